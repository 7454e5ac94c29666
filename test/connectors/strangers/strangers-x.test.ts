// The product beside an X that somebody else has built: what it does must not depend on how ours was built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { testChanges } from './losses.ts';
import { uploadTo, WALL } from './stranger.ts';
import { KEYS, openStrangeX, type StrangeX } from './x.ts';

const clock = new SimulatedClock(START);
let there: StrangeX;
let server: TestServer;
let platformId: number;
before(async () => {
  there = await openStrangeX(clock);
  server = await startServer({ clock, config: { originMap: there.originMap, providerKeys: { x: KEYS } } });
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'x' }));
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.tweets.filter(({ text }) => text === words).length;
const publish = (content: string, media: readonly number[] = []) =>
  postNow(server, owner(), { platformId, content, media });

const upload = (bytes: Uint8Array<ArrayBuffer>, type: string) => uploadTo(owner(), bytes, type);

async function state(): Promise<string> {
  const [account] = await server.app.ctx.db.read('connection_accounts');
  return account?.state;
}

test('words, pictures and a film go out once each, are measured and taken down', async () => {
  const picture = await upload(await jpegOf(paint(600, 400)), 'image/jpeg');
  const another = await upload(await jpegOf(paint(400, 400)), 'image/jpeg');
  there.rounds = 3;
  const film = await upload(filmOf({ seconds: 12 }), 'video/mp4');
  const cases: [string, number[]][] = [
    ['Bread & butter.', []],
    ['One loaf.', [picture]],
    ['Two loaves.', [picture, another]],
    ['A film.', [film]],
  ];
  const ids: number[] = [];
  for (const [words, media] of cases) {
    const { id } = await publish(words, media);
    ids.push(id);
    const post = await settlePost(server, owner(), id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    assert.deepEqual([out(words), there.tweets[0]?.media.length], [1, media.length]);
  }
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), ids[0] ?? 0);
  assert.partialDeepStrictEqual(analytics, { likes: 3, comments: 1, shares: 2, impressions: 1200 });
  for (const id of ids)
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.tweets, []);
});

test('a film that cannot be processed is said to be that, and nothing leaves', async () => {
  there.rounds = -1;
  const { id } = await publish('A bad film.', [await upload(filmOf({ seconds: 14 }), 'video/mp4')]);
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('A bad film.')], ['failed', 0]);
  assert.match(post.note ?? '', /Unsupported video format/);
});

testChanges({
  server: () => server,
  stranger: () => there,
  publish: (words) => publish(words),
  out,
  remove: 'DELETE /2/tweets',
  change: '',
});

const LOST = [
  ['a connection that ends', { after: 'reset' }],
  ['a page of a gateway', { after: { status: 502, body: '<html>Bad gateway</html>' } }],
  ['nothing at all', { after: { status: 201 } }],
  ['something that is no JSON', { after: { status: 200, body: '<html>ok</html>' } }],
  ['a gateway that has waited too long', { after: { status: 408, body: '<html>Request timeout</html>' } }],
  ['another place', { after: { status: 307, headers: { Location: 'https://x.com/maintenance' } } }],
] as const;
for (const [what, mishap] of LOST) {
  test(`a post that is out is answered by ${what}: it is out once`, async () => {
    const words = `Out, answered by ${what}.`;
    there.mishap('POST /2/tweets', mishap);
    const { id } = await publish(words);
    const post = await settlePost(server, owner(), id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  });
  test(`a post that is not out is answered by ${what}: it is out once in the end`, async () => {
    const words = `Not out, answered by ${what}.`;
    const instead = typeof mishap.after === 'object' ? mishap.after : { status: 503 };
    there.mishap('POST /2/tweets', { instead });
    const { id } = await publish(words);
    for (let hours = 0; hours < 4 && out(words) === 0; hours += 1) {
      await settlePost(server, owner(), id);
      clock.advance(10 * MINUTE);
      await server.drain();
    }
    const post = await settlePost(server, owner(), id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  });
}

test('access that has ended amid the upload of a picture is renewed', async () => {
  const picture = await upload(await jpegOf(paint(300, 500)), 'image/jpeg');
  there.mishap('POST /2/media/upload/media', { instead: { status: 401, body: { title: 'Unauthorized' } } });
  const { id } = await publish('Renewed amid it.', [picture]);
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('Renewed amid it.')], ['published', 1]);
});

test('a limit whose end is told in milliseconds moves a post by days at most', async () => {
  const reset = String(clock.now() + 15 * MINUTE);
  const headers = { 'x-rate-limit-limit': '100', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset };
  there.mishap('POST /2/tweets', {
    instead: { status: 429, headers, body: { title: 'Too Many Requests', detail: null } },
  });
  const { id } = await publish('Held by a limit.');
  const post = await readPost(owner(), id);
  assert.equal(post.status, 'scheduled');
  const wait = Date.parse(post.scheduledAt ?? '') - clock.now();
  assert.ok(wait > 0 && wait <= 3 * DAY, `waits for ${wait / DAY} days`);
  assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  clock.advance(2 * DAY + HOUR);
  await server.drain();
});

test('what stands between us and the tokens ends no sign-in', async () => {
  assert.equal(await state(), 'signed-in');
  clock.advance(3 * HOUR);
  there.mishap('POST /2/oauth2/token', { instead: WALL });
  const { id } = await publish('Behind a wall.');
  assert.equal(await state(), 'signed-in', 'a page that is not of X has ended the sign-in');
  clock.advance(HOUR);
  await server.drain();
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('Behind a wall.')], ['published', 1], JSON.stringify(post));
});

test('keys that somebody has mistyped end no sign-in', async () => {
  clock.advance(3 * HOUR);
  for (let at = 0; at < 5; at += 1)
    there.mishap('POST /2/oauth2/token', {
      instead: { status: 401, body: { error: 'unauthorized_client' } },
    });
  const { id } = await publish('With the wrong keys.');
  assert.equal(await state(), 'signed-in');
  const findings = async () =>
    (await (await owner()(`/api/platforms/${platformId}/doctor`)).json()).examination?.findings;
  assert.deepEqual(await findings(), ['keys'], 'nobody sees that the keys are wrong');
  const told = await (await owner()('/api/notifications')).text();
  assert.match(told, /does not take the keys/);
  there.forgive();
  clock.advance(HOUR);
  await server.drain();
  assert.equal((await settlePost(server, owner(), id)).status, 'published');
  assert.deepEqual(await findings(), []);
});

test('a refresh token that is spent asks for a person', async () => {
  clock.advance(3 * HOUR);
  const refused = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Value passed for the token was invalid.' },
  };
  there.mishap('POST /2/oauth2/token', { instead: refused });
  const { id } = await publish('Nobody lets it in.');
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, await state(), out('Nobody lets it in.')], ['needs_attention', 'ended', 0]);
  clock.advance(30 * SECOND);
});
