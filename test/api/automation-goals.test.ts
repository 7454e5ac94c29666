// A click as the goal of an automation: who follows the link leaves, and a scanner that follows all of them does not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BuiltAutomation } from '../../server/contract/built-automation.ts';
import { DAY, MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36' };
const BUY = 'https://shop.example/buy?for={{email}}';
const CONTENT = `[Buy](${BUY}) [Two](https://shop.example/2) [Three](https://shop.example/3)`;
const STEPS = [
  { id: 'offer', type: 'mail', subject: 'An offer', content: CONTENT },
  { id: 'rest', type: 'wait', duration: DAY },
  { id: 'last', type: 'mail', subject: 'The last day', content: 'Tomorrow it is over.' },
];
let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let count = 0;

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return JSON.parse(body || 'null') as T;
}
async function build(goal: unknown): Promise<number> {
  const json = { name: 'Offer', trigger: { on: 'event', event: `seen-${++count}` }, goal, steps: STEPS };
  const { id } = await call<BuiltAutomation>('/api/users/14/built-automations', { json });
  await call(`/api/built-automations/${id}/apply`, { method: 'POST', json: {} });
  await call(`/api/built-automations/${id}/active`, { method: 'PUT', json: { isActive: true } });
  return id;
}
/** Somebody new comes into the automation that was built last, and has its first mail. */
async function enter(name: string): Promise<void> {
  const email = `${name}@example.com`;
  await call('/api/users/14/subscribers', { json: { email, name } });
  await call('/api/events', { json: { email, event: `seen-${count}`, id: `${name}-${count}` } });
  await pass(SECOND);
  server.clock.advance(MINUTE);
}
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await server.app.ctx.db.write('sessions').update({ seen_at: server.clock.now() });
  await server.app.scheduler.tick();
  await server.drain();
}

before(async () => {
  smtp = await startSmtp();
  server = await startServer({
    config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example', rateLimits: false },
  });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
});
after(async () => {
  await server.stop();
  await smtp.close();
});

const mailsTo = (name: string) => smtp.received.filter(({ to }) => to.startsWith(`${name}@`));
const linksOf = (name: string) =>
  [...(mailsTo(name)[0]?.source ?? '').replace(/=\r\n/g, '').matchAll(/href=3D"([^"]*\/c\/[^"]*)"/g)].map(
    ([, url]) => url ?? '',
  );
const follow = (url = '') => fetch(url, { headers: PHONE, redirect: 'manual' });

test('whoever follows a link leaves, and has no further mail; the step says so', async () => {
  const id = await build({ on: 'click' });
  for (const name of ['anna', 'ben']) await enter(name);
  await follow(linksOf('anna')[1]);
  await pass(2 * SECOND);
  assert.equal((await call<BuiltAutomation>(`/api/built-automations/${id}`)).left, 0, 'it may be a scanner');
  await pass(5 * SECOND);
  const { inUse, reachedGoal } = await call<BuiltAutomation>(`/api/built-automations/${id}`);
  assert.equal(reachedGoal, 1);
  assert.deepEqual(
    inUse?.steps.map((step) => [step.id, step.left, step.reachedGoal]),
    [
      ['offer', 0, 0],
      ['rest', 1, 1],
      ['last', 0, 0],
    ],
  );
  await pass(DAY);
  await pass(MINUTE);
  assert.deepEqual([mailsTo('anna').length, mailsTo('ben').length], [1, 2]);
});

test('of one link alone it is that link, whoever it was filled in for', async () => {
  const id = await build({ on: 'click', url: BUY });
  await enter('cleo');
  await follow(linksOf('cleo')[1]);
  await pass(10 * SECOND);
  const left = async () => (await call<BuiltAutomation>(`/api/built-automations/${id}`)).reachedGoal;
  assert.equal(await left(), 0);
  await follow(linksOf('cleo')[0]);
  await pass(10 * SECOND);
  assert.equal(await left(), 1);
});

test('a scanner that follows every link has reached nothing', async () => {
  const id = await build({ on: 'click' });
  await enter('dora');
  for (const url of linksOf('dora')) await follow(url);
  await pass(10 * SECOND);
  const { left, waiting } = await call<BuiltAutomation>(`/api/built-automations/${id}`);
  assert.deepEqual([left, waiting], [0, 1]);
});

test('a goal of a link that no mail has is refused when it is put to use; other shapes at once', async () => {
  const trigger = { on: 'event', event: 'x' };
  const PATH = '/api/users/14/built-automations';
  for (const goal of [
    { on: 'click', url: 'https://shop.example/gone' },
    { on: 'click', url: 'https://shop.example/buy?for={{url.email}}' },
  ]) {
    const { id } = await call<BuiltAutomation>(PATH, { json: { name: 'Odd', trigger, goal, steps: STEPS } });
    const refused = await owner(`/api/built-automations/${id}/apply`, { method: 'POST', json: {} });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /goal: is a link that none of the mails/);
  }
  for (const goal of [{ on: 'open' }, { on: 'click', url: '' }, { on: 'click', more: 1 }, 7]) {
    const refused = await owner(PATH, { json: { name: 'Odd', trigger, goal, steps: STEPS } });
    assert.equal(refused.status, 422, JSON.stringify(goal));
  }
});

test('the form offers the links of its mails, and says which is the goal', async () => {
  const id = await build(null);
  const route = `/email-marketing?tab=automations&automation=${id}`;
  const show = async () => (await (await owner(`/screens${route}`)).text()).replaceAll('<!-- -->', '');
  assert.match(
    await show(),
    /<option value="click:https:\/\/shop\.example\/2">follows https:\/\/shop\.example\/2</,
  );
  const fields = { screen: route, name: 'Offer', starts: 'event:order', reentry: 'finished' };
  for (const [goal, words] of [
    ['click:https://shop.example/2', /Ends for whoever follows https:\/\/shop\.example\/2\./],
    ['click', /Ends for whoever follows a link in its mails\./],
    ['event:', /Ends for whoever does “paid”\./],
    ['', /Coming in: again, once they are through\.</],
  ] as const) {
    const form = { ...fields, goal, goalNamed: 'paid' };
    const answer = await owner(`/api/built-automations/${id}?_method=PUT`, { form });
    assert.equal(answer.status, 303, await answer.clone().text());
    assert.match(await show(), words);
  }
});
