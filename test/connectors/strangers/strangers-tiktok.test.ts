// The product beside a TikTok that somebody else has built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { type Mishap, uploadTo, WALL } from './stranger.ts';
import { KEYS, openStrangeTikTok, type StrangeTikTok } from './tiktok.ts';

const clock = new SimulatedClock(START);
let there: StrangeTikTok;
let server: TestServer;
let platformId: number;
let film: number;
before(async () => {
  there = await openStrangeTikTok(clock);
  const config = { originMap: there.originMap, providerKeys: { tiktok: KEYS } };
  server = await startServer({ clock, config });
  const offered = (accounts: readonly { id: string }[]) =>
    accounts.find(({ id }) => id.includes('PUBLIC'))?.id ?? '';
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'tiktok' }, offered));
  film = await uploadTo(server.as('owner'), filmOf({ seconds: 12 }), 'video/mp4');
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.videos.filter(({ title, at }) => title === words && at !== null);
const publish = (content: string) => postNow(server, owner(), { platformId, content, media: [film] });

/** Until it is out, or nothing more happens by itself. */
async function settle(id: number) {
  for (let hours = 0; hours < 6; hours += 1) {
    const { status } = await settlePost(server, owner(), id);
    if (status !== 'scheduled') break;
    clock.advance(10 * MINUTE);
    await server.drain();
  }
  return readPost(owner(), id);
}

test('a film is out once, shown by an id that comes late and is larger than numbers are exact, and measured', async () => {
  const { id } = await publish('The dough rests.');
  const post = await settle(id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [video, another] = out('The dough rests.');
  assert.ok(video && !another);
  assert.equal(post.externalUrl, `https://www.tiktok.com/@stranger/video/${video.id}`);
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), id);
  // What cannot be a count is none.
  const { likes, comments, shares, impressions } = analytics ?? {};
  assert.deepEqual([likes, comments, shares, impressions], [5, undefined, undefined, undefined]);
});

const failed = (status: number) => ({
  ...{ status, body: { data: {}, error: { code: 'internal_error', message: 'Sorry.', log_id: '' } } },
});
const MISHAPS: readonly (readonly [string, string, Mishap])[] = [
  ['its naming fails with 200', 'POST /v2/post/publish/video/init/', { instead: failed(200) }],
  ['its naming fails with 500', 'POST /v2/post/publish/video/init/', { instead: failed(500) }],
  ['its naming meets a wall', 'POST /v2/post/publish/video/init/', { instead: WALL }],
  ['the answer to its last piece is lost', 'PUT /upload/', { after: 'reset' }],
  ['its last piece is answered by a gateway', 'PUT /upload/', { after: { status: 502 } }],
  ['its last piece never came through', 'PUT /upload/', { instead: { status: 408 } }],
  ['nobody says how far it is', 'POST /v2/post/publish/status/fetch/', { instead: failed(200) }],
];
for (const [what, call, mishap] of MISHAPS) {
  test(`a film is out once in the end where ${what}`, async () => {
    const words = `Out where ${what}.`;
    there.mishap(call, mishap);
    const { id } = await publish(words);
    const post = await settle(id);
    assert.deepEqual([post.status, out(words).length], ['published', 1], JSON.stringify(post));
  });
}

test('a refresh token that works once outlives what answers in the place of TikTok', async () => {
  const busy = { status: 200, body: { error: 'internal_error', error_description: 'Sorry.', log_id: '1' } };
  for (const [at, instead] of [WALL, busy].entries()) {
    clock.advance(3 * HOUR);
    there.mishap('POST /v2/oauth/token/', { instead });
    const { id } = await publish(`Renewed after ${at}.`);
    assert.equal((await settle(id)).status, 'published');
  }
});
