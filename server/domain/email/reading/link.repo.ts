// All SQL of the links whose clicks are counted: of mailings by their post, of automations by the automation.
import type { Query } from '../../../db/unit-of-work.ts';
import { sha256 } from '../../../kernel/ids.ts';
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
