// A segment's rule while somebody builds it: rows of a form, in groups. Free of valibot, so that the builder stays small;
// what comes of it is judged by `Rule` alone.
import type { Attribute, AttributeType } from './attribute.ts';
import { problem } from './problem.ts';
import {
  type Condition,
  type FieldKind,
  type Op,
  OWN_FIELDS,
  type Part,
  RELATIVE,
  type Rule,
} from './segment-rule.ts';

/** A question as a form asks it; what is not an operator itself becomes one with a value of its own. */
export type Ask = Exclude<Op, 'exists'> | 'known' | 'unknown' | 'within' | 'older' | 'until' | 'beyond';

export interface RowDraft {
  /** An attribute's ends with its type: `attributes.age:number`. */
  readonly field: string;
  readonly ask: string;
  readonly value: string;
}

export interface GroupDraft {
  readonly match: 'all' | 'any';
  readonly parts: readonly PartDraft[];
}

export type PartDraft = GroupDraft | RowDraft;

export const EMPTY_ROW: RowDraft = { field: '', ask: '', value: '' };

/** What a row is about, and of which type an attribute is. */
export type Subject = Exclude<FieldKind, 'attribute'> | `attribute-${AttributeType}`;

export function subjectOf(field: string): Subject | undefined {
  if (field.startsWith('event.')) return 'event';
  if (field.startsWith('attributes.')) return `attribute-${typeOf(field)}`;
  return Object.hasOwn(OWN_FIELDS, field) ? (OWN_FIELDS[field] as Subject) : undefined;
}

const TYPES: readonly string[] = ['text', 'number', 'boolean', 'date'] satisfies AttributeType[];

function typeOf(field: string): AttributeType {
  const type = field.slice(field.lastIndexOf(':') + 1);
  return TYPES.includes(type) ? (type as AttributeType) : 'text';
}

const plainField = (field: string) =>
  field.startsWith('attributes.') ? field.replace(/:(text|number|boolean|date)$/, '') : field;

/** How each question reads, by what it is about; the first is the one that is meant most often. */
export const ASKS: Readonly<Record<Subject, Readonly<Partial<Record<Ask, string>>>>> = {
  text: { is: 'is', not: 'is not', known: 'is there', unknown: problem('empty') },
  status: { is: 'is', not: 'is not' },
  date: {
    within: 'in the last … days',
    older: 'more than … days ago',
    after: 'after the day',
    before: 'before the day',
  },
  tag: { has: 'is', not: 'is not', known: 'there is any', unknown: 'there is none' },
  list: { has: 'is', not: 'is not', known: 'there is any', unknown: 'there is none' },
  'attribute-text': { is: 'is', not: 'is not', known: 'is known', unknown: 'is not known' },
  'attribute-number': {
    gt: 'is more than',
    lt: 'is less than',
    is: 'is',
    not: 'is not',
    known: 'is known',
    unknown: 'is not known',
  },
  'attribute-boolean': { is: 'is', not: 'is not', known: 'is known', unknown: 'is not known' },
  'attribute-date': {
    within: 'later than … days ago',
    older: 'earlier than … days ago',
    until: 'earlier than … days from now',
    beyond: 'later than … days from now',
    after: 'after the day',
    before: 'before the day',
    is: 'is the day',
    not: 'is not the day',
    known: 'is known',
    unknown: 'is not known',
  },
  event: {
    within: 'in the last … days',
    older: 'last more than … days ago',
    known: 'ever',
    unknown: 'never',
    gt: 'more often than',
    lt: 'less often than',
    is: 'exactly so often',
    not: 'not exactly so often',
    after: 'last after the day',
    before: 'last before the day',
  },
};

/** How a question reads, also one that a form would not offer there. */
export function wordsOfAsk(subject: Subject, ask: string): string {
  return ASKS[subject][ask as Ask] ?? OTHER[ask as Ask] ?? ask;
}

const OTHER: Readonly<Partial<Record<Ask, string>>> = ASKS['attribute-date'];

/** What is typed or chosen beside a question. */
export type ValueKind = 'none' | 'days' | 'day' | 'number' | 'list' | 'status' | 'tag' | 'yes-no' | 'text';

const VALUES: Readonly<Partial<Record<string, ValueKind>>> = {
  known: 'none',
  unknown: 'none',
  within: 'days',
  older: 'days',
  until: 'days',
  beyond: 'days',
  before: 'day',
  after: 'day',
  gt: 'number',
  lt: 'number',
};
const OF_SUBJECT: Readonly<Record<Subject, ValueKind>> = {
  text: 'text',
  status: 'status',
  date: 'day',
  tag: 'tag',
  list: 'list',
  event: 'number',
  'attribute-text': 'text',
  'attribute-number': 'number',
  'attribute-boolean': 'yes-no',
  'attribute-date': 'day',
};

export function valueKindOf({ field, ask }: RowDraft): ValueKind {
  const subject = subjectOf(field);
  return VALUES[ask] ?? (subject ? OF_SUBJECT[subject] : 'text');
}

