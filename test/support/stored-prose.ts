// Sentences in plain English among all that is stored: what is ours to say is stored as its name.
import type { Database } from '../../server/db/connect.ts';

/** A text that stands in a row. */
export interface StoredText {
  /** `table.column`. */
  readonly place: string;
  readonly text: string;
}

/** Texts of all rows of all tables; of what is stored as JSON each text in it. */
export async function storedTexts({ read }: Pick<Database, 'read'>): Promise<StoredText[]> {
  const tables: string[] = await read('sqlite_master').where({ type: 'table' }).orderBy('name').pluck('name');
  const texts: StoredText[] = [];
  for (const table of tables.filter((name) => !name.startsWith('sqlite_'))) {
    const rows: Record<string, unknown>[] = await read(table).select('*');
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        for (const text of textsIn(value)) texts.push({ place: `${table}.${column}`, text });
  }
  return texts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inside = /^[{["]/.test(value) ? parsed(value) : undefined;
    return inside === undefined ? [value] : textsIn(inside);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text reads like a sentence: four words in a row. */
export function isProse(text: string): boolean {
  return /\p{L}+ \p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text);
}
