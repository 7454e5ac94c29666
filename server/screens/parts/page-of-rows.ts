// Pages of lists that are read with one row more than they show.
import type { Page } from '../../../views/screens/email-marketing/types.ts';

/** One row more than shown tells that there are older ones. */
export function toPage<Row extends { readonly id: number }>(
  rows: readonly Row[],
  size: number,
  before: number | undefined,
): Page<Row> {
  const shown = rows.slice(0, size);
  return {
    rows: shown,
    isFirst: before === undefined,
    olderThan: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}
