// Tokens that are of use to whoever has a key alone (RFC 9449), as AT Protocol wants them: every request carries a proof,
// signed by ES256, and shows the last nonce that its server gave.
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import * as v from 'valibot';
import { SECOND } from '../../../kernel/clock.ts';
import { secureIds } from '../../../kernel/ids.ts';
import { isStreamed } from '../../body.ts';
import { type Asked, askAt, type Reply } from '../ask.ts';
import type { AuthCall } from '../connector.ts';

/** A private key of the curve P-256 (RFC 7518, 6.2); `kid` where others have to find it. */
export const PrivateKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  ...{ x: v.string(), y: v.string(), d: v.string() },
  kid: v.optional(v.string()),
});
export type PrivateKey = v.InferOutput<typeof PrivateKey>;
export type PublicKey = Omit<PrivateKey, 'd'>;

export function createKey(): PrivateKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return v.parse(PrivateKey, privateKey.export({ format: 'jwk' }));
}

export function publicOf({ d: _, ...known }: PrivateKey): PublicKey {
  return known;
}

/** A JWT that is signed by ES256 (RFC 7515). */
export function signJwt(key: PrivateKey, header: object, claims: object): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const signed = `${part({ ...header, alg: 'ES256' })}.${part(claims)}`;
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** By origin, the nonce that its server gave last: one for all who ask it. */
const NONCES = new Map<string, string>();
const MOST_NONCES = 500;

function keepNonce(origin: string, { headers }: Reply): void {
  const given = headers['dpop-nonce'];
  if (typeof given !== 'string' || given === '') return;
  NONCES.delete(origin);
  NONCES.set(origin, given);
  const [oldest] = NONCES.keys();
  if (NONCES.size > MOST_NONCES && oldest !== undefined) NONCES.delete(oldest);
}

/** What the token of a request is bound to. */
export interface Bound {
  readonly key: PrivateKey;
  /** The access token; absent where tokens are given. */
  readonly token?: string;
}

type Way = Pick<AuthCall, 'outbound' | 'signal' | 'clock'>;

/**
 * Asks with a proof. A server that wants another nonce has done nothing yet (RFC 9449, 8 and 9): it is asked again with that
 * one, once, unless what is sent can be read only once. @param asked made for each time, where it may be shown only once
 * @throws OutboundError
 */
export async function askWithProof(
  way: Way,
  address: string,
  bound: Bound,
  asked: Asked | (() => Asked) = {},
): Promise<Reply> {
  const { origin } = new URL(address);
  const once = () => (typeof asked === 'function' ? asked() : asked);
  const send = async ({ method: named, ...sent }: Asked) => {
    const method = named ?? (sent.json !== undefined || sent.form || sent.body ? 'POST' : 'GET');
    const proof = proofOf(way, bound, { method, address, nonce: NONCES.get(origin) });
    const headers = {
      ...(bound.token !== undefined && { Authorization: `DPoP ${bound.token}` }),
      ...{ DPoP: proof, ...sent.headers },
    };
    const reply = await askAt(way, address, { ...sent, method, headers });
    keepNonce(origin, reply);
    return reply;
  };
  const before = NONCES.get(origin);
  const first = once();
  const reply = await send(first);
  const isAgain = wantsNonce(reply) && NONCES.get(origin) !== before && !isStreamed(first.body);
  return isAgain ? send(once()) : reply;
}

const Trouble = v.object({ error: v.literal('use_dpop_nonce') });

/** Whether a request was turned away for its nonce alone. */
export function wantsNonce({ status, json, headers }: Pick<Reply, 'status' | 'json' | 'headers'>): boolean {
  if (status !== 400 && status !== 401) return false;
  return v.is(Trouble, json) || /error="use_dpop_nonce"/.test(String(headers['www-authenticate']));
}

function proofOf(
  { clock }: Way,
  { key, token }: Bound,
  { method, address, nonce }: { method: string; address: string; nonce: string | undefined },
): string {
  const { origin, pathname } = new URL(address);
  return signJwt(
    key,
    { typ: 'dpop+jwt', jwk: publicOf(key) },
    {
      jti: secureIds.token(16),
      htm: method,
      // Without query and fragment.
      htu: `${origin}${pathname}`,
      iat: Math.floor(clock.now() / SECOND),
      ...(nonce !== undefined && { nonce }),
      ...(token !== undefined && { ath: createHash('sha256').update(token).digest('base64url') }),
    },
  );
}
