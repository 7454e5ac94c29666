// A file's rows, as they come: flat in memory, whatever its size.
import type { ListEncoding } from '../../../contract/import.ts';
import { type CsvRow, RowReader } from '../../lists/index.ts';

/** Rows that are looked at, and stored, together. */
export const BATCH = 1000;

export interface Batch {
  readonly rows: readonly CsvRow[];
  /** Of the file that have been read so far. */
  readonly bytes: number;
}

/** @yields batches of {@link BATCH} rows; the last may have fewer */
export async function* readBatches(
  source: AsyncIterable<Buffer>,
  { encoding, delimiter, hasTitles }: { encoding: ListEncoding; delimiter: string; hasTitles: boolean },
): AsyncGenerator<Batch> {
  const decoder = new TextDecoder(encoding);
  const reader = new RowReader(delimiter);
  let rows: CsvRow[] = [];
  let bytes = 0;
  let isFirst = hasTitles;
  const add = (more: readonly CsvRow[]) => {
    rows = rows.concat(isFirst ? more.slice(1) : more);
    if (more.length > 0) isFirst = false;
  };
  for await (const chunk of source) {
    bytes += chunk.length;
    add(reader.push(decoder.decode(chunk, { stream: true })));
    for (; rows.length >= BATCH; rows = rows.slice(BATCH)) yield { rows: rows.slice(0, BATCH), bytes };
  }
  add(reader.push(decoder.decode()));
  add(reader.end());
  for (; rows.length > 0; rows = rows.slice(BATCH)) yield { rows: rows.slice(0, BATCH), bytes };
}
