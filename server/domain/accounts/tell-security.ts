// Tells a person that the way into their account has changed, or is tried: an event, of which the notification is made, and a letter.
import type { SecurityEvent } from '../../contract/security-news.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import type { AccountRecord } from './account.ts';

/** For whoever did not do it, and may not get in any more: it needs no sign-in. */
const NEXT_STEP = { label: say('accounts.set-password'), path: '/screens/forgot' };

/** @param account as it is from now on: the letter goes to that address, when there is one */
export async function tellChangedAccess(
  tx: Tx,
  { id, name, email, currentBusinessId }: AccountRecord,
  kind: Exclude<SecurityEvent, 'account.address-changed'>,
): Promise<void> {
  tx.emit({ kind, businessId: currentBusinessId, subjectId: id });
  if (email === '') return;
  const said = { event: kind, isFirst: false };
  const title = say('accounts.access-title', said);
  const props = { title, message: say('accounts.access', said), action: NEXT_STEP };
  await writeLetter(tx, { to: { name, email }, template: 'notice', props });
}

/** Whoever gives the account its first password has just typed it: the bell keeps it, and no letter is needed. */
export function tellFirstPassword(tx: Tx, { id, currentBusinessId: businessId }: AccountRecord): void {
  tx.emit({ kind: 'account.password-set', businessId, subjectId: id, data: { isFirst: true } });
}
