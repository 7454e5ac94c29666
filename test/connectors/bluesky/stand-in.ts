// A server of Bluesky on this machine, with the directories beside it. Records are held to the vendor's own lexicons; what it
// answers is what the vendor's server code (@atproto/dev-env 0.6.7) answered to the same calls.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { jsonToLex, lexicons } from '@atproto/api';
import { cidOf, type Json } from '../../../server/connectors/channels/bluesky/cid.ts';
import { type Clock, DAY, HOUR, SECOND } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, jsonOf, openStandIn } from '../support/stand-in.ts';
import { ISSUER, openAuthorization } from './authorization.ts';

export const PDS = 'https://pds.example';
export const DID = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz';
export const HANDLE = 'bakery.example';
export const PASSWORD = 'abcd-efgh-ijkl-mnop';
const POSTS = 'app.bsky.feed.post';
const PEOPLE: Readonly<Record<string, string>> = {
  [HANDLE]: DID,
  'miller.example': 'did:plc:z72i7hdynmk6r22z27h6tvur',
};
const MOST_POINTS = 5000;

interface Stored {
  readonly key: string;
  readonly cid: string;
  readonly value: Readonly<Record<string, Json>>;
}

const trouble = (status: number, error: string, message: string, headers = {}): Answer => ({
  status,
  headers,
  json: { error, message },
});

