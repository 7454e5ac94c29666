// Words of a telling that belong to a time of the year: "the first warm Saturday", "in summer", "this winter". An idea may be
// true all the year and still be told in words that nobody would publish in December.

import type { Season } from './idea.ts';
import { type Day, seasonOf } from './in-time.ts';

const YEAR: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
const NAMES = 'spring|summer|autumn|fall|winter';

/** Speaks of a season as of now: "this winter". */
const NOW = new RegExp(`\\bthis (${NAMES})\\b`, 'gi');
/** A scene that begins with its season: "Spring in the shed: a spider". */
const BEGINS = /^(Spring|Summer|Autumn|Winter)\b/;
/** The same in any line: "High summer, no rain for two weeks". */
const DEEP = /^(?:High|Late|Early|Deep) (spring|summer|autumn|winter)\b/gm;
/** A time that is waited for, of the warm and of the cold half of the year. */
const AWAITED = {
  warm: /\b(?:first|next) (?:really )?(?:warm|hot|sunny|mild)\b|\bnext heatwave\b|\bfirst day of spring\b|\bdampest week of summer\b/i,
  cold: /\b(?:first|next) (?:really )?(?:cold|frosty|icy|frost|snow)\b/i,
};
/** Months in which what is of a half of the year lies ahead, as they are north of the equator. */
const AHEAD = { warm: [2, 8], cold: [8, 2] } as const;

/**
 * Whether a telling speaks of another time of the year than the day's.
 * @param title a title that names a single season is of that one and the one before; null for none
 */
export function isOutOfSeason(
  { title, text }: { readonly title: string | null; readonly text: string },
  day: Day,
  southern: boolean,
): boolean {
  const month = southern ? ((day.month + 5) % 12) + 1 : day.month;
  const season = seasonOf(day, southern);
  const isNear = (name: string) => name === season || name === after(season);
  const [opening = ''] = text.split('\n');
  const named = new Set(seasonsIn(title ?? opening));
  return (
    [...text.matchAll(NOW)].some(([, name = '']) => !isNear(plain(name))) ||
    // It is told as of now.
    plain(BEGINS.exec(opening)?.[1] ?? season) !== season ||
    [...text.matchAll(DEEP)].some(([, name = '']) => plain(name) !== season) ||
    (named.size === 1 && ![...named].some(isNear)) ||
    (AWAITED.warm.test(text) && !isWithin(month, AHEAD.warm)) ||
    (AWAITED.cold.test(text) && !isWithin(month, AHEAD.cold))
  );
}

const after = (season: Season) => YEAR[(YEAR.indexOf(season) + 1) % YEAR.length];

const plain = (name: string) => name.toLowerCase().replace('fall', 'autumn');

/** "in spring", "in the winter". */
const seasonsIn = (text: string) =>
  [...text.matchAll(new RegExp(`\\bin (?:the )?(${NAMES})\\b`, 'gi'))].map(([, name = '']) => plain(name));

/** Both ends belong to it; the later one may lie in the next year. */
const isWithin = (month: number, [first, last]: readonly [number, number]) =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;
