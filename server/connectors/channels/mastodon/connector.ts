// Mastodon: a network of many servers with one API. https://docs.joinmastodon.org/client/intro

import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { threadParts } from '../../../contract/thread.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isDone, isNowhere, StagingEnded } from '../ask.ts';
import type { Call, Connector, EditOutcome, Examination, Figures } from '../connector.ts';
import { Account, auth } from './auth.ts';
import { readLimits } from './limits.ts';
import { check, publish, resume } from './publish.ts';
import { askAs, refusalOf, troubleOf } from './server.ts';
import { figuresOf, findStatus, readThread } from './statuses.ts';

export const mastodon: Connector = {
  auth,
  // A server that is overloaded works through what it has accepted; its own workers give up after a minute.
  settle: 2 * MINUTE,
  publish,
  resume,
  check,
  measure,
  remove,
  edit,
  examine,
};

async function measure(call: Call, externalIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const id of externalIds) {
    const status = await findStatus(call, id);
    if (status) found.set(id, figuresOf(status));
  }
  return found;
}

/** What goes on after a post is taken down before it: a repetition begins at the post. */
async function remove(call: Call, externalId: string): Promise<boolean> {
  const root = await findStatus(call, externalId);
  if (!root) return true;
  for (const { id } of (await readThread(call, root)).reverse()) {
    const reply = await askAs(call, `/api/v1/statuses/${id}`, { method: 'DELETE' });
    if (!isDone(reply) && !isNowhere(reply)) throw errorSaying(troubleOf(reply));
  }
  return true;
}

async function edit(
  call: Call,
  externalId: string,
  words: { readonly content: string },
): Promise<EditOutcome> {
  try {
    const root = await findStatus(call, externalId);
    if (!root) return { end: 'rejected', reason: say('networks.no-post') };
    const parts = threadParts(channelOf(call.channel).form, words.content);
    const thread = parts.length === 1 ? [root] : await readThread(call, root);
    if (thread.length !== parts.length)
      return { end: 'rejected', reason: say('networks.thread-fixed', { parts: thread.length }) };
    for (const [at, { id, media_attachments }] of thread.entries()) {
      const json = { status: parts[at], media_ids: media_attachments.map((one) => one.id) };
      const reply = await askAs(call, `/api/v1/statuses/${id}`, { method: 'PUT', json });
      if (!isDone(reply)) return toEdit(refusalOf(call, reply));
    }
    return { end: 'edited' };
  } catch (error) {
    if (error instanceof StagingEnded) return toEdit(error.outcome);
    if (error instanceof OutboundError) return { end: 'unknown', error: error.message };
    throw error;
  }
}

function toEdit(outcome: StagingEnded['outcome']): EditOutcome {
  if (outcome.end === 'reconnect' || outcome.end === 'rejected' || outcome.end === 'unknown') return outcome;
  return { end: 'unknown', error: outcome.end === 'retry' ? String(outcome.error) : '' };
}

async function examine(call: Call): Promise<Examination> {
  const reply = await askAs(call, '/api/v1/accounts/verify_credentials');
  const account = v.safeParse(Account, reply.json);
  if (reply.status === 200 && account.success) {
    const followers = account.output.followers_count ?? null;
    const ownLimits = await readLimits(call);
    return { end: 'well', followers, findings: [], ...(ownLimits !== undefined && { ownLimits }) };
  }
  const refusal = refusalOf(call, reply);
  return { end: refusal.end === 'reconnect' ? 'reconnect' : 'unknown', error: troubleOf(reply) };
}