/** What bytes are called by their hash: CID version 1, raw, SHA-256, in base 32. */
function cidOfBytes(body: Buffer): string {
  const bytes = [0x01, 0x55, 0x12, 0x20, ...createHash('sha256').update(body).digest()];
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return `b${letters.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
}

export async function openBluesky(
  clock: Pick<Clock, 'now'>,
  /** Reads the document by which a client is known that signs in by OAuth. */
  readClient: (address: string) => Promise<unknown> = async () => ({}),
) {
  const authorization = openAuthorization({ clock, did: DID, handle: HANDLE, readClient });
  const records = new Map<string, Stored>();
  const blobs = new Map<string, { readonly type: string; readonly size: number }>();
  const figures = new Map<string, object>();
  /** Refresh tokens that are known, each with the one that it brings, once it was spent. */
  const refreshes = new Map<string, { next: string | null; until: number }>();
  const state = {
    endedUpTo: 0,
    points: 0,
    ended: new Set<string>(),
    passwords: new Set([PASSWORD]),
    active: true,
  };
  let count = 0;

  const seal = (kind: string, lasts: number) => {
    count += 1;
    const claims = { scope: kind, sub: DID, jti: count, exp: Math.floor((clock.now() + lasts) / SECOND) };
    return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${kind}`;
  };
  const claimsOf = (jwt: string) =>
    JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const endOf = (jwt: string): number => claimsOf(jwt).exp * SECOND;
  const numberOf = (jwt: string): number => claimsOf(jwt).jti;
  const tokens = (refreshJwt = seal('refresh', 90 * DAY)) => {
    refreshes.set(refreshJwt, refreshes.get(refreshJwt) ?? { next: null, until: endOf(refreshJwt) });
    return {
      accessJwt: seal('access', 2 * HOUR),
      refreshJwt,
      did: DID,
      handle: HANDLE,
      didDoc: document(),
      active: true,
    };
  };
  const document = () => ({
    id: DID,
    alsoKnownAs: [`at://${HANDLE}`],
    service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: PDS }],
  });

  const bearer = ({ headers }: Asked) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  /** Answers whoever has a token that holds. */
  const as =
    (answer: (asked: Asked) => Answer) =>
    (asked: Asked): Answer => {
      const judged = authorization.judge(asked);
      if (judged === 'let in') {
        const given = answer(asked);
        return { ...given, headers: { ...authorization.nonce(), ...given.headers } };
      }
      if (judged) return judged;
      const jwt = bearer(asked);
      if (jwt === '') return trouble(401, 'AuthMissing', 'Authentication Required');
      if (!jwt.endsWith('.access') || state.ended.has(jwt) || numberOf(jwt) <= state.endedUpTo)
        return trouble(400, 'InvalidToken', 'Token could not be verified');
      if (endOf(jwt) <= clock.now()) return trouble(400, 'ExpiredToken', 'Token has expired');
      return answer(asked);
    };
  const limitedUntil = () => Math.ceil((clock.now() + 1) / HOUR) * HOUR;
  const limits = () => ({
    'RateLimit-Limit': String(MOST_POINTS),
    'RateLimit-Remaining': String(Math.max(0, MOST_POINTS - state.points)),
    'RateLimit-Reset': String(limitedUntil() / SECOND),
    'RateLimit-Policy': `${MOST_POINTS};w=3600`,
  });

  const createSession = (asked: Asked): Answer => {
    const { identifier, password } = jsonOf(asked);
    const isRight = [HANDLE, DID, 'baker@bakery.example'].includes(String(identifier));
    if (!isRight || !state.passwords.has(String(password)))
      return trouble(401, 'AuthenticationRequired', 'Invalid identifier or password');
    return { json: tokens() };
  };

  const refreshSession = (asked: Asked): Answer => {
    const known = refreshes.get(bearer(asked));
    if (!known || known.until <= clock.now()) return trouble(400, 'ExpiredToken', 'Token has been revoked');
    known.next ??= seal('refresh', 90 * DAY);
    known.until = Math.min(known.until, clock.now() + 2 * HOUR);
    return { json: tokens(known.next) };
  };

  const takeBlob = ({ headers, body }: Asked): Answer => {
    const type = headers['content-type'];
    assert.ok(type, 'a blob says what it is');
    assert.equal(headers['content-length'], String(body.length), 'a blob says how long it is');
    const $link = cidOfBytes(body);
    blobs.set($link, { type, size: body.length });
    return { json: { blob: { $type: 'blob', ref: { $link }, mimeType: type, size: body.length } } };
  };

  /** Why a record is none, as the vendor's server words it; null when it is one. */
  const judge = (value: Readonly<Record<string, Json>>): string | null => {
    try {
      lexicons.assertValidRecord(POSTS, jsonToLex(value as never));
    } catch (error) {
      return `Invalid ${POSTS} record: ${(error as Error).message}`;
    }
    const refs = JSON.stringify(value).matchAll(/"\$link":"(\w+)"/g);
    for (const [, $link = ''] of refs) if (!blobs.has($link)) return `Could not find blob: ${$link}`;
    const { reply } = value as {
      reply?: { root: { uri: string; cid: string }; parent: { uri: string; cid: string } };
    };
    return reply && ![reply.root, reply.parent].every(isThere)
      ? 'The post that is answered is not there'
      : null;
  };
  const batch = new Map<string, string>();
  const isThere = ({ uri, cid }: { uri: string; cid: string }) => {
    const key = uri.split('/').at(-1) ?? '';
    return uri === `at://${DID}/${POSTS}/${key}` && (batch.get(key) ?? records.get(key)?.cid) === cid;
  };

  const applyWrites = (asked: Asked): Answer => {
    const { repo, writes } = jsonOf(asked) as {
      repo: string;
      writes: { $type: string; collection: string; rkey: string; value: Stored['value'] }[];
    };
    assert.equal(repo, DID);
    batch.clear();
    const made: Stored[] = [];
    for (const { $type, collection, rkey, value } of writes) {
      assert.deepEqual([collection, /^[2-7a-j][2-7a-z]{12}$/.test(rkey)], [POSTS, true], `${rkey} is a TID`);
      const isCreate = $type === 'com.atproto.repo.applyWrites#create';
      // The vendor's server says no more than this where a key is taken, or where there is nothing to delete.
      if (isCreate === records.has(rkey)) return trouble(500, 'InternalServerError', 'Internal Server Error');
      if (!isCreate) continue;
      const refusal = judge(value);
      if (refusal !== null) return trouble(400, 'InvalidRequest', refusal, limits());
      const stored = { key: rkey, cid: cidOf(value), value };
      batch.set(rkey, stored.cid);
      made.push(stored);
    }
    for (const { $type, rkey } of writes) if ($type.endsWith('#delete')) records.delete(rkey);
    for (const one of made) records.set(one.key, one);
    state.points += 3 * made.length;
    return {
      headers: limits(),
      json: { results: made.map(({ key, cid }) => ({ uri: `at://${DID}/${POSTS}/${key}`, cid })) },
    };
  };

  const getRecord = ({ query }: Asked): Answer => {
    const key = query.get('rkey') ?? '';
    const uri = `at://${query.get('repo')}/${query.get('collection')}/${key}`;
    const found =
      query.get('repo') === DID && query.get('collection') === POSTS ? records.get(key) : undefined;
    if (!found) return trouble(400, 'RecordNotFound', `Could not locate record: ${uri}`);
    return { json: { uri, cid: found.cid, value: found.value } };
  };

  /** What the account's server passes on to whoever gathers all posts. */
  const viewed = (answer: (asked: Asked) => Answer) =>
    as((asked) => {
      assert.equal(asked.headers['atproto-proxy'], 'did:web:api.bsky.app#bsky_appview');
      return answer(asked);
    });

  const standIn = await openStandIn({
    origins: {
      'https://public.api.bsky.app': {
        'GET /xrpc/com.atproto.identity.resolveHandle': ({ query }) => {
          const did = PEOPLE[query.get('handle') ?? ''];
          return did ? { json: { did } } : trouble(400, 'InvalidRequest', 'Unable to resolve handle');
        },
      },
      'https://plc.directory': {
        'GET /:did': ({ params }) =>
          params.did === DID
            ? { json: document() }
            : { status: 404, json: { message: `DID not registered: ${params.did}` } },
      },
      'https://bsky.social': { 'POST /xrpc/com.atproto.server.createSession': createSession },
      [ISSUER]: authorization.handlers,
      [PDS]: {
        'GET /.well-known/oauth-protected-resource': () => ({
          json: { resource: PDS, authorization_servers: [ISSUER], bearer_methods_supported: ['header'] },
        }),
        'POST /xrpc/com.atproto.server.createSession': createSession,
        'POST /xrpc/com.atproto.server.refreshSession': refreshSession,
        'POST /xrpc/com.atproto.server.deleteSession': (asked) => {
          refreshes.delete(bearer(asked));
          return { status: 200 };
        },
        'GET /xrpc/com.atproto.server.getSession': as(() => ({
          json: {
            did: DID,
            handle: HANDLE,
            active: state.active,
            ...(!state.active && { status: 'deactivated' }),
          },
        })),
        'POST /xrpc/com.atproto.repo.uploadBlob': as(takeBlob),
        'POST /xrpc/com.atproto.repo.applyWrites': as(applyWrites),
        'GET /xrpc/com.atproto.repo.getRecord': as(getRecord),
        'GET /xrpc/app.bsky.feed.getPosts': viewed(({ query }) => {
          const uris = query.getAll('uris');
          assert.ok(uris.length <= 25);
          return {
            json: { posts: uris.flatMap((uri) => (figures.has(uri) ? [{ uri, ...figures.get(uri) }] : [])) },
          };
        }),
        'GET /xrpc/app.bsky.actor.getProfile': viewed(() => ({ json: { did: DID, followersCount: 89 } })),
      },
    },
    isVisible: ({ path, body }) => path.endsWith('.applyWrites') && body.includes('applyWrites#create'),
  });

  return {
    ...standIn,
    state,
    authorization,
    blobs,
    figures,
    limits,
    limitedUntil,
    /** The posts that are there, in the order of their keys. */
    posts: () => [...records.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    drop: (key: string) => void records.delete(key),
    session: tokens,
    /** Whoever is signed in is so no more, as after a change of the password. */
    endSessions: () => {
      refreshes.clear();
      state.endedUpTo = count;
    },
  };
}

export type BlueskyStandIn = Awaited<ReturnType<typeof openBluesky>>;
