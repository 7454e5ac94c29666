// All SQL of attributes and of the values that people have of them.
import type { AttributeType } from '../../contract/attribute.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface AttributeRecord {
  readonly id: number;
  readonly key: string;
  readonly type: AttributeType;
}

/** A value as it is stored: texts and dates as they read, and what is compared as a number. */
export interface StoredValue {
  readonly attributeId: number;
  readonly text: string | null;
  readonly number: number | null;
}

const ATTRIBUTE = mapColumns<AttributeRecord>('attributes', {
  id: 'id',
  key: 'key',
  type: 'type',
});

/** What a business has declared, by key. */
export async function listAttributes(q: Query, businessId: number): Promise<AttributeRecord[]> {
  return ATTRIBUTE.all(ATTRIBUTE.from(q).where({ business_id: businessId }).orderBy('key'));
}

/** Declares attributes; those that are known keep their types. */
export async function insertAttributes(
  q: Query,
  businessId: number,
  attributes: readonly Omit<AttributeRecord, 'id'>[],
): Promise<void> {
  if (attributes.length === 0) return;
  await q('attributes')
    .insert(attributes.map((one) => ({ business_id: businessId, ...one })))
    .onConflict(['business_id', 'key'])
    .ignore();
}

export async function saveValues(
  q: Query,
  subscriberId: number,
  values: readonly StoredValue[],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map(({ attributeId, text, number }) => ({
    attribute_id: attributeId,
    subscriber_id: subscriberId,
    text,
    number,
  }));
  await q('subscriber_attributes').insert(rows).onConflict(['attribute_id', 'subscriber_id']).merge();
}

export async function deleteValues(
  q: Query,
  subscriberId: number,
  attributeIds: readonly number[],
): Promise<void> {
  if (attributeIds.length === 0) return;
  await q('subscriber_attributes')
    .where({ subscriber_id: subscriberId })
    .whereIn('attribute_id', [...attributeIds])
    .del();
}

export interface ValueRow extends AttributeRecord {
  readonly subscriberId: number;
  readonly text: string | null;
  readonly number: number | null;
}

const VALUE = mapColumns<ValueRow>('subscriber_attributes', {
  subscriberId: 'subscriber_id',
  id: 'attributes.id',
  key: 'attributes.key',
  type: 'attributes.type',
  text: 'text',
  number: 'number',
});

/** The values of some people. */
export async function listValues(q: Query, subscriberIds: readonly number[]): Promise<ValueRow[]> {
  return VALUE.all(
    VALUE.from(q)
      .join('attributes', 'attributes.id', 'subscriber_attributes.attribute_id')
      .whereIn('subscriber_attributes.subscriber_id', [...subscriberIds])
      .orderBy(['subscriber_attributes.subscriber_id', 'attributes.key']),
  );
}
