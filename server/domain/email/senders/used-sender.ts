// In whose name the mails of a business leave.
import type { Query } from '../../../db/unit-of-work.ts';
import type { MailAddress } from '../../letters/index.ts';
import { findUsedSender } from './sender.repo.ts';

/** In whose name mails of a business leave; null for the installation's. */
export async function findSenderAddress(q: Query, businessId: number): Promise<MailAddress | null> {
  const sender = await findUsedSender(q, businessId);
  return sender ? { name: sender.name, address: sender.email } : null;
}
