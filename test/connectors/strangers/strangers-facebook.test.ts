// The product beside a Facebook that somebody else has built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { KEYS, openStrangeFacebook, PAGE, type StrangeFacebook } from './facebook.ts';
import { trouble } from './graph.ts';
import { settle, testChanges, testLosses } from './losses.ts';
import { uploadTo, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangeFacebook;
let server: TestServer;
let platformId: number;
before(async () => {
  there = await openStrangeFacebook(clock);
  const config = { originMap: there.originMap, providerKeys: { facebook: KEYS } };
  server = await startServer({ clock, config });
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'facebook' }, (offered) => {
    assert.deepEqual(
      offered.map(({ name }) => name),
      ['Stranger’s Loaves', 'Rolls'],
    );
    return offered[0]?.id ?? '';
  }));
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.posts.filter(({ message }) => message === words).length;
const publish = (content: string, media: readonly number[] = []) =>
  postNow(server, owner(), { platformId, content, media });
const addPicture = async (width = 600) => uploadTo(owner(), await jpegOf(paint(width, 400)), 'image/jpeg');

test('words, pictures and films go out once each, are measured, changed and taken down', async () => {
  const picture = await addPicture();
  const another = await addPicture(500);
  there.rounds = 3;
  const wide = await uploadTo(owner(), filmOf({ seconds: 12, width: 1280, height: 720 }), 'video/mp4');
  const tall = await uploadTo(owner(), filmOf({ seconds: 14, width: 1080, height: 1920 }), 'video/mp4');
  const cases: [string, number[]][] = [
    ['Bread & butter.\n\nAll day, https://bakery.example/bread?a=1&b=2', []],
    ['One loaf.', [picture]],
    ['Two loaves.', [picture, another]],
    ['A wide film.', [wide]],
    ['A tall film.', [tall]],
  ];
  const ids: number[] = [];
  for (const [words, media] of cases) {
    const { id } = await publish(words, media);
    ids.push(id);
    const post = await settlePost(server, owner(), id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    const [made] = there.posts;
    const shown = (made?.photos.length ?? 0) + (made?.film ? 1 : 0);
    assert.deepEqual([out(words), shown], [1, media.length], words);
  }
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), ids[0] ?? 0);
  assert.partialDeepStrictEqual(analytics, { likes: 5, comments: 2, clicks: 7, impressions: 210 });
  const changed = await owner()(`/api/contents/${ids[0]}/correct`, { json: { content: 'Bread alone.' } });
  assert.equal(changed.status, 200, await changed.clone().text());
  await server.drain();
  assert.equal(out('Bread alone.'), 1);
  for (const id of ids)
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.posts, []);
});

test('a film that cannot be processed is said to be that', async () => {
  there.rounds = -1;
  const film = await uploadTo(owner(), filmOf({ seconds: 16 }), 'video/mp4');
  const { id } = await publish('A bad film.', [film]);
  const post = await settle(server, id);
  there.rounds = 0;
  assert.notEqual(post.status, 'published');
  assert.match(post.note ?? '', /too wide/);
});

test('a first comment whose answer is lost is there once', async () => {
  there.mishap(`POST /v25.0/${PAGE}_`, { after: 'reset' });
  const { id } = await postNow(server, owner(), {
    ...{ platformId, content: 'With a comment.', firstComment: 'Order by noon.' },
  });
  await settle(server, id);
  clock.advance(HOUR);
  await server.drain();
  const post = there.posts.find(({ message }) => message === 'With a comment.');
  assert.deepEqual(
    post?.comments.map(({ message }) => message),
    [null, 'Order by noon.'],
  );
});

testChanges({
  server: () => server,
  stranger: () => there,
  publish: (words) => publish(words),
  out,
  remove: `DELETE /v25.0/${PAGE}_`,
  change: `POST /v25.0/${PAGE}_`,
});

testLosses({
  server: () => server,
  stranger: () => there,
  visible: `POST /v25.0/${PAGE}/feed`,
  list: `GET /v25.0/${PAGE}/published_posts`,
  publish: (words) => publish(words),
  out,
  timeless: (message) => ({ data: [{ id: `${PAGE}_1`, message, created_time: 'a while ago' }] }),
});

