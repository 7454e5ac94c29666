// Search by the beginnings of words, along an index: FTS5 in SQLite, a text-search index in PostgreSQL. The indexes
// keep themselves; migrations/0015-admin.ts made them.
import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';
import type { Query } from './unit-of-work.ts';

/** The tables whose words are indexed, and the columns that the words come from. */
const COLUMNS = {
  accounts: ['name', 'email', 'company_name'],
  tickets: ['name', 'email', 'subject'],
} as const;

/**
 * A letter or digit, of whatever script. The tables of SQLite's tokenizer are older than those of the language: it parts a
 * word at these 21 vowel signs and marks, and a word in parts is a phrase, which the index cannot look for.
 */
export const WORD_CHARACTER = String.raw`[[\p{L}\p{N}]--[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]]`;
const WORDS = new RegExp(`(${WORD_CHARACTER}+)((?:(?!${WORD_CHARACTER})\\S)+(?=${WORD_CHARACTER}))?`, 'gv');

/**
 * Keeps the rows that have all words of `text`, whatever their case (in PostgreSQL as far as the locale of the
 * database knows capitals). Words may be cut short, except before a sign that joins them with the next: `reed bak`
 * finds Reed's Bakery, and `ann@exam` finds ann@example.com but not anna@example.com. Without a letter or digit
 * nothing is found.
 */
export function whereWords(
  q: Query,
  query: Knex.QueryBuilder,
  { table, text }: { table: keyof typeof COLUMNS; text: string },
): void {
  const found = [...text.normalize('NFC').matchAll(WORDS)];
  const words = found.map(([, word = '', joint]) => ({ word, isWhole: joint !== undefined }));
  if (words.length === 0) query.whereRaw('1 = 0');
  else if (isPostgres(q)) {
    const columns = COLUMNS[table].map((column) => `${table}.${column}`).join(" || ' ' || ");
    query.whereRaw(
      `to_tsvector('simple', regexp_replace(${columns}, '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', ?)`,
      [words.map(({ word, isWhole }) => `'${word}'${isWhole ? '' : ':*'}`).join(' & ')],
    );
  } else {
    query.whereRaw(`${table}.id in (select rowid from ${table}_words where ${table}_words match ?)`, [
      words.map(({ word, isWhole }) => `"${word}"${isWhole ? '' : '*'}`).join(' '),
    ]);
  }
}
