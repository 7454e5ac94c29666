// What comes of a mailing beside opens and clicks, and what is refused before one is stored.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Mailing, MailingResults, Recipient } from '../../server/contract/mailing.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36' };
let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let platformId: number;

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return JSON.parse(body) as T;
}

async function refusal(path: string, request: Parameters<Client>[1]): Promise<[number, string]> {
  const response = await owner(path, request);
  return [response.status, await response.text()];
}

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example' } });
  owner = server.as('owner');
  await saveProfile(owner);
  platformId = (await connectChannel(owner, 'email')).id;
  for (const name of ['anna', 'ben', 'cleo'])
    await call('/api/users/14/subscribers', { json: { email: `${name}@example.com` } });
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** Sends a mailing to everybody. @returns its id and, by name, what each got */
async function sendMailing(): Promise<{ id: number; got: Record<string, string> }> {
  smtp.received.length = 0;
  const json = { subject: 'News', content: '**[Look](https://shop.example/a)**', sendAt: 'now' };
  const { id } = await call<Mailing>('/api/users/14/mailings', { json });
  server.clock.advance(2000);
  await server.drain();
  server.clock.advance(60_000);
  const got = smtp.received.map(({ to, source }) => [
    to.split('@')[0],
    source.replace(/=\r\n/g, '').replaceAll('=3D', '='),
  ]);
  return { id, got: Object.fromEntries(got) };
}

const resultsOf = (id: number) => call<MailingResults>(`/api/mailings/${id}/results`);
const clickOf = (source = '') => /href="([^"]*\/c\/[^"]*)"/.exec(source)?.[1] ?? '';
const leaveOf = (source = '') =>
  /^List-Unsubscribe: <([^>]+)>/m.exec(source.replace(/\r\n\s+/g, ' '))?.[1] ?? '';

test('who leaves by a mail, and orders within a week after a click, are told beside it and never as caused', async () => {
  const { id, got } = await sendMailing();
  assert.deepEqual(await resultsOf(id), {
    ...{ opened: 0, clicked: 0, machineReads: 0, unsubscribed: 0, complaints: 0 },
    bounces: { hard: 0, soft: 0 },
    orders: { count: 0, days: 7 },
  });
  const order = (name: string, event: string, key: string) =>
    call('/api/events', { json: { email: `${name}@example.com`, event, id: key } });
  await order('anna', 'order', 'before');
  server.clock.advance(HOUR);
  await fetch(clickOf(got.anna), { headers: PHONE, redirect: 'manual' });
  server.clock.advance(HOUR);
  await order('anna', 'order', 'after');
  await order('anna', 'cart', 'cart');
  await order('ben', 'order', 'without a click');
  server.clock.advance(7 * DAY);
  await order('anna', 'order', 'too late');
  for (const _ of [1, 2]) {
    const left = await fetch(leaveOf(got.ben).replace(/^http:\/\/[^/]+/, new URL(server.url).origin), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    assert.equal(left.status, 200);
  }
  assert.partialDeepStrictEqual(await resultsOf(id), {
    ...{ opened: 1, clicked: 1, unsubscribed: 1 },
    orders: { count: 1, days: 7 },
  });
  const page = await (await owner(`/screens/email-marketing?recipients=${id}`)).text();
  assert.match(page, /Unsubscribed by it: 1\. .*Orders within 7 days after following a link: 1; whether/);
  assert.equal((await server.as('foreign')(`/api/mailings/${id}/results`)).status, 404);
});

test('another’s mail is not left by a forged name', async () => {
  const { id, got } = await sendMailing();
  const name = /m=([0-9a-f]+)/.exec(leaveOf(got.anna))?.[1];
  const token = new URL(leaveOf(got.cleo)).pathname;
  await fetch(new URL(`${token}?m=${name}`, server.url), { method: 'POST' });
  assert.equal((await resultsOf(id)).unsubscribed, 0);
  const cleo = await call<{ status: string }[]>('/api/users/14/subscribers?search=cleo');
  assert.equal(cleo[0]?.status, 'unsubscribed');
});

test('whoever left before their turn is told of with the reason', async () => {
  const { id } = await sendMailing();
  const rows = await call<Recipient[]>(`/api/mailings/${id}/recipients`);
  assert.deepEqual(
    rows.map(({ email }) => email),
    ['anna@example.com'],
  );
});

test('an unknown merge field is refused wherever a mail is written', async () => {
  const words = { title: 'News', content: 'Hello {{nobody}}.' };
  const [status, message] = await refusal('/api/contents', { json: { platformId, ...words } });
  assert.equal(status, 422);
  assert.match(message, /\{\{nobody\}\} is not known/);
  const { id } = await call<{ id: number }>('/api/contents', {
    json: { platformId, ...words, content: 'Hello {{name|there}}.' },
  });
  assert.equal((await refusal(`/api/contents/${id}`, { method: 'PATCH', json: words }))[0], 422);
  const mailing = { subject: 'News {{nobody}}', content: 'Hello.' };
  assert.equal((await refusal('/api/users/14/mailings', { json: mailing }))[0], 422);
  const test = { subject: 'News {{nobody}}' };
  assert.equal(
    (await refusal('/api/users/14/mailings', { json: { ...mailing, subject: 'News', test } }))[0],
    422,
  );
});

test('a section that begins in one block and ends in another is refused with words', async () => {
  const torn = [
    'Hello {{#name}}you.\n\nWelcome{{/name}}.',
    '- one {{#name}}\n- two {{/name}}',
    '**bold {{#name}}** more {{/name}}',
    ':::columns\n\n{{#name}}\n\none\n\n---\n\n{{/name}}\n\ntwo\n\n:::',
  ];
  for (const content of torn) {
    const [status, message] = await refusal('/api/users/14/mailings', { json: { subject: 'News', content } });
    assert.equal(status, 422, content);
    assert.match(message, /^content: .*begins in one paragraph/);
  }
  for (const content of [
    '{{#name}}\n\nHello.\n\n- one\n\n{{/name}}',
    'Hello {{#name}}**{{name}}**{{/name}}.',
  ])
    await call('/api/users/14/mailings', { json: { subject: 'News', content } });
});

test('lists show merge fields as their readers would', async () => {
  const json = { subject: 'For {{name|you}} in {{attributes.town}}', content: '{{#name}}Hi{{/name}} there.' };
  await call('/api/users/14/subscribers', { json: { email: 'd@example.com', attributes: { town: 'Bern' } } });
  await call('/api/users/14/mailings', { json });
  const page = await (await owner('/screens/email-marketing?tab=campaigns')).text();
  assert.match(page, /For you in \[town\]/);
  assert.doesNotMatch(page, /\{\{#?name/);
});
