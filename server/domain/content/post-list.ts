// A list of posts as it was brought: which column holds what, and when each row means. Pure, apart from reading in turns.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { DateOrder, PostColumns, PostImportInput } from '../../contract/post-import.ts';
import { readTimes } from '../../contract/slot.ts';
import { fromWallTime } from '../../contract/wall-time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { type CsvRow, lettersOf, readCsv } from '../lists/index.ts';

/** The cells of one post. */
export type ListedPost = Readonly<Record<keyof PostColumns, string>> & { readonly line: number };

export interface PostList {
  readonly rows: readonly ListedPost[];
  readonly titles: readonly string[];
  readonly columns: PostColumns;
  readonly dates: DateOrder;
}

/** Titles as programs and languages write them, letters alone. What could be two is the first. */
const TITLES: readonly [keyof PostColumns, RegExp][] = [
  ['comment', /comment|kommentar|commentaire|comentario|commento/],
  ['media', /media|image|picture|photo|video|attachment|bild|datei|foto|imagen|immagin/],
  ['date', /date|datum|fecha|termin|scheduled|^when$|^day$|^tag$|^data$|^dia$|^jour$|^giorno$/],
  ['time', /time$|^time|uhrzeit|^zeit|^heure|^hora$|^ora$|tijd|^klok/],
  ['channel', /channel|platform|network|profile|account|kanal|netzwerk|canal|reseau|plataforma|piattaforma/],
  ['title', /^title|headline|^titel|^titre|^titulo|^titolo|subject|betreff|^ueberschrift|^uberschrift/],
  [
    'text',
    /text|content|caption|message|^body|^post|beitrag|inhalt|nachricht|contenu|mensaje|testo|messaggio/,
  ],
];

/**
 * Reads the rows below the titles of a list.
 * @param locale decides how dates such as 1/2/2027 are read that could be two
 * @throws AppError invalid when it is no list, has no column of texts, or too many rows
 */
export async function readPostList(
  { csv, columns: chosen, dates: wanted }: Pick<PostImportInput, 'csv' | 'columns' | 'dates'>,
  locale: string,
): Promise<PostList> {
  const [head, ...below] = await readCsv(csv, LIMITS.importPosts + 2);
  if (below.length > LIMITS.importPosts) throw refuse(say('lists.too-long', { rows: LIMITS.importPosts }));
  const titles = head?.record ?? [];
  const columns = chosen ?? guessColumns(titles);
  if (!columns) throw refuse(say('content.list-no-texts'));
  const rows = below.map((row) => readRow(row, columns));
  const dates = wanted ?? guessOrder(rows, locale);
  return { rows, titles, columns, dates };
}

function refuse(problem: ReturnType<typeof say>): AppError {
  return new AppError('invalid', inField('csv', problem), { field: 'csv' });
}

function guessColumns(titles: readonly string[]): PostColumns | null {
  const found = new Map<keyof PostColumns, number>();
  for (const [at, title] of titles.entries()) {
    const word = lettersOf(title);
    const [kind] = TITLES.find(([one, pattern]) => !found.has(one) && pattern.test(word)) ?? [];
    if (kind) found.set(kind, at);
  }
  const text = found.get('text');
  if (text === undefined) return null;
  const of = (kind: keyof PostColumns) => found.get(kind) ?? null;
  return {
    ...{ text, channel: of('channel'), date: of('date'), time: of('time') },
    ...{ title: of('title'), comment: of('comment'), media: of('media') },
  };
}

function readRow({ line, record }: CsvRow, columns: PostColumns): ListedPost {
  const cell = (at: number | null) => (at === null ? '' : (record[at] ?? ''));
  const { text, channel, date, time, title, comment, media } = columns;
  return {
    ...{ line, text: cell(text), channel: cell(channel), date: cell(date), time: cell(time) },
    ...{ title: cell(title), comment: cell(comment), media: cell(media) },
  };
}

/** `1/2/2027`, `01.02.27`. */
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;

/** A day that no month has, in any row, tells the order of all; else the locale does. */
function guessOrder(rows: readonly ListedPost[], locale: string): DateOrder {
  for (const { date } of rows) {
    const [, first, second] = NUMBERS.exec(date.split(/[T\s]/)[0] ?? '') ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] === 'month' ? 'month-first' : 'day-first';
}

/**
 * When a row means, UTC milliseconds: on the clock of the zone, or as it says with an offset of its own; null where it
 * names no date.
 * @throws AppError invalid, with what is wrong
 */
export function readMoment(
  row: Pick<ListedPost, 'date' | 'time'>,
  { dates, timezone }: { dates: DateOrder; timezone: string },
): number | null {
  if (row.date === '' && row.time === '') return null;
  if (row.date === '') throw new AppError('invalid', say('content.list-no-date', { time: row.time }));
  if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(row.date)) {
    const at = Date.parse(row.date);
    if (Number.isFinite(at)) return at;
  }
  const [date = '', ...rest] = row.date.split(/[T\s]+/);
  const day = readDay(date, dates);
  const written = [...rest, row.time].filter(Boolean).join(' ');
  if (written === '') throw new AppError('invalid', say('content.list-no-time', { date: row.date }));
  const [clock, ...more] = readTimes(written.replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?/, '$1'));
  const at = day && clock && more.length === 0 ? fromWallTime(`${day}T${clock}`, timezone) : undefined;
  if (at === undefined) {
    const words = [row.date, row.time].filter(Boolean).join(' ');
    throw new AppError('invalid', say('content.list-odd-date', { words }));
  }
  return at;
}

/** `2027-03-01`; undefined for what is no day. */
function readDay(text: string, dates: DateOrder): string | undefined {
  const [, first = '', second = '', end = ''] = NUMBERS.exec(text) ?? [];
  const [day, month] = dates === 'day-first' ? [first, second] : [second, first];
  const year = end.length === 2 ? `20${end}` : end;
  const iso = end === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined;
}
