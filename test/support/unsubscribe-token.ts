// The secret of a subscriber's unsubscribe link, which only mails show.
import type { Context } from '../../server/db/unit-of-work.ts';
import { openLinkToken } from '../../server/kernel/link-token.ts';

export async function unsubscribeTokenOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  subscriberId: number,
): Promise<string> {
  const link = await db
    .read('subscribers')
    .where({ id: subscriberId })
    .first({ hash: 'token_hash', sealed: 'sealed_token' });
  return openLinkToken(vault, 'unsubscribe', link);
}
