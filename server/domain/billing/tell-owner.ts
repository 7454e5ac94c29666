// Tells an account what it must know about its plan: an event, of which the notification is made, and a letter.
import { type News, tellPaymentFailed, tellPlanEnded, tellTrialEnding } from '../../contract/billing-news.ts';
import type { EventData, Said } from '../../contract/events.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { findAccount } from '../accounts/index.ts';
import { writeLetter } from '../letters/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';

type NewsKind = 'trial.ending' | 'plan.ended' | 'payment.failed';
type Told<K extends NewsKind = NewsKind> = { [P in K]: Said<P> & { readonly subjectId: number } }[K];

const TEXTS: { readonly [K in NewsKind]: (data: EventData<K>) => News } = {
  'trial.ending': tellTrialEnding,
  'plan.ended': tellPlanEnded,
  'payment.failed': tellPaymentFailed,
};

/** @param event about the account, or an invoice of it */
export async function tellOwner(tx: Tx, event: Told): Promise<void> {
  const { accountId } = event.data;
  const account = await findAccount(tx.q, accountId);
  if (!account) return;
  tx.emit({ ...event, businessId: await findBilledBusinessId(tx.q, accountId) });
  if (account.email === '') return;
  const { name, email } = account;
  const props = { ...newsOf(event), action: { label: 'Open Profile & Subscription', path: '#/profile' } };
  await writeLetter(tx, { to: { name, email }, template: 'notice', props });
}

function newsOf<K extends NewsKind>({ kind, data }: Told<K>): News {
  return TEXTS[kind](data);
}
