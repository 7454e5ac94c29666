// What is Bluesky's own: keys that we choose, threads in one piece, cards of pages, and signing in with an app password.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { auth } from '../../../server/connectors/channels/bluesky/auth.ts';
import { bluesky } from '../../../server/connectors/channels/bluesky/connector.ts';
import { openSession, packSession } from '../../../server/connectors/channels/bluesky/pds.ts';
import type { AuthCall, Call, LimitNotice, Tokens } from '../../../server/connectors/channels/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { WebsiteStandIn } from '../../support/website-stand-in.ts';
import { makePicture, makePost } from '../support/posts.ts';
import { altsOf, wordsOf } from './posts.ts';
import { type BlueskyStandIn, DID, HANDLE, openBluesky, PASSWORD, PDS } from './stand-in.ts';

const START = Date.UTC(2027, 2, 1, 9);
const THREAD = ['The oven is lit at three.', 'At five the rolls go in.', 'At seven we open.'];

let server: BlueskyStandIn;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(START);
  server = await openBluesky(clock);
  told = [];
});
afterEach(() => server.close());

function call(change: Partial<Call> = {}): Call {
  return makeCall({
    channel: 'bluesky',
    credential: {
      ...{
        externalId: DID,
        handle: HANDLE,
        server: null,
        scopes: [],
        version: 1,
        provider: 'bluesky',
        app: null,
      },
      token: packSession({ pds: PDS, jwt: server.session().accessJwt }),
    },
    outbound: new Outbound({ origins: server.originMap }),
    clock,
    tell: (notice) => void told.push(notice),
    ...change,
  });
}

const wordsOut = () => server.posts().map(({ value }) => wordsOf(value));
const look = (post: ReturnType<typeof makePost>) => bluesky.check(call(), { ...post, since: 0, others: [] });
const makeThread = () => makePost({ content: THREAD.join('\n---\n') });
const countOf = (method: string) => server.asked.filter(({ path }) => path.endsWith(method)).length;

type Value = ReturnType<BlueskyStandIn['posts']>[number]['value'] | undefined;
const embedOf = (value: Value) =>
  (value?.embed ?? {}) as { $type?: string; external?: Record<string, unknown> };
const facetsOf = (value: Value) => (value?.facets ?? []) as readonly unknown[];

describe('a post that is sent again', () => {
  test('is found where it would stand, and is not made a second time', async () => {
    const post = makePost({ media: [makePicture()] });
    const first = await bluesky.publish(call(), post);
    clock.advance(30 * DAY);
    assert.deepEqual(await bluesky.publish(call(), { ...post, attempt: 'another' }), first);
    assert.deepEqual([wordsOut().length, countOf('applyWrites'), countOf('uploadBlob')], [1, 1, 1]);
  });

  test('cannot be made a second time even when both are on their way at once', async () => {
    const post = makePost();
    const outcomes = await Promise.all([bluesky.publish(call(), post), bluesky.publish(call(), post)]);
    assert.equal(wordsOut().length, 1);
    assert.equal(outcomes.filter(({ end }) => end === 'published').length >= 1, true);
    assert.equal((await look(post)).end, 'published');
  });

  test('is another once its words are others, and leads to its page', async () => {
    const post = makePost();
    const outcome = await bluesky.publish(call(), post);
    assert.ok(outcome.end === 'published');
    const key = outcome.externalId.split('/').at(-1);
    assert.deepEqual(outcome, {
      end: 'published',
      externalId: `at://${DID}/app.bsky.feed.post/${key}`,
      url: `https://bsky.app/profile/${DID}/post/${key}`,
    });
    await bluesky.publish(call(), { ...post, key: 'other', content: 'Other words' });
    assert.equal(wordsOut().length, 2);
  });

  test('is not called absent by a server that says something else', async () => {
    const isRead = ({ path }: { path: string }) => path.endsWith('getRecord');
    for (const answer of [
      { status: 400, json: { error: 'InvalidRequest', message: 'Could not find repo' } },
      { status: 404, body: '<h1>Not found</h1>' },
      { status: 502, body: '' },
      { status: 200, json: {} },
    ]) {
      server.refuse(isRead, answer);
      const found = await look(makePost()).catch(() => ({ end: 'unknown' }));
      assert.equal(found.end, 'unknown', JSON.stringify(answer));
    }
  });
});

