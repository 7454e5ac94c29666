// What came back of mails: refusals, reports about undelivered mail, and complaints. All of them end here.
import type { Return } from '../../contract/bounce.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { suppress } from '../audience/index.ts';
import { cameBackOften, markReturned, type ReturnedMail } from './bounce.repo.ts';

/** So many soft bounces in so long, without a mail that arrived between them, are as good as a hard one. */
const SOFT_BOUNCES = 5;
const SOFT_WITHIN = 30 * DAY;

/** What came back of a mail, and in whose words. */
export interface Returned {
  readonly as: Return;
  /** What the other side answered; null when it said nothing. */
  readonly text: string | null;
}

/**
 * Notes what came back of a mail, and suppresses its recipient where that asks for it. The same again changes nothing.
 * Only the address that the mail went to is ever suppressed, whatever a report says of others.
 * @returns whether that was new
 */
export async function recordReturn(tx: Tx, mail: ReturnedMail, came: Returned): Promise<boolean> {
  const isNew = await markReturned(tx.q, mail.id, { as: came.as, error: came.text, now: tx.now });
  if (!isNew) return false;
  const { businessId, email } = mail;
  if (came.as === 'complaint') await suppress(tx, { businessId, email, reason: 'complaint' });
  else if (came.as === 'hard' || (await isGone(tx, mail)))
    await suppress(tx, { businessId, email, reason: 'bounce' });
  return true;
}

async function isGone({ q, now }: Tx, mail: ReturnedMail): Promise<boolean> {
  return cameBackOften(q, mail, { count: SOFT_BOUNCES, since: now - SOFT_WITHIN });
}
