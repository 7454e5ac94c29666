// Posts of the mail channel that are written as posts, not as campaigns: their merge fields are checked alike.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { checkMerge } from './check-merge.ts';
import { listMergeFields } from './person-fields.ts';

/** @returns a check of words for a channel; it throws AppError invalid for merge fields of a mail that cannot be filled */
export async function mergeCheckFor(
  ctx: Context,
  actor: AccountActor,
): Promise<(channel: ChannelType, words: { title: string | null; content: string }) => void> {
  const known = await listMergeFields(ctx.db.read, actor.businessId);
  return (channel, { title, content }) => {
    if (channelOf(channel).delivery === 'mail') checkMerge({ subject: title ?? '', content }, known);
  };
}
