// The real process is killed between the steps of automations, again and again: every person gets the mail of a step once,
// and whoever did not is among those of whom nobody knows. `npm run nightly` kills it twenty times.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { addSubscriber } from '../../server/domain/audience/index.ts';
import { editStep, setAutomation } from '../../server/domain/automations/index.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { type Running, startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const PEOPLE = 30;
/** After the start; by then some are before each step. */
const DELAYS = [0, SECOND, 2 * SECOND];
const KILLS = Number(process.env.DRIVYN_KILLS ?? 3);
const ALL = PEOPLE * DELAYS.length;
const LOOK = 20;

let smtp: TestSmtp;
let dataDir: string;
let running: Running | undefined;

before(async () => {
  smtp = await startSmtp();
  dataDir = mkdtempSync(join(tmpdir(), 'drivyn-automation-kills-'));
  await copyEmpty(dataDir);
});
after(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open() {
  const config = readConfig({ DRIVYN_DATA: dataDir, DRIVYN_LOG_LEVEL: 'silent', PORT: '0' });
  return compose(config, { log: createLog('silent') });
}

/** Everybody subscribes, and the welcome series waits for a server that runs. */
async function fill(): Promise<void> {
  const app = await open();
  try {
    const owner = await app.findOpenOwner();
    assert.ok(owner);
    const now = app.ctx.clock.now();
    const stamps = { business_id: owner.businessId, created_at: now, updated_at: now };
    await app.ctx.db
      .write('connections')
      .insert({ ...stamps, type: 'email', name: 'Email', network: 'mail' });
    await setAutomation(app.ctx, owner, 'welcome', true);
    for (const [index, delay] of DELAYS.entries()) {
      const words = { subject: `Step ${index + 1}`, content: 'Hello.', delay };
      await editStep(app.ctx, owner, { kind: 'welcome', position: index + 1 }, words);
    }
    for (let at = 0; at < PEOPLE; at += 1) {
      await addSubscriber(app.ctx, owner, { email: `person${at}@example.com`, name: '' });
    }
  } finally {
    await app.stop();
  }
}

const start = () =>
  startProcess(
    {
      ...{ DRIVYN_DATA: dataDir, PORT: '0', SMTP_URL: smtp.url, DRIVYN_MAIL_FROM: 'hello@shop.example' },
      DRIVYN_DKIM: 'off',
    },
    ['serve'],
  );

/** Whether every mail has ended, as the database has it. */
async function readMails(): Promise<{ email: string; step: string; status: string }[]> {
  const app = await open();
  try {
    return await app.ctx.db.read('deliveries').select('email', { step: 'step_id' }, 'status');
  } finally {
    await app.stop();
  }
}

const nameOf = (email: string, step: string) => `${email} ${step}`;

test(`${KILLS} kills amid automations of ${PEOPLE} people: each mail of a step once, none missed unseen`, async () => {
  await fill();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    running = start();
    const [begun, startedAt] = [smtp.received.length, performance.now()];
    const until = Math.max(begun + 1, Math.floor((kill * ALL) / (KILLS + 1)));
    while (smtp.received.length < Math.min(until, ALL)) {
      // What was in doubt ends without a mail, so that there may be fewer.
      if (performance.now() - startedAt > MINUTE) break;
      await wait(LOOK);
    }
    running.child.kill('SIGKILL');
    await running.ended;
  }
  let mails: Awaited<ReturnType<typeof readMails>> = [];
  while (!isOver(mails)) {
    running = start();
    await wait(4 * SECOND);
    running.child.kill('SIGTERM');
    await running.ended;
    mails = await readMails();
  }
  const got = smtp.received.map(({ to, source }) =>
    nameOf(to, `mail-${/^Subject: Step (\d)/m.exec(source)?.[1]}`),
  );
  assert.equal(new Set(got).size, got.length, 'nobody got a step twice');
  const unknown = mails
    .filter(({ status }) => status === 'unknown')
    .map(({ email, step }) => nameOf(email, step));
  const missed = mails
    .map(({ email, step }) => nameOf(email, step))
    .filter((name) => !got.includes(name) && !unknown.includes(name));
  assert.deepEqual(missed, [], 'everybody else got it');
  assert.equal(mails.length, ALL);
});

const isOver = (mails: readonly { status: string }[]) =>
  mails.length === ALL && mails.every(({ status }) => ['sent', 'unknown'].includes(status));
