// Somebody subscribes themselves, and has proved the address: whoever had left comes back.
import type { Tx } from '../../db/unit-of-work.ts';
import { createLinkToken } from '../../kernel/link-token.ts';
import { insertConsent } from './consent.repo.ts';
import { addToLists, ownLists } from './list.repo.ts';
import {
  deleteDeparted,
  findSubscriberByEmail,
  insertSubscriber,
  markSubscribed,
  updateName,
} from './subscriber.repo.ts';
import { hashAddress, TOKEN_BYTES } from './subscriber.ts';
import { tellGained } from './traits.ts';

export interface SelfSubscription {
  readonly businessId: number;
  readonly email: string;
  readonly name: string;
  readonly lists: readonly number[];
  /** Id of the form by which they came. */
  readonly form: number;
  readonly consent: { readonly text: string; readonly ip: string | null };
}

/** Makes somebody a subscriber by their own act, with its proof; lists that are gone by now are left out. */
export async function subscribe(tx: Tx, person: SelfSubscription): Promise<void> {
  const { businessId, email, name, lists, form, consent } = person;
  const link = createLinkToken(tx, 'unsubscribe', TOKEN_BYTES);
  const added = await insertSubscriber(tx.q, { businessId, email, name, link, now: tx.now });
  const known = added ?? (await findSubscriberByEmail(tx.q, businessId, email));
  if (!known) throw new Error('a subscriber who has an address already is not there');
  const isBack = known.status === 'unsubscribed';
  if (isBack) await markSubscribed(tx.q, known.id);
  if (!added && name) await updateName(tx.q, known.id, name);
  await deleteDeparted(tx.q, businessId, hashAddress(email));
  await insertConsent(tx.q, known.id, { at: tx.now, source: 'form', ...consent });
  const joined = await addToLists(tx.q, known.id, await ownLists(tx.q, businessId, lists));
  const kind = added || isBack ? 'subscriber.added' : 'subscriber.changed';
  tx.emit({ kind, businessId, subjectId: known.id });
  tellGained(tx, known, { lists: joined, tags: [], form });
}
