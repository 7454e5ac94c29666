// One theme and kind of post out of those that may come next: what the channel's own posts say, within shares; or the plan's own
// theme, where a post is held out to compare, or where results have fallen.
import type { Features } from './content-effects.ts';
import type { Assignment } from './hold-out.ts';
import type { Estimate } from './propensity.ts';
import { type ContentsToRank, type RankedContent, rankContents } from './rank-contents.ts';

/** A question about contents, without the history: with it, the same answer comes again. */
export interface ContentQuestion {
  readonly candidates: readonly Features[];
  readonly shares: ContentsToRank['shares'];
  readonly seed: string;
  /** Posts that are planned, or out and not judged yet: when, UTC milliseconds, and of what pillar. They count for the shares. */
  readonly pending: readonly { readonly at: number; readonly pillar: string }[];
  /** What the plan chose without learning, where it decides; null where learning does. */
  readonly pattern: Features | null;
}

export interface ContentAnswer {
  readonly chosen: Estimate & { readonly features: Features };
  readonly runnerUp: (Estimate & { readonly features: Features }) | null;
  /** The chance with which it was chosen. */
  readonly probability: number;
}

/** Names of the limits that may keep a better content from being chosen. */
export type ContentBound = 'share' | 'fallen';

export interface ContentDraw extends ContentAnswer, Assignment {
  readonly question: ContentQuestion;
  readonly bound: ContentBound | null;
}

type Past = readonly { readonly at: number; readonly features: Features; readonly reward: number }[];

/** Throws an Error in words on anything that cannot be: no candidate, shares that cannot be kept. */
export function drawContent(
  question: Omit<ContentQuestion, 'pattern'>,
  {
    history,
    hasFallen,
    assignment,
    pattern,
  }: {
    readonly history: Past;
    readonly hasFallen: boolean;
    readonly assignment: Assignment;
    readonly pattern: Features;
  },
): ContentDraw {
  const { isBaseline, share } = assignment;
  const goesByPattern = isBaseline || hasFallen;
  const asked: ContentQuestion = goesByPattern
    ? { ...question, candidates: [...question.candidates, pattern], pattern }
    : { ...question, pattern: null };
  const answer = answerContent(asked, history);
  return { ...answer, isBaseline, share, question: asked, bound: boundOf() };

  function boundOf(): ContentBound | null {
    if (goesByPattern) return isBaseline ? null : 'fallen';
    // Whether something else would be chosen without the shares.
    const free = answerContent({ ...asked, shares: {} }, history).chosen;
    return isSame(free.features, answer.chosen.features) ? null : 'share';
  }
}

/** The same question with the same history has the same answer. */
export function answerContent(question: ContentQuestion, past: Past): ContentAnswer {
  const { pattern, pending, ...asked } = question;
  const waiting = pending.map(({ at, pillar }) => ({ at, features: { pillar }, reward: null }));
  const history = [...withoutKinds(past, question), ...waiting].sort((a, b) => a.at - b.at);
  const ranked = rankContents({ ...asked, history });
  const first = ranked.find(({ features }) => isSame(features, pattern)) ?? (ranked[0] as RankedContent);
  const next = ranked
    .filter((one) => one !== first)
    .reduce<RankedContent | null>(
      (best, one) => (best === null || one.expected > best.expected ? one : best),
      null,
    );
  return {
    chosen: estimateOf(first),
    runnerUp: next && estimateOf(next),
    probability: pattern === null ? first.probability : 1,
  };
}

function estimateOf({ features, expected, low, high }: RankedContent): ContentAnswer['chosen'] {
  return { features, expected, low, high };
}

function isSame(one: Features, other: Features | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Kinds tell apart what is asked of by kind; of other pillars the whole effect is the pillar's. */
function withoutKinds(past: Past, { candidates, pattern }: ContentQuestion): Past {
  const plain = new Set(
    candidates.flatMap((one) => (one.format === undefined && !isSame(one, pattern) ? [one.pillar] : [])),
  );
  return past.map((post) => {
    if (!plain.has(post.features.pillar)) return post;
    const { format: _, ...features } = post.features;
    return { ...post, features };
  });
}
