// An account of TikTok through the whole product: who sees its posts is chosen, and a film goes out once over a lost answer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { APP, OPEN_ID, openTikTok, type TikTokStandIn } from './stand-in.ts';

let there: TikTokStandIn;
let server: TestServer;
before(async () => {
  const clock = new SimulatedClock(START);
  there = await openTikTok(clock);
  server = await startServer({
    clock,
    config: { originMap: there.originMap, providerKeys: { tiktok: APP } },
  });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('a film is seen by those who were chosen, once, and is measured', async () => {
  const owner = server.as('owner');
  const account = await connectThere(owner, { type: 'tiktok' }, `${OPEN_ID}#PUBLIC_TO_EVERYONE`);
  assert.deepEqual([account.name, account.network], ['The Bakery, seen by everyone', 'real']);

  const body = new FormData();
  body.append('file', new Blob([filmOf({ seconds: 12 })], { type: 'video/mp4' }), 'dough.mp4');
  const { id: film } = (await (await owner('/api/media', { body })).json()) as { id: number };
  there.plan(2, 'ready');
  there.fail('lost');
  const begun = await postNow(server, owner, {
    platformId: account.id,
    content: 'Dough is folded.',
    media: [film],
  });
  const post = await settlePost(server, owner, begun.id);
  const [video, another] = there.videos;
  assert.equal(post.status, 'published', JSON.stringify(post));
  assert.ok(video && !another);
  assert.deepEqual([video.words, video.level], ['Dough is folded.', 'PUBLIC_TO_EVERYONE']);
  assert.equal(post.externalUrl, `https://www.tiktok.com/@bakery/video/${video.id}`);

  Object.assign(video.figures ?? {}, { view_count: 90, like_count: 12 });
  server.clock.advance(15 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner, begun.id);
  assert.partialDeepStrictEqual(analytics, { likes: 12, impressions: 90 });
  assert.equal(analytics?.clicks, undefined);
});
