// An automation of which too much comes back is switched off by itself, its owner is told, and a person switches it on.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Automation } from '../../server/contract/automation.ts';
import { HEALTH } from '../../server/contract/mailing-health.ts';
import type { Notification } from '../../server/contract/notification.ts';
import { receiveReturn } from '../../server/domain/email/index.ts';
import { DAY, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer, type TestServerOptions } from '../support/server.ts';
import { copyEmptyPostgres } from '../support/templates.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const NOBODY = { at: 'recipient', code: 550, text: '5.1.1 No such user here' } as const;
const WELCOME = '/api/users/14/automations/welcome';

describe('on SQLite', () => declare(async () => ({})));

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  before(async () => {
    postgres = await startPostgres();
  });
  declare(
    async () => ({ databaseUrl: await copyEmptyPostgres(postgres) }),
    () => postgres.stop(),
  );
});

function declare(config: () => Promise<TestServerOptions['config'] & object>, end = async () => {}): void {
  let smtp: TestSmtp;
  let server: TestServer;
  let owner: Client;
  let count = 0;
  before(async () => {
    smtp = await startSmtp();
    const mail = { smtpUrl: smtp.url, mailFrom: 'hello@shop.example', dkim: false, rateLimits: false };
    server = await startServer({ config: { ...mail, ...(await config()) } });
    owner = server.as('owner');
    await saveProfile(owner);
    await connectChannel(owner, 'email');
    // What comes later would be mails of its own.
    for (const position of [2, 3])
      await call(`${WELCOME}/steps/${position}`, { method: 'PUT', json: { delay: 300 * DAY } });
    await switchOn(true);
  });
  after(async () => {
    await server.stop();
    await smtp.close();
    await end();
  });

  async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
    const response = await owner(path, request);
    const body = await response.text();
    assert.ok(response.ok, `${path}: ${response.status} ${body}`);
    return JSON.parse(body) as T;
  }
  const switchOn = (isActive: boolean) => call<Automation>(WELCOME, { method: 'PUT', json: { isActive } });
  const read = async () => (await call<Automation[]>('/api/users/14/automations'))[0] as Automation;
  const notified = async () => (await call<Notification[]>('/api/notifications')).map(({ title }) => title);

  /** So many people subscribe, and get their first mail. @returns the names of the mails */
  async function welcome(people: number): Promise<string[]> {
    for (let one = 0; one < people; one += 1) {
      count += 1;
      await call('/api/users/14/subscribers', { json: { email: `s${count}@example.com` } });
    }
    await server.drain();
    server.clock.advance(MINUTE);
    await server.drain();
    return server.app.ctx.db
      .read('deliveries')
      .orderBy('id', 'desc')
      .limit(people)
      .pluck<string[]>('message_id');
  }

  /** As if so many mails had been taken or refused until now. */
  const setAnswered = (answered: number) => server.app.ctx.db.write('automation_days').update({ answered });

  async function complain(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await receiveReturn(server.app.ctx, { names: [name], as: 'complaint', text: null });
    }
    await server.drain();
  }

  test('addresses that are not there switch it off, as soon as there are enough mails to tell', async () => {
    smtp.behave = (to) => (/^s[1-3]@/.test(to) ? NOBODY : undefined);
    await welcome(4);
    await setAnswered(HEALTH.sample - 2);
    await welcome(1);
    assert.partialDeepStrictEqual(await read(), { isActive: true, stoppedBy: null, note: null });
    await welcome(1);
    const stopped = await read();
    assert.partialDeepStrictEqual(stopped, { isActive: false, stoppedBy: 'bounces' });
    assert.match(stopped.note ?? '', /^It was switched off\. .*switch it on again/);
    assert.ok((await notified()).includes('The automation "Welcome Series" was switched off'));
    const page = await (await owner('/screens/email-marketing?tab=automations')).text();
    assert.match(page, /Too much came back/);
    const audit = await call<{ kind: string }[]>('/api/audit');
    assert.ok(audit.some(({ kind }) => kind === 'automation.stopped'));
    const before = smtp.received.length;
    await welcome(1);
    assert.equal(smtp.received.length, before, 'nothing leaves by itself');
  });

  test('whoever switches it on has decided: what came back before counts no more', async () => {
    assert.partialDeepStrictEqual(await switchOn(true), { isActive: true, stoppedBy: null, note: null });
    await welcome(1);
    await setAnswered(HEALTH.sample);
    await welcome(1);
    assert.partialDeepStrictEqual(await read(), { isActive: true, stoppedBy: null });
  });

  test('one complaint is a warning, told once; the second switches it off', async () => {
    const names = await welcome(1);
    await complain([...names, ...names]);
    assert.partialDeepStrictEqual(await read(), { isActive: true, stoppedBy: null });
    const warned = (await notified()).filter((title) => title === 'People complain about "Welcome Series"');
    assert.equal(warned.length, 1);
    await complain(await welcome(1));
    assert.partialDeepStrictEqual(await read(), { isActive: false, stoppedBy: 'complaints' });
  });

  test('what came back long ago does no harm any more', async () => {
    await switchOn(true);
    await complain(await welcome(1));
    const { write } = server.app.ctx.db;
    await write('automation_days').decrement('day', 30);
    const names = await welcome(1);
    await setAnswered(HEALTH.sample);
    await complain(names);
    assert.partialDeepStrictEqual(await read(), { isActive: true, stoppedBy: null });
  });
}
