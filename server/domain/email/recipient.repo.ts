// All SQL of a mailing's recipients, as people look at them.
import type { Recipient, RecipientStatus } from '../../contract/mailing.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** `error`: why it has not arrived, or not yet. */
export type RecipientRow = Omit<Recipient, 'error'> & { readonly error: Sentence | null };

const RECIPIENT = mapColumns<RecipientRow>('deliveries', {
  id: 'id',
  email: 'email',
  status: 'status',
  error: sentenceOrNull('error'),
});

/** Recipients of a mailing, newest first; `before` is the id to page on from. */
export async function selectRecipients(
  q: Query,
  page: { postId: number; status?: RecipientStatus | undefined; before?: number | undefined; limit: number },
): Promise<RecipientRow[]> {
  const query = RECIPIENT.from(q)
    .where({ post_id: page.postId, ...(page.status && { status: page.status }) })
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('id', '<', page.before);
  return RECIPIENT.all(query);
}
