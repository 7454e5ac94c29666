// Lists that people bring and take away: rows of cells, whatever they are about.
export { EncodingTeller } from './encoding.ts';
export { lettersOf, readCsv } from './read-csv.ts';
export { type CsvRow, delimiterOf, RowReader } from './row-reader.ts';
export { type CsvValue, streamCsv, writeCsv, writeRow } from './write-csv.ts';
