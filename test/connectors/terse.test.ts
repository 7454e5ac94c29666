// Vendors that say no more than their documents promise, or say it otherwise: ids as numbers, figures as texts, fields that
// are missing or null, and no answer at all to what is only asked for comfort.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bluesky } from '../../server/connectors/channels/bluesky/connector.ts';
import type { AuthCall, Call, Connector, Tokens } from '../../server/connectors/channels/connector.ts';
import { facebook } from '../../server/connectors/channels/facebook/connector.ts';
import { googleAds } from '../../server/connectors/channels/google-ads/connector.ts';
import { instagram } from '../../server/connectors/channels/instagram/connector.ts';
import { linkedin } from '../../server/connectors/channels/linkedin/connector.ts';
import { readTokens } from '../../server/connectors/channels/oauth.ts';
import { pinterest } from '../../server/connectors/channels/pinterest/connector.ts';
import { tiktok } from '../../server/connectors/channels/tiktok/connector.ts';
import { x } from '../../server/connectors/channels/x/connector.ts';
import { youtube } from '../../server/connectors/channels/youtube/connector.ts';
import { Outbound, OutboundError } from '../../server/connectors/http.ts';
import { DAY, HOUR, MINUTE, SECOND, SimulatedClock } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import { makeCall } from '../support/network-call.ts';
import { makeFilm, makePicture, makePost } from './support/posts.ts';
import { type Handler, openStandIn, type StandIn } from './support/stand-in.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const open: StandIn[] = [];
after(() => Promise.all(open.map((one) => one.close())));

type Origins = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

interface Terse {
  readonly channel: Call['channel'];
  readonly origins: Origins;
  readonly externalId?: string;
  readonly scopes?: readonly string[];
}

/** A vendor that answers these calls, and nothing else. */
async function meet({ channel, origins, externalId = '7', scopes = [] }: Terse) {
  const clock = new SimulatedClock(NOW);
  const server = await openStandIn({ origins, isVisible: () => false });
  open.push(server);
  const outbound = new Outbound({ origins: server.originMap });
  const app = { clientId: 'id', clientSecret: 'secret', isReviewed: true };
  const credential = {
    ...{ externalId, scopes, app, provider: channel, handle: 'bakery', server: null },
    ...{ token: 'token', version: 1 },
  };
  const told: object[] = [];
  const tell = (notice: object) => void told.push(notice);
  const call = makeCall({ channel, credential, outbound, clock, tell });
  const asking: AuthCall = { channel, server: null, app, outbound, clock, signal: call.signal };
  return { call, asking, server, clock, told };
}

const TOKENS: Tokens = {
  ...{ access: 'token', accessEndsAt: null, refresh: null, refreshEndsAt: null },
  scopes: ['openid', 'w_member_social'],
};

async function namesOf({ auth }: Connector, asking: AuthCall, scopes = TOKENS.scopes) {
  const accounts = await auth?.listAccounts(asking, { ...TOKENS, scopes });
  return accounts?.map(({ id, name, handle }) => [id, name, handle]);
}

const json = (body: unknown, status = 200): Handler => {
  return () => ({ status, json: body });
};

describe('tokens', () => {
  const before = { scopes: ['read', 'write'], refresh: 'old', refreshEndsAt: null };

  test('come with times as texts, with nothing but themselves, and with nulls', () => {
    const tokens = readTokens({ access_token: 'a', expires_in: '3600', scope: null }, NOW, before);
    assert.deepEqual([tokens?.accessEndsAt, tokens?.scopes], [NOW + HOUR, ['read', 'write']]);
    const bare = { access_token: 'a', expires_in: null, refresh_token: null, scope: '' };
    assert.deepEqual(readTokens(bare, NOW, before), {
      ...{ access: 'a', accessEndsAt: null, refresh: 'old', refreshEndsAt: null },
      scopes: ['read', 'write'],
    });
  });

  test('name what was granted with commas, with spaces, or as a list', () => {
    for (const scope of ['read,write', 'read write', ['read', 'write']])
      assert.deepEqual(readTokens({ access_token: 'a', scope }, NOW, { scopes: [] })?.scopes, [
        'read',
        'write',
      ]);
  });
});

