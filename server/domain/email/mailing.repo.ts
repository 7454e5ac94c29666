// All SQL of mailings: the segment that each goes to.
import type { CampaignSegment } from '../../contract/constants/email.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** The segment that a mailing goes to; everybody who is subscribed unless told. */
export async function findSegment(q: Query, postId: number): Promise<CampaignSegment> {
  const row: { segment: CampaignSegment } | undefined = await q('mailings')
    .select('segment')
    .where({ post_id: postId })
    .first();
  return row?.segment ?? 'all';
}

export async function saveSegment(q: Query, postId: number, segment: CampaignSegment): Promise<void> {
  await q('mailings').insert({ post_id: postId, segment }).onConflict('post_id').merge();
}

/** Whom a mailing goes to, and what its mails have told since. */
export interface MailingFacts {
  readonly segment: CampaignSegment;
  readonly isMeasured: boolean;
  /** People, each once. */
  readonly opened: number;
  readonly clicked: number;
  readonly machineReads: number;
}

/** Of each of these mailings that has any. */
export async function listMailingFacts(
  q: Query,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, MailingFacts>> {
  const rows: (MailingFacts & { postId: number })[] = await q('mailings')
    .select('segment', 'opened', 'clicked', { postId: 'post_id' })
    .select({ isMeasured: 'is_measured', machineReads: 'machine_reads' })
    .whereIn('post_id', [...postIds]);
  return new Map(rows.map((row) => [row.postId, { ...row, isMeasured: Boolean(row.isMeasured) }]));
}
