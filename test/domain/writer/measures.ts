// Measures of written text: plans of posts for made-up businesses, and the usual figures of repetition and readability.
import { CHANNELS, type ChannelType } from '../../../server/contract/channels/index.ts';
import type { Pillar } from '../../../server/contract/constants/pillars.ts';
import {
  extractFacts,
  goalsOf,
  planPillars,
  sharesFor,
  type ToldPost,
  type WriterProfile,
  type WrittenPost,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { wordsOf } from '../../../server/sentences/index.ts';

export type Channelled = Exclude<ChannelType, 'google-ads'>;
export const WRITTEN: readonly Channelled[] = [
  'facebook',
  'x',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'tiktok',
  'email',
  'bluesky',
  'mastodon',
];

export interface PlannedPost extends WrittenPost, ToldPost {
  readonly channel: Channelled;
  readonly pillar: Pillar;
  readonly factIds: string[];
  readonly week: number;
}

/** The Monday on which plays begin. */
const START = Date.UTC(2026, 10, 23, 9);

/** Posts of the channels week by week, as the autopilot would write them, each step knowing the posts before it. */
export async function playWeeks(
  profile: WriterProfile,
  weeks: number,
  seed = 'play',
  channels: readonly Channelled[] = WRITTEN,
): Promise<{ posts: PlannedPost[]; shortages: string[]; wanted: number }> {
  const facts = extractFacts(profile);
  const posts: PlannedPost[] = [];
  const shortages: string[] = [];
  const shares = sharesFor(goalsOf(profile.marketingGoals, profile.industry));
  let wanted = 0;
  for (let week = 0; week < weeks; week++) {
    for (const channel of channels) {
      const count = CHANNELS[channel].weekly;
      const before = posts.filter((post) => post.channel === channel).map((post) => post.pillar);
      const pillars = planPillars({ count, seed: `${seed}:${week}:${channel}`, shares, before });
      const slots = pillars.map((pillar, at) => ({ pillar, at: START + (week + at / count) * WEEK }));
      const result = await writePosts({
        profile,
        facts,
        channel,
        slots,
        recent: posts,
        seed: `${seed}:${week}`,
      });
      wanted += count;
      for (const [at, post] of result.posts.entries())
        if (post !== null)
          posts.push({
            ...post,
            channel,
            week,
            at: slots[at]?.at ?? START,
            cut: post.skeleton,
            format: formatOf(post),
          });
      if (result.shortage !== null) shortages.push(wordsOf(result.shortage));
    }
  }
  return { posts, shortages, wanted };
}

const WEEK = 7 * 86_400_000;
const formatOf = (post: WrittenPost) => post.hook.split('/')[0] ?? null;

/** Words without links and hashtags. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/https?:\/\/\S+/g, ' ')
      .replace(/#[\p{L}\p{N}_]+/gu, ' ')
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

export function grams(words: readonly string[], n: number): string[] {
  return words.slice(n - 1).map((_, at) => words.slice(at, at + n).join(' '));
}

/** Greatest and all pairwise word-3-gram Jaccard likenesses. */
export function jaccardPairs(texts: readonly string[]): number[] {
  const sets = texts.map((text) => new Set(grams(wordsIn(text), 3)));
  return sets.flatMap((one, at) => sets.slice(0, at).map((other) => jaccard(one, other)));
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  const union = one.size + other.size - shared;
  return union === 0 ? 0 : shared / union;
}

/** Distinct n-grams over all n-grams. */
export function distinct(texts: readonly string[], n: number): number {
  const all = texts.flatMap((text) => grams(wordsIn(text), n));
  return all.length === 0 ? 1 : new Set(all).size / all.length;
}

/** BLEU-4 with brevity penalty of one text against references, add-one smoothed above single words. */
export function bleu4(text: string, references: readonly string[]): number {
  const words = wordsIn(text);
  const others = references.map(wordsIn);
  let log = 0;
  for (let n = 1; n <= 4; n++) {
    const counts = tally(grams(words, n));
    const most = new Map<string, number>();
    for (const other of others)
      for (const [gram, count] of tally(grams(other, n)))
        most.set(gram, Math.max(most.get(gram) ?? 0, count));
    let hits = 0;
    for (const [gram, count] of counts) hits += Math.min(count, most.get(gram) ?? 0);
    const total = Math.max(words.length - n + 1, 0);
    const smooth = n > 1 ? 1 : 0;
    log += Math.log(Math.max(hits + smooth, 1e-9) / Math.max(total + smooth, 1)) / 4;
  }
  const nearest = others
    .map((other) => other.length)
    .reduce(
      (best, length) => (Math.abs(length - words.length) < Math.abs(best - words.length) ? length : best),
      Number.POSITIVE_INFINITY,
    );
  return Math.exp(log) * (words.length >= nearest ? 1 : Math.exp(1 - nearest / Math.max(words.length, 1)));
}

function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Share of texts whose first three words opened an earlier one; the greeting of a letter is no opening. */
export function openingRepeats(texts: readonly string[]): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (const text of texts) {
    const opening = wordsIn(text.replace(/^\[.*\]\n|^(?:Hello|Hi|Good day)\b[^\n]*,\n+/, ''))
      .slice(0, 3)
      .join(' ');
    if (seen.has(opening)) repeats++;
    seen.add(opening);
  }
  return texts.length === 0 ? 0 : repeats / texts.length;
}

/** Flesch reading ease, syllables by vowel groups. */
export function fleschEase(text: string): number {
  const words = wordsIn(text);
  const sentences = Math.max(
    1,
    text.split(/[.!?:]+(?:\s|$)|\n+/).filter((part) => /\p{L}/u.test(part)).length,
  );
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length),
    0,
  );
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / Math.max(1, words.length);
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
