// Whether a token still holds, as the vendor says to the app that it was given to.

import * as v from 'valibot';
import { say } from '../../../sentences/index.ts';
import { ask } from '../../channels/ask.ts';
import type { Examination } from '../../channels/connector.ts';
import { withQuery } from '../../channels/oauth.ts';
import { Words } from '../../channels/told.ts';
import { FACEBOOK_GRAPH, GRAPH_VERSION, type SignedCall } from './graph.ts';

const Debug = v.object({
  data: v.object({
    is_valid: v.boolean(),
    scopes: v.nullish(v.array(v.string())),
    error: v.nullish(v.object({ message: Words })),
  }),
});

/**
 * Why a token does not do, though it may still read; null when nothing speaks against it, or nobody can be asked.
 * @param needed the scopes without which nothing is published
 * @throws OutboundError
 */
export async function findFault(call: SignedCall, needed: readonly string[]): Promise<Examination | null> {
  const { app, token } = call.credential;
  if (!app) return null;
  const query = { input_token: token, access_token: `${app.clientId}|${app.clientSecret}` };
  const reply = await ask(call, FACEBOOK_GRAPH, withQuery(`/${GRAPH_VERSION}/debug_token`, query));
  const read = v.safeParse(Debug, reply.json);
  if (reply.status >= 300 || !read.success) return null;
  const { is_valid, scopes, error } = read.output.data;
  if (!is_valid) return { end: 'reconnect', error: error?.message || say('networks.token-invalid') };
  const missing = scopes ? needed.filter((scope) => !scopes.includes(scope)) : [];
  if (missing.length === 0) return null;
  return { end: 'reconnect', error: say('networks.rights-missing', { rights: missing.join(', ') }) };
}
