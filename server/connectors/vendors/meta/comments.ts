// First comments, which Facebook and Instagram take by the same calls.

import * as v from 'valibot';
import { errorSaying, SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { later, type Reply } from '../../channels/ask.ts';
import type { CommentOutcome } from '../../channels/connector.ts';
import { Id, Words } from '../../channels/told.ts';
import { OutboundError } from '../../outbound-error.ts';
import { errorOf, kindOf, visibleOutcomeOf } from './errors.ts';
import { askGraph, type Place, type SignedCall, segment } from './graph.ts';
import { type Next, nextOf, Paging } from './paging.ts';
import { isSame } from './words.ts';

export interface Comments {
  readonly call: SignedCall;
  readonly place: Place;
  /** Without it, nothing is written. */
  readonly scope: string;
  /** What a comment's words are called where it is read. */
  readonly field: 'message' | 'text';
}

const LISTED = '50';
const List = v.object({
  data: v.array(v.object({ message: Words, text: Words })),
  paging: Paging,
});
/** Nobody writes more below a post before the first comment of its own stands there. */
const MOST_PAGES = 10;

/** Whether one with these words is below a post. @throws Error when the vendor does not say */
export async function hasComment(
  { call, place, scope, field }: Comments,
  id: string,
  words: string,
): Promise<boolean> {
  // Who may not write has written nothing.
  if (!mayWrite(call, scope)) return false;
  let next: Next | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { fields: `id,${field}`, limit: LISTED, ...next };
    const reply = await askGraph(call, place, `${segment(id)}/comments`, { query });
    const read = v.safeParse(List, reply.json);
    if (reply.status >= 300 || !read.success) throw errorSaying(errorOf(reply).message);
    if (read.output.data.some((one) => isSame(one[field], words))) return true;
    next = nextOf(read.output.paging);
    if (!next) return false;
  }
  throw new SaidError(say('networks.too-many-comments'));
}

/** Makes the one call that writes it. */
export async function writeComment(
  { call, place, scope }: Comments,
  id: string,
  words: string,
): Promise<CommentOutcome> {
  if (!mayWrite(call, scope))
    return { end: 'rejected', reason: say('networks.right-missing', { right: scope }) };
  let reply: Reply;
  try {
    // Whoever asks for more of it at once is told of an error, though it is written.
    reply = await askGraph(call, place, `${segment(id)}/comments`, { json: { message: words } });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.isSent ? { end: 'unknown', error: error.message } : later(call, error.message);
  }
  if (reply.status < 300 && v.is(v.object({ id: Id }), reply.json)) return { end: 'placed' };
  const error = errorOf(reply);
  // The post's own sign-in holds nevertheless.
  if (kindOf(error) === 'permission') return { end: 'rejected', reason: error.message };
  return visibleOutcomeOf(call, reply);
}

function mayWrite({ credential }: SignedCall, scope: string): boolean {
  return credential.scopes.includes(scope);
}
