// What published posts teach: themes, lengths, hashtags and times, each post measured against its own channel, as the
// Analytics screen does it. Nothing is said that too few posts would have to carry.
import { isPillar, PILLARS, type Pillar } from '../../contract/constants/pillars.ts';
import { reactionsOf } from '../../contract/figures.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { wordsOf } from '../../sentences/index.ts';
import { groupPosts, LEAST_POSTS, type RatedGroup, ratePosts } from '../analytics/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import type { PostRecord } from '../content/index.ts';
import { toLocal } from '../learning/index.ts';
import { nameOf } from './evidence.ts';

/** Smaller differences are taken for chance. */
const CLEAR = 1.2;
/** Hours of a window of the day. */
const WINDOW = 3;

/** A post with its reactions, and those as a share of what is usual on its channel. */
export type Rated = PostRecord & { readonly reactions: number; readonly ratio: number };

export function rate(posts: readonly PostRecord[]): Rated[] {
  return ratePosts(posts.map((post) => ({ ...post, reactions: reactionsOf(post) })));
}

/** Reactions a post; 0 without posts. */
export function averageOf(posts: readonly PostRecord[]): number {
  return posts.length === 0 ? 0 : posts.reduce((sum, post) => sum + reactionsOf(post), 0) / posts.length;
}

/** A channel by its reactions a post: the one comparison that is between channels. */
export interface Share {
  readonly label: Sentence;
  readonly posts: number;
  readonly value: number;
}

/** Channels with enough posts, best first. */
export function rankChannels(
  posts: readonly PostRecord[],
  connections: readonly ConnectionRecord[],
): Share[] {
  return connections
    .flatMap((connection) => {
      const own = posts.filter(({ connectionId }) => connectionId === connection.id);
      return own.length < LEAST_POSTS
        ? []
        : [{ label: nameOf(connection), posts: own.length, value: averageOf(own) }];
    })
    .sort((a, b) => b.value - a.value || wordsOf(a.label).localeCompare(wordsOf(b.label)));
}

/** Posts of one theme, and their mean ratio. */
export type RatedTheme = Omit<RatedGroup, 'label'> & { readonly pillar: Pillar };

/** Themes that we know, best first. */
export function rankThemes(posts: readonly Rated[]): RatedTheme[] {
  return groupPosts(posts, ({ pillar }) => (isPillar(pillar) ? pillar : null))
    .flatMap(({ label, ...group }) => (isPillar(label) ? [{ ...group, pillar: label }] : []))
    .sort((a, b) => b.ratio - a.ratio || PILLARS[a.pillar].localeCompare(PILLARS[b.pillar]));
}

/** Windows of the local day, best first: "09:00-12:00". */
export function rankHours(posts: readonly Rated[], timezone: string): RatedGroup[] {
  return groupPosts(posts, ({ publishedAt }) => {
    if (publishedAt === null) return null;
    const from = Math.floor(toLocal(publishedAt, timezone).hour / WINDOW) * WINDOW;
    return `${clock(from)}-${clock(from + WINDOW)}`;
  });
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** Two sides of the posts by what is usual on their channels; null when neither is clearly better, or one is too small. */
export interface Contrast {
  readonly better: 'first' | 'second';
  /** Mean ratio of each side. */
  readonly first: number;
  readonly second: number;
  /** Where lengths part, characters; null where each of several channels has a border of its own. */
  readonly border: number | null;
}

/** Short posts (first) against long ones, parted at the median of each channel. */
export function compareLengths(posts: readonly Rated[]): Contrast | null {
  const channels = Map.groupBy(posts, ({ connectionId }) => connectionId);
  const borders = new Map([...channels].map(([id, own]) => [id, medianLength(own)]));
  const border = borders.size === 1 ? (borders.values().next().value ?? null) : null;
  return contrast(posts, (post) => post.content.length < (borders.get(post.connectionId) ?? 0), border);
}

function medianLength(posts: readonly Rated[]): number {
  const lengths = posts.map(({ content }) => content.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** Posts with hashtags (first) against those without, on channels that have both. */
export function compareHashtags(posts: readonly Rated[]): Contrast | null {
  const hasTags = ({ content }: Rated) => HASHTAG.test(content);
  const channels = [...Map.groupBy(posts, ({ connectionId }) => connectionId).values()];
  const mixed = channels.filter((own) => own.some(hasTags) && !own.every(hasTags));
  return contrast(mixed.flat(), hasTags, null);
}

export const HASHTAG = /(?<![\w#])#[\p{L}\p{N}_]+/u;

function contrast(
  posts: readonly Rated[],
  isFirst: (post: Rated) => boolean,
  border: number | null,
): Contrast | null {
  const one = posts.filter(isFirst);
  const other = posts.filter((post) => !isFirst(post));
  if (one.length < LEAST_POSTS || other.length < LEAST_POSTS) return null;
  const first = meanRatio(one);
  const second = meanRatio(other);
  if (Math.max(first, second) < Math.max(Math.min(first, second), 0.1) * CLEAR) return null;
  return { better: first > second ? 'first' : 'second', first, second, border };
}

function meanRatio(posts: readonly Rated[]): number {
  return posts.reduce((sum, { ratio }) => sum + ratio, 0) / posts.length;
}

/** Whether the best of a ranking stands out from what is usual. */
export function isClear<Best extends Pick<RatedGroup, 'ratio'>>(best: Best | undefined): best is Best {
  return best !== undefined && best.ratio >= CLEAR;
}
