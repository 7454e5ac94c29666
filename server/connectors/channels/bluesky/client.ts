// How this server is known to servers of AT Protocol: by the address of a document about itself, and by a key that the
// document shows. Where it is reached on this machine alone nobody could read that: then it is known by where it leads back
// to, and its sign-ins end after two weeks. https://atproto.com/specs/oauth, "Clients"
import * as v from 'valibot';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { secureIds } from '../../../kernel/ids.ts';
import type { AuthCall, ProviderApp } from '../connector.ts';
import { createKey, PrivateKey, publicOf, signJwt } from './dpop.ts';

/** What one is asked to allow: who it is, and everything an app password could do. */
export const SCOPES = ['atproto', 'transition:generic'];
const SCOPE = SCOPES.join(' ');
/** Beneath the address of this server. */
const DOCUMENT = '/oauth/bluesky/client-metadata.json';
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Whether one is led back to an address: over https, or to this machine by its number. */
export function leadsBackTo(redirectUri: string): boolean {
  const { protocol, hostname } = new URL(redirectUri);
  return protocol === 'https:' || ['127.0.0.1', '[::1]'].includes(hostname);
}

export function makeClient(redirectUri: string): ProviderApp {
  const { protocol, origin } = new URL(redirectUri);
  if (protocol !== 'https:') {
    const query = new URLSearchParams({ redirect_uri: redirectUri, scope: SCOPE });
    return { clientId: `http://localhost?${query}`, clientSecret: '' };
  }
  const key = { ...createKey(), kid: secureIds.token(16) };
  return { clientId: `${origin}${DOCUMENT}`, clientSecret: JSON.stringify(key) };
}

/** Whether a sign-in of this client lasts for as long as it is used. */
export function isConfidential({ clientSecret }: Pick<ProviderApp, 'clientSecret'>): boolean {
  return clientSecret !== '';
}

/** The document about this server; null for a client that needs none. */
export function describeClient({ clientId, clientSecret, redirectUri }: ProviderApp): object | null {
  if (clientSecret === '' || redirectUri === undefined) return null;
  const key = v.parse(PrivateKey, JSON.parse(clientSecret));
  return {
    client_id: clientId,
    client_name: 'Drivyn',
    client_uri: new URL(clientId).origin,
    application_type: 'web',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: SCOPE,
    dpop_bound_access_tokens: true,
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'ES256',
    jwks: { keys: [{ ...publicOf(key), use: 'sig', alg: 'ES256' }] },
  };
}

/** What a request shows to be from us (RFC 7523). @param issuer whom it is for */
export function clientFields(
  { app, clock }: Pick<AuthCall, 'app' | 'clock'>,
  issuer: string,
): Readonly<Record<string, string>> {
  const { clientId, clientSecret } = app;
  if (!isConfidential(app)) return { client_id: clientId };
  const key = v.parse(PrivateKey, JSON.parse(clientSecret));
  const iat = Math.floor(clock.now() / SECOND);
  const claims = {
    ...{ iss: clientId, sub: clientId, aud: issuer, jti: secureIds.token(16), iat },
    exp: iat + MINUTE / SECOND,
  };
  const assertion = signJwt(key, { typ: 'JWT', kid: key.kid }, claims);
  return { client_id: clientId, client_assertion_type: ASSERTION, client_assertion: assertion };
}
