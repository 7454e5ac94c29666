// LinkedIn: what every connector does, for a page; and what is peculiar to it: two kinds of apps, little text, cards of
// links, profiles that nobody may read.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { AuthCall, Credential, PublishRequest } from '../../../server/connectors/channels/connector.ts';
import { auth } from '../../../server/connectors/channels/linkedin/auth.ts';
import { linkedin } from '../../../server/connectors/channels/linkedin/connector.ts';
import { fromLittle, isSame, toLittle } from '../../../server/connectors/channels/linkedin/little.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { vendorAppOf } from '../../../server/contract/channels/index.ts';
import { DAY, HOUR, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say, wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import type { Asked } from '../support/stand-in.ts';
import { duplicateOf, shownOf } from './post-calls.ts';
import { goThere, openLinkedIn } from './stand-in.ts';
import { API, APP, type LinkedIn, MEMBER, OTHER_PAGE, PAGE, SITE } from './world.ts';

const BEGIN = Date.UTC(2027, 2, 1, 9);
const REVIEWED = vendorAppOf('linkedin')?.review?.scopes ?? [];
const isPost = ({ method, path }: Asked) => method === 'POST' && path === '/rest/posts';

function credentialOf(there: LinkedIn, externalId: string, scopes: readonly string[] = REVIEWED): Credential {
  const token = there.give(scopes);
  return {
    externalId,
    provider: 'linkedin',
    app: APP,
    handle: null,
    server: null,
    token,
    scopes,
    version: 1,
  };
}

/** Pixels that are a picture, of which a page can be made. */
const JPEG = Buffer.from(await jpegOf(paint(96, 120)));
const page = (change: Partial<PublishRequest['media'][number]> = {}) =>
  makePicture({
    ...{ width: 96, height: 120, size: async () => JPEG.length, read: async () => JPEG },
    ...change,
  });

/** The alternative text of what a post shows. */
function altsOf(content: Record<string, unknown> | null): (string | null)[] {
  const { media, multiImage } = (content ?? {}) as {
    media?: { altText?: string };
    multiImage?: { images: { altText?: string }[] };
  };
  return (multiImage?.images ?? (media ? [media] : [])).map(({ altText }) => altText ?? null);
}

conformance('LinkedIn', async (): Promise<Subject> => {
  const clock = new SimulatedClock(BEGIN);
  const there = await openLinkedIn(clock);
  there.products = REVIEWED;
  there.refreshes = true;
  const credential = credentialOf(there, PAGE);
  const grant = there.tokens.get(credential.token);
  const { server } = there;
  return {
    channel: 'linkedin',
    connector: linkedin,
    originMap: server.originMap,
    clock,
    credential,
    posts: {
      text: () => {
        const post = makePost();
        return { ...post, content: `${post.content} (Rye & spelt) #rye_bread: 50% < 60%, *really* [today].` };
      },
      link: () => makePost({ content: `Two days of rye: ${SITE}/bread` }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [page(), page({ alt: 'Rolls' })] }),
      film: () => makePost({ media: [makeFilm()] }),
    },
    published: () =>
      there.posts.map(({ id, commentary, content }) => ({
        id,
        words: shownOf(commentary),
        alts: altsOf(content),
      })),
    hasAlt: true,
    asDocument: true,
    fail: (loss) => server.fail(loss),
    taken: () => server.taken(),
    refuse: {
      limited: () =>
        server.refuse(isPost, {
          status: 429,
          json: {
            status: 429,
            message: 'Resource level throttle APPLICATION_AND_MEMBER DAY limit is reached',
          },
        }),
      expired: () => clock.advance(61 * DAY),
      revoked: () => void (grant && Object.assign(grant, { isRevoked: true })),
      forbidden: () => there.roles.clear(),
      refused: () =>
        server.refuse(isPost, { status: 400, json: { status: 400, message: 'This is not allowed here' } }),
      duplicate: () => server.refuse(isPost, duplicateOf('urn:li:share:1')),
    },
    limitedUntil: () => BEGIN + 15 * HOUR,
    works: (asks, end) => {
      there.works = { asks, end };
    },
    figures: {
      set: (id) => {
        const told = { impressionCount: 90, clickCount: 7, likeCount: 5, commentCount: 0, shareCount: 2 };
        there.statistics.set(id, told);
        return { impressions: 90, clicks: 7, likes: 5, comments: 0, shares: 2 };
      },
      without: () => {},
    },
    removes: true,
    signIn: {
      auth,
      app: { ...APP, isReviewed: true },
      allow: async (address) => (await goThere(there, address)).searchParams.get('code') ?? '',
      accounts: [MEMBER, PAGE, OTHER_PAGE],
    },
    close: () => server.close(),
  };
});

