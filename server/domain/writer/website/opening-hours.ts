// Opening hours in schema.org's words as one sentence.
import type { Thing } from './page.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const SHORT = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

interface Span {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
  /** As the page has them. */
  readonly values: readonly string[];
}

export function openingSentence(thing: Thing): { text: string; values: string[] } | null {
  const strings = [...(thing.values.get('openingHours') ?? [])].filter((one) => typeof one === 'string');
  const specified = (thing.values.get('openingHoursSpecification') ?? []).filter(
    (one) => typeof one === 'object',
  );
  const spans = specified.length > 0 ? specified.flatMap(readSpecified) : strings.flatMap(readString);
  // Closed all day, or so written.
  const open = spans.filter(({ days, opens, closes }) => days.length > 0 && opens !== closes);
  if (open.length === 0) return null;
  const parts = open.map(({ days, opens, closes }) => `${nameDays(days)} from ${opens} to ${closes}`);
  return { text: `Open ${parts.join(', ')}`, values: [...new Set(open.flatMap(({ values }) => values))] };
}

/** "Mo-Fr 09:00-17:00", "Mo,We 09:00-12:00". */
function readString(text: string): Span[] {
  return text.split(/;\s*|,\s+(?=[A-Z])/).flatMap((part): Span[] => {
    const [, days = '', opens = '', closes = ''] =
      /^([A-Za-z, -]+?)\s+(\d{1,2}:\d\d)\s?-\s?(\d{1,2}:\d\d)$/.exec(part.trim()) ?? [];
    return opens === ''
      ? []
      : [{ days: days.split(',').flatMap(readRange), opens, closes, values: [part.trim()] }];
  });
}

/** Hours of a season are none of the usual ones. */
function readSpecified({ values }: Thing): Span[] {
  if (values.has('validFrom') || values.has('validThrough')) return [];
  const all = (name: string) => (values.get(name) ?? []).filter((one) => typeof one === 'string');
  const [opens, closes] = [all('opens')[0]?.slice(0, 5), all('closes')[0]?.slice(0, 5)];
  const days = all('dayOfWeek');
  if (!opens || !closes) return [];
  return [{ days: days.flatMap(readRange), opens, closes, values: [...days, opens, closes] }];
}

function readRange(text: string): number[] {
  const [from = -1, to = from] = text.split('-').map((day) => dayAt(day));
  if (from === -1 || to === -1) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => (from + at) % 7);
}

/** "Mo", "Monday", "https://schema.org/Monday". */
function dayAt(text: string): number {
  const name = text.trim().replace(/^.*\//, '').toLowerCase();
  return SHORT.findIndex((short) => name.startsWith(short));
}

/** "Monday to Friday", "Tuesday and Thursday". */
function nameDays(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort();
  if (sorted.length === 7) return 'daily';
  const names = sorted.map((day) => DAYS[day]);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${names[0]} to ${names.at(-1)}`;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
