// Instagram, by either of its sign-ins, is held to what every connector is, and to what is its own: containers and carousels.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Auth,
  Call,
  PublishOutcome,
  PublishRequest,
} from '../../../server/connectors/channels/connector.ts';
import { instagram } from '../../../server/connectors/channels/instagram/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say, wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { APP, allowAt, DIALOG, refusal } from '../meta/login.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { OWN_APP, OWN_PAGE } from './own-login.ts';
import { ACCOUNT, openInstagram, type StoodInstagram } from './stand-in.ts';

const BEGIN = Date.UTC(2027, 2, 1, 9);

type Way = 'instagram' | 'facebook';
const WAYS: readonly Way[] = ['instagram', 'facebook'];

function credentialOf({ own, login, page }: StoodInstagram, provider: Way) {
  const token = provider === 'instagram' ? own.longToken() : login.pageToken(page.id);
  const given = own.tokens.get(token) ?? login.tokens.get(token);
  assert.ok(given);
  const app = provider === 'instagram' ? OWN_APP : APP;
  const { id: externalId, username: handle } = ACCOUNT;
  const credential = {
    externalId,
    provider,
    app,
    server: null,
    handle,
    version: 1,
    token,
    scopes: given.scopes,
  };
  return { credential, given };
}

function authOf(way: Way) {
  const auth: Auth | null | undefined =
    way === 'instagram'
      ? instagram.auth
      : instagram.otherWays?.find(({ provider }) => provider === way)?.auth;
  assert.ok(auth?.kind === 'oauth');
  return auth;
}

const picture = () => makePost({ media: [makePicture()] });
const pictures = () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls' })] });
const film = () => makePost({ media: [makeFilm({ alt: '' })] });

async function open(way: Way): Promise<Subject> {
  const clock = new SimulatedClock(BEGIN);
  const there = await openInstagram(clock);
  const { credential, given } = credentialOf(there, way);
  const regained = {
    'X-Business-Use-Case-Usage': JSON.stringify({
      [ACCOUNT.id]: [
        {
          type: 'instagram',
          call_count: 101,
          total_cputime: 1,
          total_time: 1,
          estimated_time_to_regain_access: 19,
        },
      ],
    }),
  };
  const isOwn = way === 'instagram';
  return {
    ...{ channel: 'instagram', connector: instagram, originMap: there.originMap, clock, credential },
    posts: { picture, pictures, film },
    published: () => there.media.map(({ id, caption, alts }) => ({ id, words: caption, alts })),
    hasAlt: true,
    fail: there.fail,
    taken: there.taken,
    refuse: {
      limited: () =>
        there.refuse(there.isVisible, {
          ...refusal(80002, 'There have been too many calls.'),
          headers: regained,
        }),
      expired: () => {
        clock.advance(61 * DAY);
        if (!isOwn) given.isRevoked = true;
      },
      revoked: () => {
        given.isRevoked = true;
      },
      forbidden: () => {
        given.scopes = given.scopes.filter((scope) => !scope.includes('content_publish'));
      },
      refused: () =>
        there.refuse(
          there.isVisible,
          refusal(36003, 'The aspect ratio is not supported.', { subcode: 2207009 }),
        ),
      duplicate: null,
    },
    limitedUntil: () => clock.now() + 19 * MINUTE,
    works: there.work,
    figures: {
      set: (id) => {
        const found = there.media.find((one) => one.id === id);
        assert.ok(found);
        found.figures = { likes: 31, comments: 4, shares: 2, views: 512 };
        return { likes: 31, comments: 4, shares: 2, impressions: 512 };
      },
      without: () => {},
    },
    removes: !isOwn,
    signIn: {
      auth: authOf(way),
      app: isOwn ? OWN_APP : APP,
      allow: (address) => allowAt(there.at(isOwn ? OWN_PAGE : DIALOG), address),
      accounts: [ACCOUNT.id],
    },
    close: there.close,
  };
}

for (const way of WAYS) conformance(`Instagram by ${way}`, () => open(way));

