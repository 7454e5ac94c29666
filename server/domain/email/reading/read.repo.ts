// All SQL of what is opened and followed in mails, and of their links.
import { lockForChange } from '../../../db/dialect.ts';
import type { Query } from '../../../db/unit-of-work.ts';
import type { Machine, Read } from './judge-read.ts';

/** A mail that was sent, as its reader's requests name it. */
export interface SentMail {
  readonly id: number;
  readonly postId: number | null;
  /** Of an automation, whose steps have one mail in a run; null for others. */
  readonly runId: number | null;
  readonly stepId: string | null;
  readonly handedOverAt: number | null;
  readonly openedAt: number | null;
  readonly clickedAt: number | null;
}

/** The mail of a name, if it has left. Whoever asks knows the name from the mail alone. */
export async function findSentMail(q: Query, messageName: string): Promise<SentMail | undefined> {
  return sentMail(q, messageName).first({
    id: 'id',
    postId: 'post_id',
    runId: 'run_id',
    stepId: 'step_id',
    handedOverAt: 'finished_at',
    openedAt: 'opened_at',
    clickedAt: 'clicked_at',
  });
}

/** The same, for a transaction that changes what is known of it. */
export async function lockSentMail(q: Query, messageName: string): Promise<SentMail | undefined> {
  await lockForChange(q, sentMail(q, messageName).select('id'));
  return findSentMail(q, messageName);
}

function sentMail(q: Query, messageName: string) {
  return q('deliveries').where({ message_id: messageName }).whereIn('status', ['sent', 'unknown']);
}

/** Different links of a mail that were followed since, this one included, and the rows of it that passed for a person's. */
export async function listClicksSince(
  q: Query,
  deliveryId: number,
  since: number,
): Promise<{ id: number; linkId: number; machine: Machine | null }[]> {
  return q('mail_reads')
    .where({ delivery_id: deliveryId, kind: 'click' })
    .where('at', '>=', since)
    .select('id', 'machine', { linkId: q.raw('coalesce(link_id, step_link_id)') });
}

export async function countReads(q: Query, deliveryId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('mail_reads')
    .where({ delivery_id: deliveryId })
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

export async function insertRead(
  q: Query,
  read: Pick<Read, 'kind' | 'at'> & { mail: SentMail; linkId: number | null; machine: Machine | null },
): Promise<void> {
  const { kind, at, machine, mail } = read;
  const link = mail.postId === null ? { step_link_id: read.linkId } : { link_id: read.linkId };
  await q('mail_reads').insert({ delivery_id: mail.id, ...link, kind, at, machine });
}

/** What passed for a person's until more of it came. */
export async function markMachine(q: Query, ids: readonly number[], machine: Machine): Promise<void> {
  await q('mail_reads')
    .whereIn('id', [...ids])
    .update({ machine });
}

/** When a person first did so; null takes it back. */
export async function setFirstRead(
  q: Query,
  deliveryId: number,
  first: { opened_at?: number | null; clicked_at?: number | null },
): Promise<void> {
  await q('deliveries').where({ id: deliveryId }).update(first);
}

/** Adds to the sums of a mailing. */
export async function addToSums(
  q: Query,
  postId: number,
  sums: Readonly<Partial<Record<'opened' | 'clicked' | 'machine_reads' | 'unsubscribed', number>>>,
): Promise<void> {
  const more = Object.entries(sums).filter(([, by]) => by !== 0);
  if (more.length === 0) return;
  const change = Object.fromEntries(more.map(([name, by]) => [name, q.raw('?? + ?', [name, by])]));
  await q('mailings').where({ post_id: postId }).update(change);
}

/** Adds to what machines read of the mails of a step. */
export async function addMachineReads(
  q: Query,
  { runId, stepId }: { runId: number; stepId: string },
  reads: number,
): Promise<void> {
  const automation = q('automation_runs').where({ id: runId }).select('automation_id');
  await q('automation_step_counts')
    .insert({ automation_id: automation, step: stepId, passed: 0, machine_reads: reads })
    .onConflict(['automation_id', 'step'])
    .merge({ machine_reads: q.raw('automation_step_counts.machine_reads + ?', [reads]) });
}

/** Whether opens and clicks are measured for a business. */
export async function isMeasuring(q: Query, businessId: number): Promise<boolean> {
  const row: { mail_measuring: boolean | number } | undefined = await q('business_settings')
    .where({ business_id: businessId })
    .first('mail_measuring');
  return Boolean(row?.mail_measuring);
}

export async function updateMeasuring(q: Query, businessId: number, isOn: boolean): Promise<boolean> {
  const changed = await q('business_settings')
    .where({ business_id: businessId, mail_measuring: !isOn })
    .update({ mail_measuring: isOn });
  return changed === 1;
}

/** A mailing whose mails carry what is measured. */
export async function markMeasured(q: Query, postId: number): Promise<void> {
  await q('mailings')
    .insert({ post_id: postId, segment: 'all', is_measured: true })
    .onConflict('post_id')
    .merge(['is_measured']);
}

/** Whether the mail of a step tells of opens and clicks. */
export async function markStepMeasured(q: Query, deliveryId: number, isMeasured: boolean): Promise<void> {
  await q('deliveries').where({ id: deliveryId }).update({ is_measured: isMeasured });
}
