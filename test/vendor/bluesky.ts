// `npm run vendor`: the connector of Bluesky against Bluesky's own server code, which is installed for it: some 500 MB, in
// minutes, with a compiler for its SQLite. Everything goes through a stand-in that passes it on and may lose it on the way.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { auth } from '../../server/connectors/channels/bluesky/auth.ts';
import { cidOf, type Json } from '../../server/connectors/channels/bluesky/cid.ts';
import { bluesky } from '../../server/connectors/channels/bluesky/connector.ts';
import { oauth } from '../../server/connectors/channels/bluesky/oauth.ts';
import { packSession } from '../../server/connectors/channels/bluesky/pds.ts';
import type { AuthCall, Call } from '../../server/connectors/channels/connector.ts';
import { Outbound } from '../../server/connectors/http.ts';
import { SimulatedClock, systemClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { wordsOfTold } from '../../server/sentences/index.ts';
import { altsOf, wordsOf } from '../connectors/bluesky/posts.ts';
import { conformance, type Subject } from '../connectors/support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../connectors/support/posts.ts';
import { type Answer, type Asked, openStandIn } from '../connectors/support/stand-in.ts';
import { CACHE } from '../support/build.ts';
import { makeCall } from '../support/network-call.ts';
import { allowOnPage } from './bluesky-page.ts';

const VERSION = '0.6.7';
/** Where accounts are said to be: a server that is not on https is none that one signs in on. */
const PDS = 'https://pds.example';
const FOLDER = join(CACHE, `bluesky-${VERSION}`);

function install(): void {
  if (existsSync(join(FOLDER, 'installed'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, 'package.json'),
    '{ "private": true, "allowScripts": { "better-sqlite3": true } }',
  );
  // Built for the Node.js that runs this, whose headers lie beside it.
  const home = dirname(dirname(process.execPath));
  const env = { ...process.env, PATH: `${join(home, 'bin')}:${process.env.PATH}`, npm_config_nodedir: home };
  const args = ['install', '--no-audit', '--no-fund', `@atproto/dev-env@${VERSION}`];
  execFileSync('npm', args, { cwd: FOLDER, env, stdio: 'inherit' });
  writeFileSync(join(FOLDER, 'installed'), '');
}

install();
/** What this server says of itself, by its path. */
const documents = new Map<string, object>();
const shelf = createServer((request, response) => {
  const document = documents.get(request.url ?? '');
  response.writeHead(document ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(document ?? {}));
}).listen(0, '127.0.0.1');
await once(shelf, 'listening');
const shelfAt = `http://127.0.0.1:${(shelf.address() as AddressInfo).port}`;
const child = spawn(process.execPath, [join(import.meta.dirname, 'bluesky-server.ts'), FOLDER, shelfAt], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const [line] = await new Promise<string[]>((resolve, reject) => {
  child.once('exit', () => reject(new Error('the server has ended')));
  createInterface(child.stdout).on('line', (one) => one.startsWith('{"plc"') && resolve([one]));
});
const places = JSON.parse(line ?? '') as { readonly plc: string; readonly pds: string };
after(() => {
  child.stdin.end();
  shelf.close();
});

const PASSED_ON = ['content-type', 'authorization', 'dpop'];
const PASSED_BACK = ['content-type', 'dpop-nonce', 'www-authenticate'];

async function passOn(to: string, { method, path, query, headers, body }: Asked): Promise<Answer> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    PASSED_ON.includes(name) ? [[name, String(value)] as [string, string]] : [],
  );
  const isRead = method === 'GET' || method === 'HEAD';
  const reply = await fetch(`${to}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: passed,
    ...(!isRead && { body: new Uint8Array(body) }),
  });
  const back = PASSED_BACK.flatMap((name) => {
    const told = reply.headers.get(name);
    return told === null ? [] : [[name, told] as [string, string]];
  });
  return { status: reply.status, headers: Object.fromEntries(back), body: await reply.text() };
}

async function tell(method: string, json: object, jwt?: string): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', ...(jwt && { Authorization: `Bearer ${jwt}` }) };
  const reply = await fetch(`${places.pds}/xrpc/${method}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  });
  assert.equal(reply.status, 200, await reply.clone().text());
  return reply.json() as Promise<Record<string, string>>;
}

interface Kept {
  readonly uri: string;
  readonly cid: string;
  readonly value: Readonly<Record<string, Json>>;
}

