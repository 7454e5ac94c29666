// The server on which an account of AT Protocol signs in, as strictly as the specification has it: requests are pushed, proofs
// are looked at (signature, method, address, age, nonce, once), clients are who their document says, codes and refresh
// tokens work once.
import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, formOf, type Handler } from '../support/stand-in.ts';

export const ISSUER = 'https://auth.example';
const ACCESS_LASTS = 30 * MINUTE;
const NONCE_LASTS = 3 * MINUTE;

type Json = Readonly<Record<string, unknown>>;
type Jwk = Readonly<Record<string, string>>;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const json = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
/** RFC 7638. */
const thumbprint = ({ crv, kty, x, y }: Jwk) => hash(JSON.stringify({ crv, kty, x, y }));

function isSigned(jwt: string, jwk: Jwk): boolean {
  const [head, claims, signature = ''] = jwt.split('.');
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

interface Grant {
  readonly client: string;
  /** Of the key with which the client itself signed; empty for one without. */
  readonly clientKey: string;
  readonly jkt: string;
  readonly sub: string;
  readonly scope: string;
  refresh: string;
  ended: boolean;
}

export interface AuthorizationParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly did: string;
  readonly handle: string;
  /** Reads the document that a client is known by. */
  readonly readClient: (address: string) => Promise<unknown>;
}