describe('X', () => {
  const API = 'https://api.x.com';

  test('names a moment without a count: the post waits for it, and nothing else', async () => {
    const reset = NOW / SECOND + 400;
    const refuse: Handler = () => ({
      ...{ status: 429, json: { title: 'Too Many Requests' } },
      headers: { 'x-rate-limit-reset': String(reset) },
    });
    const { call, told } = await meet({ channel: 'x', origins: { [API]: { 'POST /2/tweets': refuse } } });
    const outcome = await x.publish(call, makePost());
    assert.ok(outcome.end === 'retry' && outcome.at === reset * SECOND, JSON.stringify(outcome));
    assert.partialDeepStrictEqual(told, [{ of: 'account', blockedUntil: reset * SECOND }]);
  });

  test('knows pictures by numbers, and no alternative text', async () => {
    const sent: unknown[] = [];
    const { call } = await meet({
      channel: 'x',
      origins: {
        [API]: {
          'POST /2/media/upload/initialize': json({ data: { id: 5 } }),
          'POST /2/media/upload/:id/append': json({ data: null }),
          'POST /2/media/upload/:id/finalize': json({ data: { id: 5, processing_info: null } }),
          'POST /2/tweets': ({ body }) => {
            sent.push(JSON.parse(body.toString()).media);
            return { status: 201, json: { data: { id: 12 } } };
          },
        },
      },
    });
    const outcome = await x.publish(call, makePost({ media: [makePicture()] }));
    assert.ok(outcome.end === 'published' && outcome.externalId === '12', JSON.stringify(outcome));
    assert.deepEqual(sent, [{ media_ids: ['5'] }]);
  });
});

describe('Facebook', () => {
  const GRAPH = 'https://graph.facebook.com';
  const page = { id: 7, name: 'Bakery', access_token: 'page', username: null, tasks: null };

  test('tells nothing of permissions: what was asked for counts as granted', async () => {
    const { asking } = await meet({
      channel: 'facebook',
      origins: { [GRAPH]: { 'GET /v25.0/me/accounts': json({ data: [page] }) } },
    });
    const accounts = await facebook.auth?.listAccounts(asking, TOKENS);
    assert.deepEqual(
      accounts?.map(({ id, handle }) => [id, handle]),
      [['7', null]],
    );
    assert.ok(accounts?.[0]?.tokens?.scopes.includes('pages_manage_posts'));
  });

  const attempt = { ...makePost({ media: [makeFilm()] }), since: NOW - HOUR, others: [] };
  const data = JSON.stringify({ step: 'finish', video: '9' });
  const lookAt = async (film: object) => {
    const origins = {
      [GRAPH]: { 'GET /v25.0/7/published_posts': json({ data: [] }), 'GET /v25.0/9': json(film) },
    };
    const { call } = await meet({ channel: 'facebook', origins });
    return (await facebook.check(call, { ...attempt, data })).end;
  };

  test('a reel that is ready was not published for that', async () => {
    assert.equal(await lookAt({ status: { video_status: 'ready' } }), 'unknown');
    assert.equal(await lookAt({ status: { video_status: 'processing' } }), 'unknown');
    assert.equal(await lookAt({ status: { video_status: 'ready' }, published: false }), 'absent');
    assert.equal(await lookAt({ status: { video_status: 'ready' }, published: true }), 'pending');
  });
});

describe('Instagram', () => {
  const GRAPH = 'https://graph.instagram.com';

  test('a day that is full ends when the oldest of its posts is a day old', async () => {
    const ages = [2 * HOUR, 5 * HOUR, 23 * HOUR, 30 * HOUR];
    const timestamp = (age: number) => new Date(NOW - age).toISOString().replace('.000Z', '+0000');
    const quota = { config: { quota_total: 3 }, quota_usage: 3 };
    const { call } = await meet({
      channel: 'instagram',
      origins: {
        [GRAPH]: {
          'GET /v25.0/7/content_publishing_limit': json({ data: [quota] }),
          'GET /v25.0/7/media': json({ data: ages.map((age) => ({ id: age, timestamp: timestamp(age) })) }),
        },
      },
    });
    const outcome = await instagram.publish(call, makePost({ media: [makePicture()] }));
    assert.ok(outcome.end === 'retry', JSON.stringify(outcome));
    assert.equal(outcome.at, NOW + HOUR + SECOND);
  });
});

