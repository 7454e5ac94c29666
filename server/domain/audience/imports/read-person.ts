// One row of a file as a person, or why it is none.
import * as v from 'valibot';
import type { AttributeType } from '../../../contract/attribute.ts';
import { LIMITS } from '../../../contract/constants/limits.ts';
import { attributeOf } from '../../../contract/import.ts';
import { EmailAddress, line, optionalLine, requiredLine } from '../../../contract/schema.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import type { RowPart } from '../../../sentences/audience.ts';
import { readProblem, say } from '../../../sentences/index.ts';
import type { CsvRow } from '../../lists/index.ts';

/** A person as a row tells of them; values are still texts. */
export interface Candidate {
  readonly row: CsvRow;
  readonly email: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** By name. */
  readonly lists: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

export interface RefusedRow {
  readonly row: CsvRow;
  readonly reason: Sentence;
}

const Name = optionalLine(LIMITS.name);
const Tag = requiredLine(LIMITS.tag);
const List = requiredLine(LIMITS.name);
const Value = line(LIMITS.attributeText);
const PARTS = /[,;|]/;

/** Columns by what they hold. */
export interface ColumnPlaces {
  readonly email: number;
  readonly names: readonly number[];
  readonly tags: number;
  readonly lists: number;
  readonly values: readonly (readonly [at: number, key: string])[];
}

export function placesOf(columns: readonly string[]): ColumnPlaces {
  return {
    email: columns.indexOf('email'),
    names: [columns.indexOf('name'), columns.indexOf('lastName')].filter((at) => at >= 0),
    tags: columns.indexOf('tags'),
    lists: columns.indexOf('lists'),
    values: columns.flatMap((use, at) => {
      const key = attributeOf(use);
      return key === undefined ? [] : [[at, key] as const];
    }),
  };
}

export function readPerson(row: CsvRow, places: ColumnPlaces): Candidate | RefusedRow {
  const { record } = row;
  if (row.isBroken) return { row, reason: say('audience.row-open') };
  const cell = (at: number) => record[at] ?? '';
  const read = new Reading();
  const email = read.one({ part: 'address' }, EmailAddress, cell(places.email));
  const name = read.one({ part: 'name' }, Name, oneLine(places.names.map(cell).filter(Boolean).join(' ')));
  const tags = read.some({ part: 'tag' }, Tag, cell(places.tags));
  const lists = read.some({ part: 'list' }, List, cell(places.lists));
  const values: Record<string, string> = {};
  for (const [at, key] of places.values) {
    const value = read.one({ part: 'value', key }, Value, oneLine(cell(at)));
    if (value) values[key] = value;
  }
  if (read.problem) return { row, reason: read.problem };
  return { row, email: email ?? '', name: name ?? '', tags, lists, values };
}

/** A cell may hold breaks, a name does not. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/** Reads cells, and keeps the first thing that is wrong. */
class Reading {
  problem: Sentence | undefined;

  one<S extends v.GenericSchema<unknown, string>>(
    what: RowPart,
    schema: S,
    cell: string,
  ): string | undefined {
    const result = v.safeParse(schema, cell, { abortPipeEarly: true });
    if (result.success) return result.output;
    this.problem ??= say('audience.row-part', { ...what, problem: readProblem(result.issues[0].message) });
    return undefined;
  }

  some<S extends v.GenericSchema<unknown, string>>(what: RowPart, schema: S, cell: string): string[] {
    if (cell === '') return [];
    const parts = cell.split(PARTS).flatMap((part) => part.trim() || []);
    return [...new Set(parts)].flatMap((part) => this.one(what, schema, part) ?? []);
  }
}

/** Whether a row is a person. */
export function isCandidate(read: Candidate | RefusedRow): read is Candidate {
  return 'email' in read;
}

export type Declared = ReadonlyMap<string, { readonly id: number; readonly type: AttributeType }>;
