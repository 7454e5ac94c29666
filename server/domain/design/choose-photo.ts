// Which of a business's own photos a picture shows: one that speaks of the same, and was not shown lately. Pure.
import { DAY } from '../../kernel/clock.ts';

export interface Photo {
  readonly id: number;
  /** What it shows, and the name that somebody gave its file. */
  readonly said: string;
  /** The latest moment at which a post shows it, UTC milliseconds; null where none does. */
  readonly shownAt: number | null;
}

/** Followers remember a photo for about so long; ours to set. */
const RESTS = 21 * DAY;
/** Shorter words say little of what something is about. */
const TELLING = /[\p{L}\p{N}]{4,}/gu;

/**
 * @param words of the picture. @param at when its post leaves, UTC milliseconds
 * @returns undefined where every photo was shown within three weeks of that
 */
export function choosePhoto(
  photos: readonly Photo[],
  { words, at }: { readonly words: string; readonly at: number },
): Photo | undefined {
  const wanted = stemsOf(words);
  const rested = photos.filter(({ shownAt }) => shownAt === null || Math.abs(at - shownAt) >= RESTS);
  const [best] = rested
    .map((photo) => ({ photo, shared: [...stemsOf(photo.said)].filter((stem) => wanted.has(stem)).length }))
    .sort((a, b) => b.shared - a.shared || (a.photo.shownAt ?? 0) - (b.photo.shownAt ?? 0));
  return best?.photo;
}

/** "Loaves" and "loaf" do not meet, "bread" and "breads" do: enough to prefer one photo over another. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set([...text.toLowerCase().matchAll(TELLING)].map(([word]) => word.slice(0, 5)));
}
