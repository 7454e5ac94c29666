// The product beside a LinkedIn that somebody else has built, for a page and for a person.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { KEYS, openStrangeLinkedIn, PAGE, type StrangeLinkedIn } from './linkedin.ts';
import { settle, testChanges, testLosses } from './losses.ts';
import { uploadTo, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangeLinkedIn;
let server: TestServer;
let platformId: number;
let picture: number;
let another: number;
before(async () => {
  there = await openStrangeLinkedIn(clock);
  const config = { originMap: there.originMap, providerKeys: { linkedin: KEYS } };
  server = await startServer({ clock, config });
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'linkedin' }, (offered) => {
    assert.deepEqual(
      offered.map(({ name }) => name),
      ['A Stranger', 'Strangers’ Bakery'],
    );
    return offered[1]?.id ?? '';
  }));
  picture = await uploadTo(server.as('owner'), await jpegOf(paint(600, 400)), 'image/jpeg');
  another = await uploadTo(server.as('owner'), await jpegOf(paint(640, 400)), 'image/jpeg');
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const find = (words: string) => there.posts.filter((post) => there.shown(post) === words);
const out = (words: string) => find(words).length;
const publish = (content: string, media: readonly number[] = []) =>
  postNow(server, owner(), { platformId, content, media });

test('words, pictures and a film go out once each, are measured, changed and taken down', async () => {
  const film = await uploadTo(owner(), filmOf({ seconds: 12 }), 'video/mp4');
  there.rounds = 2;
  const cases: [string, number[]][] = [
    ['Bread (rye) & <butter>: 50 % _off_, #rye {today} | 2 * 2 ~ 4 [no] back\\slash', []],
    ['Read https://bakery.example/a_b_(c)?d=e#f today.', []],
    ['One loaf.', [picture]],
    ['Two loaves.', [picture, another]],
    ['A film.', [film]],
  ];
  const ids: number[] = [];
  for (const [words, media] of cases) {
    const { id } = await publish(words, media);
    ids.push(id);
    const post = await settle(server, id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    assert.equal(out(words), 1, there.posts[0] && there.shown(there.posts[0]));
    assert.equal(there.posts[0]?.author, PAGE);
  }
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), ids[0] ?? 0);
  assert.partialDeepStrictEqual(analytics, { likes: 6, clicks: 9, impressions: 140 });
  assert.equal(analytics?.shares, undefined, 'what cannot be a count is none');
  const changed = await owner()(`/api/contents/${ids[0]}/correct`, { json: { content: 'Bread (white).' } });
  assert.equal(changed.status, 200, await changed.clone().text());
  await server.drain();
  assert.equal(out('Bread (white).'), 1);
  for (const id of ids)
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.posts, []);
  there.rounds = 0;
});

test('a film that cannot be processed is said to be that, and nothing is out', async () => {
  there.rounds = -1;
  const film = await uploadTo(owner(), filmOf({ seconds: 14 }), 'video/mp4');
  const { id } = await publish('A bad film.', [film]);
  const post = await settle(server, id);
  there.rounds = 0;
  assert.deepEqual([post.status, out('A bad film.')], ['failed', 0], JSON.stringify(post));
});

testChanges({
  server: () => server,
  stranger: () => there,
  publish: (words) => publish(words),
  out,
  remove: 'DELETE /rest/posts',
  change: 'POST /rest/posts/',
});

testLosses({
  server: () => server,
  stranger: () => there,
  visible: 'POST /rest/posts',
  list: 'GET /rest/posts',
  publish: (words) => publish(words),
  out,
  timeless: (commentary) => ({ elements: [{ id: 'urn:li:share:71', author: PAGE, commentary }] }),
});

test('a post that shows up in lists after a while only is out once', async () => {
  there.lag = 40 * SECOND;
  there.mishap('POST /rest/posts', { after: 'reset' });
  const { id } = await publish('Seen late.');
  const post = await settle(server, id);
  there.lag = 0;
  assert.deepEqual([post.status, out('Seen late.')], ['published', 1], JSON.stringify(post));
});

test('words that it refuses because they are there are out once, and found', async () => {
  there.refusesDoubles = true;
  there.mishap('POST /rest/posts', { after: 'reset' });
  there.mishap('GET /rest/posts', {
    instead: { status: 403, body: { status: 403, message: 'Not enough permissions' } },
  });
  const { id } = await publish('Said twice.');
  const post = await settle(server, id);
  there.refusesDoubles = false;
  assert.deepEqual([post.status, out('Said twice.')], ['published', 1], JSON.stringify(post));
});

