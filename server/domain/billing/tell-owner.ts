// Tells an account what it must know about its plan: an event, of which the notification is made, and a letter.
import {
  type News,
  type PaymentFailed,
  type PlanEnded,
  type TrialEnding,
  tellPaymentFailed,
  tellPlanEnded,
  tellTrialEnding,
} from '../../contract/billing-news.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { findAccount } from '../accounts/index.ts';
import { writeLetter } from '../letters/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';

interface NewsData {
  'trial.ending': TrialEnding;
  'plan.ended': PlanEnded;
  'payment.failed': PaymentFailed & { readonly attempt: number };
}

const TEXTS: { readonly [K in keyof NewsData]: (data: NewsData[K]) => News } = {
  'trial.ending': tellTrialEnding,
  'plan.ended': tellPlanEnded,
  'payment.failed': tellPaymentFailed,
};

/** @param subjectId what the event is about: the account, or an invoice */
export async function tellOwner<K extends keyof NewsData>(
  tx: Tx,
  accountId: number,
  { kind, subjectId, data }: { kind: K; subjectId: number; data: NewsData[K] },
): Promise<void> {
  const account = await findAccount(tx.q, accountId);
  if (!account) return;
  const businessId = await findBilledBusinessId(tx.q, accountId);
  tx.emit({ kind, businessId, subjectId, data: { ...data, accountId } });
  if (account.email === '') return;
  const { name, email } = account;
  const props = { ...TEXTS[kind](data), action: { label: 'Open Profile & Subscription', path: '#/profile' } };
  await writeLetter(tx, { to: { name, email }, template: 'notice', props });
}
