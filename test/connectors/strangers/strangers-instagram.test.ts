// The product beside an Instagram that somebody else has built, by its own sign-in and by Facebook's.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { createClient } from '../../support/client.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { trouble } from './graph.ts';
import { openStrangeInstagram, type StrangeInstagram } from './instagram.ts';
import { FACE_KEYS, ME, OWN_KEYS } from './instagram-doors.ts';
import { settle, testLosses } from './losses.ts';
import { uploadTo, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangeInstagram;
let server: TestServer;
let platformId: number;
let picture: number;
let another: number;
before(async () => {
  there = await openStrangeInstagram(clock);
  const config = {
    originMap: there.originMap,
    providerKeys: { instagram: OWN_KEYS, facebook: FACE_KEYS },
    publicUrl: new URL('https://drivyn.example/'),
  };
  const opened = await startServer({ clock, config });
  // Under an address with https, the session's cookie has another name.
  const owner = createClient(opened.url, { cookie: `__Host-${TOKENS.owner.cookie}` });
  server = { ...opened, as: () => owner };
  ({ id: platformId } = await connectThere(owner, { type: 'instagram' }));
  picture = await uploadTo(owner, await jpegOf(paint(600, 600)), 'image/jpeg');
  another = await uploadTo(owner, await jpegOf(paint(700, 700)), 'image/jpeg');
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.media.filter(({ caption }) => caption === words).length;
const publish = (content: string, media: readonly number[] = [picture]) =>
  postNow(server, owner(), { platformId, content, media });
const PUBLISH = `POST /v25.0/${ME}/media_publish`;
const LIST = `GET /v25.0/${ME}/media`;

test('a picture, several and a film go out once each, by either sign-in, and are measured', async () => {
  const film = await uploadTo(owner(), filmOf({ seconds: 12, width: 1080, height: 1920 }), 'video/mp4');
  there.rounds = 2;
  for (const by of ['', 'facebook']) {
    if (by !== '') ({ id: platformId } = await connectThere(owner(), { type: 'instagram', by }));
    const cases: [string, number[]][] = [
      [`One loaf.\n\n& more by ${by || 'its own'}`, [picture]],
      [`Two loaves by ${by || 'its own'}.`, [picture, another]],
      [`A film by ${by || 'its own'}.`, [film]],
    ];
    const ids: number[] = [];
    for (const [words, media] of cases) {
      const { id } = await publish(words, media);
      ids.push(id);
      const post = await settle(server, id);
      assert.equal(post.status, 'published', JSON.stringify(post));
      assert.deepEqual([out(words), there.media[0]?.shown.length], [1, media.length], words);
      assert.match(post.externalUrl ?? '', /^https:\/\/www\.instagram\.com\//);
    }
    clock.advance(20 * MINUTE);
    await server.drain();
    const { analytics } = await readPost(owner(), ids[0] ?? 0);
    assert.partialDeepStrictEqual(analytics, { likes: 12, comments: 1, shares: 2, impressions: 310 });
  }
  // Back to its own sign-in.
  ({ id: platformId } = await connectThere(owner(), { type: 'instagram' }));
  there.rounds = 0;
});

test('a film that cannot be read is said to be that, and nothing is out', async () => {
  there.rounds = -1;
  const film = await uploadTo(owner(), filmOf({ seconds: 14, width: 1080, height: 1920 }), 'video/mp4');
  const { id } = await publish('A bad film.', [film]);
  const post = await settle(server, id);
  there.rounds = 0;
  assert.deepEqual([post.status, out('A bad film.')], ['failed', 0], JSON.stringify(post));
});

test('a first comment whose answer is lost is there once', async () => {
  there.mishap('POST /v25.0/181', {
    after: { status: 500, body: '<html>Sorry, something went wrong.</html>' },
  });
  const { id } = await postNow(server, owner(), {
    ...{ platformId, content: 'With a comment.', media: [picture], firstComment: 'Order by noon.' },
  });
  await settle(server, id);
  clock.advance(HOUR);
  await server.drain();
  const [made] = there.media.filter(({ caption }) => caption === 'With a comment.');
  assert.deepEqual(
    made?.comments.map(({ text }) => text),
    ['Order by noon.'],
  );
});

testLosses({
  server: () => server,
  stranger: () => there,
  visible: PUBLISH,
  list: LIST,
  publish: (words) => publish(words),
  out,
  timeless: (caption) => ({ data: [{ id: '18100000000000001', caption, timestamp: 'a while ago' }] }),
});

test('a post that shows up in lists after a while only is out once', async () => {
  there.lag = 40 * SECOND;
  there.mishap(PUBLISH, { after: 'reset' });
  const { id } = await publish('Seen late.');
  const post = await settle(server, id);
  there.lag = 0;
  assert.deepEqual([post.status, out('Seen late.')], ['published', 1], JSON.stringify(post));
});

test('a container that is not ready though it was called that is published later, once', async () => {
  there.mishap(PUBLISH, { instead: trouble(9007, 2207027, 'Media ID is not available') });
  const { id } = await publish('Not ready yet.');
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('Not ready yet.')], ['published', 1], JSON.stringify(post));
});

test('a container whose state has a name nobody knows is asked about again', async () => {
  there.rounds = 1;
  there.mishap('GET /v25.0/180', { instead: { status: 200, body: { id: '1', status_code: 'SCANNING' } } });
  const { id } = await publish('Scanned first.');
  const post = await settle(server, id);
  there.rounds = 0;
  assert.deepEqual([post.status, out('Scanned first.')], ['published', 1], JSON.stringify(post));
});

test('where the number of posts in a day is reached, a post waits, and leaves once', async () => {
  there.room = '0';
  const { id } = await publish('One too many.');
  const held = await readPost(owner(), id);
  assert.equal(held.status, 'scheduled', JSON.stringify(held));
  assert.equal(out('One too many.'), 0);
  there.room = '50';
  const wait = Date.parse(held.scheduledAt ?? '') - clock.now();
  assert.ok(wait > 0 && wait <= DAY, `waits for ${wait / HOUR} hours`);
  clock.advance(wait + MINUTE);
  await server.drain();
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('One too many.')], ['published', 1], JSON.stringify(post));
});