/** Whether everything is said that a row needs. */
export function isComplete(part: PartDraft): boolean {
  if ('match' in part) return part.parts.length > 0 && part.parts.every(isComplete);
  const isAsked = subjectOf(part.field) !== undefined && part.ask !== '';
  return isAsked && (valueKindOf(part) === 'none' || part.value.trim() !== '');
}

/** The rule that a draft means; whether it can be asked, `Rule` says. */
export function toRule({ match, parts }: GroupDraft): Rule {
  const meant = parts.map((part): Part => ('match' in part ? toRule(part) : toCondition(part)));
  return match === 'any' ? { any: meant } : { all: meant };
}

const RELATIVE_ASKS: Readonly<Record<string, readonly [Op, (days: string) => string]>> = {
  within: ['after', (days) => `${days} days ago`],
  older: ['before', (days) => `${days} days ago`],
  until: ['before', (days) => `in ${days} days`],
  beyond: ['after', (days) => `in ${days} days`],
};

function toCondition(row: RowDraft): Condition {
  const field = plainField(row.field);
  const value = row.value.trim();
  if (row.ask === 'known') return { field, op: 'exists' };
  if (row.ask === 'unknown') return { field, op: 'exists', value: false };
  const relative = Object.hasOwn(RELATIVE_ASKS, row.ask) ? RELATIVE_ASKS[row.ask] : undefined;
  if (relative) return { field, op: relative[0], value: relative[1](value) };
  return { field, op: row.ask as Op, value: readValue(valueKindOf(row), value) };
}

function readValue(kind: ValueKind, value: string): string | number | boolean {
  if (kind === 'yes-no' && (value === 'true' || value === 'false')) return value === 'true';
  const isCount = kind === 'number' || kind === 'list';
  return isCount && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** A rule as rows of a form. */
export function draftOf(rule: Rule, attributes: readonly Attribute[]): GroupDraft {
  const types = new Map(attributes.map(({ key, type }) => [`attributes.${key}`, type]));
  const read = (part: Part): PartDraft => {
    if ('all' in part) return { match: 'all', parts: part.all.map(read) };
    if ('any' in part) return { match: 'any', parts: part.any.map(read) };
    return toRow(part, types);
  };
  return read(rule) as GroupDraft;
}

function toRow({ field, op, value }: Condition, types: ReadonlyMap<string, AttributeType>): RowDraft {
  const isAttribute = field.startsWith('attributes.');
  const own = isAttribute ? `${field}:${types.get(field) ?? typeSeen(op, value)}` : field;
  if (op === 'exists') return { field: own, ask: value === false ? 'unknown' : 'known', value: '' };
  const [, ago, ahead] = ((op === 'before' || op === 'after') && RELATIVE.exec(String(value))) || [];
  if (ago !== undefined) return { field: own, ask: op === 'after' ? 'within' : 'older', value: ago };
  if (ahead !== undefined) return { field: own, ask: op === 'after' ? 'beyond' : 'until', value: ahead };
  const isOneOfMany = op === 'is' && (field === 'tag' || field === 'list');
  return { field: own, ask: isOneOfMany ? 'has' : op, value: String(value ?? '') };
}

/** The type that a condition takes an attribute for which nobody has yet. */
function typeSeen(op: Op, value: Condition['value']): AttributeType {
  if (op === 'before' || op === 'after') return 'date';
  if (op === 'gt' || op === 'lt' || typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

/** The names of a row's fields, and of a group's, in a plain form: `0-1` is the second part of the first. */
export const nameOfPart = (what: 'field' | 'ask' | 'value' | 'match', path: readonly number[]) =>
  [what, ...path].join('-');

const ROW_NAME = /^field((?:-\d{1,3}){1,6})$/;

/** What a plain form says of a rule; undefined where it says nothing. Rows that were left empty are not there. */
export function readDraft(fields: Readonly<Record<string, string>>): GroupDraft | undefined {
  const paths = Object.keys(fields).flatMap((name) => {
    const [, path] = ROW_NAME.exec(name) ?? [];
    return path ? [path.slice(1).split('-').map(Number)] : [];
  });
  return paths.length === 0 ? undefined : readGroup(fields, [], paths);
}

function readGroup(
  fields: Readonly<Record<string, string>>,
  at: readonly number[],
  paths: readonly (readonly number[])[],
): GroupDraft {
  const places = [...new Set(paths.map((path) => path[at.length] ?? 0))].sort((a, b) => a - b);
  const parts = places.flatMap((place): PartDraft[] => {
    const here = [...at, place];
    const below = paths.filter((path) => path[at.length] === place);
    const deeper = below.filter((path) => path.length > here.length);
    if (deeper.length > 0) return [readGroup(fields, here, deeper)];
    const say = (what: 'field' | 'ask' | 'value') => fields[nameOfPart(what, here)] ?? '';
    return say('field') === '' ? [] : [{ field: say('field'), ask: say('ask'), value: say('value') }];
  });
  return { match: fields[nameOfPart('match', at)] === 'any' ? 'any' : 'all', parts };
}
