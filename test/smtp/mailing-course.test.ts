// What a person does with a mailing that is on its way, through the calls, with a real mail server at the other end.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Mailing, Recipient } from '../../server/contract/mailing.ts';
import { AT_ONCE } from '../../server/domain/email/index.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

const PEOPLE = 60;
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
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>' } });
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

async function read(id: number): Promise<Mailing | undefined> {
  return (await call<Mailing[]>('/api/users/14/mailings')).find((one) => one.id === id);
}

/** Sends a mailing, and takes a step as soon as `after` mails are there. */
async function sendUntil(after: number, step: 'pause' | 'cancel'): Promise<number> {
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: 'now' };
  const { id } = await post('/api/users/14/mailings', words);
  let taken: Promise<Mailing> | undefined;
  smtp.behave = async (recipient) => {
    if (recipient === '') return undefined;
    if (smtp.received.length >= after) taken ??= post(`/api/mailings/${id}/${step}`);
    await taken;
    return undefined;
  };
  await server.drain();
  assert.ok(taken);
  smtp.behave = () => undefined;
  return id;
}

test('a mailing that is paused stops within what is under way, and resumes where it stopped', async () => {
  const id = await sendUntil(20, 'pause');
  const left = smtp.received.length;
  assert.ok(left >= 20 && left <= 20 + AT_ONCE, `${left} had left`);
  assert.partialDeepStrictEqual(await read(id), {
    stopped: 'paused',
    postStatus: 'publishing',
    delivered: left,
    remaining: PEOPLE - left,
    audienceSize: PEOPLE,
    moves: ['resume', 'cancel'],
  });
  server.clock.advance(HOUR);
  await server.drain();
  assert.equal(smtp.received.length, left, 'nothing leaves while it is paused');
  assert.equal((await post(`/api/mailings/${id}/pause`)).stopped, 'paused', 'twice is the same as once');
  await post(`/api/mailings/${id}/resume`);
  await server.drain();
  assert.partialDeepStrictEqual(await read(id), {
    status: 'sent',
    stopped: null,
    delivered: PEOPLE,
    undelivered: 0,
    unknown: 0,
    remaining: null,
  });
  assert.equal(new Set(smtp.received.map(({ to }) => to)).size, PEOPLE);
  assert.equal(smtp.received.length, PEOPLE, 'nobody twice');
  const refused = await owner(`/api/mailings/${id}/pause`, { method: 'POST', json: {} });
  assert.equal(refused.status, 409);
});

test('a mailing that is cancelled ends with what had begun, and says so', async () => {
  const id = await sendUntil(10, 'cancel');
  await server.drain();
  const left = smtp.received.length;
  assert.ok(left <= 10 + AT_ONCE, `${left} had left`);
  const cancelled = await read(id);
  assert.partialDeepStrictEqual(cancelled, { status: 'sent', stopped: 'cancelled', delivered: left });
  assert.match(
    cancelled?.note ?? '',
    new RegExp(`Cancelled after ${left} mails; ${PEOPLE - left} were not sent`),
  );
  server.clock.advance(HOUR);
  await server.drain();
  assert.equal(smtp.received.length, left);
  const skipped = await call<Recipient[]>(`/api/mailings/${id}/recipients?status=skipped&limit=100`);
  assert.equal(skipped.length, PEOPLE - left);
});

test('a mailing that is paused before anything left and then cancelled may be sent again', async () => {
  smtp.behave = () => ({ at: 'sender', code: 451 });
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: 'now' };
  const { id } = await post('/api/users/14/mailings', words);
  await server.drain();
  assert.equal((await read(id))?.remaining, PEOPLE);
  await post(`/api/mailings/${id}/cancel`);
  await server.drain();
  assert.partialDeepStrictEqual(await read(id), { postStatus: 'failed', delivered: null });
  smtp.behave = () => undefined;
  await post(`/api/contents/${id}/publish`);
  await server.drain();
  assert.partialDeepStrictEqual(await read(id), { status: 'sent', delivered: PEOPLE, stopped: null });
});

test('each recipient is told with the server’s words, a page after the other; the soft refusals get it again', async () => {
  smtp.behave = (recipient) => {
    if (recipient === 's1@example.com') return { at: 'recipient', code: 550 };
    if (recipient === 's2@example.com') return { at: 'recipient', code: 552 };
    if (recipient === 's3@example.com') return { at: 'hang-up' };
    if (recipient === 's4@example.com') return { at: 'recipient', code: 451 };
    return undefined;
  };
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: 'now' };
  const { id } = await post('/api/users/14/mailings', words);
  await server.drain();
  assert.partialDeepStrictEqual(await read(id), { remaining: 1, undelivered: 3, unknown: 1 });
  const of = (status: string) => call<Recipient[]>(`/api/mailings/${id}/recipients?status=${status}`);
  const [waiting] = await of('pending');
  assert.equal(waiting?.email, 's4@example.com');
  assert.match(waiting?.error ?? '', /451/);
  smtp.behave = () => undefined;
  server.clock.advance(5 * MINUTE);
  await server.drain();
  assert.partialDeepStrictEqual(await read(id), {
    status: 'sent',
    delivered: PEOPLE - 3,
    undelivered: 3,
    unknown: 1,
  });
  assert.deepEqual((await of('refused')).map(({ email }) => email).sort(), [
    's1@example.com',
    's2@example.com',
  ]);
  assert.deepEqual(
    (await of('unknown')).map(({ email }) => email),
    ['s3@example.com'],
  );
  const first = await owner(`/api/mailings/${id}/recipients?limit=50`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
  const rows: Recipient[] = [
    ...((await first.json()) as Recipient[]),
    ...(await call<Recipient[]>(String(next).replace(server.url, ''))),
  ];
  assert.equal(new Set(rows.map(({ email }) => email)).size, PEOPLE);

  const unopened = await post(`/api/mailings/${id}/resend`, { to: 'unopened' });
  assert.partialDeepStrictEqual(unopened, { status: 'draft', audienceSize: PEOPLE - 3 });
  await server.app.ctx.db.write('mailings').where({ post_id: id }).update({ is_measured: false });
  const unmeasured = await owner(`/api/mailings/${id}/resend`, { method: 'POST', json: { to: 'unopened' } });
  assert.equal(unmeasured.status, 409, 'nothing is known of who opened it');
  const again = await post(`/api/mailings/${id}/resend`, { to: 'unreached' });
  assert.partialDeepStrictEqual(again, {
    status: 'draft',
    audienceSize: 1,
    again: { of: id, to: 'unreached' },
  });
  smtp.received.length = 0;
  await post(`/api/contents/${again.id}/publish`);
  await server.drain();
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    ['s2@example.com'],
  );
});

test('a mailing of another business, and what is none, is not found', async () => {
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.' };
  const { id } = await post('/api/users/14/mailings', words);
  const other = server.as('foreign');
  for (const step of ['pause', 'resume', 'cancel']) {
    assert.equal((await other(`/api/mailings/${id}/${step}`, { method: 'POST', json: {} })).status, 404);
    assert.equal(
      (await owner(`/api/mailings/${id}/${step}`, { method: 'POST', json: {} })).status,
      409,
      step,
    );
  }
  assert.equal((await other(`/api/mailings/${id}/recipients`)).status, 404);
});
