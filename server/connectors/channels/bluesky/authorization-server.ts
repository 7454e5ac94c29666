// The server on which one signs in to an account of AT Protocol: the account's own server names it.
// https://atproto.com/specs/oauth

import * as v from 'valibot';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { askAt, type Reply } from '../ask.ts';
import type { AuthCall } from '../connector.ts';
import { pdsOf, readDid } from './identity.ts';

type Way = Pick<AuthCall, 'outbound' | 'signal'>;

const Resource = v.object({ authorization_servers: v.tuple([v.string()]) });

const Metadata = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  pushed_authorization_request_endpoint: v.string(),
  revocation_endpoint: v.nullish(v.string()),
});

export interface AuthorizationServer {
  readonly issuer: string;
  readonly authorizeAt: string;
  readonly tokensAt: string;
  readonly pushAt: string;
  /** Null where nothing can be taken back. */
  readonly revokeAt: string | null;
}

/** The address of the server on which the accounts of a PDS sign in. @throws OutboundError, Error when it names none */
export async function issuerOf(way: Way, pds: string): Promise<string> {
  const reply = await askAt(way, `${pds}/.well-known/oauth-protected-resource`);
  const read = v.safeParse(Resource, reply.json);
  const [issuer = ''] = reply.status === 200 && read.success ? read.output.authorization_servers : [];
  return safeOrigin(way, issuer, reply, pds);
}

/** What such a server says of itself. @throws OutboundError, Error when that is not what the protocol asks for */
export async function readAuthorizationServer(way: Way, issuer: string): Promise<AuthorizationServer> {
  const reply = await askAt(way, `${issuer}/.well-known/oauth-authorization-server`);
  const read = v.safeParse(Metadata, reply.json);
  // Who says that it is another is not to be believed (RFC 8414, 3.3).
  if (reply.status !== 200 || !read.success || read.output.issuer !== issuer)
    throw new SaidError(say('networks.bluesky-no-sign-in', { server: issuer, status: reply.status }));
  const { authorization_endpoint, token_endpoint, ...rest } = read.output;
  const revokeAt = rest.revocation_endpoint ?? null;
  const told = {
    ...{ authorizeAt: authorization_endpoint, tokensAt: token_endpoint },
    pushAt: rest.pushed_authorization_request_endpoint,
  };
  for (const address of [...Object.values(told), ...(revokeAt === null ? [] : [revokeAt])])
    safeOrigin(way, URL.parse(address)?.origin ?? '', reply, issuer);
  return { issuer, ...told, revokeAt };
}

/** The server on which the account signs in that a DID names. @throws OutboundError, Error */
export async function homeOfAccount(way: Way, did: string): Promise<{ pds: string; issuer: string }> {
  const pds = pdsOf(way, await readDid(way, did));
  if (!pds) throw new SaidError(say('networks.bluesky-no-server', { did }));
  return { pds, issuer: await issuerOf(way, pds) };
}

/** An origin and nothing more, on https or a stand-in's. */
function safeOrigin({ outbound }: Way, address: string, { status }: Reply, by: string): string {
  const url = URL.parse(address);
  const isSafe = url && (url.protocol === 'https:' || outbound.isOfStandIn(url.href));
  if (isSafe && url.origin === address) return address;
  throw new SaidError(say('networks.bluesky-names-none', { server: by, status }));
}
