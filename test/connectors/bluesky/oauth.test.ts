// Signing in to Bluesky on the page of an account's own server, as AT Protocol has it.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { bluesky } from '../../../server/connectors/channels/bluesky/connector.ts';
import { oauth } from '../../../server/connectors/channels/bluesky/oauth.ts';
import { openSession } from '../../../server/connectors/channels/bluesky/pds.ts';
import type { AuthCall, Call, ProviderApp, Tokens } from '../../../server/connectors/channels/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { makeCall } from '../../support/network-call.ts';
import { makePicture, makePost } from '../support/posts.ts';
import { ISSUER } from './authorization.ts';
import { type BlueskyStandIn, DID, HANDLE, openBluesky, PDS } from './stand-in.ts';

const START = Date.UTC(2027, 2, 1, 9);
const VERIFIER = 'v'.repeat(64);
const STATE = 's'.repeat(32);
const PUBLIC = 'https://drivyn.example/oauth/bluesky/callback';
const HERE = 'http://127.0.0.1:8080/oauth/bluesky/callback';

let clock: SimulatedClock;
let server: BlueskyStandIn;
let app: ProviderApp;

beforeEach(async () => {
  clock = new SimulatedClock(START);
  // What it reads is what this server says of itself.
  server = await openBluesky(clock, async (address) => {
    assert.equal(address, app.clientId);
    return JSON.parse(JSON.stringify(oauth.describe?.(app)));
  });
});
afterEach(() => server.close());

const way = (): AuthCall => ({
  ...makeCall({ channel: 'bluesky', clock, outbound: new Outbound({ origins: server.originMap }) }),
  ...{ server: null, app },
});

async function begin(redirectUri: string, handle = HANDLE) {
  const made = await oauth.register?.(way(), redirectUri);
  assert.ok(made);
  app = { ...made, redirectUri };
  return oauth.begin?.(way(), { state: STATE, redirectUri, verifier: VERIFIER, handle });
}

/** Allows on the page. @returns what one comes back with */
async function allow(redirectUri: string, handle = HANDLE) {
  const page = await begin(redirectUri, handle);
  assert.ok(page?.end === 'begun', JSON.stringify(page));
  const place = page.url.replace(ISSUER, server.at(ISSUER));
  const back = new URL((await fetch(place, { redirect: 'manual' })).headers.get('location') ?? '');
  const { searchParams } = back;
  assert.deepEqual([`${back.origin}${back.pathname}`, searchParams.get('state')], [redirectUri, STATE]);
  return {
    code: searchParams.get('code') ?? '',
    issuer: searchParams.get('iss') ?? '',
    ...{ redirectUri, verifier: VERIFIER, note: page.note },
  };
}

async function enter(redirectUri = PUBLIC, handle = HANDLE): Promise<Tokens> {
  const back = await allow(redirectUri, handle);
  const outcome = await oauth.exchange(way(), back);
  assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
  return outcome.tokens;
}

const callWith = (tokens: Tokens): Call =>
  makeCall({
    channel: 'bluesky',
    clock,
    outbound: new Outbound({ origins: server.originMap }),
    credential: {
      ...{ externalId: DID, handle: HANDLE, server: null, scopes: tokens.scopes, version: 1 },
      ...{ provider: 'bluesky-oauth', app: null, token: tokens.access },
    },
  });

for (const [what, redirectUri] of [
  ['a server that everybody reaches is known by its document and its key', PUBLIC],
  ['a server on this machine is known by where it leads back to', HERE],
] as const) {
  test(`${what}: signed in, a post with a picture is out once, and is found`, async () => {
    const tokens = await enter(redirectUri);
    assert.deepEqual(tokens.scopes, ['atproto', 'transition:generic']);
    assert.equal(tokens.accessEndsAt, START + 30 * MINUTE);
    assert.equal(openSession(tokens.access).pds, PDS);
    assert.deepEqual(await oauth.listAccounts(way(), tokens), [
      { id: DID, name: HANDLE, handle: HANDLE, kind: 'profile', tokens: null },
    ]);
    const post = makePost({ media: [makePicture()] });
    const outcome = await bluesky.publish(callWith(tokens), post);
    assert.equal(outcome.end, 'published', JSON.stringify(outcome));
    assert.deepEqual(await bluesky.check(callWith(tokens), { ...post, since: 0, others: [] }), outcome);
    assert.equal(server.posts().length, 1);
    assert.equal((await bluesky.examine(callWith(tokens))).end, 'well');
  });
}

test('the document shows the key that others check with, and never the one that signs', async () => {
  await begin(PUBLIC);
  const shown = JSON.stringify(oauth.describe?.(app));
  const secret = JSON.parse(app.clientSecret).d;
  assert.ok(secret.length > 30 && !shown.includes(secret), shown);
  await begin(HERE);
  assert.equal(oauth.describe?.(app), null);
});

test('a sign-in goes on for as long as it is used; on this machine alone for two weeks', async () => {
  const tokens = await enter(PUBLIC);
  assert.equal(tokens.refreshEndsAt, START + 180 * DAY);
  clock.advance(HOUR);
  const renewed = await oauth.refresh(way(), tokens);
  assert.ok(renewed.end === 'refreshed', JSON.stringify(renewed));
  assert.equal(renewed.tokens.refreshEndsAt, START + HOUR + 180 * DAY);
  assert.notEqual(renewed.tokens.refresh, tokens.refresh);
  assert.equal((await bluesky.publish(callWith(renewed.tokens), makePost())).end, 'published');
  const short = await enter(HERE);
  assert.equal(short.refreshEndsAt, START + HOUR + 14 * DAY);
  clock.advance(DAY);
  const later = await oauth.refresh(way(), short);
  assert.ok(later.end === 'refreshed' && later.tokens.refreshEndsAt === START + HOUR + 14 * DAY);
});

