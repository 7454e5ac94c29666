// What published posts teach: reactions compared by theme, length, hashtags, time and channel. Plain averages, and
// nothing is said that too few posts would have to carry.
import type { ConnectionRecord } from '../channels/index.ts';
import type { PostRecord } from '../content/index.ts';
import { toLocal } from '../learning/index.ts';
import { PILLARS } from '../writer/index.ts';
import { tenth } from './blocks.ts';
import { nameOf } from './evidence.ts';

/** Least posts on each side of a comparison. */
export const ENOUGH = 3;
/** Smaller differences are taken for chance. */
const CLEAR = 1.2;
/** Hours of a window of the day. */
const WINDOW = 3;

/** Likes, comments and shares. */
export function reactionsTo({ likes, comments, shares }: PostRecord): number {
  return (likes ?? 0) + (comments ?? 0) + (shares ?? 0);
}

/** Reactions a post; 0 without posts. */
export function averageOf(posts: readonly PostRecord[]): number {
  return posts.length === 0 ? 0 : posts.reduce((sum, post) => sum + reactionsTo(post), 0) / posts.length;
}

export interface Share {
  readonly label: string;
  readonly posts: number;
  /** Reactions a post. */
  readonly value: number;
}

/** Groups with enough posts, best first. */
function rank(posts: readonly PostRecord[], labelOf: (post: PostRecord) => string | null): Share[] {
  const groups = Map.groupBy(posts, labelOf);
  return [...groups]
    .flatMap(([label, own]) =>
      label === null || own.length < ENOUGH ? [] : [{ label, posts: own.length, value: averageOf(own) }],
    )
    .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label));
}

/** Themes by reactions a post, best first. */
export function rankThemes(posts: readonly PostRecord[]): Share[] {
  return rank(posts, ({ pillar }) => themeName(pillar));
}

export function rankChannels(
  posts: readonly PostRecord[],
  connections: readonly ConnectionRecord[],
): Share[] {
  return rank(posts, ({ connectionId }) => {
    const connection = connections.find(({ id }) => id === connectionId);
    return connection ? nameOf(connection) : null;
  });
}

/** Windows of the local day by reactions a post: "09:00-12:00". */
export function rankHours(posts: readonly PostRecord[], timezone: string): Share[] {
  return rank(posts, ({ publishedAt }) => {
    if (publishedAt === null) return null;
    const from = Math.floor(toLocal(publishedAt, timezone).hour / WINDOW) * WINDOW;
    return `${clock(from)}-${clock(from + WINDOW)}`;
  });
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** Two halves of the posts; null when neither is clearly better, or one of them is too small. */
export interface Contrast {
  readonly better: 'first' | 'second';
  readonly first: number;
  readonly second: number;
  /** Where the halves part, for lengths: characters. */
  readonly border: number;
}

/** Short posts (first) against long ones, parted at the median. */
export function compareLengths(posts: readonly PostRecord[]): Contrast | null {
  const lengths = posts.map(({ content }) => content.length).sort((a, b) => a - b);
  const border = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return contrast(posts, ({ content }) => content.length < border, border);
}

/** Posts with hashtags (first) against those without. */
export function compareHashtags(posts: readonly PostRecord[]): Contrast | null {
  return contrast(posts, ({ content }) => HASHTAG.test(content), 0);
}

export const HASHTAG = /(?<![\w#])#[\p{L}\p{N}_]+/u;

function contrast(
  posts: readonly PostRecord[],
  isFirst: (post: PostRecord) => boolean,
  border: number,
): Contrast | null {
  const one = posts.filter(isFirst);
  const other = posts.filter((post) => !isFirst(post));
  if (one.length < ENOUGH || other.length < ENOUGH) return null;
  const first = averageOf(one);
  const second = averageOf(other);
  if (Math.max(first, second) < Math.max(Math.min(first, second), 0.1) * CLEAR) return null;
  return { better: first > second ? 'first' : 'second', first: tenth(first), second: tenth(second), border };
}

/** Whether the best of a ranking stands out from all posts. */
export function isClear(best: Share | undefined, posts: readonly PostRecord[]): best is Share {
  return best !== undefined && best.value >= averageOf(posts) * CLEAR && best.value > 0;
}

/** The owner's name of a theme; null for posts that follow none. */
export function themeName(pillar: string | null): string | null {
  return pillar !== null && Object.hasOwn(PILLARS, pillar) ? PILLARS[pillar as keyof typeof PILLARS] : null;
}
