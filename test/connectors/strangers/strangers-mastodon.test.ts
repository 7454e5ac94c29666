// The product beside a server of Mastodon that somebody else has built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { settle, testChanges, testLosses } from './losses.ts';
import { openStrangeMastodon, SERVER, type StrangeMastodon } from './mastodon.ts';
import { uploadTo, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangeMastodon;
let server: TestServer;
let platformId: number;
const account = { type: 'mastodon', server: SERVER };
before(async () => {
  there = await openStrangeMastodon(clock);
  server = await startServer({ clock, config: { originMap: there.originMap } });
  const platform = await connectThere(server.as('owner'), account);
  assert.deepEqual([platform.name, platform.network], ['oven', 'real']);
  platformId = platform.id;
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.statuses.filter(({ text }) => text === words).length;
const publish = (content: string, media: readonly number[] = []) =>
  postNow(server, owner(), { platformId, content, media });
const upload = (bytes: Uint8Array<ArrayBuffer>, type: string) => uploadTo(owner(), bytes, type);

test('words, pictures and a film go out once each, are measured and taken down', async () => {
  const [one, two] = [await jpegOf(paint(600, 400)), await jpegOf(paint(400, 400))];
  const pictures = [await upload(one, 'image/jpeg'), await upload(two, 'image/jpeg')];
  there.rounds = 3;
  const film = await upload(filmOf({ seconds: 12 }), 'video/mp4');
  const ids: number[] = [];
  for (const [words, media] of [
    ['Bread & butter <now>.', []],
    ['Two loaves.', pictures],
    ['A film.', [film]],
  ] as const) {
    const { id } = await publish(words, media);
    ids.push(id);
    const post = await settlePost(server, owner(), id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    assert.deepEqual([out(words), there.statuses[0]?.media.length], [1, media.length]);
  }
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), ids[0] ?? 0);
  assert.partialDeepStrictEqual(analytics, { likes: 3, comments: 1, shares: 2 });
  for (const id of ids)
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.statuses, []);
});

test('a thread is out in its order, over a lost answer, and is taken down as a whole', async () => {
  const parts = ['One.', 'Two.', 'Three.'];
  there.mishap('POST /api/v1/statuses', { after: 'reset' });
  const { id } = await publish(parts.join('\n---\n'));
  const post = await settle(server, id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const thread = there.statuses.toReversed();
  assert.deepEqual(
    thread.map(({ text }) => text),
    parts,
  );
  assert.deepEqual(
    thread.map(({ answers }) => answers),
    [null, thread[0]?.id, thread[1]?.id],
  );
  assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.statuses, []);
});

test('a film that cannot be processed is said to be that, and nothing leaves', async () => {
  there.rounds = -1;
  const { id } = await publish('A bad film.', [await upload(filmOf({ seconds: 14 }), 'video/mp4')]);
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('A bad film.')], ['failed', 0]);
  assert.match(post.note ?? '', /Error processing/);
});

testLosses({
  ...{ server: () => server, stranger: () => there, publish: (words) => publish(words), out },
  ...{ visible: 'POST /api/v1/statuses', list: 'GET /api/v1/accounts/109876543210987654/statuses' },
  timeless: (words) => {
    const known = there.statuses.find(({ text }) => text === words);
    const urls = { uri: `https://${SERVER}/x/${known?.id}`, url: null };
    return [{ id: known?.id, created_at: 'yesterday', ...urls, account: { id: '109876543210987654' } }];
  },
});

testChanges({
  ...{ server: () => server, stranger: () => there, publish: (words) => publish(words), out },
  ...{ remove: 'DELETE /api/v1/statuses', change: 'PUT /api/v1/statuses' },
});

test('a limit moves a post to when it ends, and one whose end is told strangely by days at most', async () => {
  const held = async (words: string, reset: string) => {
    const headers = { 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    const body = { error: 'Too many requests' };
    there.mishap('POST /api/v1/statuses', { instead: { status: 429, headers, body } });
    const { id } = await publish(words);
    const post = await readPost(owner(), id);
    assert.equal(post.status, 'scheduled');
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
    const wait = Date.parse(post.scheduledAt ?? '') - clock.now();
    clock.advance(2 * DAY + HOUR);
    await server.drain();
    return wait;
  };
  const said = await held('Held by a limit.', new Date(clock.now() + 5 * MINUTE).toISOString());
  assert.ok(said >= 5 * MINUTE && said <= 6 * MINUTE, `waits for ${said / MINUTE} minutes`);
  const strange = await held('Held for long.', '9999-12-31T00:00:00.000Z');
  assert.ok(strange > 0 && strange <= 3 * DAY, `waits for ${strange / DAY} days`);
});

test('a wall ends no sign-in; what was taken back there asks for a person, and one who connects again goes on', async () => {
  const state = async () => (await server.app.ctx.db.read('connection_accounts'))[0]?.state;
  there.mishap('POST /api/v1/statuses', { instead: WALL });
  const { id: behind } = await publish('Behind a wall.');
  assert.deepEqual([(await settle(server, behind)).status, out('Behind a wall.')], ['published', 1]);
  assert.equal(await state(), 'signed-in');
  there.signOut();
  const { id } = await publish('Nobody lets it in.');
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, await state(), out('Nobody lets it in.')], ['needs_attention', 'ended', 0]);
  await connectThere(owner(), account);
  assert.equal(await state(), 'signed-in');
});
