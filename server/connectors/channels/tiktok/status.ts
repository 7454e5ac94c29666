// What has become of a post that TikTok works on.

import * as v from 'valibot';
import type { Sentence } from '../../../contract/sentence.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { later, type Reply } from '../ask.ts';
import type { Call, Published, PublishOutcome } from '../connector.ts';
import { Count, Words } from '../told.ts';
import { askTikTok, dataOf, errorOf, tokenOf } from './api.ts';
import { levelOf, PUBLIC } from './audience.ts';
import { wordsOfRefusal } from './errors.ts';
import { type Note, toPending } from './note.ts';

const Status = v.object({
  status: v.string(),
  fail_reason: Words,
  uploaded_bytes: Count,
});

/** Where a post stands. */
export interface Standing extends v.InferOutput<typeof Status> {
  /** Its public id; null where it has none, or none yet. */
  readonly id: string | null;
}

/** Ids are larger than numbers of JSON are read exactly. The misspelling is TikTok's. */
const PUBLIC_ID = /"publicaly_available_post_id"\s*:\s*\[\s*"?(\d+)/;

/** @throws OutboundError */
export async function readStatus(
  call: Call,
  publishId: string,
): Promise<Standing | { readonly refused: Reply }> {
  const path = '/v2/post/publish/status/fetch/';
  const reply = await askTikTok(call, tokenOf(call), path, { json: { publish_id: publishId } });
  const data = dataOf(Status, reply);
  return data ? { ...data, id: PUBLIC_ID.exec(reply.text)?.[1] ?? null } : { refused: reply };
}

/** Moderation gives the id, mostly within minutes; a post is out before. */
const MOST_WAITS = 5;

/** Asks once. Nothing here may be tried anew: the post is on its way. */
export async function askStatus(
  call: Call,
  note: Pick<Note, 'publishId' | 'waits'>,
): Promise<PublishOutcome> {
  try {
    const standing = await readStatus(call, note.publishId);
    return 'refused' in standing ? unread(call, note, standing.refused) : toOutcome(call, note, standing);
  } catch (error) {
    if (error instanceof OutboundError) return { end: 'unknown', error: toldBy(error) };
    throw error;
  }
}

function unread(call: Call, note: Pick<Note, 'publishId' | 'waits'>, reply: Reply): PublishOutcome {
  if (reply.status === 401) return { end: 'reconnect', error: wordsOfRefusal(reply) };
  const isOften = reply.status === 429 || errorOf(reply)?.code === 'rate_limit_exceeded';
  if (isOften) return { ...toPending(note, 'ask'), at: call.clock.now() + MINUTE };
  return { end: 'unknown', error: wordsOfRefusal(reply) };
}

export function toOutcome(
  call: Call,
  note: Pick<Note, 'publishId' | 'waits'>,
  { status, fail_reason: reason, id }: Standing,
): PublishOutcome {
  if (status === 'FAILED') return endOfFailure(call, reason);
  if (status === 'SEND_TO_USER_INBOX') return { end: 'attention', reason: say('networks.tiktok-inbox') };
  if (status !== 'PUBLISH_COMPLETE') return toPending({ ...note, waits: 0 }, 'ask');
  const isAwaited = id === null && levelOf(call) === PUBLIC && note.waits < MOST_WAITS;
  return isAwaited
    ? toPending({ ...note, waits: note.waits + 1 }, 'ask')
    : toPublished(call, note.publishId, id);
}

/** Without a public id a post is known by what it was named before, and seen in the account's profile. */
export function toPublished({ credential }: Call, publishId: string, id: string | null): Published {
  const profile = `https://www.tiktok.com/@${credential?.handle ?? ''}`;
  return {
    end: 'published',
    externalId: id ?? publishId,
    url: id === null ? profile : `${profile}/video/${id}`,
  };
}

const REASONS: Readonly<Record<string, Sentence>> = {
  file_format_check_failed: say('networks.tiktok-unfit', { what: 'format' }),
  duration_check_failed: say('networks.tiktok-unfit', { what: 'duration' }),
  frame_rate_check_failed: say('networks.tiktok-unfit', { what: 'frame-rate' }),
  picture_size_check_failed: say('networks.tiktok-unfit', { what: 'size' }),
  publish_cancelled: say('networks.tiktok-unfit', { what: 'cancelled' }),
};

function endOfFailure(call: Call, reason: string): PublishOutcome {
  if (reason === 'auth_removed') return { end: 'reconnect', error: say('networks.tiktok-access-gone') };
  if (reason === 'internal' || reason.endsWith('_pull_failed'))
    return later(call, say('networks.tiktok-unfinished', { code: reason }));
  if (reason.startsWith('spam_risk'))
    return {
      end: 'attention',
      reason: say('networks.tiktok-spam', { code: reason }),
    };
  return { end: 'rejected', reason: REASONS[reason] ?? say('networks.tiktok-unmade', { code: reason }) };
}
