// LinkedIn's versioned API: what every call to it carries, and how its names stand in addresses.
import { LINKEDIN_API } from '../../../contract/channels/linkedin.ts';
import { type Asked, ask, type Reply } from '../ask.ts';
import type { Call, Credential } from '../connector.ts';

export const API = 'https://api.linkedin.com';
export const [, LINKEDIN_VERSION = ''] = LINKEDIN_API.split(' ');

/** What a call is made with. */
export type Way = Pick<Call, 'outbound' | 'signal'> & { readonly token: string };

/** @throws OutboundError */
export function askLinkedIn({ token, ...way }: Way, path: string, asked: Asked = {}): Promise<Reply> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'LinkedIn-Version': LINKEDIN_VERSION,
    'X-Restli-Protocol-Version': '2.0.0',
    ...asked.headers,
  };
  return ask(way, API, path, { ...asked, headers });
}

/** A call together with the account that it is for. */
export type Member = Call & Way & { readonly credential: Credential };

/** @throws Error for a call without a sign-in, which nobody makes */
export function memberOf(call: Call): Member {
  const { credential } = call;
  if (!credential) throw new Error('nobody signed in to LinkedIn');
  return { ...call, credential, token: credential.token };
}

/** URNs in paths and queries; lists of them keep their brackets. */
export const encodeUrn = encodeURIComponent;

export function listOf(urns: readonly string[]): string {
  return `List(${urns.map(encodeUrn).join(',')})`;
}

/** Accounts are named by their URN: `urn:li:person:...` or `urn:li:organization:...`. */
export function isOrganization(urn: string): boolean {
  return urn.startsWith('urn:li:organization:');
}

export function linkOf(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}/`;
}
