// Single mails, as a program asks for them, with a real mail server at the other end.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { SingleMail } from '../../server/contract/single-mail.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { type Client, createClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;
let program: Client;

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>' } });
  owner = server.as('owner');
  const made = await owner('/api/tokens', { json: { name: 'Shop', scopes: ['mail:send'] } });
  program = createClient(server.url, { bearer: ((await made.json()) as { token: string }).token });
});
after(async () => {
  await server.stop();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.behave = () => undefined;
});

const WORDS = { subject: 'Order {{order.id}}', content: 'Hello {{name|there}}, it is {{order.id}}.' };

async function ask(
  json: object,
  headers: Record<string, string> = {},
): Promise<[number, SingleMail & { error?: string }]> {
  const response = await program('/api/mail', { json, headers });
  const body = await response.text();
  return [response.status, body.startsWith('{') ? JSON.parse(body) : { error: body }];
}

test('a mail is filled, sent once for its key, and cannot be left', async () => {
  const mail = {
    to: 'Anna+orders@Example.com',
    template: WORDS,
    data: { order: { id: '<b>17</b>' } },
    idempotencyKey: 'order-17',
  };
  const [status, first] = await ask(mail);
  assert.deepEqual([status, first.status], [201, 'sent']);
  const [received] = smtp.received;
  assert.equal(received?.to, 'anna+orders@example.com');
  assert.match(received?.source ?? '', /Subject: Order <b>17<\/b>/);
  assert.match((received?.source ?? '').replaceAll('=\r\n', ''), /Hello there, it is &lt;b&gt;17&lt;\/b&gt;/);
  assert.doesNotMatch(received?.source ?? '', /List-Unsubscribe|Precedence|[Uu]nsubscribe/);
  const { idempotencyKey, ...rest } = mail;
  assert.deepEqual(await ask(mail), [200, first]);
  assert.deepEqual(
    await ask(rest, { 'Idempotency-Key': idempotencyKey }),
    [200, first],
    'by the header as well',
  );
  const [taken] = await ask({ ...mail, to: 'ben@example.com' });
  assert.equal(taken, 409);
  assert.equal((await ask(mail, { 'Idempotency-Key': 'another' }))[0], 422);
  server.clock.advance(2 * MINUTE);
  await server.drain();
  assert.equal(smtp.received.length, 1);
});

test('the same key at the same moment sends one mail', async () => {
  const mail = {
    to: 'anna@example.com',
    template: WORDS,
    data: { order: { id: 18 } },
    idempotencyKey: 'same',
  };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(mail)));
  assert.equal(new Set(answers.map(([, { id }]) => id)).size, 1);
  assert.ok(answers.every(([status]) => status === 200 || status === 201));
  assert.equal(smtp.received.length, 1);
});

test('a stored template is named; what lacks a value, or is no template, is refused and sends nothing', async () => {
  const stored = { name: 'receipt', ...WORDS };
  assert.equal((await owner('/api/users/14/mail-templates', { json: stored })).status, 201);
  const [row] = (await (await owner('/api/users/14/mail-templates')).json()) as object[];
  assert.partialDeepStrictEqual(row, stored);
  const to = 'anna@example.com';
  assert.equal((await ask({ to, template: 'receipt', data: { order: { id: 1 } } }))[0], 201);
  const [status, { error }] = await ask({ to, template: 'receipt', data: { order: {} } });
  assert.equal(status, 422);
  assert.match(JSON.stringify(error), /order\.id/);
  assert.equal((await ask({ to, template: 'none' }))[0], 422);
  assert.equal((await ask({ to, template: { subject: 'x', content: '{{#open}}' } }))[0], 422);
  assert.equal((await ask({ to: 'a@b.example\r\nBcc: c@d.example', template: 'receipt' }))[0], 422);
  assert.equal(smtp.received.length, 1);
  assert.equal((await program('/api/users/14/mail-templates')).status, 403, 'the token is for sending alone');
});

test('line breaks in data add no header', async () => {
  const template = { subject: 'Order {{id}}', content: 'It is {{id}}.' };
  await ask({ to: 'anna@example.com', template, data: { id: '1\r\nBcc: victim@example.com' } });
  const headers = smtp.received[0]?.source.split('\r\n\r\n')[0] ?? '';
  assert.doesNotMatch(headers, /^Bcc:/m);
  assert.equal(smtp.received.length, 1);
});

test('a suppressed address is a conflict; who left the newsletter is served', async () => {
  const template = { subject: 'Receipt', content: 'Thank you.' };
  await owner('/api/suppressions', { json: { email: 'gone@example.com', reason: 'bounce' } });
  assert.equal((await ask({ to: 'Gone@example.com', template }))[0], 409);
  const added = await owner('/api/users/14/subscribers', { json: { email: 'left@example.com' } });
  const { id } = (await added.json()) as { id: number };
  await owner(`/api/subscribers/${id}/unsubscribe`, { method: 'POST', json: {} });
  const [status, mail] = await ask({ to: 'left@example.com', template });
  assert.deepEqual([status, mail.status], [201, 'sent']);
});

test('what the server puts off is tried again within five minutes, what it refuses is not', async () => {
  const template = { subject: 'Receipt', content: 'Thank you.' };
  smtp.behave = (recipient) =>
    recipient === '' ? undefined : { at: 'recipient', code: recipient.startsWith('later') ? 451 : 550 };
  const [, later] = await ask({ to: 'later@example.com', template, idempotencyKey: 'later' });
  const [, refused] = await ask({ to: 'never@example.com', template });
  assert.deepEqual([later.status, refused.status], ['pending', 'refused']);
  smtp.behave = () => undefined;
  server.clock.advance(5 * MINUTE);
  await server.drain();
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    ['later@example.com'],
  );
  const again = await ask({ to: 'later@example.com', template, idempotencyKey: 'later' });
  assert.deepEqual(again, [200, { id: later.id, status: 'sent' }]);
  assert.equal(await wordsLeft(), 0, 'nothing is kept of what has ended');
});

async function wordsLeft(): Promise<number> {
  const rows = await server.app.ctx.db.read('single_mails').whereNotNull('sealed_words');
  return rows.length;
}
