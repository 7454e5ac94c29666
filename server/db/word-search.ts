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
  const words = [
    ...text.normalize('NFC').matchAll(/([\p{L}\p{N}]+)([^\p{L}\p{N}\s]+(?=[\p{L}\p{N}]))?/gu),
  ].map(([, word = '', joint]) => ({ word, isWhole: joint !== undefined }));
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
