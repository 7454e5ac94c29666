// X as a connector: X API v2, as its documents were on the day in the channel's file.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import { isNowhere } from '../ask.ts';
import type { Call, Connector } from '../connector.ts';
import { askX } from './api.ts';
import { auth } from './auth.ts';
import { check } from './check.ts';
import { wordsOfRefusal } from './errors.ts';
import { examine, measure } from './figures.ts';
import { idsOf, publish, resume } from './publish.ts';

/** A post is in its author's list within seconds of the call. */
const SETTLE = 2 * MINUTE;

export const x: Connector = {
  auth,
  settle: SETTLE,
  publish,
  resume,
  check,
  measure,
  remove,
  // Only Premium accounts may edit, within an hour, and every edit is a new post.
  edit: null,
  examine,
};

const Deleted = v.object({ data: v.object({ deleted: v.boolean() }) });

/** Takes down a post and everything of its thread, its end first. @throws Error when X does not do so */
async function remove(call: Call, externalId: string): Promise<boolean> {
  for (const id of idsOf(externalId).reverse()) {
    const reply = await askX(call, `/2/tweets/${id}`, { method: 'DELETE' });
    const read = v.safeParse(Deleted, reply.json);
    const isGone = isNowhere(reply) || (reply.status < 300 && read.success && read.output.data.deleted);
    if (!isGone) throw errorSaying(wordsOfRefusal(reply));
  }
  return true;
}
