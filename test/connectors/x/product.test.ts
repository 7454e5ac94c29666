// An account of X through the whole product: connected, a thread out once over a lost answer, measured, and taken down.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { APP, openX, type XStandIn } from './stand-in.ts';

let there: XStandIn;
let server: TestServer;
before(async () => {
  const clock = new SimulatedClock(START);
  there = await openX(clock);
  server = await startServer({ clock, config: { originMap: there.originMap, providerKeys: { x: APP } } });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('a thread goes out once, is measured and taken down', async () => {
  const owner = server.as('owner');
  const account = await connectThere(owner, { type: 'x' });
  assert.deepEqual([account.name, account.network], ['The Bakery', 'real']);

  there.fail('lost');
  const content = 'The oven is lit at three.\n---\nAt seven we open: https://bakery.example';
  const { id } = await postNow(server, owner, { platformId: account.id, content });
  const post = await settlePost(server, owner, id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [second, first, ...others] = there.tweets;
  assert.deepEqual(others, []);
  assert.deepEqual([first?.text, second?.parent], ['The oven is lit at three.', first?.id]);
  assert.equal(post.externalUrl, `https://x.com/bakery/status/${first?.id}`);

  Object.assign(first?.figures ?? {}, { likes: 12, views: 90 });
  server.clock.advance(15 * MINUTE);
  await server.drain();
  const measured = await readPost(owner, id);
  assert.partialDeepStrictEqual(measured.analytics, { likes: 12, comments: 0, impressions: 90 });

  const gone = await owner(`/api/contents/${id}`, { method: 'DELETE' });
  assert.ok(gone.ok, await gone.text());
  await server.drain();
  assert.deepEqual(there.tweets, []);
});

test('access that ends is renewed by the token that works once, and the next post leaves', async () => {
  const owner = server.as('owner');
  server.clock.advance(3 * HOUR);
  await server.drain();
  const [{ connection_id: platformId }] = await server.app.ctx.db.read('connection_accounts');
  const post = await postNow(server, owner, { platformId, content: 'Rye from seven.' });
  assert.equal((await settlePost(server, owner, post.id)).status, 'published');
});

test('access that ends before its time is renewed at once, and the post leaves with it', async () => {
  const owner = server.as('owner');
  const [{ connection_id: platformId }] = await server.app.ctx.db.read('connection_accounts');
  there.refuse(({ path }) => path === '/2/tweets', there.problem(401, 'Unauthorized', 'Unauthorized'));
  const post = await postNow(server, owner, { platformId, content: 'Spelt from nine.' });
  assert.equal(post.status, 'published', JSON.stringify(post));
});

test('credit that is used up asks a person, once', async () => {
  const owner = server.as('owner');
  const [{ connection_id: platformId }] = await server.app.ctx.db.read('connection_accounts');
  there.refuse(({ path }) => path === '/2/tweets', there.problem(402, 'CreditsDepleted', 'No credits.'));
  const post = await postNow(server, owner, { platformId, content: 'Rolls from six.' });
  assert.equal(post.status, 'needs_attention');
  assert.match(post.note ?? '', /^X waits for you: The credit of the X developer account is used up/);
  server.clock.advance(2 * HOUR);
  await server.drain();
  assert.equal((await readPost(owner, post.id)).status, 'needs_attention');
  assert.equal(there.tweets.length, 2);
});
