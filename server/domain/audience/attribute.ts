// Attributes of people: declared by their first value, of its type from then on.
import {
  ATTRIBUTE_TYPE_NAMES,
  type AttributeType,
  type AttributeValues,
  fitsType,
  readDate,
  typeOfValue,
} from '../../contract/attribute.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import {
  type AttributeRecord,
  deleteValues,
  insertAttributes,
  listAttributes,
  listValues,
  type StoredValue,
  saveValues,
  type ValueRow,
} from './attribute.repo.ts';

/** A value as it is told. */
export type Value = string | number | boolean;

/**
 * Stores what is said of a subscriber; null and '' take a value away.
 * @throws AppError invalid for a value of another type than its attribute has
 */
export async function setAttributes(
  tx: Pick<Tx, 'q'>,
  subscriber: { id: number; businessId: number },
  values: AttributeValues,
): Promise<void> {
  const given = Object.entries(values);
  if (given.length === 0) return;
  const declared = await declare(tx.q, subscriber.businessId, values);
  const kept: StoredValue[] = [];
  const gone: number[] = [];
  for (const [key, value] of given) {
    const attribute = declared.get(key);
    if (!attribute) continue;
    if (isNothing(value)) gone.push(attribute.id);
    else kept.push(toStored(attribute, value));
  }
  await saveValues(tx.q, subscriber.id, kept);
  await deleteValues(tx.q, subscriber.id, gone);
}

const isNothing = (value: Value | null): value is null | '' => value === null || value === '';

/** Declares what is new, and answers all that the business has. */
async function declare(
  q: Query,
  businessId: number,
  values: AttributeValues,
): Promise<ReadonlyMap<string, AttributeRecord>> {
  const known = toMap(await listAttributes(q, businessId));
  const fresh = Object.entries(values).flatMap(([key, value]) =>
    known.has(key) || isNothing(value) ? [] : [{ key, type: typeOfValue(value) }],
  );
  if (fresh.length === 0) return known;
  if (known.size + fresh.length > LIMITS.attributes) {
    const problem = say('audience.attributes-full', { most: LIMITS.attributes });
    throw new AppError('invalid', inField('attributes', problem), { field: 'attributes' });
  }
  await insertAttributes(q, businessId, fresh);
  return toMap(await listAttributes(q, businessId));
}

const toMap = (attributes: readonly AttributeRecord[]) => new Map(attributes.map((one) => [one.key, one]));

/** @throws AppError invalid */
export function toStored({ id, key, type }: AttributeRecord, value: Value): StoredValue {
  if (!fitsType(type, value)) throw wrongType(`attributes.${key}`, type);
  if (typeof value !== 'string') return { attributeId: id, text: null, number: Number(value) };
  if (type === 'text') return { attributeId: id, text: value, number: null };
  return { attributeId: id, text: null, number: readDate(value) ?? null };
}

/** What is said of a value of another type than its attribute has. */
export function wrongType(field: string, type: AttributeType): AppError {
  const problem = say('audience.wrong-type', { type: ATTRIBUTE_TYPE_NAMES[type] });
  return new AppError('invalid', inField(field, problem), { field });
}

/** The values of some people, by the ids of those who have any. */
export async function readAttributes(
  q: Query,
  subscriberIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, Value>>>> {
  const found = new Map<number, Record<string, Value>>();
  if (subscriberIds.length === 0) return found;
  for (const row of await listValues(q, subscriberIds)) {
    const values = found.get(row.subscriberId) ?? {};
    values[row.key] = toValue(row);
    found.set(row.subscriberId, values);
  }
  return found;
}

function toValue({ type, text, number }: ValueRow): Value {
  if (type === 'text') return text ?? '';
  const amount = Number(number);
  if (type === 'number') return amount;
  if (type === 'boolean') return amount !== 0;
  const date = new Date(amount).toISOString();
  return amount % DAY === 0 ? date.slice(0, 10) : date;
}