describe('LinkedIn', () => {
  const API = 'https://api.linkedin.com';
  const PAGE = 'urn:li:organization:5';

  test('pages can be chosen where it does not say who has signed in, and are named one by one', async () => {
    const { asking } = await meet({
      channel: 'linkedin',
      origins: {
        [API]: {
          'GET /rest/organizationAcls': json({ elements: [{ organization: PAGE }] }),
          'GET /rest/organizations/:id': json({ localizedName: 'The Bakery', vanityName: null }),
        },
      },
    });
    assert.deepEqual(await namesOf(linkedin, asking, ['w_organization_social']), [
      [PAGE, 'The Bakery', null],
    ]);
    await assert.rejects(namesOf(linkedin, asking, ['w_member_social']));
  });

  test('a post that does not say when it was made is known by its words', async () => {
    const { call } = await meet({
      ...{ channel: 'linkedin', externalId: PAGE, scopes: ['r_organization_social'] },
      origins: {
        [API]: {
          'GET /rest/posts': json({ elements: [{ id: 'urn:li:share:1', commentary: 'Rye \\(dark\\)' }] }),
        },
      },
    });
    const post = { ...makePost({ content: 'Rye (dark)' }), since: NOW - HOUR };
    assert.equal((await linkedin.check(call, { ...post, others: [] })).end, 'published');
    assert.equal((await linkedin.check(call, { ...post, others: ['urn:li:share:1'] })).end, 'absent');
  });

  test('its limits end at midnight, unless it names a shorter time', async () => {
    const at = async (message: string) => {
      const origins = { [API]: { 'POST /rest/posts': json({ status: 429, message }, 429) } };
      const { call } = await meet({ channel: 'linkedin', externalId: 'urn:li:person:a', origins });
      const outcome = await linkedin.publish(call, makePost());
      return outcome.end === 'retry' ? outcome.at : outcome;
    };
    const midnight = NOW - (NOW % DAY) + DAY;
    assert.equal(await at('Resource level throttle limit for calls to this resource is reached.'), midnight);
    assert.equal(await at('Resource level throttle MEMBER MINUTE limit is reached.'), NOW + MINUTE);
  });
});

test('Pinterest: a pin needs nobody to tell of the account', async () => {
  const { asking, call } = await meet({
    channel: 'pinterest',
    origins: {
      'https://api.pinterest.com': {
        'GET /v5/boards': json({ items: [{ id: 7, name: 'Bread', privacy: null }] }),
        'POST /v5/pins': json({ id: 31 }, 201),
      },
    },
  });
  assert.deepEqual(await namesOf(pinterest, asking), [['7', 'Bread', null]]);
  const outcome = await pinterest.publish(call, makePost({ media: [makePicture()] }));
  assert.ok(outcome.end === 'published' && outcome.externalId === '31', JSON.stringify(outcome));
});

test('TikTok: a film of which it does not tell the bytes is not taken for half of one', async () => {
  const data = JSON.stringify({ publishId: 'v_1', uploadUrl: 'https://upload.example', waits: 0 });
  const look = async (standing: object) => {
    const status = json({ data: { status: 'PROCESSING_UPLOAD', ...standing }, error: { code: 'ok' } });
    const origins = { 'https://open.tiktokapis.com': { 'POST /v2/post/publish/status/fetch/': status } };
    const { call } = await meet({ channel: 'tiktok', externalId: 'o#SELF_ONLY', origins });
    const post = makePost({ media: [makeFilm()] });
    return (await tiktok.check(call, { ...post, since: NOW - HOUR, others: [], data })).end;
  };
  assert.equal(await look({}), 'pending');
  assert.equal(await look({ uploaded_bytes: '0' }), 'absent');
});

