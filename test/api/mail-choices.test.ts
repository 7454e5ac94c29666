// The preference centre behind the link in every mail, and the limits that a business sets: what is chosen is kept to.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Mailing, Recipient } from '../../server/contract/mailing.ts';
import type { Person } from '../../server/contract/subscriber.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { stylesOf } from '../support/page-styles.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let reader: Client;
const lists: Record<string, number> = {};
const people: Record<string, number> = {};

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return JSON.parse(body) as T;
}

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example' } });
  owner = server.as('owner');
  reader = server.as('anonymous');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  for (const name of ['Bread', 'Cakes', 'Suspicious customers'])
    lists[name] = (await call<{ id: number }>('/api/users/14/lists', { json: { name } })).id;
  await call('/api/users/14/forms', {
    json: { name: 'Site', lists: [lists.Bread, lists.Cakes], consentText: 'I want news.' },
  });
  for (const name of ['anna', 'ben', 'cleo']) {
    const json = { email: `${name}@example.com`, lists: [lists.Bread] };
    people[name] = (await call<{ id: number }>('/api/users/14/subscribers', { json })).id;
  }
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** Sends a mailing to everybody. @returns its id and, by name, what each got */
async function sendMailing(subject = 'News'): Promise<{ id: number; got: Record<string, string> }> {
  smtp.received.length = 0;
  const json = { subject, content: 'Hello.', sendAt: 'now' };
  const { id } = await call<Mailing>('/api/users/14/mailings', { json });
  server.clock.advance(2000);
  await server.drain();
  const got = smtp.received.map(({ to, source }) => [to.split('@')[0], source.replace(/=\r\n/g, '')]);
  return { id, got: Object.fromEntries(got) };
}

const linkOf = (source = '') =>
  new URL(/Change what you get: (\S+)/.exec(source)?.[1]?.replace('=3D', '=') ?? '').pathname;
const personOf = (name: string) => call<Person>(`/api/subscribers/${people[name]}`);
const whyOf = async (id: number) =>
  Object.fromEntries(
    (await call<Recipient[]>(`/api/mailings/${id}/recipients`)).map(({ email, error }) => [
      email.split('@')[0],
      error,
    ]),
  );

test('the link in every mail opens a page that works without a script, and opening it stores nothing', async () => {
  const { got } = await sendMailing();
  const link = linkOf(got.anna);
  const before = await personOf('anna');
  const answer = await reader(link);
  assert.match(await stylesOf(answer), /\.choice\{/);
  const page = await answer.text();
  assert.doesNotMatch(page, /<script/);
  assert.match(page, /a…@example\.com/);
  assert.match(page, /checked=""[^>]* value="every"/);
  assert.match(page, /Bread/);
  assert.match(page, /Cakes/);
  assert.doesNotMatch(page, /Suspicious/, 'a list that no form offers is the business’s own');
  assert.deepEqual(await personOf('anna'), before);
  assert.equal((await reader('/p/nobody')).status, 404);
  assert.equal((await reader('/p/nobody', { form: { frequency: 'every' } })).status, 404);
});

test('lists, frequency and a pause of 30 days are chosen, kept to, and taken back', async () => {
  const { got } = await sendMailing();
  await call(`/api/subscribers/${people.anna}`, {
    method: 'PATCH',
    json: { lists: [lists.Bread, lists['Suspicious customers']] },
  });
  const save = (name: string, form: Record<string, string>) => reader(linkOf(got[name]), { form });
  const answer = await save('anna', {
    frequency: 'weekly',
    [`list-${lists.Cakes}`]: 'on',
    'list-999999': 'on',
    [`list-${lists['Suspicious customers']}`]: 'on',
  });
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /Saved\./);
  const anna = await personOf('anna');
  assert.equal(anna.frequency, 'weekly');
  assert.deepEqual(anna.lists.toSorted(), [lists.Cakes, lists['Suspicious customers']].toSorted());
  await save('ben', { frequency: 'every', pause: 'on', [`list-${lists.Bread}`]: 'on' });
  const until = server.clock.now() + 30 * DAY;
  assert.equal((await personOf('ben')).pausedUntil, new Date(until).toISOString());

  const second = await sendMailing('Second');
  assert.deepEqual(Object.keys(second.got), ['cleo']);
  assert.deepEqual(await whyOf(second.id), {
    anna: 'They have chosen fewer mails, and had one not long ago.',
    ben: 'They have paused mails.',
    cleo: null,
  });
  assert.match(await (await reader(linkOf(got.ben))).text(), /No mails until .*; take the tick away/);
  await save('ben', { frequency: 'every', pause: 'on' });
  assert.equal((await personOf('ben')).pausedUntil, new Date(until).toISOString(), 'not made longer');
  await save('ben', { frequency: 'every' });
  assert.equal((await personOf('ben')).pausedUntil, null);
  assert.deepEqual((await personOf('ben')).lists, []);
});

test('what is no choice is refused, and whoever has left is told so', async () => {
  const { got } = await sendMailing();
  const link = linkOf(got.cleo);
  const refused = await reader(link, { json: { frequency: 'hourly', lists: [], pause: false } });
  assert.equal(refused.status, 422);
  await reader(link.replace('/p/', '/u/'), { form: { 'List-Unsubscribe': 'One-Click' } });
  assert.match(await (await reader(link)).text(), /You are unsubscribed/);
  const late = await reader(link, { form: { frequency: 'every' } });
  assert.match(await late.text(), /You are unsubscribed/);
  assert.equal((await personOf('cleo')).status, 'unsubscribed');
});

test('the limits of a business are off until somebody sets them, by call or on the screen', async () => {
  const path = '/api/users/14/mail-limits';
  assert.deepEqual(await call(path), { cap: null, quietHours: null });
  const limits = { cap: { mails: 2, days: 7 }, quietHours: { from: '22:00', to: '07:00' } };
  assert.deepEqual(await call(path, { method: 'PUT', json: limits }), limits);
  assert.deepEqual(await call(path), limits);
  const saved = await owner(`${path}?_method=PUT`, {
    form: { mails: '3', days: '14', from: '', to: '', screen: '/email-marketing?view=sending' },
  });
  assert.equal(saved.status, 303);
  assert.deepEqual(await call(path), { cap: { mails: 3, days: 14 }, quietHours: null });
  const refusals: [unknown, string][] = [
    [{ cap: { mails: 0, days: 7 }, quietHours: null }, 'cap.mails'],
    [{ cap: { mails: 1 }, quietHours: null }, 'cap.days'],
    [{ cap: null, quietHours: { from: '25:00', to: '07:00' } }, 'quietHours.from'],
    [{ cap: null, quietHours: { from: '07:00', to: '07:00' } }, 'quietHours'],
  ];
  for (const [json, field] of refusals) {
    const answer = await owner(path, { method: 'PUT', json });
    assert.equal(answer.status, 422);
    assert.match(await answer.text(), new RegExp(`^${field}: `));
  }
  assert.deepEqual(await call(path), { cap: { mails: 3, days: 14 }, quietHours: null });
});