describe('Instagram', () => {
  const clock = new SimulatedClock(BEGIN);
  let there: StoodInstagram;
  before(async () => {
    there = await openInstagram(clock);
  });
  after(() => there.close());

  const call = (change: Partial<Call> = {}): Call =>
    makeCall({
      channel: 'instagram',
      credential: credentialOf(there, 'instagram').credential,
      outbound: new Outbound({ origins: there.originMap }),
      clock,
      ...change,
    });
  const goOn = async (first: PublishOutcome, post: PublishRequest): Promise<PublishOutcome> => {
    let outcome = first;
    for (let steps = 0; outcome.end === 'pending' && steps < 20; steps += 1)
      outcome = await instagram.resume(call(), outcome.data, post);
    return outcome;
  };
  const stepOf = (outcome: PublishOutcome) => {
    assert.ok(outcome.end === 'pending', JSON.stringify(outcome));
    return [JSON.parse(outcome.data).step, outcome.next];
  };

  test('each sign-in asks its own host, and no other', async () => {
    for (const way of WAYS) {
      const from = there.asked.length;
      const { credential } = credentialOf(there, way);
      const first = await instagram.publish(call({ credential }), picture());
      assert.deepEqual(stepOf(first), ['publish', 'publish']);
      const hosts = new Set(there.asked.slice(from).map(({ origin }) => origin));
      assert.deepEqual([...hosts], [`https://graph.${way}.com`]);
    }
  });

  test('a carousel waits for each of its pictures before it is made', async () => {
    const post = pictures();
    there.work(2, 'ready');
    const first = await instagram.publish(call(), post);
    assert.deepEqual(stepOf(first), ['children', 'ask']);
    assert.ok(first.end === 'pending');
    assert.deepEqual(stepOf(await instagram.resume(call(), first.data, post)), ['children', 'ask']);
    const outcome = await goOn(first, post);
    assert.equal(outcome.end, 'published');
    assert.deepEqual(there.media[0]?.alts, ['A loaf on a board', 'Rolls']);
  });

  test('a film is fetched where there is an address, and uploaded where there is none', async () => {
    for (const address of [() => 'https://drivyn.example/m/film', () => null]) {
      const post = makePost({ media: [makeFilm({ address })] });
      const outcome = await goOn(await instagram.publish(call(), post), post);
      assert.equal(outcome.end, 'published', JSON.stringify(outcome));
      const made = there.containers().at(-1)?.json;
      assert.equal(made?.video_url, address() ?? undefined);
      assert.equal(made?.upload_type, address() ? undefined : 'resumable');
    }
  });

  test('a picture that nobody can fetch waits for whoever runs the server', async () => {
    const post = makePost({ media: [makePicture({ address: () => null })] });
    const outcome = await instagram.publish(call(), post);
    assert.ok(outcome.end === 'attention' && wordsOfTold(outcome.reason).includes('DRIVYN_PUBLIC_URL'));
  });

  test('the limit of posts is asked for before anything is made', async () => {
    const told: unknown[] = [];
    const before = there.containers().length;
    there.quota.used = 50;
    const outcome = await instagram.publish(call({ tell: (one) => void told.push(one) }), picture());
    there.quota.used = 0;
    assert.ok(outcome.end === 'retry' && outcome.at > clock.now() + HOUR);
    const notice = { of: 'account', counted: 'posts', alike: true, used: 50, most: 50 };
    assert.deepEqual(told, [{ ...notice, endsAt: outcome.at }]);
    assert.equal(there.containers().length, before);
  });

  test('a container that is not ready after all is waited for, and not made anew', async () => {
    const post = picture();
    const first = await instagram.publish(call(), post);
    assert.ok(first.end === 'pending');
    there.refuse(there.isVisible, refusal(9007, 'Not ready.', { subcode: 2207027 }));
    const second = await instagram.resume(call(), first.data, post);
    assert.deepEqual(stepOf(second), ['container', 'ask']);
    assert.equal((await goOn(second, post)).end, 'published');
  });

  test('what failed on their side is made anew, and a question that fails only asked again', async () => {
    const post = film();
    there.work(1, 'tired');
    const first = await instagram.publish(call(), post);
    assert.ok(first.end === 'pending');
    there.refuse(({ method }) => method === 'GET', refusal(2, 'An unexpected error.', { status: 500 }));
    const asked = await instagram.resume(call(), first.data, post);
    assert.ok(asked.end === 'pending' && asked.data === first.data && (asked.at ?? 0) > clock.now());
    const next = await goOn(asked, post);
    assert.equal(next.end, 'retry', JSON.stringify(next));
  });

  test('a post whose answer was lost is proven by its container, whatever became of its words', async () => {
    const post = makePost({ content: 'Bread, and words that are stored otherwise.', media: [makePicture()] });
    const first = await instagram.publish(call(), post);
    assert.ok(first.end === 'pending');
    const since = clock.now() - HOUR;
    const others = there.media.map(({ id }) => id);
    const attempt = { ...post, since, others, data: first.data };
    assert.deepEqual(await instagram.check(call(), attempt), { end: 'absent' });
    there.fail('lost');
    assert.equal((await instagram.resume(call(), first.data, post)).end, 'unknown');
    const found = await instagram.check(call(), { ...attempt, content: 'Other words.' });
    assert.ok(found.end === 'published' && found.externalId === there.media[0]?.id);
  });

  test('a post is found however many came after it, and absent only where all of them were read', async () => {
    const post = picture();
    const outcome = await goOn(await instagram.publish(call(), post), post);
    const attempt = { ...post, since: clock.now() - HOUR, others: [] };
    const other = (index: number, publishedAt: number) => ({
      ...{ id: `9${index}`, caption: `Something else ${index}`, alts: [], figures: {} },
      publishedAt,
    });
    const before = [...there.media];
    for (let index = 0; index < 120; index += 1) there.media.unshift(other(index, clock.now()));
    assert.deepEqual(await instagram.check(call(), attempt), outcome);
    assert.deepEqual(await instagram.check(call(), { ...attempt, content: 'Never.' }), { end: 'absent' });
    for (let index = 120; index < 620; index += 1) there.media.unshift(other(index, clock.now()));
    assert.equal((await instagram.check(call(), attempt)).end, 'unknown');
    there.media.splice(0, there.media.length, ...before);
    // What is older proves that nothing younger follows, where the list is in order.
    for (let index = 0; index < 700; index += 1) there.media.push(other(index, clock.now() - 2 * DAY));
    const asked = there.asked.length;
    assert.deepEqual(await instagram.check(call(), { ...attempt, content: 'Never.' }), { end: 'absent' });
    assert.equal(there.asked.length, asked + 1);
    there.media.splice(0, there.media.length, ...before);
  });

  test('a first comment is written below the post, by either sign-in', async () => {
    const { comments } = instagram;
    assert.ok(comments);
    const post = picture();
    const outcome = await goOn(await instagram.publish(call(), post), post);
    assert.ok(outcome.end === 'published');
    for (const way of WAYS) {
      const { credential } = credentialOf(there, way);
      const words = `Opening hours, by ${way}.`;
      assert.equal(await comments.has(call({ credential }), outcome.externalId, words), false);
      assert.deepEqual(await comments.place(call({ credential }), outcome.externalId, words), {
        end: 'placed',
      });
      assert.equal(await comments.has(call({ credential }), outcome.externalId, words), true);
    }
  });

  test('the token renews itself, and not before it is a day old', async () => {
    const auth = authOf('instagram');
    const at = new SimulatedClock(clock.now());
    const fresh = await openInstagram(at);
    const signal = new AbortController().signal;
    const outbound = new Outbound({ origins: fresh.originMap });
    const asCall = { channel: 'instagram', app: OWN_APP, server: null, signal, outbound, clock: at } as const;
    const access = fresh.own.longToken();
    const ends = { accessEndsAt: at.now() + 60 * DAY, refresh: null, refreshEndsAt: null };
    const tokens = { access, ...ends, scopes: ['instagram_business_basic'] };
    assert.equal((await auth.refresh(asCall, tokens)).end, 'later');
    at.advance(DAY);
    const renewed = await auth.refresh(asCall, tokens);
    assert.ok(renewed.end === 'refreshed');
    assert.notEqual(renewed.tokens.access, access);
    assert.equal(renewed.tokens.accessEndsAt, at.now() + 60 * DAY);
    assert.deepEqual(renewed.tokens.scopes, tokens.scopes);
    await fresh.close();
  });

  test('the test of a sign-in tells followers, a personal account and missing permissions', async () => {
    for (const way of WAYS) {
      const { credential } = credentialOf(there, way);
      assert.deepEqual(await instagram.examine(call({ credential })), {
        end: 'well',
        followers: 812,
        findings: [],
      });
    }
    const { credential } = credentialOf(there, 'instagram');
    const scopes = ['instagram_business_basic'];
    assert.deepEqual(await instagram.examine(call({ credential: { ...credential, scopes } })), {
      end: 'reconnect',
      error: say('networks.rights-missing', { rights: 'instagram_business_content_publish' }),
    });
    there.facts.account_type = 'PERSONAL';
  });
});