const OWN_PASSWORD = 'a password of the baker';
let accounts = 0;
const opened: { close(): Promise<void> }[] = [];
after(async () => {
  for (const one of opened) await one.close();
});

/** A new account, and the way to it. */
async function open() {
  accounts += 1;
  const handle = `baker-${accounts}.test`;
  const made = { handle, email: `${handle}@mail.test`, password: OWN_PASSWORD };
  const { did = '', accessJwt = '' } = await tell('com.atproto.server.createAccount', made);
  const { password = '' } = await tell('com.atproto.server.createAppPassword', { name: 'Drivyn' }, accessJwt);
  const toPds = (asked: Asked) => passOn(places.pds, asked);
  const standIn = await openStandIn({
    origins: {
      'https://public.api.bsky.app': { 'GET /xrpc/:method': toPds },
      'https://plc.directory': { 'GET /:did': (asked) => passOn(places.plc, asked) },
      [PDS]: {
        ...{ 'GET /xrpc/:method': toPds, 'POST /xrpc/:method': toPds },
        ...{ 'GET /.well-known/:what': toPds, 'POST /oauth/:what': toPds },
      },
    },
    isVisible: ({ path, body }) => path.endsWith('.applyWrites') && body.includes('applyWrites#create'),
  });
  opened.push(standIn);
  const list = async (): Promise<readonly Kept[]> => {
    const query = new URLSearchParams({ repo: did, collection: 'app.bsky.feed.post', reverse: 'true' });
    const reply = await fetch(`${places.pds}/xrpc/com.atproto.repo.listRecords?${query}`);
    return ((await reply.json()) as { records: Kept[] }).records;
  };
  const clock = new SimulatedClock(Date.now());
  const outbound = new Outbound({ origins: standIn.originMap });
  const way: AuthCall = {
    ...makeCall({ channel: 'bluesky', clock, outbound }),
    ...{ server: null, app: { clientId: '', clientSecret: '' } },
  };
  const entered = await auth.signIn(way, { handle: `@${handle}`, password });
  assert.ok(entered.end === 'signed-in', JSON.stringify(entered));
  const { tokens } = entered;
  const credential: NonNullable<Call['credential']> = {
    ...{ externalId: did, handle, server: null, scopes: [], version: 1, provider: 'bluesky', app: null },
    token: tokens.access,
  };
  const call = makeCall({ channel: 'bluesky', clock, outbound, credential });
  return { standIn, list, way, tokens, credential, clock, call, did, handle, password };
}