test('words that are refused for a post that was taken down are not told as out', async () => {
  const message = 'Content is a duplicate of urn:li:share:7100000000000000000';
  const errorDetails = { inputErrors: [{ description: message, code: 'DUPLICATE_POST' }] };
  for (let at = 0; at < 9; at += 1)
    there.mishap('POST /rest/posts', {
      instead: { status: 422, body: { message, errorDetails, status: 422 } },
    });
  const { id } = await publish('Taken down, and said again.');
  const post = await settle(server, id);
  assert.notEqual(post.status, 'published', JSON.stringify(post));
  assert.equal(out('Taken down, and said again.'), 0);
  there.forgive();
});

test('an id by its older name is one, and a conflict of writers is tried again', async () => {
  const words = 'By its older name.';
  const { id } = await publish(words);
  assert.equal((await settle(server, id)).status, 'published');
  there.mishap('POST /rest/posts', {
    instead: { status: 409, body: { status: 409, message: 'Write conflict' } },
  });
  const { id: second } = await publish('In conflict.');
  const post = await settle(server, second);
  assert.deepEqual([post.status, out('In conflict.')], ['published', 1], JSON.stringify(post));
});

test('a limit without a word is waited for', async () => {
  const instead = {
    status: 429,
    body: { status: 429, message: 'Resource level throttle limit for calls to this resource is reached.' },
  };
  there.mishap('POST /rest/posts', { instead });
  const { id } = await publish('Held by a limit.');
  const held = await readPost(owner(), id);
  assert.equal(held.status, 'scheduled', JSON.stringify(held));
  clock.advance(Date.parse(held.scheduledAt ?? '') - clock.now() + MINUTE);
  await server.drain();
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('Held by a limit.')], ['published', 1], JSON.stringify(post));
});

test('what stands between us and LinkedIn fails no post, and ends no sign-in', async () => {
  const state = async () => (await server.app.ctx.db.read('connection_accounts'))[0]?.state;
  for (const call of ['POST /rest/posts', 'POST /rest/images', 'PUT /dms-uploads', 'GET /rest/images']) {
    there.mishap(call, { instead: WALL });
    const words = `Behind a wall at ${call}.`;
    const { id } = await publish(words, call === 'POST /rest/posts' ? [] : [picture]);
    const post = await settle(server, id);
    assert.deepEqual([post.status, await state()], ['published', 'signed-in'], JSON.stringify(post));
  }
});

test('a token that has just been made and counts as revoked for a moment is a token', async () => {
  const instead = {
    status: 401,
    body: {
      status: 401,
      serviceErrorCode: 65601,
      code: 'REVOKED_ACCESS_TOKEN',
      message: 'The token used in the request has been revoked by the user',
    },
  };
  there.mishap('GET /v2/me', { instead });
  const connecting = connectThere(owner(), { type: 'linkedin' }, (offered) => offered[0]?.id ?? '');
  const person = await connecting;
  assert.equal(person.network, 'real');
});

test('what a person has posted and nobody can look for is asked of a person, and not published twice', async () => {
  const person = await connectThere(owner(), { type: 'linkedin' }, (offered) => offered[0]?.id ?? '');
  there.mishap('POST /rest/posts', { after: 'reset' });
  // Posts of members are not told to apps.
  for (let at = 0; at < 40; at += 1)
    there.mishap('GET /rest/posts', {
      instead: {
        status: 403,
        body: {
          status: '403',
          code: 'ACCESS_DENIED',
          message: 'Not enough permissions to access: posts.FINDER-author',
        },
      },
    });
  const { id } = await postNow(server, owner(), { platformId: person.id, content: 'By a person.' });
  const post = await settle(server, id);
  assert.deepEqual([post.status, out('By a person.')], ['needs_attention', 1], JSON.stringify(post));
});

test('access that ends is renewed by who may, and asks for a person in time where nobody may', async () => {
  clock.advance(59 * DAY);
  await server.app.scheduler.tick();
  await server.drain();
  const renewed = there.heard.filter(({ form }) => form.get('grant_type') === 'refresh_token');
  assert.ok(renewed.length > 0, 'nobody asked for new access');
  const states = (await server.app.ctx.db.read('connection_accounts')).map(({ state }) => state);
  assert.ok(
    states.every((state) => state === 'signed-in'),
    states.join(),
  );
});
