// What a file looks like at its beginning: what parts its cells, its titles, and a guess of what its columns hold.

import { LIMITS } from '../../../contract/constants/limits.ts';
import type { ListEncoding } from '../../../contract/import.ts';
import { delimiterOf, lettersOf, RowReader } from '../../lists/index.ts';
import { guessColumns } from '../list-columns.ts';
import type { ImportRecord } from './import.repo.ts';

/** Bytes that are looked at. */
const HEAD = 64 * 1024;
const SAMPLE = 4;
const CELL = 60;
const TAGS = /^(tags?|labels?|schlagwort|schlagworte|etiquetas?|etiquettes?)$/;
const LISTS = /^(lists?|listen?|audiences?)$/;

type Looks = Pick<ImportRecord, 'delimiter' | 'hasTitles' | 'titles' | 'sample' | 'columns'>;

export async function describeFile(source: AsyncIterable<Buffer>, encoding: ListEncoding): Promise<Looks> {
  const head = await readHead(source);
  const text = new TextDecoder(encoding).decode(head);
  const delimiter = delimiterOf(text.replace(/^\ufeff/, ''));
  const reader = new RowReader(delimiter);
  const rows = reader.push(text);
  if (head.length < HEAD || rows.length === 0) rows.push(...reader.end());
  const [first, ...rest] = rows.map(({ record }) => record.slice(0, LIMITS.importColumns).map(short));
  const titles = first ?? [];
  const hasTitles = !titles.some((cell) => cell.includes('@'));
  const below = (hasTitles ? rest : rows.map(({ record }) => record)).slice(0, 20);
  return {
    delimiter,
    hasTitles,
    titles,
    sample: below.slice(0, SAMPLE).map((row) => row.slice(0, titles.length).map(short)),
    columns: guessUses(titles, below),
  };
}

async function readHead(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD);
}

const short = (cell: string) => (cell.length > CELL ? `${cell.slice(0, CELL - 1)}…` : cell);

/** What nobody could mean by its title is left out: a person adds it, or does not. */
function guessUses(titles: readonly string[], below: readonly (readonly string[])[]): string[] {
  const guessed = guessColumns(titles, below);
  const uses = titles.map((title): string => {
    const word = lettersOf(title);
    if (TAGS.test(word)) return 'tags';
    return LISTS.test(word) ? 'lists' : '';
  });
  for (const use of ['lastName', 'name', 'email'] as const) {
    const at = guessed?.[use];
    if (at !== undefined && at !== null && at < uses.length) uses[at] = use;
  }
  return uses.map((use, at) => (use !== '' && uses.indexOf(use) !== at ? '' : use));
}
