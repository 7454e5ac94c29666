// A new master key: every sealed text gets its data key wrapped anew, all of them in the caller's transaction. Whatever
// cuts it off, the database is sealed with the one key or with the other, never with both.
import { type MasterKey, rewrap, SealError } from '../kernel/vault.ts';
import type { Query } from './connect.ts';
import { saveCheck } from './open-vault.ts';
import { readSealed, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

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

async function rewrapColumn(q: Query, column: SealedColumn, change: Change): Promise<number> {
  let texts = 0;
  for await (const rows of readSealed(q, column)) {
    for (const { key, sealed } of rows) {
      await q(column.table)
        .where({ [column.key]: key })
        .update({ [column.column]: rewrapOne(`${column.table} ${key}`, sealed, change) });
    }
    texts += rows.length;
  }
  return texts;
}

function rewrapOne(row: string, sealed: string, { from, to }: Change): string {
  try {
    return rewrap(sealed, from, to);
  } catch (error) {
    throw error instanceof SealError ? new SealError(`${row}: ${error.message}`) : error;
  }
}