describe('little text', () => {
  const WORDS = [
    'a_b*c ~d~ (e) [f] {g} <h> |i| @j \\k',
    'Rye #bread, #rye_bread; C# and a#b.',
    'Look: https://bakery.example/a_(b)?c=~d#top #bread',
    '日本語 #パン だよ',
  ];
  for (const words of WORDS) {
    test(`everything of "${words}" is shown, and is known again`, () => {
      assert.equal(shownOf(toLittle(words)), words);
      assert.equal(fromLittle(toLittle(words)), words);
      assert.ok(isSame(words, toLittle(words)));
    });
  }

  test('a hashtag leads to its page; a number sign elsewhere does not', () => {
    assert.equal(toLittle('#rye C# a#b'), '{hashtag|\\#|rye} C\\# a\\#b');
    assert.equal(toLittle('https://a.example/#rye'), 'https://a.example/\\#rye');
  });

  test('a short link of LinkedIn is that link; other words are other words', () => {
    assert.ok(isSame('See https://bakery.example/bread now', 'See  https://lnkd.in/dX3 now\n'));
    assert.ok(!isSame('See https://bakery.example/bread now', 'See https://bakery.example/rolls now'));
    assert.ok(!isSame('Bread, and rolls.', 'Bread, and rolls. More tomorrow.'));
  });
});