test('what was spent ends a sign-in, and so does another address of this server', async () => {
  const tokens = await enter();
  assert.equal((await oauth.refresh(way(), tokens)).end, 'refreshed');
  assert.deepEqual(await oauth.refresh(way(), tokens), { end: 'reconnect' });
  const other = await enter();
  app = { ...app, clientId: 'https://new.example/oauth/bluesky/client-metadata.json' };
  assert.deepEqual(await oauth.refresh(way(), other), { end: 'reconnect' });
});

test('a server that is away, or something in its place, ends no sign-in', async () => {
  const tokens = await enter();
  server.refuse(({ path }) => path.endsWith('oauth-authorization-server'), { status: 503, body: 'busy' });
  assert.equal((await oauth.refresh(way(), tokens)).end, 'later');
  server.refuse(({ path }) => path === '/oauth/token', { status: 403, body: '<h1>Hotel</h1>' });
  await assert.rejects(oauth.refresh(way(), tokens));
  server.refuse(({ path }) => path === '/oauth/token', { status: 401, json: { error: 'invalid_client' } });
  const unknown = await oauth.refresh(way(), tokens);
  assert.ok(unknown.end === 'later' && unknown.isKeys, JSON.stringify(unknown));
});

test('access that has run out is asked for anew; what was taken back at the network is none', async () => {
  const tokens = await enter();
  clock.advance(30 * MINUTE);
  assert.equal((await bluesky.publish(callWith(tokens), makePost())).end, 'reconnect');
  const renewed = await oauth.refresh(way(), tokens);
  assert.ok(renewed.end === 'refreshed');
  await oauth.revoke?.(way(), renewed.tokens);
  assert.equal((await bluesky.examine(callWith(renewed.tokens))).end, 'reconnect');
  assert.deepEqual(await oauth.refresh(way(), renewed.tokens), { end: 'reconnect' });
});

test('a nonce that ran out has done nothing: the post goes out by the next one, once', async () => {
  const tokens = await enter();
  assert.equal((await bluesky.publish(callWith(tokens), makePost())).end, 'published');
  clock.advance(5 * MINUTE);
  assert.equal(
    (await bluesky.publish(callWith(tokens), makePost({ content: 'Rolls at eight.' }))).end,
    'published',
  );
  const writes = server.asked.filter(({ path }) => path.endsWith('.applyWrites'));
  assert.ok(writes.every(({ headers }) => String(headers.authorization).startsWith('DPoP ')));
  assert.equal(server.posts().length, 2);
});

describe('who comes back', () => {
  const END = { end: 'refused', why: 'refused' };

  test('by another server than was asked is not let in', async () => {
    const back = await allow(PUBLIC);
    assert.deepEqual(await oauth.exchange(way(), { ...back, issuer: 'https://other.example' }), END);
    assert.deepEqual(await oauth.exchange(way(), { ...back, issuer: undefined }), END);
  });

  test('as somebody else than was named is not let in', async () => {
    const back = await allow(PUBLIC);
    server.authorization.person.sub = 'did:plc:z72i7hdynmk6r22z27h6tvur';
    assert.deepEqual(await oauth.exchange(way(), back), END);
  });

  test('with a code that was used, or another secret, is not let in', async () => {
    const back = await allow(PUBLIC);
    assert.equal((await oauth.exchange(way(), back)).end, 'signed-in');
    assert.deepEqual(await oauth.exchange(way(), back), END);
    const next = await allow(PUBLIC);
    assert.deepEqual(await oauth.exchange(way(), { ...next, verifier: 'w'.repeat(64) }), END);
  });

  test('for a server whose key is not the one in its document is told so', async () => {
    const back = await allow(PUBLIC);
    const stranger = await oauth.register?.(way(), PUBLIC);
    const call = { ...way(), app: { ...app, clientSecret: stranger?.clientSecret ?? '' } };
    assert.deepEqual(await oauth.exchange(call, back), { end: 'refused', why: 'keys' });
  });
});

describe('nobody gets as far as a page', () => {
  test('by a name that nobody has', async () => {
    assert.deepEqual(await begin(PUBLIC, 'nobody.example'), { end: 'refused', why: 'refused' });
  });

  test('where the document of this server cannot be read', async () => {
    server.refuse(({ path }) => path === '/oauth/par', {
      ...{ status: 400, json: { error: 'invalid_client_metadata' } },
    });
    assert.deepEqual(await begin(PUBLIC), { end: 'refused', why: 'keys' });
  });

  for (const [what, json] of [
    ['says that it is another', { issuer: 'https://other.example' }],
    ['leads to a place that is not safe', { token_endpoint: 'http://auth.example/oauth/token' }],
  ] as const) {
    test(`where the server that lets in ${what}`, async () => {
      const told = server.authorization.handlers['GET /.well-known/oauth-authorization-server']().json;
      server.refuse(({ path }) => path.endsWith('oauth-authorization-server'), {
        json: { ...told, ...json },
      });
      await assert.rejects(begin(PUBLIC));
    });
  }
});

test('one is led back over https, and to this machine by its number', () => {
  const leads = (address: string) => oauth.leadsBackTo?.(address);
  assert.deepEqual([PUBLIC, HERE, 'http://[::1]:8080/x'].map(leads), [true, true, true]);
  assert.deepEqual(['http://localhost:8080/x', 'http://192.168.1.5/x'].map(leads), [false, false]);
});