describe('a thread', () => {
  test('is made in one call: its records answer each other by names that we work out', async () => {
    const outcome = await bluesky.publish(call(), { ...makeThread(), media: [makePicture()] });
    assert.equal(outcome.end, 'published');
    assert.deepEqual([wordsOut(), countOf('applyWrites')], [THREAD, 1]);
    const [first, second, third] = server.posts();
    const refOf = (one: typeof first) => ({
      uri: `at://${DID}/app.bsky.feed.post/${one?.key}`,
      cid: one?.cid,
    });
    assert.deepEqual(second?.value.reply, { root: refOf(first), parent: refOf(first) });
    assert.deepEqual(third?.value.reply, { root: refOf(first), parent: refOf(second) });
    assert.deepEqual(
      server.posts().map(({ value }) => altsOf(value)),
      [['A loaf on a board'], [], []],
    );
    const moments = server.posts().map(({ value }) => String(value.createdAt));
    assert.deepEqual([...moments].sort(), moments);
  });

  test('of which one part is refused is refused as a whole', async () => {
    const content = ['Fine.', '👨‍👩‍👧‍👦'.repeat(301)].join('\n---\n');
    const outcome = await bluesky.publish(call(), makePost({ content }));
    assert.equal(outcome.end, 'rejected');
    assert.deepEqual(wordsOut(), []);
  });

  test('is taken down in one piece, and nothing beside it', async () => {
    const [one, other] = [
      await bluesky.publish(call(), makeThread()),
      await bluesky.publish(call(), makePost()),
    ];
    assert.ok(one.end === 'published' && other.end === 'published');
    assert.equal(await bluesky.remove(call(), one.externalId), true);
    assert.equal(wordsOut().length, 1);
    assert.equal((await look(makePost())).end, 'absent');
  });
});

describe('a post with an address', () => {
  let website: WebsiteStandIn;
  beforeEach(async () => {
    website = new WebsiteStandIn();
    await website.start();
  });
  afterEach(() => website.stop());

  const publish = async (content: string, media = [] as ReturnType<typeof makePicture>[]) => {
    const resolve = async () => ['127.0.0.1'];
    const outbound = new Outbound({ origins: server.originMap, resolve, allow: [website.place] });
    const outcome = await bluesky.publish(call({ outbound }), makePost({ content, media }));
    assert.equal(outcome.end, 'published', JSON.stringify(outcome));
    return server.posts()[0]?.value;
  };

  test('shows the page as a card, with its own picture', async () => {
    website.pages['/hours'] = [
      '<title>Opening hours</title><meta name="description" content="From seven on.">',
      '<meta property="og:image" content="/loaf.jpg">',
    ].join('');
    website.pages['/loaf.jpg'] = (response) =>
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('loaf');
    const uri = website.at('/hours');
    const value = await publish(`When we open: ${uri}`);
    const { $type, external } = embedOf(value);
    assert.deepEqual([$type, external?.uri], ['app.bsky.embed.external', uri]);
    assert.deepEqual([external?.title, external?.description], ['Opening hours', 'From seven on.']);
    assert.partialDeepStrictEqual(external?.thumb, { $type: 'blob', mimeType: 'image/jpeg', size: 4 });
  });

  for (const [what, page] of [
    ['that is not there', undefined],
    ['without a title', '<p>Hello'],
  ] as const) {
    test(`of a page ${what} is linked in its words alone`, async () => {
      if (page) website.pages['/hours'] = page;
      const value = await publish(`When we open: ${website.at('/hours')}`);
      assert.equal(value?.embed, undefined);
      assert.equal(facetsOf(value).length, 1);
    });
  }

  test('shows its own picture where it has one', async () => {
    website.pages['/hours'] = '<title>Opening hours</title>';
    const value = await publish(`When we open: ${website.at('/hours')}`, [makePicture()]);
    assert.equal(embedOf(value).$type, 'app.bsky.embed.images');
    assert.deepEqual(website.asked, []);
  });
});

test('whom a post mentions is asked for; when nobody answers that, the post waits', async () => {
  await bluesky.publish(call(), makePost({ content: 'Flour from @miller.example and @nobody.example' }));
  assert.equal(facetsOf(server.posts()[0]?.value).length, 1);
  server.refuse(({ path }) => path.endsWith('resolveHandle'), { status: 503, body: 'busy' });
  const outcome = await bluesky.publish(call(), makePost({ content: 'Flour from @miller.example' }));
  assert.equal(outcome.end, 'retry');
  assert.equal(wordsOut().length, 1);
});

test('what is written is counted by points', async () => {
  await bluesky.publish(call(), makeThread());
  assert.deepEqual(told, [
    { of: 'account', counted: 'writes', used: 9, most: 5000, endsAt: server.limitedUntil() },
  ]);
});

