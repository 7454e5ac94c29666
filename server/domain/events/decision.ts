// Decisions: every autonomous act as a stored row with its reasons.
import type { SwitchName } from '../../contract/autopilot.ts';
import type { Decision } from '../../contract/decision.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { readSentence, wordsOf } from '../../sentences/index.ts';

export interface NewDecision {
  readonly businessId: number;
  readonly kind:
    | 'plan'
    | 'write'
    | 'learn'
    | 'schedule'
    | 'hold'
    | 'approve'
    | 'reject'
    | 'publish'
    | 'send'
    | 'retire'
    | 'autonomy'
    | 'reschedule'
    | 'budget'
    | 'switch'
    | 'campaign'
    | 'strategy';
  /** What was done, why, and the limit that applied. */
  readonly what: Sentence;
  readonly why: Sentence;
  readonly limit?: Sentence | null;
  readonly connectionId?: number | null;
  readonly postId?: number | null;
  /** What takes the act back, where its post does not say so. */
  readonly undo?: StoredUndo | null;
}

/** Takes a budget, a switch or a post's time back, as long as it still stands as this act left it. */
export type StoredUndo =
  /** UTC milliseconds. */
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'budget'; readonly entryId: number; readonly after: number }
  | { readonly kind: 'switch'; readonly name: SwitchName; readonly on: boolean };

export interface DecisionRecord {
  readonly id: number;
  readonly kind: string;
  /** JSON of a sentence, as are the next three. */
  readonly what: string;
  readonly why: string;
  readonly expects: string | null;
  readonly limit: string | null;
  readonly connectionId: number | null;
  readonly postId: number | null;
  /** JSON of a StoredUndo. */
  readonly undo: string | null;
  readonly createdAt: number;
  /** What learning expected of it, and what it brought: natural logs, 0 as usual, or as without it; null where nobody knows. */
  readonly expected: number | null;
  /** The widths of the ranges, squared and added up. */
  readonly spread: number | null;
  readonly measured: number | null;
}

export function presentDecision(row: DecisionRecord): Decision {
  return {
    id: row.id,
    kind: row.kind,
    what: wordsOf(readSentence(row.what)),
    why: wordsOf(readSentence(row.why)),
    expects: row.expects && wordsOf(readSentence(row.expects)),
    limit: row.limit && wordsOf(readSentence(row.limit)),
    postId: row.postId,
    platformId: row.connectionId,
    createdAt: new Date(row.createdAt).toISOString(),
    expected: expectedOf(row),
    measured: row.measured === null ? null : toPercent(row.measured),
  };
}

/** Choices that stand beside each other add up, and what is not known of them adds up by its squares. */
function expectedOf({ expected, spread }: DecisionRecord): Decision['expected'] {
  if (expected === null) return null;
  const half = Math.sqrt(spread ?? 0) / 2;
  return {
    percent: toPercent(expected),
    low: toPercent(expected - half),
    high: toPercent(expected + half),
  };
}

/** A natural log as percent more or less than usual. */
function toPercent(log: number): number {
  return Math.round(Math.expm1(log) * 100);
}
