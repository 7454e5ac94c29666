// All SQL of the links whose clicks are counted: of mailings by their post, of automations by the automation.
import type { Query } from '../../../db/unit-of-work.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { writtenAddress } from '../layout/read-blocks.ts';
import type { SentMail } from './read.repo.ts';

/** Ids of the links of a mailing, by address; those that it has keep theirs. */
export async function saveLinks(
  q: Query,
  mailing: { businessId: number; postId: number },
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { businessId: business_id, postId: post_id } = mailing;
  const rows = urls.map((url) => ({ business_id, post_id, url, url_hash: sha256(url) }));
  if (rows.length > 0) await q('mail_links').insert(rows).onConflict(['post_id', 'url_hash']).ignore();
  return byUrl(await q('mail_links').where({ post_id }).select('id', 'url'));
}

/** Ids of the links of an automation's mails, by address; those that it has keep theirs. */
export async function saveStepLinks(
  q: Query,
  automationId: number,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = urls.map((url) => ({ automation_id: automationId, url, url_hash: sha256(url) }));
  if (rows.length > 0) await q('step_links').insert(rows).onConflict(['automation_id', 'url_hash']).ignore();
  return listStepLinks(q, automationId);
}

export async function listStepLinks(q: Query, automationId: number): Promise<ReadonlyMap<string, number>> {
  return byUrl(await q('step_links').where({ automation_id: automationId }).select('id', 'url'));
}

const byUrl = (rows: readonly { id: number; url: string }[]) => new Map(rows.map(({ id, url }) => [url, id]));

/** A link of a mail, as it was written; undefined for one of another mail. */
export async function findLinkUrl(
  q: Query,
  linkId: number,
  { postId, runId }: SentMail,
): Promise<string | undefined> {
  if (postId !== null) {
    const row: { url: string } | undefined = await q('mail_links')
      .where({ id: linkId, post_id: postId })
      .first('url');
    return row?.url;
  }
  const row: { url: string } | undefined = await q('step_links')
    .join('automation_runs', 'automation_runs.automation_id', 'step_links.automation_id')
    .where({ 'step_links.id': linkId, 'automation_runs.id': runId })
    .first('step_links.url');
  return row?.url;
}

/** To whom a mail went, for the merge fields of its links. */
export async function findReader(
  q: Query,
  deliveryId: number,
): Promise<{ subscriberId: number; email: string; name: string } | undefined> {
  return q('deliveries')
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .where({ 'deliveries.id': deliveryId })
    .first({
      subscriberId: 'subscribers.id',
      email: 'deliveries.email',
      name: 'subscribers.name',
    });
}

/** The links of an automation's mail that a person has followed, first ones first; undefined for a mail of anything else. */
export async function findFollowed(q: Query, deliveryId: number): Promise<Followed | undefined> {
  const mail: Omit<Followed, 'clicks'> | undefined = await q('deliveries')
    .where({ id: deliveryId, kind: 'automation' })
    .first({ runId: 'run_id', subscriberId: 'subscriber_id' });
  if (!mail) return undefined;
  const rows: { url: string; at: number | string }[] = await q('mail_reads')
    .join('step_links', 'step_links.id', 'mail_reads.step_link_id')
    .where({ 'mail_reads.delivery_id': deliveryId, 'mail_reads.kind': 'click' })
    .whereNull('mail_reads.machine')
    .orderBy('mail_reads.at')
    .select('step_links.url', 'mail_reads.at');
  return { ...mail, clicks: rows.map(({ url, at }) => ({ url: writtenAddress(url), at: Number(at) })) };
}

export interface Followed {
  readonly runId: number;
  readonly subscriberId: number;
  /** Links as they were written, and when, UTC milliseconds. */
  readonly clicks: readonly { readonly url: string; readonly at: number }[];
}

/** The business of a run in which somebody still is; undefined once it has ended. */
export async function findBusinessOfWaitingRun(q: Query, runId: number): Promise<number | undefined> {
  const row: { business_id: number } | undefined = await q('automation_runs')
    .where({ id: runId, status: 'waiting' })
    .first('business_id');
  return row?.business_id;
}
