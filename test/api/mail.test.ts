import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pino from 'pino';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { makeCall } from '../support/network-call.ts';
import { copyEmpty } from '../support/templates.ts';
import { unsubscribeTokenOf } from '../support/unsubscribe-token.ts';

const START = Date.UTC(2027, 2, 1, 9);
const NO_ASSETS = { buildId: 'test', main: '/assets/main.js', css: '', base: '', rest: '' };

let app: App;
let base: URL;
const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-test-'));
const clock = new SimulatedClock(START);

before(async () => {
  const config = readConfig({ DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' });
  await copyEmpty(dataDir);
  app = await compose(config, { clock, log: pino({ level: 'silent' }), assets: NO_ASSETS });
  base = await app.listen();
});
after(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function call(path: string, init: RequestInit & { json?: object } = {}): Promise<Response> {
  const { json, ...rest } = init;
  const body = json ? { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } } : {};
  return fetch(new URL(path, base), { redirect: 'manual', ...rest, ...body });
}

async function addSubscriber(email: string): Promise<{ status: number; id: number; token: string }> {
  const answer = await call('/api/users/14/subscribers', { method: 'POST', json: { email, name: 'Anna' } });
  const shown = (await answer.json()) as { id: number };
  const token = await unsubscribeTokenOf(app.ctx, shown.id);
  return { status: answer.status, id: shown.id, token };
}

test('a subscriber is added once, listed, and never with the token', async () => {
  const first = await addSubscriber('Anna@Example.com');
  const again = await addSubscriber('anna@example.com');
  assert.deepEqual([first.status, again.status, again.id], [201, 200, first.id]);
  const list = await call('/api/users/14/subscribers');
  assert.deepEqual(await list.json(), [
    {
      id: first.id,
      email: 'anna@example.com',
      name: 'Anna',
      status: 'active',
      createdAt: '2027-03-01T09:00:00.000Z',
      unsubscribedAt: null,
    },
  ]);
  for (const path of ['/api/users/15/subscribers', '/api/users/999/subscribers']) {
    assert.equal((await call(path)).status, 404);
    assert.equal((await call(path, { method: 'POST', json: { email: 'b@example.com' } })).status, 404);
  }
  for (const email of ['', 'no', 'a@b', 'a b@example.com', 'a@example.com\nBcc: b@example.com']) {
    assert.equal(
      (await call('/api/users/14/subscribers', { method: 'POST', json: { email } })).status,
      422,
      email,
    );
  }
});

test('the link in a mail asks first, and only the button unsubscribes', async () => {
  const { token } = await addSubscriber('bob@example.com');
  for (let look = 0; look < 2; look += 1) {
    const page = await call(`/u/${token}`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    const html = await page.text();
    assert.match(html, /b…@example\.com/);
    assert.match(html, /<form method="post">/);
    assert.doesNotMatch(html, /<script|bob@/);
    assert.doesNotMatch(html, /class="brand"/, 'whoever reads a business’s mail has no home here');
  }
  assert.equal((await call(`/u/${token}`, { method: 'HEAD' })).status, 200);
  const clicked = await call(`/u/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { Origin: base.origin },
  });
  assert.equal(clicked.status, 200);
  assert.match(await clicked.text(), /You are unsubscribed/);
  const again = await call('/api/users/14/subscribers', {
    method: 'POST',
    json: { email: 'bob@example.com' },
  });
  assert.equal(again.status, 409);
  assert.match(await again.text(), /^bob@example\.com unsubscribed on 2027-03-01/);
});

const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');

for (const [name, init] of [
  [
    'urlencoded, as mail services send it',
    { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
  ],
  ['multipart', { body: multipart }],
  ['without a body', {}],
  ['from a page elsewhere', { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } }],
] as [string, RequestInit][]) {
  test(`one click unsubscribes at once: ${name}`, async () => {
    const { token, id } = await addSubscriber(`${name.replace(/\W/g, '')}@example.com`);
    const answer = await call(`/u/${token}`, { method: 'POST', ...init });
    assert.equal(answer.status, 200, await answer.text());
    assert.equal(answer.headers.get('set-cookie'), null);
    const row = await app.ctx.db.read('subscribers').where({ id }).first('status');
    assert.equal(row.status, 'unsubscribed');
  });
}

test('an unknown token is not found, by either method', async () => {
  for (const method of ['GET', 'POST']) {
    assert.equal((await call('/u/nobody', { method })).status, 404);
    assert.equal((await call(`/u/${'x'.repeat(65)}`, { method })).status, 404);
  }
});

test('the outbox shows what would have been sent', async () => {
  assert.deepEqual(await (await call('/api/outbox')).json(), []);
});

test('a simulated channel shows its feed and each post to its owner', async () => {
  const connected = await call('/api/platforms', { method: 'POST', json: { type: 'facebook' } });
  const { id } = (await connected.json()) as { id: number };
  const published = await app.sandbox.publish(makeCall({ profile: `connection-${id}` }), {
    attempt: 'a',
    key: 'a',
    madeAt: 0,
    title: null,
    content: 'Fresh <b>bread</b>',
    media: [],
    mediaPreview: null,
  });
  assert.ok(published.end === 'published');
  clock.advance(3_600_000);
  const feed = (await (await call(`/api/platforms/${id}/feed`)).json()) as {
    url: string;
    figures: { impressions: number } | null;
  }[];
  assert.equal(feed.length, 1);
  assert.equal(feed[0]?.url, published.url);
  assert.ok((feed[0]?.figures?.impressions ?? 0) > 0);
  const page = await call(published.url);
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /Sandbox: this is how the post would look/);
  assert.match(html, /Fresh &lt;b&gt;bread/);
  assert.equal((await call('/api/platforms/99/feed')).status, 404);
  assert.equal((await call('/sandbox/facebook/nothing')).status, 404);
  assert.equal((await call(published.url.replace('facebook', 'x'))).status, 404);
  const mail = await call('/api/platforms', { method: 'POST', json: { type: 'email' } });
  const { id: mailId } = (await mail.json()) as { id: number };
  assert.equal((await call(`/api/platforms/${mailId}/feed`)).status, 409);
});
