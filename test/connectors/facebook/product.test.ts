// A page of Facebook through the whole product: connected, posted to once, measured, and the post taken down again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { APP } from '../meta/login.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { openFacebook, type StoodFacebook } from './stand-in.ts';

let there: StoodFacebook;
let server: TestServer;
before(async () => {
  const clock = new SimulatedClock(START);
  there = await openFacebook(clock);
  server = await startServer({
    clock,
    config: { originMap: there.originMap, providerKeys: { facebook: APP } },
  });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('a page is connected by Facebook, and its post goes out once, is measured and taken down', async () => {
  const owner = server.as('owner');
  const page = await connectThere(owner, { type: 'facebook' }, there.page.id);
  assert.deepEqual([page.name, page.network], [there.page.name, 'real']);
  const [account] = await server.app.ctx.db.read('connection_accounts');
  assert.ok(account?.access_ends_at === null && account.renew_at === null);

  const content = 'Rye from seven. https://bakery.example/rye';
  const post = await postNow(server, owner, { platformId: page.id, content });
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [seen, another] = there.posts();
  assert.ok(seen && !another);
  assert.equal(seen.message, content);
  assert.equal(post.externalUrl, `https://www.facebook.com/cornerbakery/posts/${seen.id.split('_')[1]}`);

  seen.figures = { reactions: 12, comments: 1, views: 90 };
  server.clock.advance(15 * MINUTE);
  await server.drain();
  const measured = await readPost(owner, post.id);
  assert.partialDeepStrictEqual(measured.analytics, { likes: 12, comments: 1, impressions: 90 });

  const gone = await owner(`/api/contents/${post.id}`, { method: 'DELETE' });
  assert.ok(gone.ok, await gone.text());
  await server.drain();
  assert.deepEqual(there.posts(), []);
});
