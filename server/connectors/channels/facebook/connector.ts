// Facebook, for pages: posts, pictures, films and reels through the Graph API.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { type Comments, hasComment, writeComment } from '../../vendors/meta/comments.ts';
import { errorOf, kindOf, troubleOf } from '../../vendors/meta/errors.ts';
import { findFault } from '../../vendors/meta/examine.ts';
import { askGraph, type SignedCall, segment, signedIn } from '../../vendors/meta/graph.ts';
import type { Call, Connector, EditOutcome, Examination } from '../connector.ts';
import { Count } from '../told.ts';
import { auth } from './auth.ts';
import { check } from './check.ts';
import { measure } from './figures.ts';
import { placeOf } from './place.ts';
import { publish, resume } from './publish.ts';

export const facebook: Connector = {
  auth,
  settle: 2 * MINUTE,
  publish: (call, post) => publish(signedIn(call), post),
  resume: (call, data, post) => resume(signedIn(call), data, post),
  check: (call, attempt) => check(signedIn(call), attempt),
  measure: (call, externalIds) => measure(signedIn(call), externalIds),
  remove: (call, externalId) => remove(signedIn(call), externalId),
  edit: (call, externalId, { content }) => edit(signedIn(call), externalId, content),
  comments: {
    has: (call, id, words) => hasComment(commentsOf(call), id, words),
    place: (call, id, words) => writeComment(commentsOf(call), id, words),
  },
  examine: (call) => examine(signedIn(call)),
};

const commentsOf = (call: Call): Comments => {
  const signed = signedIn(call);
  return { call: signed, place: placeOf(signed), scope: 'pages_manage_engagement', field: 'message' };
};

const Success = v.object({ success: v.literal(true) });

/** @throws Error when it is still there */
async function remove(call: SignedCall, externalId: string): Promise<boolean> {
  const reply = await askGraph(call, placeOf(call), segment(externalId), { method: 'DELETE' });
  if (reply.status < 300 && v.is(Success, reply.json)) return true;
  const error = errorOf(reply);
  if (kindOf(error) === 'gone') return true;
  throw new SaidError(say('networks.not-taken-down', { who: 'Facebook', said: error.message }));
}

/** It lets an app change posts that the same app has made. */
async function edit(call: SignedCall, externalId: string, content: string): Promise<EditOutcome> {
  const reply = await askGraph(call, placeOf(call), segment(externalId), { json: { message: content } });
  if (reply.status < 300 && v.is(Success, reply.json)) return { end: 'edited' };
  const error = errorOf(reply);
  if (['refused', 'gone'].includes(kindOf(error))) return { end: 'rejected', reason: error.message };
  return troubleOf(reply);
}

const Followers = v.object({
  followers_count: Count,
  fan_count: Count,
});
/** Without it, nothing is published. */
const NEEDED = ['pages_manage_posts'];

async function examine(call: SignedCall): Promise<Examination> {
  const query = { fields: 'followers_count,fan_count' };
  const reply = await askGraph(call, placeOf(call), segment(call.credential.externalId), { query });
  const read = v.safeParse(Followers, reply.json);
  if (reply.status >= 300 || !read.success) return troubleOf(reply);
  const { followers_count, fan_count } = read.output;
  const fault = await findFault(call, NEEDED);
  // Meta tells no program whether an app is Live: only whoever runs it can say.
  const findings = call.credential.app?.isReviewed ? [] : (['development'] as const);
  return fault ?? { end: 'well', followers: followers_count ?? fan_count ?? null, findings };
}
