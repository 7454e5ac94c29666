// Tells an account what it must know about its plan: an event, of which the notification is made, and a letter.
import type { EventData, Said } from '../../contract/events.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { findAccount } from '../accounts/index.ts';
import { writeLetter } from '../letters/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';

type NewsKind = 'trial.ending' | 'plan.ended' | 'payment.failed';
type Told<K extends NewsKind = NewsKind> = { [P in K]: Said<P> & { readonly subjectId: number } }[K];

type Texts<K extends NewsKind> = (data: EventData<K>) => { title: Sentence; message: Sentence };

const TEXTS: { readonly [K in NewsKind]: Texts<K> } = {
  'trial.ending': (data) => ({
    title: say('billing.trial-ending-title', data),
    message: say('billing.trial-ending', data),
  }),
  'plan.ended': (data) => ({
    title: say('billing.plan-ended-title', data),
    message: say('billing.plan-over', data),
  }),
  'payment.failed': (data) => ({
    title: say('billing.payment-failed-title', data),
    message: say('billing.payment-failed', data),
  }),
};

/** @param event about the account, or an invoice of it */
export async function tellOwner(tx: Tx, event: Told): Promise<void> {
  const { accountId } = event.data;
  const account = await findAccount(tx.q, accountId);
  if (!account) return;
  tx.emit({ ...event, businessId: await findBilledBusinessId(tx.q, accountId) });
  if (account.email === '') return;
  const { name, email } = account;
  const { title, message } = newsOf(event);
  const props = {
    title,
    message,
    action: { label: say('billing.open-profile'), path: '#/profile' },
  };
  await writeLetter(tx, { to: { name, email }, template: 'notice', props });
}

function newsOf<K extends NewsKind>({ kind, data }: Told<K>): ReturnType<Texts<K>> {
  return TEXTS[kind](data);
}