test('an account that is not active is not well, though it may sign in', async () => {
  assert.deepEqual(await bluesky.examine(call()), { end: 'well', followers: 89, findings: [] });
  server.state.active = false;
  assert.deepEqual(await bluesky.examine(call()), {
    end: 'unknown',
    error: say('networks.bluesky-account', { state: 'deactivated' }),
  });
});

describe('signing in', () => {
  const way = (): AuthCall => ({ ...call(), server: null, app: { clientId: '', clientSecret: '' } });
  const signIn = (handle: string, password = PASSWORD) => auth.signIn(way(), { handle, password });
  const mustSignIn = async (handle = HANDLE): Promise<Tokens> => {
    const outcome = await signIn(handle);
    assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
    return outcome.tokens;
  };

  for (const typed of [HANDLE, ` @${HANDLE.toUpperCase()} `, 'baker@bakery.example']) {
    test(`as ${typed.trim()} leads to the account's own server`, async () => {
      const tokens = await mustSignIn(typed);
      assert.equal(openSession(tokens.access).pds, PDS);
      assert.equal(tokens.accessEndsAt, START + 2 * HOUR);
      assert.deepEqual(await auth.listAccounts(way(), tokens), [
        { id: DID, name: HANDLE, handle: HANDLE, kind: 'profile', tokens: null },
      ]);
    });
  }

  test("a name without a dot is one of the network's own", async () => {
    await signIn('baker');
    assert.equal(server.asked[0]?.query.get('handle'), 'baker.bsky.social');
  });

  test('with what is no app password sends nothing anywhere', async () => {
    for (const password of ['correct horse battery staple', 'abcdefghijklmnop', 'abcd-efgh-ijkl', ''])
      assert.deepEqual(await signIn(HANDLE, password), { end: 'refused', why: 'refused' });
    assert.deepEqual(server.asked, []);
  });

  test('with a wrong password, or as nobody, is refused', async () => {
    assert.deepEqual(await signIn(HANDLE, 'aaaa-bbbb-cccc-dddd'), { end: 'refused', why: 'refused' });
    assert.deepEqual(await signIn('nobody.example'), { end: 'refused', why: 'refused' });
  });

  for (const [what, document] of [
    ['does not know the handle', { alsoKnownAs: ['at://somebody.example'] }],
    [
      'names no safe server',
      {
        service: [
          { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: 'http://pds.example' },
        ],
      },
    ],
    ['names no server', { service: [] }],
  ] as const) {
    test(`sends no password where the account ${what}`, async () => {
      const usual = [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: PDS }];
      const json = { id: DID, alsoKnownAs: [`at://${HANDLE}`], service: usual, ...document };
      server.refuse(({ path }) => path.startsWith('/did:plc:'), { json });
      assert.deepEqual(await signIn(HANDLE), { end: 'refused', why: 'refused' });
      assert.equal(countOf('createSession'), 0);
    });
  }

  test('lasts: tokens are renewed, and an answer that was lost is had again', async () => {
    const tokens = await mustSignIn();
    clock.advance(2 * HOUR);
    const [first, again] = [await auth.refresh(way(), tokens), await auth.refresh(way(), tokens)];
    assert.ok(first.end === 'refreshed' && again.end === 'refreshed');
    assert.equal(first.tokens.refresh, again.tokens.refresh);
    assert.notEqual(first.tokens.refresh, tokens.refresh);
    clock.advance(3 * HOUR);
    assert.deepEqual(await auth.refresh(way(), tokens), { end: 'reconnect' });
    assert.equal((await auth.refresh(way(), first.tokens)).end, 'refreshed');
  });

  test('ends when the person has taken the password back, and not because a server is busy', async () => {
    const tokens = await mustSignIn();
    const isRefresh = ({ path }: { path: string }) => path.endsWith('refreshSession');
    server.refuse(isRefresh, { status: 503, body: 'busy' });
    await assert.rejects(() => auth.refresh(way(), tokens), /answered 503/);
    const headers = { ...server.limits(), 'RateLimit-Remaining': '0' };
    server.refuse(isRefresh, { status: 429, headers, json: { error: 'RateLimitExceeded' } });
    assert.deepEqual(await auth.refresh(way(), tokens), { end: 'later', at: server.limitedUntil() });
    await auth.revoke?.(way(), tokens);
    assert.deepEqual(await auth.refresh(way(), tokens), { end: 'reconnect' });
  });
});
