// Who answers a mail that they want no more, or says so to the mail service, is taken off, as by the link in it.
import type { Answered } from '../../contract/bounce.ts';
import type { Sentence } from '../../contract/sentence.ts';
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
  await leaveBy(tx, mail, say('audience.left-by-answer', { word, messageId, mail: mail.name }));
  return true;
}

/** Ends the subscription of whoever left by a link that the mail service had put into the mail. */
export async function recordLeftThere(tx: Tx, mail: ReturnedMail): Promise<void> {
  await leaveBy(tx, mail, say('audience.left-at-service'));
}

async function leaveBy(tx: Tx, mail: ReturnedMail, how: Sentence): Promise<void> {
  const hasLeft = await endSubscriptionOf(tx, mail, how);
  if (hasLeft && (await markLeftBy(tx.q, mail.id, tx.now)) && mail.postId !== null)
    await addToSums(tx.q, mail.postId, { unsubscribed: 1 });
}
