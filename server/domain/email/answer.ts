// Who answers a mail that they want no more is taken off, as by the link in it.
import type { Answered } from '../../contract/bounce.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { endSubscriptionOf } from '../audience/index.ts';
import type { ReturnedMail } from './bounce.repo.ts';
import { addToSums } from './reading/read.repo.ts';
import { markLeftBy } from './reading/results.repo.ts';

/**
 * Ends the subscription of whoever answered so, and keeps by what. Only who got the mail may: whoever else knows of it, such
 * as somebody whom it was forwarded to, changes nothing.
 * @returns whether it was theirs to answer
 */
export async function recordAnswer(tx: Tx, mail: ReturnedMail, answer: Answered): Promise<boolean> {
  if (mail.email.toLowerCase() !== answer.from) return false;
  const { word, messageId } = answer;
  const how = say('audience.left-by-answer', { word, messageId, mail: mail.name });
  const hasLeft = await endSubscriptionOf(tx, mail, how);
  if (hasLeft && (await markLeftBy(tx.q, mail.id, tx.now)) && mail.postId !== null)
    await addToSums(tx.q, mail.postId, { unsubscribed: 1 });
  return true;
}
