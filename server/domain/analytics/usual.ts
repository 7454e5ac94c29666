// How posts did compared with what is usual on their channel. Reactions of different channels cannot be compared as they
// are: a middling video reaches more people than the best long read, whatever they say.
import { isPillar, PILLARS } from '../../contract/constants/pillars.ts';
import { toLocal } from '../learning/index.ts';
import type { MeasuredPost } from './figures.repo.ts';

/** What rating a post takes. */
interface Reacted {
  readonly connectionId: number;
  readonly reactions: number;
}

/** Reactions as a share of the mean of the channel's posts: 1 is usual. */
interface Ratio {
  readonly ratio: number;
}

export type RatedPost = MeasuredPost & Ratio;

/** Posts with their ratio. Channels whose posts had no reaction at all say nothing and are left out. */
export function ratePosts<Post extends Reacted>(posts: readonly Post[]): (Post & Ratio)[] {
  const groups = Map.groupBy(posts, ({ connectionId }) => connectionId);
  return posts.flatMap((post) => {
    const usual = meanOf((groups.get(post.connectionId) ?? []).map(({ reactions }) => reactions));
    return usual > 0 ? [{ ...post, ratio: post.reactions / usual }] : [];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export interface RatedGroup {
  readonly label: string;
  readonly posts: number;
  /** Mean ratio of its posts. */
  readonly ratio: number;
}

/** Fewer posts than this say nothing about what they have in common. */
export const LEAST_POSTS = 5;

/** Groups with enough posts, the best first. */
export function groupPosts<Post extends Ratio>(
  posts: readonly Post[],
  labelOf: (post: Post) => string | null,
): RatedGroup[] {
  return [...Map.groupBy(posts, labelOf)]
    .flatMap(([label, group]) => {
      if (label === null || group.length < LEAST_POSTS) return [];
      return [{ label, posts: group.length, ratio: meanOf(group.map(({ ratio }) => ratio)) }];
    })
    .sort((a, b) => b.ratio - a.ratio || a.label.localeCompare(b.label));
}

/** The theme of a post in the owner's words; null when it has none that we know. */
export function themeOf({ pillar }: Pick<MeasuredPost, 'pillar'>): string | null {
  return isPillar(pillar) ? PILLARS[pillar] : null;
}

const KINDS = { image: 'With a picture', video: 'With a video' } as const;

function kindOf({ needsMedia }: Pick<MeasuredPost, 'needsMedia'>): string {
  return needsMedia === null ? 'Text alone' : KINDS[needsMedia];
}

/** Kinds compared on channels that took several: elsewhere they would only tell channels apart. The best first. */
export function groupKinds(posts: readonly RatedPost[]): RatedGroup[] {
  const channels = [...Map.groupBy(posts, ({ connectionId }) => connectionId).values()];
  const mixed = channels.filter((own) => new Set(own.map(kindOf)).size > 1);
  return groupPosts(mixed.flat(), kindOf);
}

/** Hours of a slot of the day. */
export const SLOT_HOURS = 3;
const SLOTS = 24 / SLOT_HOURS;
/** A single post in a slot may be chance. */
const LEAST_IN_SLOT = 2;

export interface SlotRatio {
  readonly posts: number;
  readonly ratio: number;
}

/** Mean ratio by local weekday (Monday first) and slot of the day; null where there were too few posts. */
export function slotRatios(posts: readonly RatedPost[], timeZone: string): (SlotRatio | null)[][] {
  const slots = Map.groupBy(posts, ({ publishedAt }) => {
    const { weekday, hour } = toLocal(publishedAt, timeZone);
    return (weekday - 1) * SLOTS + Math.floor(hour / SLOT_HOURS);
  });
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: SLOTS }, (_, slot) => {
      const group = slots.get(weekday * SLOTS + slot) ?? [];
      if (group.length < LEAST_IN_SLOT) return null;
      return { posts: group.length, ratio: meanOf(group.map(({ ratio }) => ratio)) };
    }),
  );
}

/** The best and the worst posts; none is both, and few posts have no worst. */
export function pickExtremes(
  posts: readonly RatedPost[],
  count: number,
): { best: RatedPost[]; worst: RatedPost[] } {
  const ranked = [...posts].sort((a, b) => b.ratio - a.ratio);
  const best = ranked.slice(0, count);
  return { best, worst: ranked.slice(count).slice(-count).reverse() };
}
