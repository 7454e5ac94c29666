// Pinterest: what every connector does; and what is peculiar to it: boards, pins that lead somewhere, films in a form,
// sign-ins that are renewed every week, apps on trial.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { AuthCall, Credential } from '../../../server/connectors/channels/connector.ts';
import { auth } from '../../../server/connectors/channels/pinterest/auth.ts';
import { pinterest } from '../../../server/connectors/channels/pinterest/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { type Asked, jsonOf } from '../support/stand-in.ts';
import { goThere, openPinterest } from './stand-in.ts';
import { API, APP, type Pinterest, SCOPES, STORE } from './world.ts';

const BEGIN = Date.UTC(2027, 2, 1, 9);
const isPin = ({ method, path }: Asked) => method === 'POST' && path === '/v5/pins';

function credentialOf(there: Pinterest, change: Partial<Credential> = {}): Credential {
  const { scopes = SCOPES } = change;
  return {
    ...{ externalId: '101', provider: 'pinterest', app: { ...APP, isReviewed: true }, handle: 'bakery' },
    ...{ server: null, token: there.give(scopes), scopes, version: 1 },
    ...change,
  };
}

conformance('Pinterest', async (): Promise<Subject> => {
  const clock = new SimulatedClock(BEGIN);
  const there = await openPinterest(clock);
  const { server } = there;
  const credential = credentialOf(there);
  const picture = () => makePost({ title: 'Rye', media: [makePicture()] });
  return {
    channel: 'pinterest',
    connector: pinterest,
    originMap: server.originMap,
    clock,
    credential,
    posts: {
      picture,
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls' })] }),
      film: () => makePost({ media: [makeFilm()] }),
    },
    published: () =>
      there.pins.map(({ id, title, description, alt_text, pictures }) => ({
        id,
        words: [title, description].filter(Boolean).join('\n'),
        alts: pictures > 1 ? (alt_text ?? '').split('\n') : [alt_text],
      })),
    hasAlt: true,
    fail: (loss) => server.fail(loss),
    taken: () => server.taken(),
    refuse: {
      limited: () => server.refuse(isPin, { status: 429, json: { code: 8, message: 'Too many requests.' } }),
      expired: () => clock.advance(31 * DAY),
      revoked: () => void Object.assign(there.tokens.get(credential.token) ?? {}, { isRevoked: true }),
      forbidden: () => {
        there.isTrial = true;
      },
      refused: () =>
        server.refuse(isPin, { status: 400, json: { code: 1, message: 'Sorry, not this link.' } }),
      duplicate: null,
    },
    limitedUntil: () => clock.now() + 15 * MINUTE,
    works: (asks, end) => {
      there.works = { asks, end };
    },
    figures: {
      set: (id) => {
        const told = { IMPRESSION: 90, OUTBOUND_CLICK: 4, SAVE: 0, TOTAL_COMMENTS: 1, TOTAL_REACTIONS: 6 };
        there.analytics.set(id, told);
        return { impressions: 90, clicks: 4, shares: 0, comments: 1, likes: 6 };
      },
      without: () => {},
    },
    removes: true,
    signIn: {
      auth,
      app: APP,
      allow: async (address) => (await goThere(there, address)).searchParams.get('code') ?? '',
      accounts: ['101', '103'],
    },
    close: () => server.close(),
  };
});

