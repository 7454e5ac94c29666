// The real process is killed in the middle of a mailing, again and again: nobody gets it twice, and whoever did not get it
// is among those of whom the mailing says that nobody knows. `npm run nightly` kills it twenty times among 20,000.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Mailing, Recipient } from '../../server/contract/mailing.ts';
import { AT_ONCE } from '../../server/domain/email/index.ts';
import { SECOND } from '../../server/kernel/clock.ts';
import { fillPeople } from '../bench/mail/people.ts';
import { type Running, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const PEOPLE = Number(process.env.DRIVYN_KILLED_PEOPLE ?? 600);
const KILLS = Number(process.env.DRIVYN_KILLS ?? 3);
const GOES_ON_WITHIN = 60 * SECOND;
const LOOK = 20;
const PAGE = 100;

let smtp: TestSmtp;
let dataDir: string;
let running: Running | undefined;

before(async () => {
  smtp = await startSmtp();
  dataDir = mkdtempSync(join(tmpdir(), 'drivyn-kills-'));
  await copyEmpty(dataDir);
  await fillPeople(dataDir, PEOPLE);
});
after(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): Running {
  return startProcess(
    {
      ...{ DRIVYN_DATA: dataDir, PORT: '0', SMTP_URL: smtp.url, DRIVYN_MAIL_FROM: 'hello@shop.example' },
      // Signing costs time that this is not about.
      DRIVYN_DKIM: 'off',
    },
    ['serve'],
  );
}

/** Waits until so many mails are there, the next of them soon after `running` was started. */
async function until(count: number): Promise<void> {
  const [begun, startedAt] = [smtp.seen.length, performance.now()];
  while (smtp.seen.length < count) {
    await wait(LOOK);
    const isStill = smtp.seen.length === begun && performance.now() - startedAt > GOES_ON_WITHIN;
    assert.ok(!isStill, `nothing came for a minute: ${running?.output.stderr}`);
  }
}

test(`${KILLS} kills in a mailing to ${PEOPLE.toLocaleString('en')} people: nobody twice, nobody missed unseen`, async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    running = start();
    await until(Math.floor((kill * PEOPLE) / (KILLS + 1)));
    running.child.kill('SIGKILL');
    await running.ended;
  }
  running = start();
  const url = await waitForUrl(running);
  const mailing = await untilSent(url);
  assert.equal(new Set(smtp.seen).size, smtp.seen.length, 'nobody got it twice');
  const unknown = await listUnknown(url, mailing.id);
  const got = new Set(smtp.seen);
  const missed = Array.from({ length: PEOPLE }, (_, at) => `person${at}@example.com`).filter(
    (email) => !got.has(email),
  );
  assert.deepEqual(
    missed.filter((email) => !unknown.has(email)),
    [],
    'everybody else got it',
  );
  assert.equal((mailing.delivered ?? 0) + unknown.size, PEOPLE);
  assert.equal(mailing.unknown, unknown.size);
  assert.ok(unknown.size <= KILLS * AT_ONCE, `${unknown.size} are in doubt after ${KILLS} kills`);
});

async function ask<T>(url: string): Promise<T> {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return (await response.json()) as T;
}

async function untilSent(url: string): Promise<Mailing> {
  for (;;) {
    const [mailing] = await ask<Mailing[]>(`${url}/api/users/14/mailings`);
    if (mailing?.status === 'sent') return mailing;
    await wait(10 * LOOK);
  }
}

async function listUnknown(url: string, id: number): Promise<Set<string>> {
  const unknown = new Set<string>();
  for (let before = ''; ; ) {
    const page = `status=unknown&limit=${PAGE}${before}`;
    const found = await ask<Recipient[]>(`${url}/api/mailings/${id}/recipients?${page}`);
    for (const { email } of found) unknown.add(email);
    if (found.length < PAGE) return unknown;
    before = `&before=${found.at(-1)?.id}`;
  }
}