export function openAuthorization({ clock, did, handle, readClient }: AuthorizationParts) {
  const pushed = new Map<string, Json & { until: number }>();
  const codes = new Map<string, Json & { until: number }>();
  const accesses = new Map<string, { grant: Grant; until: number }>();
  const grants: Grant[] = [];
  const seen = new Set<string>();
  /** Who signs in on its page. */
  const person = { sub: did };
  let count = 0;
  const name = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };
  const nonceNow = (of: string) => hash(`${of}:${Math.floor(clock.now() / NONCE_LASTS)}`).slice(0, 20);

  const turnAway = (status: number, error: string, error_description = error): Answer => ({
    status,
    json: { error, error_description },
  });

  /** The thumbprint of the key that a proof shows, or why it is none. */
  const proofOf = (asked: Asked, of: 'as' | 'pds', token?: string): string | Answer => {
    const proof = String(asked.headers.dpop ?? '');
    const [head, claims] = proof.split('.').map((part, at) => (at < 2 ? json(part) : {}));
    const jwk = head?.jwk as Jwk | undefined;
    if (!claims || !jwk || head?.typ !== 'dpop+jwt' || head.alg !== 'ES256' || 'd' in jwk)
      return turnAway(400, 'invalid_dpop_proof', 'no proof');
    if (!isSigned(proof, jwk)) return turnAway(400, 'invalid_dpop_proof', 'the signature does not match');
    if (claims.htm !== asked.method || claims.htu !== `${asked.origin}${asked.path}`)
      return turnAway(400, 'invalid_dpop_proof', `made for ${claims.htm} ${claims.htu}`);
    if (Math.abs(Number(claims.iat) - clock.now() / SECOND) > 60)
      return turnAway(400, 'invalid_dpop_proof', 'too old');
    if (token !== undefined && claims.ath !== hash(token))
      return turnAway(401, 'invalid_dpop_proof', 'made for another token');
    const nonce = nonceNow(of);
    if (claims.nonce !== nonce) return turnAway(of === 'as' ? 400 : 401, 'use_dpop_nonce');
    if (seen.has(String(claims.jti))) return turnAway(400, 'invalid_dpop_proof', 'used before');
    seen.add(String(claims.jti));
    return thumbprint(jwk);
  };
  /** Every answer brings the nonce for the next request. */
  const withNonce =
    (of: 'as' | 'pds', answer: (asked: Asked) => Answer | Promise<Answer>): Handler =>
    async (asked) => {
      const given = await answer(asked);
      return { ...given, headers: { 'DPoP-Nonce': nonceNow(of), ...given.headers } };
    };

  /** The key of a client that it shows, by its document; empty for one on its own machine; or why it is none. */
  const clientOf = async (form: URLSearchParams, redirect?: string): Promise<string | Answer> => {
    const id = form.get('client_id') ?? '';
    if (id.startsWith('http://localhost')) {
      const { pathname, searchParams } = new URL(id);
      const isRight = pathname === '/' && searchParams.get('scope')?.split(' ').includes('atproto');
      const leads = redirect === undefined || searchParams.getAll('redirect_uri').includes(redirect);
      const isNumber = redirect === undefined || /^http:\/\/(127\.0\.0\.1|\[::1\])(:\d+)?\//.test(redirect);
      return isRight && leads && isNumber ? '' : turnAway(400, 'invalid_client_metadata');
    }
    const document = (await readClient(id).catch(() => ({}))) as Json;
    const uris = (document.redirect_uris ?? []) as string[];
    const isRight =
      document.client_id === id &&
      document.dpop_bound_access_tokens === true &&
      document.token_endpoint_auth_method === 'private_key_jwt' &&
      (document.grant_types as string[])?.includes('authorization_code') &&
      (document.response_types as string[])?.includes('code') &&
      uris.every((uri) => new URL(uri).origin === new URL(id).origin) &&
      (redirect === undefined || uris.includes(redirect));
    if (!isRight) return turnAway(400, 'invalid_client_metadata');
    const assertion = form.get('client_assertion') ?? '';
    const [head, claims] = assertion.split('.').map((part, at) => (at < 2 ? json(part) : {}));
    const keys = (document.jwks as { keys: Jwk[] }).keys;
    const key = keys.find(({ kid }) => kid === head?.kid);
    const isType = form.get('client_assertion_type')?.endsWith(':jwt-bearer');
    const isHere = claims?.iss === id && claims.sub === id && claims.aud === ISSUER;
    const isFresh = Number(claims?.exp) * SECOND > clock.now() && !seen.has(String(claims?.jti));
    if (!isType || !key || 'd' in key || !isHere || !isFresh || !isSigned(assertion, key))
      return turnAway(401, 'invalid_client', 'the assertion does not match');
    seen.add(String(claims?.jti));
    return thumbprint(key);
  };

  const push = async (asked: Asked): Promise<Answer> => {
    const form = formOf(asked);
    const clientKey = await clientOf(form, form.get('redirect_uri') ?? '');
    if (typeof clientKey !== 'string') return clientKey;
    const jkt = proofOf(asked, 'as');
    if (typeof jkt !== 'string') return jkt;
    const isRight =
      form.get('response_type') === 'code' &&
      form.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(form.get('code_challenge') ?? '') &&
      (form.get('state') ?? '').length >= 16 &&
      form.get('scope')?.split(' ').includes('atproto');
    if (!isRight) return turnAway(400, 'invalid_request');
    const uri = `urn:ietf:params:oauth:request_uri:${name('req')}`;
    pushed.set(uri, { ...Object.fromEntries(form), clientKey, jkt, until: clock.now() + 5 * MINUTE });
    return { status: 201, json: { request_uri: uri, expires_in: 300 } };
  };

  /** The page, on which the person allows at once, unless they do not. */
  let refusal: string | undefined;
  const page = ({ query }: Asked): Answer => {
    const uri = query.get('request_uri') ?? '';
    const request = pushed.get(uri);
    pushed.delete(uri);
    assert.ok(request && request.until > clock.now(), 'a request that was pushed, once and in time');
    assert.equal(query.get('client_id'), request.client_id);
    assert.deepEqual([...query.keys()].sort(), ['client_id', 'request_uri'], 'nothing stands in the address');
    const back = new URL(String(request.redirect_uri));
    back.searchParams.set('iss', ISSUER);
    back.searchParams.set('state', String(request.state));
    if (refusal) back.searchParams.set('error', refusal);
    else {
      const code = name('code');
      codes.set(code, { ...request, until: clock.now() + MINUTE });
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { Location: back.href } };
  };

  const give = (grant: Grant): Answer => {
    grant.refresh = name('refresh');
    const access = name('access');
    accesses.set(access, { grant, until: clock.now() + ACCESS_LASTS });
    const { sub, scope, refresh: refresh_token } = grant;
    return {
      json: {
        ...{ access_token: access, token_type: 'DPoP', refresh_token, scope, sub },
        expires_in: ACCESS_LASTS / SECOND,
      },
    };
  };

  const token = async (asked: Asked): Promise<Answer> => {
    const form = formOf(asked);
    const clientKey = await clientOf(form);
    if (typeof clientKey !== 'string') return clientKey;
    const jkt = proofOf(asked, 'as');
    if (typeof jkt !== 'string') return jkt;
    const client = form.get('client_id') ?? '';
    if (form.get('grant_type') === 'refresh_token') {
      const presented = form.get('refresh_token') ?? '';
      const grant = grants.find((one) => one.refresh === presented);
      const isRight = grant && !grant.ended && grant.client === client && grant.jkt === jkt;
      if (isRight && grant.clientKey === clientKey) return give(grant);
      // What was spent ends everything that came of it.
      const number = Number(/^refresh-(\d+)$/.exec(presented)?.[1] ?? Number.NaN);
      for (const one of grants) if (Number(/\d+/.exec(one.refresh)?.[0]) > number) one.ended = true;
      return turnAway(400, 'invalid_grant');
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isRight =
      code &&
      code.until > clock.now() &&
      code.client_id === client &&
      code.clientKey === clientKey &&
      code.jkt === jkt &&
      code.redirect_uri === form.get('redirect_uri') &&
      code.code_challenge === hash(form.get('code_verifier') ?? '');
    if (!isRight) return turnAway(400, 'invalid_grant');
    const grant = { client, clientKey, jkt, sub: person.sub, scope: String(code.scope) };
    grants.push({ ...grant, refresh: '', ended: false });
    return give(grants.at(-1) as Grant);
  };

  const revoke = async (asked: Asked): Promise<Answer> => {
    const form = formOf(asked);
    const clientKey = await clientOf(form);
    if (typeof clientKey !== 'string') return clientKey;
    const jkt = proofOf(asked, 'as');
    if (typeof jkt !== 'string') return jkt;
    const shown = form.get('token') ?? '';
    const grant = grants.find((one) => one.refresh === shown) ?? accesses.get(shown)?.grant;
    if (grant) grant.ended = true;
    return { status: 200 };
  };

  const at = (path: string) => `${ISSUER}${path}`;
  return {
    person,
    grants,
    handle,
    /** The person takes back all that was allowed. */
    end: () => {
      for (const grant of grants) grant.ended = true;
    },
    /** The person does not allow it. */
    deny: (error = 'access_denied') => {
      refusal = error;
    },
    allowAgain: () => {
      refusal = undefined;
    },
    handlers: {
      'GET /.well-known/oauth-authorization-server': () => ({
        json: {
          issuer: ISSUER,
          ...{ authorization_endpoint: at('/oauth/authorize'), token_endpoint: at('/oauth/token') },
          pushed_authorization_request_endpoint: at('/oauth/par'),
          revocation_endpoint: at('/oauth/revoke'),
          require_pushed_authorization_requests: true,
          scopes_supported: ['atproto', 'transition:generic'],
          dpop_signing_alg_values_supported: ['ES256'],
          client_id_metadata_document_supported: true,
        },
      }),
      'POST /oauth/par': withNonce('as', push),
      'GET /oauth/authorize': page,
      'POST /oauth/token': withNonce('as', token),
      'POST /oauth/revoke': withNonce('as', revoke),
    } satisfies Readonly<Record<string, Handler>>,
    /** Whether a request to the account's own server comes with a token that holds; null for one without such a token. */
    judge: (asked: Asked): Answer | 'let in' | null => {
      const shown = /^DPoP (.+)$/.exec(asked.headers.authorization ?? '')?.[1];
      if (shown === undefined) return null;
      const nonce = { 'DPoP-Nonce': nonceNow('pds') };
      const jkt = proofOf(asked, 'pds', shown);
      const challenge = (error: string) => ({ ...nonce, 'WWW-Authenticate': `DPoP error="${error}"` });
      if (typeof jkt !== 'string')
        return { ...jkt, headers: challenge((jkt.json as { error: string }).error) };
      const known = accesses.get(shown);
      if (!known || known.grant.ended || known.grant.jkt !== jkt || known.until <= clock.now()) {
        const told = { error: 'invalid_token', message: '"exp" claim timestamp check failed' };
        return { status: 401, headers: challenge('invalid_token'), json: told };
      }
      return 'let in';
    },
    nonce: () => ({ 'DPoP-Nonce': nonceNow('pds') }),
    lasts: { access: ACCESS_LASTS, nonce: NONCE_LASTS, day: DAY, hour: HOUR },
  };
}