test('a post that shows up in lists after a while only is out once', async () => {
  there.lag = 40 * SECOND;
  there.mishap(`POST /v25.0/${PAGE}/feed`, { after: 'reset' });
  const { id } = await publish('Seen late.');
  const post = await settle(server, id);
  there.lag = 0;
  assert.deepEqual([post.status, out('Seen late.')], ['published', 1], JSON.stringify(post));
});

test('a picture whose answer is lost is out once, also where words are refused that were just said', async () => {
  there.refusesDoubles = true;
  there.mishap(`POST /v25.0/${PAGE}/photos`, { after: 'reset' });
  const { id } = await publish('A picture, lost.', [await addPicture(450)]);
  const post = await settle(server, id);
  there.refusesDoubles = false;
  assert.deepEqual([post.status, out('A picture, lost.')], ['published', 1], JSON.stringify(post));
});

test('a film whose last answer is lost is out once', async () => {
  there.rounds = 2;
  const film = await uploadTo(owner(), filmOf({ seconds: 18, width: 1080, height: 1920 }), 'video/mp4');
  there.mishap(`POST /v25.0/${PAGE}/video`, { after: { status: 502, body: '<html>Bad gateway</html>' } });
  const { id } = await publish('A film, lost.', [film]);
  const post = await settle(server, id);
  there.rounds = 0;
  assert.deepEqual([post.status, out('A film, lost.')], ['published', 1], JSON.stringify(post));
});

test('limits are waited for: of the page in minutes, which may be a text, or of the app without a word', async () => {
  const usage = { [PAGE]: [{ type: 'pages', call_count: '101', estimated_time_to_regain_access: '17' }] };
  const told = {
    ...trouble(32, null, 'Page request limit reached'),
    headers: { 'X-Business-Use-Case-Usage': JSON.stringify(usage) },
  };
  there.mishap(`POST /v25.0/${PAGE}/feed`, { instead: told });
  const { id } = await publish('Held by a limit.');
  const held = await readPost(owner(), id);
  assert.equal(held.status, 'scheduled', JSON.stringify(held));
  const wait = Date.parse(held.scheduledAt ?? '') - clock.now();
  assert.ok(wait >= 17 * MINUTE && wait < HOUR, `waits for ${wait / MINUTE} minutes`);
  clock.advance(30 * MINUTE);
  await server.drain();
  assert.equal((await settle(server, id)).status, 'published');

  const ages = { [PAGE]: [{ type: 'pages', call_count: 101, estimated_time_to_regain_access: 90_000_000 }] };
  const far = {
    ...trouble(80001, null, 'There have been too many calls to this Page account.'),
    headers: { 'X-Business-Use-Case-Usage': JSON.stringify(ages) },
  };
  there.mishap(`POST /v25.0/${PAGE}/feed`, { instead: far });
  const { id: third } = await publish('Held for ages.');
  const moved = await readPost(owner(), third);
  const days = (Date.parse(moved.scheduledAt ?? '') - clock.now()) / DAY;
  assert.ok(days > 0 && days <= 3, `waits for ${days} days`);
  clock.advance(days * DAY + MINUTE);
  await server.drain();
  assert.equal((await settle(server, third)).status, 'published');

  const odd = {
    ...trouble(4, null, 'Application request limit reached'),
    headers: { 'X-App-Usage': 'not JSON' },
  };
  there.mishap(`POST /v25.0/${PAGE}/feed`, { instead: odd });
  const { id: second } = await publish('Held by the app.');
  clock.advance(3 * HOUR);
  await server.drain();
  const post = await settle(server, second);
  assert.deepEqual([post.status, out('Held by the app.')], ['published', 1], JSON.stringify(post));
});

test('what stands between us and Facebook fails no post', async () => {
  there.mishap(`POST /v25.0/${PAGE}/feed`, { instead: WALL });
  const { id } = await publish('Behind a wall.');
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('Behind a wall.')], ['published', 1], JSON.stringify(post));
});

test('a password that was changed asks for a person', async () => {
  there.end(460);
  const { id } = await publish('Nobody lets it in.');
  const post = await settle(server, id);
  assert.deepEqual(
    [post.status, post.trouble, out('Nobody lets it in.')],
    ['needs_attention', 'signed-out', 0],
  );
});
