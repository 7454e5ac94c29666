// All SQL of a mailing's recipients, as people look at them.
import type { Recipient, RecipientStatus } from '../../contract/mailing.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { readSentence } from '../../sentences/index.ts';

/** `error`: why it has not arrived, or not yet. */
export type RecipientRow = Omit<Recipient, 'error'> & { readonly error: Sentence | null };

/** Recipients of a mailing, newest first; `before` is the id to page on from. */
export async function selectRecipients(
  q: Query,
  page: { postId: number; status?: RecipientStatus | undefined; before?: number | undefined; limit: number },
): Promise<RecipientRow[]> {
  const query = q('deliveries')
    .where({ post_id: page.postId, ...(page.status && { status: page.status }) })
    .orderBy('id', 'desc')
    .limit(page.limit)
    .select('id', 'email', 'status', 'error');
  if (page.before !== undefined) query.where('id', '<', page.before);
  const rows: (Omit<Recipient, 'error'> & { readonly error: string | null })[] = await query;
  return rows.map((row) => ({ ...row, error: row.error === null ? null : readSentence(row.error) }));
}
