// Facebook is held to what every connector is, and to what is its own: cards, reels, pages of businesses, and its limits.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { facebook } from '../../../server/connectors/channels/facebook/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say, wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { APP, allowAt, DIALOG, refusal } from '../meta/login.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { jsonOf } from '../support/stand-in.ts';
import { openFacebook, type StoodFacebook } from './stand-in.ts';

const BEGIN = Date.UTC(2027, 2, 1, 9);

function credentialOf({ login, page }: StoodFacebook) {
  const token = login.pageToken(page.id);
  const scopes = login.tokens.get(token)?.scopes ?? [];
  return {
    ...{ externalId: page.id, provider: 'facebook', app: APP, server: null, handle: null, version: 1 },
    ...{ token, scopes },
  };
}

const regained = (id: string) => ({
  'X-Business-Use-Case-Usage': JSON.stringify({
    [id]: [
      {
        type: 'pages',
        call_count: 100,
        total_cputime: 12,
        total_time: 9,
        estimated_time_to_regain_access: 42,
      },
    ],
  }),
});

async function open(): Promise<Subject> {
  const clock = new SimulatedClock(BEGIN);
  const there = await openFacebook(clock);
  const credential = credentialOf(there);
  const token = there.login.tokens.get(credential.token);
  assert.ok(token);
  return {
    ...{ channel: 'facebook', connector: facebook, originMap: there.originMap, clock, credential },
    posts: {
      text: makePost,
      link: () => makePost({ content: 'Our bread: https://bakery.example/bread, baked today.' }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls' })] }),
      film: () => makePost({ media: [makeFilm({ alt: '' })] }),
    },
    published: () => there.posts().map(({ id, message, alts }) => ({ id, words: message, alts })),
    hasAlt: true,
    fail: there.fail,
    taken: there.taken,
    refuse: {
      limited: () =>
        there.refuse(there.isVisible, {
          ...refusal(80001, 'There have been too many calls.'),
          headers: regained(there.page.id),
        }),
      expired: () => there.refuse(there.isVisible, refusal(190, 'Session has expired.', { subcode: 463 })),
      revoked: () => {
        token.isRevoked = true;
      },
      forbidden: () => {
        token.scopes = [];
      },
      refused: () =>
        there.refuse(there.isVisible, refusal(100, 'The content was marked as spam.', { subcode: 1404102 })),
      duplicate: () => there.refuse(there.isVisible, refusal(506, 'Duplicate status message')),
    },
    limitedUntil: () => clock.now() + 42 * MINUTE,
    works: there.work,
    figures: {
      set: (id) => {
        const post = there.posts().find((one) => one.id === id);
        assert.ok(post);
        post.figures = { shares: 2, comments: 3, reactions: 17, clicks: 5, views: 240 };
        return { shares: 2, comments: 3, likes: 17, clicks: 5, impressions: 240 };
      },
      without: () => {},
    },
    removes: true,
    signIn: {
      auth: oauthOf(),
      app: APP,
      allow: (address) => allowAt(there.at(DIALOG), address),
      accounts: ['100200303', '100200300', '100200301'],
    },
    close: there.close,
  };
}

function oauthOf() {
  assert.ok(facebook.auth?.kind === 'oauth');
  return facebook.auth;
}

conformance('Facebook', open);

describe('Facebook', () => {
  const clock = new SimulatedClock(BEGIN);
  let there: StoodFacebook;
  before(async () => {
    there = await openFacebook(clock);
  });
  after(() => there.close());

  const call = (change = {}) =>
    makeCall({
      credential: credentialOf(there),
      outbound: new Outbound({ origins: there.originMap }),
      clock,
      ...change,
    });
  const lastFeed = () => {
    const asked = there.asked.findLast(({ path }) => path.endsWith('/feed'));
    assert.ok(asked);
    return jsonOf(asked);
  };

  test('a link gets a card; beside pictures it stays in the text', async () => {
    const content = 'See https://bakery.example/bread.';
    await facebook.publish(call(), makePost({ content }));
    assert.deepEqual(lastFeed(), { message: content, link: 'https://bakery.example/bread' });
    await facebook.publish(call(), makePost({ content: `${content} Now!`, media: [makePicture()] }));
    assert.deepEqual(Object.keys(lastFeed()), ['message', 'attached_media']);
  });

  test('a link of which no card can be made goes as text, by a step of its own', async () => {
    const post = makePost({ content: 'See https://unreachable.example/bread' });
    const first = await facebook.publish(call(), post);
    assert.ok(first.end === 'pending' && first.next === 'publish', JSON.stringify(first));
    const second = await facebook.resume(call(), first.data, post);
    assert.equal(second.end, 'published');
    assert.deepEqual(lastFeed(), { message: post.content });
  });

  test('a film that is no reel is sent as a video, and its post is found when it can be seen', async () => {
    const film = makeFilm({ width: 1920, height: 1080, seconds: 200 });
    const post = makePost({ media: [film] });
    there.work(1, 'ready');
    let outcome = await facebook.publish(call(), post);
    assert.equal(there.asked.at(-1)?.path.split('/').at(-1), 'videos');
    for (const _ of [1, 2]) {
      assert.ok(outcome.end === 'pending' && outcome.next === 'ask', JSON.stringify(outcome));
      outcome = await facebook.resume(call(), outcome.data, post);
    }
    assert.ok(outcome.end === 'published');
    assert.equal(outcome.externalId, there.posts()[0]?.id);
  });

  test('a film whose answer is lost is found while it is worked on, and not sent again', async () => {
    for (const film of [makeFilm(), makeFilm({ width: 1920, height: 1080 })]) {
      const post = makePost({ media: [film] });
      there.work(3, 'ready');
      const first = film.width > 1080 ? null : await facebook.publish(call(), post);
      there.fail('lost');
      const data = first?.end === 'pending' ? first.data : undefined;
      const lost = data ? await facebook.resume(call(), data, post) : await facebook.publish(call(), post);
      assert.equal(lost.end, 'unknown');
      const since = clock.now() - HOUR;
      const found = await facebook.check(call(), { ...post, since, others: [], ...(data && { data }) });
      assert.ok(found.end === 'pending' && found.next === 'ask', JSON.stringify(found));
      assert.equal((await facebook.resume(call(), found.data, post)).end, 'pending');
    }
  });

  test('a post, a film and a comment are found however many came after them, and absent only where that was read', async () => {
    const alone = await openFacebook(clock);
    const way = { credential: credentialOf(alone), outbound: new Outbound({ origins: alone.originMap }) };
    const since = clock.now() - HOUR;
    const look = (post: ReturnType<typeof makePost>) =>
      facebook.check(call(way), { ...post, since, others: [] });
    const [post, film] = [makePost(), makePost({ media: [makeFilm({ width: 1920, height: 1080 })] })];
    const out = await facebook.publish(call(way), post);
    assert.ok(out.end === 'published');
    alone.work(9, 'ready');
    assert.equal((await facebook.publish(call(way), film)).end, 'pending');
    const write = (count: number) => {
      for (let index = 0; index < count; index += 1) alone.write(`Something else ${index}`);
    };
    write(250);
    for (let index = 0; index < 60; index += 1) alone.film(`Another film ${index}`);
    assert.deepEqual(await look(post), out);
    assert.equal((await look(film)).end, 'pending');
    assert.deepEqual(await look(makePost()), { end: 'absent' });
    for (let index = 0; index < 120; index += 1)
      alone.comments.push({ post: out.externalId, message: `Lovely ${index}` });
    alone.comments.push({ post: out.externalId, message: 'The recipe is on our site.' });
    const { comments } = facebook;
    assert.equal(await comments?.has(call(way), out.externalId, 'The recipe is on our site.'), true);
    assert.equal(await comments?.has(call(way), out.externalId, 'Something else.'), false);
    write(1000);
    assert.equal((await look(post)).end, 'unknown');
    assert.ok(alone.asked.every(({ query }) => !query.has('access_token')));
    await alone.close();
  });

  test('a reel that was uploaded and never made visible is absent', async () => {
    const post = makePost({ media: [makeFilm()] });
    const first = await facebook.publish(call(), post);
    assert.ok(first.end === 'pending');
    const found = await facebook.check(call(), {
      ...post,
      since: clock.now() - HOUR,
      others: [],
      data: first.data,
    });
    assert.deepEqual(found, { end: 'absent' });
  });

  test('a film that is on its way is not sent again because a question about it fails', async () => {
    const post = makePost({ media: [makeFilm({ width: 1920, height: 1080 })] });
    const first = await facebook.publish(call(), post);
    assert.ok(first.end === 'pending');
    there.refuse(({ method }) => method === 'GET', refusal(4, 'Application request limit reached'));
    assert.equal((await facebook.resume(call(), first.data, post)).end, 'unknown');
  });

  test('what was used of the limits is told with every reply', async () => {
    const told: unknown[] = [];
    const headers = { 'X-App-Usage': '{"call_count":28,"total_time":31,"total_cputime":2}' };
    there.refuse(({ method }) => method === 'GET', {
      json: { id: there.page.id, followers_count: 4 },
      headers,
    });
    await facebook.examine(call({ tell: (one: unknown) => void told.push(one) }));
    assert.deepEqual(told, [{ of: 'app', counted: 'app', used: 31, most: 100 }]);
  });

  test('the test of a sign-in tells followers, and which permission is missing', async () => {
    const look = (isReviewed: boolean) =>
      facebook.examine(call({ credential: { ...credentialOf(there), app: { ...APP, isReviewed } } }));
    assert.deepEqual(await look(true), { end: 'well', followers: 321, findings: [] });
    assert.deepEqual(await look(false), { end: 'well', followers: 321, findings: ['development'] });
    const credential = credentialOf(there);
    const token = there.login.tokens.get(credential.token);
    assert.ok(token);
    token.scopes = token.scopes.filter((scope) => scope !== 'pages_manage_posts');
    assert.deepEqual(await facebook.examine(call({ credential })), {
      end: 'reconnect',
      error: say('networks.rights-missing', { rights: 'pages_manage_posts' }),
    });
  });

  test('a first comment is written once, and found again when its answer is lost', async () => {
    const { comments } = facebook;
    assert.ok(comments);
    const outcome = await facebook.publish(call(), makePost());
    assert.ok(outcome.end === 'published');
    const id = outcome.externalId;
    const words = 'The recipe:  on our site.';
    assert.equal(await comments.has(call(), id, words), false);
    there.fail('lost');
    assert.equal((await comments.place(call(), id, words)).end, 'unknown');
    assert.equal(await comments.has(call(), id, words), true);
    assert.equal(await comments.has(call(), id, 'Other words.'), false);
    assert.deepEqual(await comments.place(call(), id, 'Another.'), { end: 'placed' });
    there.refuse(there.isVisible, refusal(200, '(#200) Not allowed', { status: 403 }));
    assert.deepEqual(await comments.place(call(), id, 'A third.'), {
      end: 'rejected',
      reason: '(#200) Not allowed',
    });
    there.refuse(
      ({ path }) => path.endsWith('/comments'),
      refusal(2, 'An unexpected error.', { status: 500 }),
    );
    await assert.rejects(comments.has(call(), id, words), /unexpected/);
  });

  test('who did not allow comments is told which permission is missing', async () => {
    const { comments } = facebook;
    const credential = { ...credentialOf(there), scopes: ['pages_manage_posts'] };
    const asked = there.asked.length;
    assert.equal(await comments?.has(call({ credential }), '1_2', 'Words.'), false);
    const outcome = await comments?.place(call({ credential }), '1_2', 'Words.');
    assert.ok(outcome?.end === 'rejected' && wordsOfTold(outcome.reason).includes('pages_manage_engagement'));
    assert.equal(there.asked.length, asked);
  });

  test('a scope that the person left out is not among those granted', async () => {
    const auth = oauthOf();
    const signal = new AbortController().signal;
    const base = { channel: 'facebook', app: APP, server: null, signal, clock } as const;
    const asCall = { ...base, outbound: new Outbound({ origins: there.originMap }) };
    there.login.decline('read_insights');
    const redirectUri = 'https://drivyn.example/oauth/facebook/callback';
    const page = auth.authorizeUrl(asCall, { state: 's', redirectUri, verifier: 'v' });
    const code = await allowAt(there.at(DIALOG), page);
    const entered = await auth.exchange(asCall, { code, redirectUri, verifier: 'v' });
    assert.ok(entered.end === 'signed-in');
    const [account] = await auth.listAccounts(asCall, entered.tokens);
    assert.deepEqual(account?.tokens?.scopes.includes('read_insights'), false);
    assert.equal(account?.tokens?.accessEndsAt, null);
  });
});