test('a post waits for no word of its limit', async () => {
  const told = [
    { status: 200, body: { data: [] } },
    { status: 200, body: { data: [{ quota_usage: null }] } },
    trouble(10, null, 'Application does not have permission for this action'),
    trouble(2, null, 'An unexpected error has occurred.', 500),
  ];
  for (const [at, instead] of told.entries()) {
    there.mishap(`GET /v25.0/${ME}/content_publishing_limit`, { instead });
    const words = `Not told of a limit, ${at}.`;
    const { id } = await publish(words);
    const post = await settle(server, id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  }
});

test('what stands between us and Instagram fails no post, and ends no sign-in', async () => {
  for (const call of ['POST /v25.0/', PUBLISH, 'GET /v25.0/180']) {
    there.mishap(call, { instead: WALL });
    const words = `Behind a wall at ${call}.`;
    const { id } = await publish(words);
    const post = await settle(server, id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  }
});

test('access is renewed before it ends, also where a wall answers first', async () => {
  const state = async () =>
    (await server.app.ctx.db.read('connection_accounts')).map(({ state: one }) => one);
  const before = await state();
  there.mishap('GET /refresh_access_token', { instead: WALL });
  for (let days = 0; days < 4; days += 1) {
    clock.advance(14 * DAY);
    await server.app.scheduler.tick();
    await server.drain();
  }
  assert.deepEqual(await state(), before);
  const asked = there.heard.filter(({ url }) => url.pathname.endsWith('/refresh_access_token'));
  assert.ok(asked.length >= 1, 'nobody asked for new access');
});
