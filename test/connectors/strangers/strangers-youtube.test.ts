// The product beside a YouTube that somebody else has built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { settle, testChanges, testLosses } from './losses.ts';
import { uploadTo, WALL } from './stranger.ts';
import { KEYS, openStrangeYouTube, type StrangeYouTube, trouble } from './youtube.ts';

const clock = new SimulatedClock(START);
let there: StrangeYouTube;
let server: TestServer;
let platformId: number;
let film: number;
before(async () => {
  there = await openStrangeYouTube(clock);
  const config = { originMap: there.originMap, providerKeys: { youtube: KEYS } };
  server = await startServer({ clock, config });
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'youtube' }));
  film = await uploadTo(server.as('owner'), filmOf({ seconds: 12 }), 'video/mp4');
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.videos.filter(({ description }) => description === words).length;
const publish = (content: string, title = 'Bread') =>
  postNow(server, owner(), { platformId, title, content, media: [film] });
const state = async () => (await server.app.ctx.db.read('connection_accounts'))[0]?.state;
const INSERT = 'PUT /upload/youtube/v3/videos';
const BEGIN = 'POST /upload/youtube/v3/videos';

test('a film goes out once, is measured, changed and taken down', async () => {
  there.rounds = 2;
  const { id } = await publish('The dough rests & rises.\n\nhttps://bakery.example/', 'Dough & oven');
  const post = await settle(server, id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [video] = there.videos;
  assert.deepEqual(
    [out('The dough rests & rises.\n\nhttps://bakery.example/'), video?.title],
    [1, 'Dough & oven'],
  );
  assert.match(post.externalUrl ?? '', new RegExp(`${video?.id}$`));
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), id);
  assert.deepEqual([analytics?.likes, analytics?.comments, analytics?.impressions], [undefined, 4, 123]);
  const changed = await owner()(`/api/contents/${id}/correct`, { json: { content: 'It rises.' } });
  assert.equal(changed.status, 200, await changed.clone().text());
  await server.drain();
  assert.equal(out('It rises.'), 1);
  assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.videos, []);
  there.rounds = 0;
});

test('a film that is refused once it is there is said to be that', async () => {
  there.rounds = -1;
  const { id } = await publish('Refused there.');
  const post = await settle(server, id);
  clock.advance(HOUR);
  await server.drain();
  there.rounds = 0;
  const { note } = await readPost(owner(), id);
  assert.match(note ?? '', /duplicate/i, JSON.stringify(post));
});

test('a piece of which only a part was kept is gone on with from there', async () => {
  there.keeps = 1000;
  const { id } = await publish('In two pieces.');
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('In two pieces.')], ['published', 1], JSON.stringify(post));
});

testChanges({
  server: () => server,
  stranger: () => there,
  publish: (words) => publish(words),
  out,
  remove: 'DELETE /youtube/v3/videos',
  change: 'PUT /youtube/v3/videos',
});

testLosses({
  server: () => server,
  stranger: () => there,
  visible: INSERT,
  list: 'GET /youtube/v3/playlistItems',
  publish: (words) => publish(words),
  out,
  timeless: (description) => ({
    items: [
      {
        snippet: { title: 'Bread', description, publishedAt: 'a while ago' },
        contentDetails: { videoId: 'vid' },
      },
    ],
  }),
});

test('a film whose upload nobody remembers is looked for, also where it is listed late', async () => {
  there.lag = 40 * SECOND;
  there.mishap(INSERT, { after: 'reset' });
  there.mishap(INSERT, { instead: { status: 404, body: 'Not Found' } });
  const { id } = await publish('Forgotten by its upload.');
  const post = await settle(server, id);
  there.lag = 0;
  assert.deepEqual([post.status, out('Forgotten by its upload.')], ['published', 1], JSON.stringify(post));
});

test('what stands between us and YouTube fails no film, and ends no sign-in', async () => {
  for (const call of [BEGIN, INSERT, 'POST /token']) {
    if (call === 'POST /token') clock.advance(2 * HOUR);
    there.mishap(call, { instead: WALL });
    const words = `Behind a wall at ${call.replaceAll('/', ' ')}.`;
    const { id } = await publish(words);
    const post = await settle(server, id);
    assert.deepEqual(
      [post.status, out(words), await state()],
      ['published', 1, 'signed-in'],
      JSON.stringify(post),
    );
  }
});

test('access that ends amid a film is renewed', async () => {
  there.mishap(INSERT, { instead: trouble(401, 'authError', 'Invalid Credentials') });
  const { id } = await publish('Renewed amid it.');
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('Renewed amid it.')], ['published', 1], JSON.stringify(post));
});

test('a quota that is spent moves a film to another day, one of a minute only a little', async () => {
  const cases: [string, number][] = [
    ['quotaExceeded', DAY],
    ['rateLimitExceeded', HOUR],
    ['userRateLimitExceeded', HOUR],
    ['uploadLimitExceeded', DAY],
  ];
  for (const [reason, most] of cases) {
    there.mishap(BEGIN, {
      instead: trouble(reason === 'uploadLimitExceeded' ? 400 : 403, reason, 'Too many.'),
    });
    const words = `Held by ${reason}.`;
    const { id } = await publish(words);
    const held = await readPost(owner(), id);
    assert.equal(held.status, 'scheduled', JSON.stringify(held));
    const wait = Date.parse(held.scheduledAt ?? '') - clock.now();
    assert.ok(wait > 0 && wait <= most, `waits for ${wait / HOUR} hours`);
    clock.advance(wait + MINUTE);
    await server.drain();
    const post = await settle(server, id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  }
});

test('keys that were mistyped end no sign-in, and access that was taken back asks for a person', async () => {
  clock.advance(2 * HOUR);
  there.mishap('POST /token', {
    instead: { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } },
  });
  const { id } = await publish('With the wrong keys.');
  const post = await settle(server, id);
  assert.deepEqual([post.status, await state()], ['published', 'signed-in'], JSON.stringify(post));
  clock.advance(2 * HOUR);
  there.mishap('POST /token', {
    instead: {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    },
  });
  const { id: second } = await publish('Nobody lets it in.');
  const ended = await settle(server, second);
  assert.deepEqual([ended.status, await state(), out('Nobody lets it in.')], ['needs_attention', 'ended', 0]);
});
