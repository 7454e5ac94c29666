// Lists that people bring: rows of cells, whatever they are about.
export { type CsvRow, lettersOf, readCsv } from './read-csv.ts';
