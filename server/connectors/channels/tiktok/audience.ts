// Who sees what is posted: one of those that TikTok allows at the time of posting, chosen by a person with the account.
import * as v from 'valibot';
import type { Reply } from '../ask.ts';
import type { Call } from '../connector.ts';
import { Count, Words } from '../told.ts';
import { askTikTok, dataOf } from './api.ts';

/** What TikTok calls them, and whom they mean. */
const AUDIENCES: Readonly<Record<string, string>> = {
  PUBLIC_TO_EVERYONE: 'everyone',
  FOLLOWER_OF_CREATOR: 'followers',
  MUTUAL_FOLLOW_FRIENDS: 'friends',
  SELF_ONLY: 'yourself alone',
};

export const PUBLIC = 'PUBLIC_TO_EVERYONE';
export const PRIVATE = 'SELF_ONLY';

export function audienceOf(level: string): string {
  return AUDIENCES[level] ?? level;
}

/** An account as it was chosen. */
interface Chosen {
  readonly openId: string;
  /** Who sees its posts, by TikTok's name. */
  readonly level: string;
}

export function toAccountId({ openId, level }: Chosen): string {
  return `${openId}#${level}`;
}

/** Who was chosen to see the posts of a credential; empty when nobody was. */
export function levelOf({ credential }: Pick<Call, 'credential'>): string {
  return credential?.externalId.split('#')[1] ?? '';
}

const CreatorInfo = v.object({
  creator_username: Words,
  privacy_level_options: v.array(v.string()),
  comment_disabled: v.nullish(v.boolean(), false),
  duet_disabled: v.nullish(v.boolean(), false),
  stitch_disabled: v.nullish(v.boolean(), false),
  max_video_post_duration_sec: Count,
});

/** What the account allows now. */
export interface Creator {
  readonly username: string;
  readonly levels: readonly string[];
  readonly disables: { readonly comment: boolean; readonly duet: boolean; readonly stitch: boolean };
  /** Longest film, seconds; absent where TikTok does not say. */
  readonly seconds: number | undefined;
}

/** TikTok wants to be asked before every post. @throws OutboundError */
export async function readCreator(
  call: Pick<Call, 'outbound' | 'signal'>,
  token: string,
): Promise<Creator | { readonly refused: Reply }> {
  const reply = await askTikTok(call, token, '/v2/post/publish/creator_info/query/', { json: {} });
  const info = dataOf(CreatorInfo, reply);
  if (!info) return { refused: reply };
  return {
    username: info.creator_username,
    levels: info.privacy_level_options,
    disables: {
      comment: info.comment_disabled,
      duet: info.duet_disabled,
      stitch: info.stitch_disabled,
    },
    seconds: info.max_video_post_duration_sec,
  };
}