describe('LinkedIn for itself', () => {
  let clock: SimulatedClock;
  let there: LinkedIn;
  beforeEach(async () => {
    clock = new SimulatedClock(BEGIN);
    there = await openLinkedIn(clock);
  });
  afterEach(() => there.server.close());

  const callAs = (externalId: string, scopes?: readonly string[]) =>
    makeCall({
      channel: 'linkedin',
      credential: credentialOf(there, externalId, scopes),
      outbound: new Outbound({ origins: there.server.originMap }),
      clock,
    });
  const authCall = (app: AuthCall['app'] = APP): AuthCall => ({
    ...{ channel: 'linkedin', app, server: null, clock },
    outbound: new Outbound({ origins: there.server.originMap }),
    signal: new AbortController().signal,
  });
  const BACK = { redirectUri: 'https://drivyn.example/oauth/linkedin/callback', verifier: 'v'.repeat(64) };
  const comeBack = (call: AuthCall) => goThere(there, auth.authorizeUrl(call, { state: 's', ...BACK }));
  const signIn = async (call: AuthCall) => {
    const code = (await comeBack(call)).searchParams.get('code') ?? '';
    const outcome = await auth.exchange(call, { code, ...BACK });
    assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
    return outcome.tokens;
  };
  const BASIC = ['openid', 'profile', 'w_member_social'];

  test('an app that was not reviewed asks for no more than it was given, and offers the profile', async () => {
    const call = authCall();
    const tokens = await signIn(call);
    assert.deepEqual([tokens.scopes, tokens.refresh], [BASIC, null]);
    assert.deepEqual(await auth.listAccounts(call, tokens), [
      { id: MEMBER, name: 'Mia Baker', handle: null, kind: 'profile', tokens: null },
    ]);
  });

  test('what was asked for was granted, where nothing else is said', async () => {
    there.tellsScopes = false;
    const call = authCall();
    const tokens = await signIn(call);
    assert.deepEqual(tokens.scopes, BASIC);
    assert.equal((await auth.listAccounts(call, tokens)).length, 1);
  });

  test('one that was reviewed offers pages too, by their names', async () => {
    there.products = REVIEWED;
    const call = authCall({ ...APP, isReviewed: true });
    const accounts = await auth.listAccounts(call, await signIn(call));
    assert.deepEqual(
      accounts.map(({ id, name, handle, kind }) => [id, name, handle, kind]),
      [
        [MEMBER, 'Mia Baker', 'mia-bakes', 'profile'],
        [PAGE, 'Bakery 2001', 'bakery-2001', 'organization'],
        [OTHER_PAGE, 'Bakery 2002', 'bakery-2002', 'organization'],
      ],
    );
  });

  test('whoever says so before it is true is refused as a whole', async () => {
    const back = await comeBack(authCall({ ...APP, isReviewed: true }));
    assert.equal(back.searchParams.get('error'), 'unauthorized_scope_error');
  });

  test('a token that is said to be revoked just after it was given is shown again for ten seconds', async () => {
    const call = authCall();
    there.forgetNext = 3;
    assert.equal((await auth.listAccounts(call, await signIn(call))).length, 1);
    assert.ok(clock.now() - BEGIN <= 10 * SECOND);
    there.forgetNext = 100;
    const tokens = await signIn(call);
    await assert.rejects(auth.listAccounts(call, tokens), /401/);
  });

  test('a link is a card with the title of its page and its picture', async () => {
    there.page = `<html><head><title>Rye, slowly</title><meta property="og:image" content="/loaf.jpg"></head></html>`;
    const call = callAs(PAGE);
    const post = makePost({ content: `Two days: ${SITE}/bread` });
    assert.equal((await linkedin.publish(call, post)).end, 'published');
    const [{ content } = { content: null }] = there.posts;
    assert.partialDeepStrictEqual(content, { article: { source: `${SITE}/bread`, title: 'Rye, slowly' } });
    assert.match(JSON.stringify(content), /"thumbnail":"urn:li:image:/);
  });

  test('several pictures are the pages of one document, called by the first words', async () => {
    const call = callAs(PAGE);
    const content = `${'パンは毎朝五時に焼きます。'.repeat(12)}\nMore below.`;
    const post = makePost({ content, media: [page(), page(), page({ width: 120, height: 96 })] });
    let outcome = await linkedin.publish(call, post);
    while (outcome.end === 'pending') outcome = await linkedin.resume(call, outcome.data, post);
    assert.equal(outcome.end, 'published', JSON.stringify(outcome));
    const { media } = (there.posts[0]?.content ?? {}) as { media: { id: string; title: string } };
    assert.equal(there.assets.get(media.id)?.pages, 3);
    assert.ok(media.title.length <= 100 && content.startsWith(media.title.slice(0, -1)), media.title);
    assert.deepEqual(Object.keys(media).sort(), ['id', 'title']);
  });

  test('a picture that no page is made of leaves beside the others, as an animation does', async () => {
    const gif = page({ type: 'image/gif' });
    const call = callAs(PAGE);
    assert.equal((await linkedin.publish(call, makePost({ media: [page(), gif] }))).end, 'published');
    assert.match(JSON.stringify(there.posts[0]?.content), /multiImage/);
  });

  test('a page that cannot be read leaves the link in the text alone', async () => {
    there.page = '<html></html>';
    assert.equal(
      (await linkedin.publish(callAs(PAGE), makePost({ content: `Two days: ${SITE}/bread` }))).end,
      'published',
    );
    assert.equal(there.posts[0]?.content, null);
  });

  test('who may only write sends its pictures and films, waits, and tries', async () => {
    const call = callAs(MEMBER, BASIC);
    there.works = { asks: 1, end: 'ready' };
    const post = makePost({ media: [makeFilm()] });
    const steps: string[] = [];
    let outcome = await linkedin.publish(call, post);
    while (outcome.end === 'pending') {
      steps.push(outcome.next);
      outcome = await linkedin.resume(call, outcome.data, post);
    }
    assert.equal(outcome.end, 'published');
    assert.deepEqual(steps, ['ask', 'publish', 'ask', 'publish']);
    assert.equal(there.posts.length, 1);
  });

  test('whether the post of a profile is out nobody can look up, and that is said', async () => {
    const call = callAs(MEMBER, BASIC);
    const found = await linkedin.check(call, { ...makePost(), since: BEGIN - HOUR, others: [] });
    assert.deepEqual(found, {
      end: 'untold',
      error: say('networks.linkedin-unread'),
    });
  });

  test('the same words again are never a second post', async () => {
    const call = callAs(PAGE);
    const post = makePost();
    assert.equal((await linkedin.publish(call, post)).end, 'published');
    const again = await linkedin.publish(call, post);
    assert.ok(
      again.end === 'unknown' && wordsOfTold(again.error).includes(there.posts[0]?.id ?? '-'),
      JSON.stringify(again),
    );
  });

  test('a post is found among many, and one of before is not it', async () => {
    const call = callAs(PAGE);
    const post = makePost();
    await linkedin.publish(call, post);
    for (let count = 0; count < 60; count += 1) await linkedin.publish(call, makePost());
    const find = (since: number) => linkedin.check(call, { ...post, since, others: [] });
    assert.equal((await find(BEGIN)).end, 'published');
    clock.advance(2 * HOUR);
    assert.equal((await find(BEGIN + HOUR)).end, 'absent');
  });

  test('a page of the list that is short, or empty, is not taken for the last', async () => {
    const call = callAs(PAGE);
    const post = makePost();
    const out = await linkedin.publish(call, post);
    const write = (count: number, isHidden: boolean) => {
      for (let index = 0; index < count; index += 1)
        there.posts.push({
          ...{ id: `urn:li:share:9${there.posts.length}`, author: PAGE, commentary: `More ${index}` },
          ...{ content: null, createdAt: clock.now(), isHidden },
        });
    };
    write(20, false);
    write(60, true);
    const look = () => linkedin.check(call, { ...post, since: BEGIN, others: [] });
    assert.deepEqual(await look(), out);
    write(500, false);
    assert.equal((await look()).end, 'unknown');
  });

  test('a version that LinkedIn has retired asks for an update, and not for other words', async () => {
    const answer = { status: 426, json: { status: 426, code: 'NONEXISTENT_VERSION', message: 'Not active' } };
    there.server.refuse(isPost, answer);
    const outcome = await linkedin.publish(callAs(PAGE), makePost());
    assert.ok(
      outcome.end === 'attention' && /has to be updated/.test(wordsOfTold(outcome.reason)),
      JSON.stringify(outcome),
    );
  });

  test('a scope that is missing is named', async () => {
    const outcome = await linkedin.publish(callAs(PAGE, BASIC), makePost());
    assert.deepEqual(outcome, {
      end: 'reconnect',
      error: say('networks.linkedin-not-asked', { scope: 'w_organization_social' }),
    });
  });

  test('figures of a profile are asked for where that was granted', async () => {
    const id = 'urn:li:ugcPost:7200000000000000001';
    there.statistics.set(id, { IMPRESSION: 40, REACTION: 3, RESHARE: 0 });
    const measured = await linkedin.measure(callAs(MEMBER), [id]);
    assert.deepEqual(measured.get(id), { impressions: 40, likes: 3, shares: 0 });
    const asked = there.server.asked.length;
    assert.deepEqual(await linkedin.measure(callAs(MEMBER, BASIC), [id]), new Map());
    assert.equal(there.server.asked.length, asked);
  });

  test('a page shows its followers, and a role that is gone', async () => {
    const call = callAs(PAGE);
    assert.deepEqual(await linkedin.examine(call), { end: 'well', followers: 321, findings: [] });
    there.roles.delete(PAGE);
    assert.deepEqual(await linkedin.examine(call), { end: 'well', followers: 321, findings: ['role'] });
    const member = await linkedin.examine(callAs(MEMBER, BASIC));
    assert.deepEqual(member, { end: 'well', followers: null, findings: [] });
  });

  test('what a video is sent in are the parts that LinkedIn asks for', async () => {
    await linkedin.publish(callAs(PAGE), makePost({ media: [makeFilm({ bytes: 9_000_000 })] }));
    const sent = there.server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body.length);
    assert.deepEqual(sent, [4_194_304, 4_194_304, 9_000_000 - 2 * 4_194_304]);
  });

  test('a reply of no known shape after the call is no proof of anything', async () => {
    there.server.refuse(isPost, { status: 201 });
    assert.equal((await linkedin.publish(callAs(PAGE), makePost())).end, 'unknown');
    assert.ok(there.server.asked.some(({ origin }) => origin === API));
  });
});
