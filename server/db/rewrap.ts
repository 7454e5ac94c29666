// A new master key: every sealed text gets its data key wrapped anew, all of them in the caller's transaction. Whatever
// cuts it off, the database is sealed with the one key or with the other, never with both.
import { type MasterKey, rewrap, SealError } from '../kernel/vault.ts';
import type { Query } from './connect.ts';
import { saveCheck } from './open-vault.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

const PAGE = 500;

export interface Change {
  readonly from: MasterKey;
  readonly to: MasterKey;
}

/** @returns how many texts there were @throws SealError that names the row, when one of them was tampered with */
export async function rewrapAll(q: Query, change: Change): Promise<number> {
  let texts = 0;
  for (const column of SEALED_COLUMNS) texts += await rewrapColumn(q, column, change);
  await saveCheck(q, change.to);
  return texts;
}

async function rewrapColumn(
  q: Query,
  { table, key, column }: SealedColumn,
  { from, to }: Change,
): Promise<number> {
  let texts = 0;
  let after: number | string | undefined;
  for (;;) {
    const page = q(table).select({ key, sealed: column }).whereNotNull(column).orderBy(key).limit(PAGE);
    if (after !== undefined) page.where(key, '>', after);
    const rows: { key: number | string; sealed: string }[] = await page;
    for (const row of rows) {
      await q(table)
        .where({ [key]: row.key })
        .update({ [column]: rewrapOne(`${table} ${row.key}`, row.sealed, { from, to }) });
    }
    texts += rows.length;
    if (rows.length < PAGE) return texts;
    after = rows.at(-1)?.key;
  }
}

function rewrapOne(row: string, sealed: string, { from, to }: Change): string {
  try {
    return rewrap(sealed, from, to);
  } catch (error) {
    throw error instanceof SealError ? new SealError(`${row}: ${error.message}`) : error;
  }
}
