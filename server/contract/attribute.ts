// What a business knows of people beyond address and name: attributes, each of one type from its first value on.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { line, Moment } from './schema.ts';

export const ATTRIBUTE_TYPES = ['text', 'number', 'boolean', 'date'] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** Beginning of what is said when a value is of another type. */
export const ATTRIBUTE_TYPE_NAMES: Readonly<Record<AttributeType, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
};

export const AttributeKey = v.pipe(
  v.string(),
  v.regex(/^\p{L}[\p{L}\p{N}_-]*$/u, problem('attribute-name')),
  v.maxLength(LIMITS.tag, problem('characters', { most: LIMITS.tag })),
);

/** A value as it is sent; null and an empty text take it away. */
export const AttributeValue = v.nullable(
  v.union(
    [line(LIMITS.attributeText), v.pipe(v.number(), v.finite()), v.boolean()],
    problem('attribute-value'),
  ),
);
export type AttributeValue = v.InferOutput<typeof AttributeValue>;

/** Values by the keys of their attributes. */
export const AttributeValues = v.pipe(
  v.record(AttributeKey, AttributeValue, problem('names-and-values')),
  v.check(
    (values) => Object.keys(values).length <= LIMITS.traits,
    problem('most-attributes', { most: LIMITS.traits }),
  ),
);
export type AttributeValues = v.InferOutput<typeof AttributeValues>;

export const Attribute = v.object({ key: v.string(), type: v.picklist(ATTRIBUTE_TYPES) });
export type Attribute = v.InferOutput<typeof Attribute>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The moment that a day (2027-03-01, its begin in UTC) or a date with time names, UTC milliseconds; undefined for other text. */
export function readDate(text: string): number | undefined {
  const result = v.safeParse(Moment, DAY.test(text) ? `${text}T00:00:00Z` : text);
  return result.success ? result.output : undefined;
}

/** The type that a first value gives an attribute. */
export function typeOfValue(value: string | number | boolean): AttributeType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return readDate(value) === undefined ? 'text' : 'date';
}

/** Whether an attribute of a type takes a value. */
export function fitsType(type: AttributeType, value: string | number | boolean): boolean {
  if (type === 'text') return typeof value === 'string';
  return typeOfValue(value) === type;
}
