// What is held against every post that is written: what its channel refuses, and for a person's own words also the
// claims that nobody may make.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { ClaimRule } from '../../contract/claim.ts';
import { describeRefusal, type PostWords, refusalsOf } from '../../contract/refusals.ts';
import { claimsIn } from './claims.ts';

export interface Problem {
  readonly field: 'title' | 'content';
  readonly message: string;
  /** What the person may overrule; absent for what the channel refuses. */
  readonly claim?: {
    readonly rule: ClaimRule;
    readonly label: string;
    readonly words: string;
    readonly needsOwner: boolean;
  };
}

/** Problems that keep the post from being published, in sentences; empty when it may go. */
export function checkPost(channel: ChannelType, post: PostWords): Problem[] {
  return refusalsOf(channel, post).map((refusal) => ({
    field: refusal.field,
    message: describeRefusal(channel, refusal),
  }));
}

/** The same and banned claims, for the person who wrote it; empty when it may be stored. */
export function checkOwnPost(channel: ChannelType, post: PostWords): Problem[] {
  const { name } = channelOf(channel);
  const limits = checkPost(channel, post).map(({ field, message }) => ({
    field,
    message: `${name} would refuse this: ${message}`,
  }));
  return [...limits, ...checkClaims('title', post.title ?? ''), ...checkClaims('content', post.content)];
}

function checkClaims(field: Problem['field'], text: string): Problem[] {
  return claimsIn(text).flatMap(({ claim: { id: rule, label, message, needsOwner }, words: all }) =>
    all.map((words) => ({
      field,
      message: `“${words}” may not stand in a post. ${message}`,
      claim: { rule, label, words, needsOwner },
    })),
  );
}