describe('Bluesky', () => {
  const PDS = 'https://pds.example';
  const did = 'did:plc:abcdefghijklmnopqrstuvwx';
  const session = { accessJwt: 'a.b.c', refreshJwt: 'd.e.f', did, handle: 'bakery.test' };
  const signIn = (asking: AuthCall) =>
    bluesky.auth?.kind === 'app-password'
      ? bluesky.auth.signIn(asking, { handle: 'bakery.test', password: 'abcd-efgh-ijkl-mnop' })
      : undefined;

  test('a stand-in keeps accounts on this machine, which the real network may not', async () => {
    const place = { pds: '' };
    const service = () => [
      { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: place.pds },
    ];
    const document: Handler = () => ({
      json: { id: did, alsoKnownAs: ['at://bakery.test'], service: service() },
    });
    const origins = {
      'https://public.api.bsky.app': { 'GET /xrpc/com.atproto.identity.resolveHandle': json({ did }) },
      'https://plc.directory': { [`GET /${did}`]: document },
      [PDS]: { 'POST /xrpc/com.atproto.server.createSession': json(session) },
    };
    const { asking, server } = await meet({ channel: 'bluesky', origins });
    place.pds = server.at(PDS);
    const got = await signIn(asking);
    assert.ok(got?.end === 'signed-in' && got.tokens.access.startsWith(place.pds), JSON.stringify(got));
    place.pds = 'http://192.0.2.1';
    assert.equal((await signIn(asking))?.end, 'refused');
  });

  test('where its directories are away, its front door lets in whom it knows', async () => {
    const away = new Outbound({ resolve: () => Promise.reject(new Error('no such name')) });
    const { asking } = await meet({
      channel: 'bluesky',
      origins: { 'https://bsky.social': { 'POST /xrpc/com.atproto.server.createSession': json(session) } },
    });
    const { outbound } = asking;
    const fetchProvider: Outbound['fetchProvider'] = (base, path, request) =>
      base === 'https://bsky.social'
        ? outbound.fetchProvider(base, path, request)
        : Promise.reject(new OutboundError('unreachable', say('networks.no-such-host', { host: base })));
    const cut = new Proxy(outbound, {
      get: (target, name) => {
        if (name === 'fetchProvider') return fetchProvider;
        const found = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    assert.equal((await signIn({ ...asking, outbound: cut }))?.end, 'signed-in');
    await assert.rejects(async () => signIn({ ...asking, outbound: away }));
  });
});

test('Google Ads: campaigns are known by their numbers, too, and a day may have no figures', async () => {
  const CAMPAIGN = { id: 9, name: 'Bread', status: 'ENABLED' };
  const answer: Handler = ({ body }) => {
    const { query } = JSON.parse(body.toString());
    const row = / FROM customer/.test(query)
      ? { customer: { currencyCode: 'EUR' } }
      : { campaign: CAMPAIGN, ...(query.includes('segments') && { segments: { date: '2027-02-27' } }) };
    return { json: [{ results: [row] }] };
  };
  const origins = {
    'https://googleads.googleapis.com': { 'POST /v26/customers/7/googleAds:searchStream': answer },
  };
  const { call } = await meet({ channel: 'google-ads', origins });
  const read = await googleAds.ads?.read(call, {
    from: '2027-02-01',
    to: '2027-03-01',
    currency: 'USD',
  });
  assert.ok(read?.end === 'read', JSON.stringify(read));
  const [day] = read.days;
  assert.deepEqual(
    [read.campaigns[0]?.externalId, day?.externalId, day?.spentMicros],
    ['customers/7/campaigns/9', 'customers/7/campaigns/9', 0],
  );
});

test('YouTube: a channel has a name of its own only where it is told, and figures come as numbers, too', async () => {
  const { asking, call } = await meet({
    channel: 'youtube',
    origins: {
      'https://www.googleapis.com': {
        'GET /youtube/v3/channels': json({ items: [{ id: 'UC1' }] }),
        'GET /youtube/v3/videos': json({
          items: [{ id: 'a', statistics: { viewCount: 5, likeCount: '2' } }],
        }),
      },
    },
  });
  assert.deepEqual(await namesOf(youtube, asking), [['UC1', 'UC1', null]]);
  assert.deepEqual((await youtube.measure(call, ['a'])).get('a'), { impressions: 5, likes: 2 });
});
