// The day that an owner names in a sentence: "Christmas concert on 16 December" is told before that day and never after it.
import { DAY } from '../../kernel/clock.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?)';
const NAMED = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?:,? (\\d{4}))?|\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`,
  'gi',
);
/** It comes again without being told anew. */
const RECURRING =
  /\b(?:every|annual|annually|yearly|always)\b|\beach (?:year|month|week|spring|summer|autumn|fall|winter|season|\p{L}+day)\b/iu;

/** "Until the end of January". */
const END_OF = new RegExp(`\\bend of (${MONTH})(?:,? (\\d{4}))?`, 'gi');

/** The end of the last day that a text names, in UTC milliseconds; of those without a year the one nearest to `at`. Null for none. */
export function lastDayIn(text: string, at: number): number | null {
  if (RECURRING.test(text)) return null;
  const ends = [...text.matchAll(NAMED)].flatMap(([, day1, month1, year1, month2, day2, year2]) => {
    const day = Number(day1 ?? day2);
    const month = monthOf(month1 ?? month2 ?? '');
    if (month === -1 || day < 1 || day > 31) return [];
    const said = year1 ?? year2;
    const years = said === undefined ? around(at) : [Number(said)];
    const days = years.map((year) => Date.UTC(year, month, day) + DAY);
    return [nearest(days, at)];
  });
  const months = [...text.matchAll(END_OF)].map(([, month = '', year]) => {
    const years = year === undefined ? around(at) : [Number(year)];
    return nearest(
      years.map((one) => Date.UTC(one, monthOf(month) + 1, 1)),
      at,
    );
  });
  const all = [...ends, ...months];
  return all.length === 0 ? null : Math.max(...all);
}

const nearest = (days: readonly number[], at: number): number =>
  days.reduce((best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best));

/** "In July and August", "from June to August", without a year: what is so in these months alone. */
const IN_MONTHS = new RegExp(
  `\\b(?:in|during|between|from) (${MONTH})(?:(?:,| and| or|,? (?:to|till|until)| ?[-–]) (${MONTH}))?(?! ?\\d)`,
  'i',
);
/** What was in a month once is told all the year. */
const PAST =
  /\b(?:opened|founded|started|since|began|begun|born|won|built|was|were|moved|joined|came|took over)\b|\b(?:19|20)\d\d\b/i;
/** Months before their first in which they are looked forward to, and how many make a season that is worth knowing in any month. */
const FORWARD = 2;
const SEASON = 5;

/** Whether the months that a text names as its own, where it names a few, are near: "free in July and August" is no offer in January. */
export function isOfItsMonths(text: string, at: number): boolean {
  const found = PAST.test(text) ? null : IN_MONTHS.exec(text);
  if (found === null) return true;
  const first = monthOf(found[1] ?? '');
  const length = ((monthOf(found[2] ?? found[1] ?? '') - first + MONTHS.length) % MONTHS.length) + 1;
  const now = new Date(at).getUTCMonth();
  const sinceFirst = (now - first + FORWARD + MONTHS.length) % MONTHS.length;
  return length >= SEASON || sinceFirst < length + FORWARD;
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase());

function around(at: number): number[] {
  const year = new Date(at).getUTCFullYear();
  return [year, year - 1, year + 1];
}
