// Sealed texts that no key at hand opens: finding them, and going on without them.
import { createLinkToken } from '../kernel/link-token.ts';
import { type MasterKey, rewrap } from '../kernel/vault.ts';
import type { Query } from './connect.ts';
import { readSealed, SEALED_COLUMNS, type SealedColumn, type SealedTable } from './sealed-columns.ts';
import type { Tx } from './unit-of-work.ts';

interface LostColumn {
  readonly column: SealedColumn;
  /** Keys of the rows. */
  readonly keys: readonly (number | string)[];
}

export interface LostTexts {
  /** How many sealed texts there are, lost or not. */
  readonly texts: number;
  readonly columns: readonly LostColumn[];
}

/** @param key undefined opens nothing */
export async function findLostTexts(q: Query, key: MasterKey | undefined): Promise<LostTexts> {
  const columns: LostColumn[] = [];
  let texts = 0;
  for (const column of SEALED_COLUMNS) {
    const keys: LostColumn['keys'][number][] = [];
    for await (const rows of readSealed(q, column)) {
      texts += rows.length;
      keys.push(...rows.filter(({ sealed }) => !opens(key, sealed)).map((row) => row.key));
    }
    if (keys.length > 0) columns.push({ column, keys });
  }
  return { texts, columns };
}

/** That the data key is unwrapped tells the master key: whose row it is need not be known. */
function opens(key: MasterKey | undefined, sealed: string): boolean {
  try {
    return key !== undefined && rewrap(sealed, key, key) !== '';
  } catch {
    return false;
  }
}

/** The rows of a table that hold a lost text. */
export function rowsOf({ columns }: LostTexts, table: SealedTable): (number | string)[] {
  const lost = columns.filter(({ column }) => column.table === table);
  return [...new Set(lost.flatMap(({ keys }) => keys))];
}

/** Addresses get another secret, so that the old one is dead; a row that can do without goes on, every other one goes. */
export async function forgetLostTexts(tx: Tx, { columns }: LostTexts): Promise<void> {
  for (const { column, keys } of columns) {
    for (const key of keys) await forget(tx, column, key);
  }
}

/** Enough for every purpose. */
const LINK_BYTES = 32;

async function forget(
  tx: Tx,
  { table, key, column, isOptional, link }: SealedColumn,
  value: number | string,
): Promise<void> {
  const row = tx.q(table).where({ [key]: value });
  if (isOptional) {
    await row.update({ [column]: null });
    return;
  }
  if (!link) {
    await row.del();
    return;
  }
  const { hash, sealed } = createLinkToken(tx, link.purpose, LINK_BYTES);
  await row.update({ [link.hash]: hash, [column]: sealed });
}
