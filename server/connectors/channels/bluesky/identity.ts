// Who is meant by a handle, and which server keeps the account. https://atproto.com/specs/handle, https://atproto.com/specs/did

import * as v from 'valibot';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { ask, askAt } from '../ask.ts';
import type { AuthCall } from '../connector.ts';

type Way = Pick<AuthCall, 'outbound' | 'signal'>;

/** Knows every handle, on whichever server. */
const RESOLVER = 'https://public.api.bsky.app';
const DIRECTORY = 'https://plc.directory';

const Resolved = v.object({
  did: v.pipe(v.string(), v.regex(/^did:(plc:[a-z2-7]{24}|web:[a-zA-Z0-9.-]+)$/)),
});

/** The DID of a handle; null when there is nobody of that name. @throws OutboundError, Error when that cannot be found out */
export async function findPerson(call: Way, handle: string): Promise<string | null> {
  const path = `/xrpc/com.atproto.identity.resolveHandle?${new URLSearchParams({ handle })}`;
  const reply = await ask(call, RESOLVER, path);
  const read = v.safeParse(Resolved, reply.json);
  if (reply.status === 200 && read.success) return read.output.did;
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) return null;
  throw new SaidError(say('networks.bluesky-handles', { status: reply.status }));
}

export const DidDocument = v.object({
  id: v.string(),
  alsoKnownAs: v.optional(v.array(v.string()), []),
  service: v.optional(
    v.array(v.object({ id: v.string(), type: v.string(), serviceEndpoint: v.unknown() })),
    [],
  ),
});
export type DidDocument = v.InferOutput<typeof DidDocument>;

/** @throws OutboundError, Error when it cannot be had */
export async function readDid(call: Way, did: string): Promise<DidDocument> {
  const reply = did.startsWith('did:web:')
    ? await askAt(call, `https://${did.slice('did:web:'.length)}/.well-known/did.json`)
    : await ask(call, DIRECTORY, `/${did}`);
  const read = v.safeParse(DidDocument, reply.json);
  if (reply.status !== 200 || !read.success || read.output.id !== did) {
    throw new SaidError(say('networks.bluesky-accounts', { status: reply.status }));
  }
  return read.output;
}

/** The address of the server that keeps an account; undefined when its document names none that is safe to sign in on. */
export function pdsOf({ outbound }: Pick<Way, 'outbound'>, { id, service }: DidDocument): string | undefined {
  const found = service.find(
    (one) =>
      one.type === 'AtprotoPersonalDataServer' &&
      (one.id === '#atproto_pds' || one.id === `${id}#atproto_pds`),
  );
  const url = URL.parse(String(found?.serviceEndpoint));
  return url && (url.protocol === 'https:' || outbound.isOfStandIn(url.href)) ? url.origin : undefined;
}

/** Whether an account says itself that it has this handle. */
export function isKnownAs({ alsoKnownAs }: DidDocument, handle: string): boolean {
  return alsoKnownAs.some((name) => name.toLowerCase() === `at://${handle}`);
}
