// What automations did: who came to each step, what came of its mails, and who left them where and why.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Automation } from '../../server/contract/automation.ts';
import type { BuiltAutomation } from '../../server/contract/built-automation.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36' };
const LINKS =
  '[One](https://shop.example/one?for={{email}}) [Two](https://shop.example/2) [Three](https://shop.example/3)';
const STEP = '/api/users/14/automations/cart-abandonment/steps/1';
let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let count = 0;

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}
const tell = (name: string, event: string) =>
  call('/api/events', { json: { email: `${name}@example.com`, event, id: `${event}-${++count}` } });

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
  for (const name of ['anna', 'ben', 'cleo', 'dora'])
    await call('/api/users/14/subscribers', { json: { email: `${name}@example.com`, name } });
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** The last mail that somebody got, its transfer encoding undone. */
function mailOf(name: string): string {
  const mail = smtp.received.findLast(({ to }) => to.startsWith(name));
  return (mail?.source ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
}
const clicksOf = (name: string) =>
  [...mailOf(name).matchAll(/href="([^"]*\/c\/[^"]*)"/g)].map(([, url]) => url ?? '');
const pixelOf = (name: string) => /<img src="([^"]*\/o\/[^"]*)"/.exec(mailOf(name))?.[1] ?? '';
const leaveOf = (name: string) =>
  /^List-Unsubscribe: <([^>]+)>/m.exec(mailOf(name).replace(/\r\n\s+/g, ' '))?.[1] ?? '';
const read = (url: string) => fetch(url, { headers: PHONE, redirect: 'manual' });

async function cart(): Promise<Automation> {
  const all = await call<Automation[]>('/api/users/14/automations');
  return all.find(({ kind }) => kind === 'cart-abandonment') as Automation;
}

const NOT_MEASURED = { measured: 0, opened: null, clicked: null, machineReads: null, orders: null };

test('before anybody comes nothing is measured, and nothing is said of it', async () => {
  const { steps, ...all } = await cart();
  for (const one of [all, ...steps]) {
    const { measured, opened, clicked, machineReads, orders, entered, reachedGoal, unsubscribed } = one;
    assert.deepEqual({ measured, opened, clicked, machineReads, orders }, NOT_MEASURED);
    assert.deepEqual([entered, reachedGoal, unsubscribed], [0, 0, 0]);
  }
});

test('links of an automation lead on, with their merge fields, and each person counts once', async () => {
  await call(STEP, { method: 'PUT', json: { subject: 'Your cart', content: LINKS, delay: HOUR } });
  await call('/api/users/14/automations/cart-abandonment', { method: 'PUT', json: { isActive: true } });
  for (const name of ['anna', 'ben', 'cleo', 'dora']) await tell(name, 'cart');
  await pass(HOUR + MINUTE);
  await pass(MINUTE);
  const [own = ''] = clicksOf('anna');
  assert.equal((await read(own)).headers.get('location'), 'https://shop.example/one?for=anna%40example.com');
  server.clock.advance(MINUTE);
  await read(own);
  await read(pixelOf('ben'));
  // A scanner tries everything at once.
  for (const url of clicksOf('cleo')) assert.equal((await read(url)).status, 302);
  const { steps } = await cart();
  const { entered, sent, measured, opened, clicked, machineReads, orders } =
    steps[0] as Automation['steps'][0];
  assert.deepEqual(
    { entered, sent, measured, opened, clicked, machineReads, orders },
    { entered: 4, sent: 4, measured: 4, opened: 2, clicked: 1, machineReads: 3, orders: 0 },
  );
});

test('a link of another automation leads nowhere', async () => {
  const [own = ''] = clicksOf('anna');
  const { write } = server.app.ctx.db;
  const { business_id } = await write('automations').first('business_id');
  const other = { business_id, kind: 'custom', name: 'Other', is_active: false, updated_at: 0 };
  const [{ id: automation_id }] = await write('automations').insert(other, ['id']);
  const elsewhere = { automation_id, url: 'https://else.example/', url_hash: 'x' };
  const [link] = await write('step_links').insert(elsewhere, ['id']);
  assert.equal((await read(own.replace(/\d+$/, String(link.id)))).status, 404);
  await write('automations').where({ id: automation_id }).del();
});

test('an order ends the series where people stand, and counts after a click, once for a step and once in all', async () => {
  await tell('anna', 'order');
  await tell('ben', 'order');
  await fetch(leaveOf('dora'), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  await server.drain();
  const { steps, ...all } = await cart();
  assert.deepEqual([all.entered, all.left, all.reachedGoal, all.waiting], [4, 3, 2, 1]);
  assert.deepEqual([all.orders, all.unsubscribed], [1, 1], 'ben followed no link');
  const [first, second] = steps;
  assert.deepEqual([first?.left, first?.reachedGoal, first?.orders, first?.unsubscribed], [0, 0, 1, 1]);
  assert.deepEqual([second?.entered, second?.left, second?.reachedGoal, second?.waiting], [4, 3, 2, 1]);
});

test('what leaves while measuring is off is in no rate; what was measured stays', async () => {
  const measuring = (isOn: boolean) =>
    call('/api/users/14/mail-measuring', { method: 'PUT', json: { isOn } });
  await measuring(false);
  await pass(DAY);
  await pass(MINUTE);
  assert.deepEqual([clicksOf('cleo'), pixelOf('cleo')], [[], '']);
  const { steps, ...all } = await cart();
  const { measured, opened, clicked, machineReads, orders, sent } = steps[1] as Automation['steps'][0];
  assert.deepEqual({ measured, opened, clicked, machineReads, orders }, NOT_MEASURED);
  assert.deepEqual([sent, all.sent, all.measured, all.opened], [1, 5, 4, 2]);
  await measuring(true);
});

test('an automation that a business built tells the same, calls and tags beside its mails', async () => {
  const steps = [
    { id: 'hello', type: 'mail', subject: 'Hi', content: '[Look](https://shop.example/a)' },
    { id: 'seen', type: 'tag', tag: 'seen', act: 'add' },
    { id: 'rest', type: 'wait', duration: DAY },
  ];
  const json = { name: 'Viewed', trigger: { on: 'event', event: 'product_viewed' }, goal: 'order', steps };
  const { id } = await call<BuiltAutomation>('/api/users/14/built-automations', { json });
  await call(`/api/built-automations/${id}/apply`, { method: 'POST', json: {} });
  await call(`/api/built-automations/${id}/active`, { method: 'PUT', json: { isActive: true } });
  await tell('anna', 'product_viewed');
  await tell('ben', 'product_viewed');
  await pass(MINUTE);
  server.clock.advance(MINUTE);
  await read(clicksOf('anna')[0] ?? '');
  await tell('anna', 'order');
  const { inUse, ...all } = await call<BuiltAutomation>(`/api/built-automations/${id}`);
  assert.deepEqual(
    [all.entered, all.sent, all.clicked, all.orders, all.left, all.reachedGoal],
    [2, 2, 1, 1, 1, 1],
  );
  assert.deepEqual(
    inUse?.steps.map((step) => [step.id, step.entered, step.clicked, step.reachedGoal, step.waiting]),
    [
      ['hello', 2, 1, 0, 0],
      ['seen', 2, null, 0, 0],
      ['rest', 2, null, 1, 1],
    ],
  );
  const screen = await (await owner('/screens/email-marketing?tab=analytics')).text();
  assert.match(screen, /Results by automation[\s\S]*Cart Abandonment[\s\S]*50%[\s\S]*25%[\s\S]*Viewed/);
});
