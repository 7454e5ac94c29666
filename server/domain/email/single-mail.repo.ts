// All SQL of single mails and their templates.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Delivery, DeliveryStatus } from './delivery.repo.ts';

export interface MailTemplateRecord {
  readonly id: number;
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly updatedAt: number;
}

const TEMPLATE = mapColumns<MailTemplateRecord>('mail_templates', {
  id: 'id',
  name: 'name',
  subject: 'subject',
  content: 'content',
  updatedAt: 'updated_at',
});

/** Stores a template under its name, in place of what it said. */
export async function saveTemplate(
  q: Query,
  businessId: number,
  template: Omit<MailTemplateRecord, 'id'>,
): Promise<MailTemplateRecord | undefined> {
  await q('mail_templates')
    .insert({ business_id: businessId, ...TEMPLATE.stored(template) })
    .onConflict(['business_id', 'name'])
    .merge();
  return findTemplate(q, businessId, template.name);
}

export async function findTemplate(
  q: Query,
  businessId: number,
  name: string,
): Promise<MailTemplateRecord | undefined> {
  return TEMPLATE.one(TEMPLATE.from(q).where({ business_id: businessId, name }));
}

export async function listTemplates(q: Query, businessId: number): Promise<MailTemplateRecord[]> {
  return TEMPLATE.all(TEMPLATE.from(q).where({ business_id: businessId }).orderBy('name'));
}

/** A single mail with its delivery. */
export interface SingleMailRecord extends Delivery {
  readonly requestHash: string;
  readonly sealedWords: string | null;
  readonly email: string;
  readonly status: DeliveryStatus;
  readonly retryAt: number | null;
}

function selectMails(q: Query) {
  return q('single_mails')
    .join('deliveries', 'deliveries.id', 'single_mails.delivery_id')
    .select(
      'deliveries.id',
      'deliveries.kind',
      'deliveries.email',
      'deliveries.status',
      'deliveries.attempts',
    )
    .select({
      businessId: 'deliveries.business_id',
      messageName: 'deliveries.message_id',
      firstAttemptAt: 'deliveries.attempted_at',
      retryAt: 'deliveries.retry_at',
      requestHash: 'single_mails.request_hash',
      sealedWords: 'single_mails.sealed_words',
    });
}

export async function findSingleMailByKey(
  q: Query,
  key: { businessId: number; idempotencyKey: string },
): Promise<SingleMailRecord | undefined> {
  return selectMails(q)
    .where({ 'single_mails.business_id': key.businessId, 'single_mails.idempotency_key': key.idempotencyKey })
    .first();
}

export async function findSingleMailOfAnyBusiness(
  q: Query,
  deliveryId: number,
): Promise<SingleMailRecord | undefined> {
  return selectMails(q).where({ 'deliveries.id': deliveryId }).first();
}

export interface NewSingleMail {
  readonly businessId: number;
  readonly subscriberId: number | null;
  readonly email: string;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly sealedWords: string;
  readonly messageName: string;
  readonly now: number;
}

/** Stores a mail and its delivery. @returns the delivery's id; undefined when the key is known */
export async function insertSingleMail(q: Query, mail: NewSingleMail): Promise<number | undefined> {
  const [added]: { id: number }[] = await q('single_mails')
    .insert({
      business_id: mail.businessId,
      idempotency_key: mail.idempotencyKey,
      request_hash: mail.requestHash,
      sealed_words: mail.sealedWords,
      created_at: mail.now,
    })
    .onConflict(['business_id', 'idempotency_key'])
    .ignore()
    .returning('id');
  if (!added) return undefined;
  const [delivery] = await q('deliveries').insert(
    {
      business_id: mail.businessId,
      kind: 'single',
      subscriber_id: mail.subscriberId,
      email: mail.email,
      status: 'pending',
      message_id: mail.messageName,
    },
    ['id'],
  );
  await q('single_mails').where({ id: added.id }).update({ delivery_id: delivery.id });
  return delivery.id;
}

/** Forgets what a mail said that has ended. */
export async function forgetWords(q: Query, deliveryId: number): Promise<void> {
  await q('single_mails').where({ delivery_id: deliveryId }).update({ sealed_words: null });
}