describe('Pinterest for itself', () => {
  let clock: SimulatedClock;
  let there: Pinterest;
  beforeEach(async () => {
    clock = new SimulatedClock(BEGIN);
    there = await openPinterest(clock);
  });
  afterEach(() => there.server.close());

  const callAs = (change: Partial<Credential> = {}) =>
    makeCall({
      channel: 'pinterest',
      credential: credentialOf(there, change),
      outbound: new Outbound({ origins: there.server.originMap }),
      clock,
    });
  const authCall = (): AuthCall => ({
    ...{ channel: 'pinterest', app: APP, server: null, clock },
    outbound: new Outbound({ origins: there.server.originMap }),
    signal: new AbortController().signal,
  });
  const BACK = { redirectUri: 'https://drivyn.example/oauth/pinterest/callback', verifier: 'v'.repeat(64) };
  const signIn = async (call: AuthCall) => {
    const back = await goThere(there, auth.authorizeUrl(call, { state: 's', ...BACK }));
    const outcome = await auth.exchange(call, { code: back.searchParams.get('code') ?? '', ...BACK });
    assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
    return outcome.tokens;
  };
  const pinned = () => there.pins.at(-1);

  test('what may be chosen are boards that others see, of however many', async () => {
    for (let count = 0; count < 300; count += 1)
      there.boards.push({ id: `5${count}`, name: `Board ${count}`, privacy: 'PUBLIC' });
    const call = authCall();
    const accounts = await auth.listAccounts(call, await signIn(call));
    assert.equal(accounts.length, 302);
    assert.deepEqual(accounts[1], {
      id: '103',
      name: 'Cakes',
      handle: 'bakery',
      kind: 'board',
      tokens: null,
    });
  });

  test('where there is no board, one is made, with the name of the business', async () => {
    there.boards.splice(0);
    const call = authCall();
    const tokens = await signIn(call);
    const [made] = await auth.listAccounts(call, tokens);
    assert.equal(made?.name, 'The Bakery');
    assert.deepEqual(await auth.listAccounts(call, tokens), [made]);
    assert.equal(there.boards.length, 1);
  });

  test('a sign-in lives on for years when it is renewed every week, with another refresh token or the same', async () => {
    const call = authCall();
    let tokens = await signIn(call);
    for (let week = 0; week < 60; week += 1) {
      clock.advance((tokens.accessEndsAt ?? 0) - auth.renewWithin - clock.now());
      there.givesRefreshAgain = week % 3 === 0;
      const outcome = await auth.refresh(call, tokens);
      assert.ok(outcome.end === 'refreshed', `week ${week}: ${JSON.stringify(outcome)}`);
      tokens = outcome.tokens;
    }
    assert.equal(clock.now() - BEGIN, 60 * 7 * DAY);
    clock.advance(61 * DAY);
    assert.deepEqual(await auth.refresh(call, tokens), { end: 'reconnect' });
  });

  test('a pin leads to the first link of its text, or to the website of the account', async () => {
    const media = [makePicture()];
    const content = 'Rye: https://bakery.example/rye, and https://bakery.example/spelt.';
    await pinterest.publish(callAs(), makePost({ content, media }));
    assert.equal(pinned()?.link, 'https://bakery.example/rye');
    await pinterest.publish(callAs(), makePost({ media }));
    assert.equal(pinned()?.link, 'https://bakery.example/');
    there.website = null;
    await pinterest.publish(callAs(), makePost({ media }));
    assert.equal(pinned()?.link, null);
  });

  test('pictures go with the pin, byte for byte', async () => {
    const pictures = [makePicture(), makePicture({ bytes: 70_000 })];
    await pinterest.publish(callAs(), makePost({ media: pictures }));
    const [asked] = there.server.asked.filter(isPin);
    assert.ok(asked);
    const { items } = jsonOf(asked).media_source as { items: { data: string }[] };
    for (const [at, { data }] of items.entries())
      assert.ok(Buffer.from(data, 'base64').equals(Buffer.from((await pictures[at]?.read()) ?? [])));
  });

  test('a film is sent to the store without our token, and is there whole', async () => {
    const post = makePost({ media: [makeFilm({ bytes: 9_000_001 })] });
    const outcome = await pinterest.publish(callAs(), post);
    assert.ok(outcome.end === 'pending' && outcome.next === 'ask');
    assert.deepEqual(
      [...there.films.values()].map(({ bytes }) => bytes),
      [9_000_001],
    );
    const sent = there.server.asked.filter(({ origin }) => origin === STORE);
    assert.deepEqual(
      sent.map(({ headers }) => headers.authorization),
      [undefined],
    );
    assert.deepEqual(there.pins, []);
  });

  test('an app on trial is told of, and no other words would help', async () => {
    there.isTrial = true;
    const outcome = await pinterest.publish(callAs(), makePost({ media: [makePicture()] }));
    assert.ok(
      outcome.end === 'attention' && /Standard access/.test(wordsOfTold(outcome.reason)),
      JSON.stringify(outcome),
    );
    assert.deepEqual(await pinterest.examine(callAs({ app: APP })), {
      end: 'well',
      followers: 42,
      findings: ['private'],
    });
  });

  test('a board that is gone asks for another one', async () => {
    there.boards.splice(0, 1);
    const outcome = await pinterest.publish(callAs(), makePost({ media: [makePicture()] }));
    assert.ok(
      outcome.end === 'attention' && /board/.test(wordsOfTold(outcome.reason)),
      JSON.stringify(outcome),
    );
    assert.deepEqual(await pinterest.examine(callAs()), { end: 'well', followers: 42, findings: ['role'] });
  });

  test('a pin on another board, of before, or of another post is not it', async () => {
    const post = makePost({ media: [makePicture()] });
    const find = (change: object = {}) =>
      pinterest.check(callAs(), { ...post, since: BEGIN - HOUR, others: [], ...change });
    await pinterest.publish(callAs({ externalId: '103' }), post);
    assert.deepEqual(await find(), { end: 'absent' });
    const outcome = await pinterest.publish(callAs(), post);
    for (let count = 0; count < 120; count += 1)
      await pinterest.publish(callAs(), makePost({ media: [makePicture()] }));
    assert.deepEqual(await find(), outcome);
    assert.deepEqual(await find({ since: BEGIN + HOUR }), { end: 'absent' });
    assert.ok(outcome.end === 'published');
    assert.deepEqual(await find({ others: [outcome.externalId] }), { end: 'absent' });
  });

  test('pins that are listed in no order are all looked through', async () => {
    const post = makePost({ media: [makePicture()] });
    await pinterest.publish(callAs(), post);
    for (let count = 0; count < 120; count += 1) {
      await pinterest.publish(callAs(), makePost({ media: [makePicture()] }));
      const old = there.pins.at(-1);
      // Read on the first page, and older than what is looked for.
      if (old && count > 100)
        Object.assign(old, { created_at: `2020-01-${String(count - 90).padStart(2, '0')}T00:00:00` });
    }
    const [first, second] = [there.pins.at(-1), there.pins.at(-2)];
    assert.ok(first && second);
    [first, second].forEach(
      (one, at) => void Object.assign(one, { created_at: `2020-01-0${at + 1}T00:00:00` }),
    );
    const found = await pinterest.check(callAs(), { ...post, since: BEGIN - HOUR, others: [] });
    assert.equal(found.end, 'published');
  });

  test('an account that is no business has no figures', async () => {
    there.isBusiness = false;
    assert.deepEqual(await pinterest.measure(callAs(), ['70000001']), new Map());
  });

  test('a scope that is missing asks to connect again', async () => {
    const outcome = await pinterest.publish(
      callAs({ scopes: SCOPES.slice(0, 2) }),
      makePost({ media: [makePicture()] }),
    );
    assert.equal(outcome.end, 'reconnect');
    assert.ok(there.server.asked.every(({ origin }) => origin === API));
  });
});
