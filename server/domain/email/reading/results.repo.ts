// All SQL of what came of a mailing beside opens and clicks.
import type { Return } from '../../../contract/bounce.ts';
import type { Query } from '../../../db/unit-of-work.ts';

/** Notes that somebody left by a mail of theirs. @returns its mailing; undefined where that was known, or is no mail of theirs */
export async function markLeft(
  q: Query,
  left: { messageName: string; tokenHash: string; now: number },
): Promise<{ postId: number | null } | undefined> {
  const whose = q('subscribers').select('id').where({ token_hash: left.tokenHash });
  const [row]: { post_id: number | null }[] = await q('deliveries')
    .where({ message_id: left.messageName })
    .whereIn('subscriber_id', whose)
    .whereNull('unsubscribed_at')
    .update({ unsubscribed_at: left.now })
    .returning('post_id');
  return row && { postId: row.post_id };
}

/** The same of a mail that is known. @returns whether that was new */
export async function markLeftBy(q: Query, deliveryId: number, now: number): Promise<boolean> {
  const changed = await q('deliveries')
    .where({ id: deliveryId })
    .whereNull('unsubscribed_at')
    .update({ unsubscribed_at: now });
  return changed === 1;
}

/** How many mails of a mailing came back, by what they came back as. */
export async function countReturns(q: Query, postId: number): Promise<Readonly<Record<Return, number>>> {
  const rows = (await q('deliveries')
    .where({ post_id: postId })
    .whereNotNull('bounce')
    .groupBy('bounce')
    .select('bounce')
    .count({ count: '*' })) as { bounce: Return; count: number | string }[];
  const of = (bounce: Return) => Number(rows.find((row) => row.bounce === bounce)?.count ?? 0);
  return { hard: of('hard'), soft: of('soft'), complaint: of('complaint') };
}

/** Orders of people within so long after they followed a link of the mailing. */
export async function countOrdersAfter(q: Query, postId: number, within: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('deliveries')
    .join('person_events', 'person_events.subscriber_id', 'deliveries.subscriber_id')
    .where({ 'deliveries.post_id': postId, 'person_events.event': 'order' })
    .whereNotNull('deliveries.clicked_at')
    .whereRaw('person_events.at >= deliveries.clicked_at')
    .whereRaw('person_events.at <= deliveries.clicked_at + ?', [within])
    .countDistinct({ count: 'person_events.id' })
    .first();
  return Number(row?.count ?? 0);
}