conformance('Bluesky, on its own server,', async (): Promise<Subject> => {
  const { standIn, list, clock, credential } = await open();
  return {
    ...{ channel: 'bluesky', connector: bluesky, originMap: standIn.originMap, clock, credential },
    posts: {
      text: makePost,
      link: () => makePost({ content: 'Opening hours: http://127.0.0.1:1/hours?day=today' }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls', bytes: 40_000 })] }),
      film: () => makePost({ media: [makeFilm({ bytes: 900_000 })] }),
    },
    published: async () =>
      (await list()).map(({ uri, value }) => ({ id: uri, words: wordsOf(value), alts: altsOf(value) })),
    hasAlt: true,
    fail: standIn.fail,
    taken: standIn.taken,
    refuse: {
      revoked: () =>
        void Object.assign(credential, { token: packSession({ pds: PDS, jwt: 'no.such.token' }) }),
      ...{ limited: null, expired: null, forbidden: null, refused: null, duplicate: null },
    },
    ...{ limitedUntil: null, works: null, figures: null, removes: true, signIn: null },
    close: standIn.close,
  };
});

test('a thread is taken as a whole, with the names by content that it gives itself', async () => {
  const { call, list } = await open();
  const parts = ['Drei 🥖 um sieben. #Brötchen', 'https://bakery.example/ü?a=1', `${'👩‍🍳'.repeat(40)}`];
  const outcome = await bluesky.publish(
    call,
    makePost({ content: parts.join('\n---\n'), media: [makePicture()] }),
  );
  assert.equal(outcome.end, 'published', JSON.stringify(outcome));
  const records = await list();
  assert.deepEqual(
    records.map(({ value }) => wordsOf(value)),
    parts,
  );
  assert.deepEqual(
    records.map(({ value }) => cidOf(value)),
    records.map(({ cid }) => cid),
  );
  const refOf = (one: Kept | undefined) => ({ uri: one?.uri, cid: one?.cid });
  const reply = { root: refOf(records[0]), parent: refOf(records[1]) };
  assert.deepEqual(records[2]?.value.reply, reply);
  assert.ok(outcome.end === 'published' && (await bluesky.remove(call, outcome.externalId)));
  assert.deepEqual(await list(), []);
});

test('a post that is sent by two at once is there once', async () => {
  const { call, list } = await open();
  const post = makePost();
  await Promise.all([bluesky.publish(call, post), bluesky.publish(call, post), bluesky.publish(call, post)]);
  assert.equal((await list()).length, 1);
  assert.equal((await bluesky.check(call, { ...post, since: 0, others: [] })).end, 'published');
});

test('what is too long is refused in its own words, and a wrong password is one', async () => {
  const { call, way, handle } = await open();
  const long = await bluesky.publish(call, makePost({ content: 'x'.repeat(301) }));
  assert.ok(long.end === 'rejected' && /grapheme/.test(wordsOfTold(long.reason)), JSON.stringify(long));
  const wrong = await auth.signIn(way, { handle, password: 'aaaa-bbbb-cccc-dddd' });
  assert.deepEqual(wrong, { end: 'refused', why: 'refused' });
});

test('a refresh whose answer was lost is had again', async () => {
  const { way, tokens } = await open();
  const [first, again] = [await auth.refresh(way, tokens), await auth.refresh(way, tokens)];
  assert.ok(first.end === 'refreshed' && again.end === 'refreshed');
  const idOf = (jwt: string | null) =>
    JSON.parse(Buffer.from(jwt?.split('.')[1] ?? '', 'base64url').toString()).jti;
  assert.equal(idOf(first.tokens.refresh), idOf(again.tokens.refresh));
  await auth.revoke?.(way, first.tokens);
  assert.deepEqual(await auth.refresh(way, first.tokens), { end: 'reconnect' });
});

for (const [what, redirectUri] of [
  ['by a document and a key', 'https://drivyn-of-a-bakery.com/oauth/bluesky/callback'],
  ['on this machine', 'http://127.0.0.1:8080/oauth/bluesky/callback'],
] as const) {
  test(`one signs in on its own page, known ${what}: posts, renews, and is let in no more at the end`, async () => {
    const { way, credential, list, did, handle } = await open();
    const app = { ...(await oauth.register?.(way, redirectUri)), redirectUri } as AuthCall['app'];
    const document = oauth.describe?.(app);
    if (document) documents.set(new URL(app.clientId).pathname, document);
    const call = { ...way, clock: systemClock, app };
    // It takes no challenge a second time.
    const [state, verifier] = [secureIds.token(32), secureIds.token(48)];
    const page = await oauth.begin?.(call, { state, redirectUri, verifier, handle });
    assert.ok(page?.end === 'begun', JSON.stringify(page));
    const back = await allowOnPage(places.pds, page.url, { did, handle, password: OWN_PASSWORD });
    assert.ok(back.href.startsWith(redirectUri), back.href);
    assert.equal(back.searchParams.get('state'), state);
    const code = back.searchParams.get('code') ?? '';
    const issuer = back.searchParams.get('iss') ?? undefined;
    const outcome = await oauth.exchange(call, { code, redirectUri, verifier, note: page.note, issuer });
    assert.ok(outcome.end === 'signed-in', JSON.stringify(outcome));
    const [account] = await oauth.listAccounts(call, outcome.tokens);
    assert.deepEqual([account?.id, account?.handle], [did, handle]);
    const callWith = (token: string) =>
      makeCall({ ...call, credential: { ...credential, provider: 'bluesky-oauth', token } });
    const post = makePost({ media: [makePicture()] });
    const published = await bluesky.publish(callWith(outcome.tokens.access), post);
    assert.equal(published.end, 'published', JSON.stringify(published));
    const renewed = await oauth.refresh(call, outcome.tokens);
    assert.ok(renewed.end === 'refreshed', JSON.stringify(renewed));
    const film = makePost({ content: 'Dough, folded.', media: [makeFilm({ bytes: 900_000 })] });
    assert.equal((await bluesky.publish(callWith(renewed.tokens.access), film)).end, 'published');
    assert.equal((await list()).length, 2);
    assert.ok(published.end === 'published');
    assert.ok(await bluesky.remove(callWith(renewed.tokens.access), published.externalId));
    assert.equal((await oauth.refresh(call, outcome.tokens)).end, 'reconnect');
    await oauth.revoke?.(call, renewed.tokens);
    assert.equal((await oauth.refresh(call, renewed.tokens)).end, 'reconnect');
  });
}
