// What is held against a person's own words, and what the person lets stand: a channel's limits never, a claim by a rule that
// is named, and one of health or money only by an owner who says why.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { ClaimRule, Overrule } from '../../contract/claim.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { canManage } from '../business/index.ts';

/** A claim in a text, by the rule that refuses it. */
export interface Claim {
  readonly rule: ClaimRule;
  readonly label: string;
  readonly words: string;
  readonly needsOwner: boolean;
}

export interface Problem {
  readonly field: 'title' | 'content';
  readonly why: Sentence;
  /** What can be overruled; absent for what the channel refuses. */
  readonly claim?: Claim | undefined;
}

/** Says what is wrong with a text on a channel, by a server's own limits where it has some; injected because the rules belong to the writer. */
export type CheckPost = (
  channel: ChannelType,
  post: { title: string | null; content: string },
  own?: OwnLimits | null,
) => readonly Problem[];

export interface Judged {
  /** The first that keeps the words from being stored. */
  readonly open: Problem | undefined;
  readonly overruled: readonly Claim[];
}

/**
 * Parts what stands against words from what is overruled.
 * @param before problems of the words as they were: claims that stood there were answered for
 * @throws AppError forbidden and invalid where a rule asks an owner, and a reason
 */
export function judgeWords(
  actor: AccountActor,
  problems: readonly Problem[],
  { overrule, before = [] }: { overrule?: Overrule | undefined; before?: readonly Problem[] },
): Judged {
  const stood = new Set(before.flatMap(({ claim }) => (claim ? keyOf(claim) : [])));
  const fresh = problems.filter(({ claim }) => !claim || !stood.has(keyOf(claim)));
  const isOverruled = ({ claim }: Problem) => claim !== undefined && overrule?.rules.includes(claim.rule);
  const overruled = fresh.filter(isOverruled).flatMap(({ claim }) => claim ?? []);
  for (const claim of overruled) requireAnswer(actor, claim, overrule?.reason ?? '');
  return { open: fresh.find((problem) => !isOverruled(problem)), overruled };
}

function requireAnswer(actor: AccountActor, { words, needsOwner }: Claim, reason: string): void {
  if (!needsOwner) return;
  if (!canManage(actor)) throw new AppError('forbidden', say('content.overrule-owner', { words }));
  if (reason === '')
    throw new AppError('invalid', say('content.overrule-reason', { words }), { field: 'overrule.reason' });
}

/** Keeps in the audit log who let which words stand, and why. */
export function tellOverruled(
  tx: Tx,
  { businessId, id, channel }: { businessId: number; id: number; channel: ChannelType },
  { overruled, reason }: { overruled: readonly Claim[]; reason: string | undefined },
): void {
  if (overruled.length === 0) return;
  const labels = new Set(overruled.map(({ label }) => label));
  const words = new Set(overruled.map((claim) => `“${claim.words}”`));
  tx.emit({
    kind: 'post.overruled',
    businessId,
    subjectId: id,
    data: {
      channel,
      rules: [...labels].join('; '),
      words: [...words].join('; '),
      ...(reason && { reason }),
    },
  });
}

function keyOf({ rule, words }: Claim): string {
  return `${rule}|${words.toLowerCase()}`;
}
