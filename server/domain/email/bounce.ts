// What came back of mails: refusals, reports about undelivered mail, and complaints. All of them end here.
import type { Return, ReturnReport } from '../../contract/bounce.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { suppress } from '../audience/index.ts';
import { saidBy } from '../letters/index.ts';
import { countReturnedStep } from './automation-health.ts';
import { cameBackOften, findMailOfAnyBusiness, markReturned, type ReturnedMail } from './bounce.repo.ts';
import { countReturn } from './mailing-health.repo.ts';
import { judgeMailing } from './mailing-health.ts';

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
  const isNew = await markReturned(tx.q, mail.id, {
    as: came.as,
    // Programs say "abuse" of it.
    error: came.as === 'complaint' ? say('email.called-spam') : came.text === null ? null : saidBy(came.text),
    now: tx.now,
  });
  if (!isNew) return false;
  const { businessId, email, postId } = mail;
  if (came.as === 'complaint') await suppress(tx, { businessId, email, reason: 'complaint' });
  else if (came.as === 'hard' || (await isGone(tx, mail)))
    await suppress(tx, { businessId, email, reason: 'bounce' });
  if (postId !== null) {
    await countReturn(tx.q, postId, { as: came.as, before: mail.bounce });
    await judgeMailing(tx, postId);
  } else {
    await countReturnedStep(tx, mail.id, { as: came.as, before: mail.bounce });
  }
  return true;
}

async function isGone({ q, now }: Tx, mail: ReturnedMail): Promise<boolean> {
  return cameBackOften(q, mail, { count: SOFT_BOUNCES, since: now - SOFT_WITHIN });
}

/**
 * Takes a report about a mail. It counts only for a mail that it names by its unguessable name; the addresses in it count
 * for nothing, because anybody may send one.
 * @param businessId whose mails it may be about; anybody's when absent
 * @returns whether it was about a mail of ours
 */
export async function receiveReturn(
  ctx: Context,
  { names, ...came }: ReturnReport,
  businessId?: number,
): Promise<boolean> {
  // What is forged costs one read, and no transaction.
  const mail = await findMailOfAnyBusiness(ctx.db.read, names);
  if (!mail || (businessId !== undefined && mail.businessId !== businessId)) return false;
  await unitOfWork(ctx, SYSTEM, (tx) => recordReturn(tx, mail, came));
  return true;
}
