// The Graph API, which Facebook and Instagram share: one version, one envelope of errors, one way to tell how much it was used.
import * as v from 'valibot';
import { type Asked, ask, type Reply, StagingEnded } from '../../channels/ask.ts';
import type { Call, Credential } from '../../channels/connector.ts';
import { outcomeOf } from './errors.ts';
import { tellUsage } from './usage.ts';

/** Written to this version; the vendor serves it until 29 July 2028. */
export const GRAPH_VERSION = 'v25.0';
export const FACEBOOK_GRAPH = 'https://graph.facebook.com';
export const INSTAGRAM_GRAPH = 'https://graph.instagram.com';

/** What a question of a connector is made with. */
export type GraphCall = Pick<Call, 'outbound' | 'signal' | 'clock' | 'tell'>;

/** Where one asks, and as whom. */
export interface Place {
  readonly origin: string;
  readonly token: string;
}

/** A call that somebody has signed in for. */
export type SignedCall = Call & { readonly credential: Credential };

/** @throws Error where the domain hands over no credential, which it does for a real network */
export function signedIn(call: Call): SignedCall {
  const { credential } = call;
  if (!credential) throw new Error(`nobody is signed in to ${call.channel}`);
  return { ...call, credential };
}

/** Asks below the version, as the holder of the token. @throws OutboundError */
export async function askGraph(
  call: GraphCall,
  { origin, token }: Place,
  path: string,
  { query, ...asked }: Asked & { readonly query?: Readonly<Record<string, string>> } = {},
): Promise<Reply> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const headers = { Authorization: `Bearer ${token}`, ...asked.headers };
  const reply = await ask(call, origin, `/${GRAPH_VERSION}/${path}${search}`, { ...asked, headers });
  tellUsage(call, reply);
  return reply;
}

/**
 * Asks what may be asked again. @returns what it says
 * @throws StagingEnded with what became of the post when it says something else; OutboundError when it says nothing
 */
export async function askSafely<S extends v.GenericSchema>(
  call: GraphCall,
  place: Place,
  path: string,
  schema: S,
  asked: Parameters<typeof askGraph>[3] = {},
): Promise<v.InferOutput<S>> {
  return readSafely(call, schema, await askGraph(call, place, path, asked));
}

/** The same of a reply that is there. */
export function readSafely<S extends v.GenericSchema>(
  call: GraphCall,
  schema: S,
  reply: Reply,
): v.InferOutput<S> {
  const read = v.safeParse(schema, reply.json);
  if (reply.status < 300 && read.success) return read.output;
  throw new StagingEnded(outcomeOf(call, reply));
}

/** A node or edge as part of a path: ids come from the vendor and from what was stored. */
export function segment(id: string): string {
  return encodeURIComponent(id);
}
