// Instagram, for professional accounts: pictures, carousels and reels, by its own sign-in or by Facebook's.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { type Comments, hasComment, writeComment } from '../../vendors/meta/comments.ts';
import { errorOf, kindOf, troubleOf } from '../../vendors/meta/errors.ts';
import { findFault } from '../../vendors/meta/examine.ts';
import { askGraph, type SignedCall, segment, signedIn } from '../../vendors/meta/graph.ts';
import type { Call, Connector, Examination } from '../connector.ts';
import { Count, Words } from '../told.ts';
import { auth, authByFacebook } from './auth.ts';
import { measure } from './figures.ts';
import { check } from './find.ts';
import { BY_FACEBOOK, isByFacebook, placeOf } from './place.ts';
import { publish, resume } from './publish.ts';

export const instagram: Connector = {
  auth,
  otherWays: [{ provider: BY_FACEBOOK, auth: authByFacebook }],
  settle: 2 * MINUTE,
  publish: (call, post) => publish(signedIn(call), post),
  resume: (call, data, post) => resume(signedIn(call), data, post),
  check: (call, attempt) => check(signedIn(call), attempt),
  measure: (call, externalIds) => measure(signedIn(call), externalIds),
  remove: (call, externalId) => remove(signedIn(call), externalId),
  edit: null,
  comments: {
    has: (call, id, words) => hasComment(commentsOf(call), id, words),
    place: (call, id, words) => writeComment(commentsOf(call), id, words),
  },
  examine: (call) => examine(signedIn(call)),
};

const commentsOf = (call: Call): Comments => {
  const signed = signedIn(call);
  const scope = isByFacebook(signed) ? 'instagram_manage_comments' : 'instagram_business_manage_comments';
  return { call: signed, place: placeOf(signed), scope, field: 'text' };
};

const Success = v.object({ success: v.literal(true) });
/** Without it, nothing is taken down. */
const REMOVES = 'instagram_manage_contents';

/** Only by Facebook's sign-in. @throws Error when it is still there, though it could be taken down */
async function remove(call: SignedCall, externalId: string): Promise<boolean> {
  if (!isByFacebook(call) || !call.credential.scopes.includes(REMOVES)) return false;
  const reply = await askGraph(call, placeOf(call), segment(externalId), { method: 'DELETE' });
  if (reply.status < 300 && v.is(Success, reply.json)) return true;
  const error = errorOf(reply);
  if (kindOf(error) === 'gone') return true;
  throw new SaidError(say('networks.not-taken-down', { who: 'Instagram', said: error.message }));
}

const Account = v.object({
  followers_count: Count,
  account_type: Words,
});

async function examine(call: SignedCall): Promise<Examination> {
  const isOwn = !isByFacebook(call);
  const needed = isOwn ? 'instagram_business_content_publish' : 'instagram_content_publish';
  const query = { fields: isOwn ? 'followers_count,account_type' : 'followers_count' };
  const reply = await askGraph(call, placeOf(call), isOwn ? 'me' : segment(call.credential.externalId), {
    query,
  });
  const read = v.safeParse(Account, reply.json);
  if (reply.status >= 300 || !read.success) return troubleOf(reply);
  const { followers_count, account_type } = read.output;
  const fault = isOwn ? lackOf(call, needed) : await findFault(call, [needed]);
  const findings = account_type === 'PERSONAL' ? (['kind'] as const) : [];
  return fault ?? { end: 'well', followers: followers_count ?? null, findings };
}

/** Its own sign-in cannot be asked what it still grants: what it granted is all that is known. */
function lackOf({ credential }: SignedCall, needed: string): Examination | null {
  const { scopes } = credential;
  if (scopes.length === 0 || scopes.includes(needed)) return null;
  return { end: 'reconnect', error: say('networks.rights-missing', { rights: needed }) };
}
