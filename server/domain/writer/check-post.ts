// What is held against every post that is written: what its channel refuses, and for a person's own words also the
// claims that nobody may make.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { ClaimRule } from '../../contract/claim.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import { type PostWords, refusalsOf } from '../../contract/refusals.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { claimsIn } from './claims.ts';

export interface Problem {
  readonly field: 'title' | 'content';
  readonly why: Sentence;
  /** What the person may overrule; absent for what the channel refuses. */
  readonly claim?: {
    readonly rule: ClaimRule;
    readonly label: string;
    readonly words: string;
    readonly needsOwner: boolean;
  };
}

/**
 * Problems that keep the post from being published; empty when it may go.
 * @param own limits of the server that it leaves by, where that has some of its own
 */
export function checkPost(channel: ChannelType, post: PostWords, own: OwnLimits | null = null): Problem[] {
  return refusalsOf(channel, post, own).map((refusal) => ({
    field: refusal.field,
    why: say('content.channel-refuses', { channel, refusal }),
  }));
}

/** The same and banned claims, for the person who wrote it; empty when it may be stored. */
export function checkOwnPost(channel: ChannelType, post: PostWords, own: OwnLimits | null = null): Problem[] {
  const limits = refusalsOf(channel, post, own).map((refusal) => ({
    field: refusal.field,
    why: say('content.channel-would-refuse', { channel, refusal }),
  }));
  return [...limits, ...checkClaims('title', post.title ?? ''), ...checkClaims('content', post.content)];
}

function checkClaims(field: Problem['field'], text: string): Problem[] {
  return claimsIn(text).flatMap(({ claim: { id: rule, label, needsOwner }, words: all }) =>
    all.map((words) => ({
      field,
      why: say('writer.claim-in-words', { words, rule }),
      claim: { rule, label, words, needsOwner },
    })),
  );
}
