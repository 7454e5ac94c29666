// A mailing of which too much comes back is stopped by itself, its owner is told, and a person lets it go on.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Autonomy } from '../../server/contract/autonomy.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Mailing } from '../../server/contract/mailing.ts';
import { HEALTH } from '../../server/contract/mailing-health.ts';
import type { Need } from '../../server/contract/need.ts';
import type { Notification } from '../../server/contract/notification.ts';
import { receiveReturn } from '../../server/domain/email/index.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const PEOPLE = 400;
const NOBODY = { at: 'recipient', code: 550, text: '5.1.1 No such user here' } as const;
let smtp: TestSmtp;
let server: TestServer;
let owner: Client;

before(async () => {
  smtp = await startSmtp();
});
after(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.behave = () => undefined;
  server = await startServer({
    config: { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>', dkim: false },
  });
  owner = server.as('owner');
  await connectChannel(owner, 'email');
  const rows = Array.from({ length: PEOPLE }, (_, at) => `s${at}@example.com`).join('\n');
  await call('/api/users/14/subscribers/import', { json: { csv: `email\n${rows}`, confirm: true } });
  await server.drain();
});
afterEach(() => server.stop());

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

const post = (path: string, json: object = {}) => call<Mailing>(path, { method: 'POST', json });
const read = async () => (await call<Mailing[]>('/api/users/14/mailings'))[0];
const notified = async () => (await call<Notification[]>('/api/notifications')).map(({ title }) => title);

async function send(): Promise<number> {
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: 'now' };
  const { id } = await post('/api/users/14/mailings', words);
  await server.drain();
  return id;
}

/** What is told of the mails to the first `count` people. */
async function complain(count: number): Promise<void> {
  const mails = await server.app.ctx.db
    .read('deliveries')
    .orderBy('id')
    .limit(count)
    .pluck<string[]>('message_id');
  for (const name of mails) {
    await receiveReturn(server.app.ctx, { names: [name], as: 'complaint', text: null });
  }
  await server.drain();
}

test('two of a hundred addresses that are not there stop a mailing; a person lets it go on', async () => {
  // Everybody before is there: the share counts from the first mail on.
  const gone = new Set(['s120', 's130', 's140', 's150'].map((name) => `${name}@example.com`));
  smtp.behave = (to) => (gone.has(to) ? NOBODY : undefined);
  const id = await send();
  const stopped = await read();
  assert.partialDeepStrictEqual(stopped, { stopped: 'paused', stoppedBy: 'bounces' });
  assert.ok((stopped?.hardBounces ?? 0) >= HEALTH.bounces && (stopped?.remaining ?? 0) > PEOPLE / 3);
  assert.match(stopped?.note ?? '', /It was stopped\..*resume it/);
  assert.ok((await notified()).includes('The mailing "Fresh bread" was stopped'));
  const needs = await call<Need[]>('/api/needs');
  assert.ok(needs.some(({ kind }) => kind === 'mailing'));
  const before = smtp.received.length;
  server.clock.advance(5 * MINUTE);
  await server.drain();
  assert.equal(smtp.received.length, before, 'nothing leaves by itself');
  await post(`/api/mailings/${id}/resume`);
  await server.drain();
  const sent = await read();
  assert.partialDeepStrictEqual(sent, { status: 'sent', stopped: null, stoppedBy: null, hardBounces: 4 });
  assert.equal(smtp.received.length, PEOPLE - gone.size);
  assert.ok(!(await call<Need[]>('/api/needs')).some(({ kind }) => kind === 'mailing'));
});

test('what came back early stops it as soon as there are enough mails to tell', async () => {
  smtp.behave = (to) => (/^s[0-5]@/.test(to) ? NOBODY : undefined);
  await send();
  assert.partialDeepStrictEqual(await read(), { stopped: 'paused', stoppedBy: 'bounces' });
  assert.ok(smtp.received.length < HEALTH.sample + 20, `${smtp.received.length}`);
});

test('a few who are not there stop nothing', async () => {
  smtp.behave = (to) => (/^s(1|200)@/.test(to) ? NOBODY : undefined);
  await send();
  assert.partialDeepStrictEqual(await read(), { status: 'sent', stopped: null, hardBounces: 2 });
});

test('a complaint is a warning, and more of them stop a mailing on its way', async () => {
  let paused: Promise<unknown> | undefined;
  const id = (
    await post('/api/users/14/mailings', { subject: 'Fresh bread', content: 'Twelve.', sendAt: 'now' })
  ).id;
  smtp.behave = async (to) => {
    if (to !== '' && smtp.received.length >= 200) paused ??= post(`/api/mailings/${id}/pause`);
    await paused;
    return undefined;
  };
  await server.drain();
  smtp.behave = () => undefined;
  await complain(1);
  assert.ok((await notified()).includes('People complain about "Fresh bread"'));
  assert.partialDeepStrictEqual(await read(), { complaints: 1, stoppedBy: null });
  await post(`/api/mailings/${id}/resume`);
  // Before its job goes on.
  const mails = await server.app.ctx.db
    .read('deliveries')
    .where({ status: 'sent' })
    .orderBy('id')
    .pluck('message_id');
  await receiveReturn(server.app.ctx, { names: [mails[5]], as: 'complaint', text: null });
  await server.drain();
  assert.partialDeepStrictEqual(await read(), { complaints: 2, stopped: 'paused', stoppedBy: 'complaints' });
});

test('complaints after the last mail warn of the next one', async () => {
  const id = await send();
  await complain(3);
  const [other] = await server.app.ctx.db.read('deliveries').orderBy('id').offset(3).limit(1).pluck('id');
  const told = await call<{ error: string | null }[]>(`/api/mailings/${id}/recipients?before=${other}`);
  assert.deepEqual(
    told.map(({ error }) => error),
    Array.from({ length: 3 }, () => 'Its reader called it spam.'),
  );
  assert.partialDeepStrictEqual(await read(), { status: 'sent', stopped: null, complaints: 3 });
  const titles = await notified();
  assert.equal(titles.filter((title) => title === 'People complain about "Fresh bread"').length, 2);
});

test('too many complaints take mailings a step back, on a ladder of their own, which says why', async () => {
  const [email] = await call<{ id: number }[]>('/api/users/14/platforms');
  const ladder = `/api/platforms/${email?.id}/autonomy`;
  assert.partialDeepStrictEqual(await call<Autonomy[]>(ladder), [{ act: 'mail', level: 'autonomous' }]);
  await send();
  await complain(1);
  assert.partialDeepStrictEqual(await call<Autonomy[]>(ladder), [{ level: 'autonomous', lowered: null }]);
  await complain(3);
  const why = 'Too many people complained about a mailing.';
  assert.partialDeepStrictEqual(await call<Autonomy[]>(ladder), [
    { act: 'mail', level: 'undo', lowered: { from: 'autonomous', why } },
  ]);
  const decisions = await call<Decision[]>('/api/decisions');
  const said = decisions.find(({ kind }) => kind === 'autonomy');
  assert.partialDeepStrictEqual(said, {
    what: 'Mailings went back from "By itself" to "Wait for Undo"',
    why,
  });
  assert.ok((await notified()).includes('Mailings go a step less far by themselves'));
  // Nobody goes further but by a person's word, with or without the name of the act.
  await call(ladder, { method: 'PUT', json: { level: 'autonomous' } });
  assert.partialDeepStrictEqual(await call<Autonomy[]>(ladder), [{ level: 'autonomous', lowered: null }]);
});
