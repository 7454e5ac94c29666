// What came back of mails: refusals, reports about undelivered mail, complaints, and answers that ask for no more. All of
// them end here.
import type { Came, DropReason, ReturnReport } from '../../contract/bounce.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { endSubscriptionOf, suppress } from '../audience/index.ts';
import { saidBy } from '../letters/index.ts';
import { recordAnswer, recordLeftThere } from './answer.ts';
import { countReturnedStep } from './automation-health.ts';
import { cameBackOften, findMailOfAnyBusiness, markReturned, type ReturnedMail } from './bounce.repo.ts';
import { countReturn } from './mailing-health.repo.ts';
import { judgeMailing } from './mailing-health.ts';

/** So many soft bounces in so long, without a mail that arrived between them, are as good as a hard one. */
const SOFT_BOUNCES = 5;
const SOFT_WITHIN = 30 * DAY;

/**
 * Notes what came back of a mail, and suppresses its recipient where that asks for it. The same again changes nothing.
 * Only the address that the mail went to is ever suppressed, whatever a report says of others.
 * @returns whether that was new
 */
export async function recordReturn(tx: Tx, mail: ReturnedMail, came: Came): Promise<boolean> {
  const isNew = await markReturned(tx.q, mail.id, {
    as: came.as,
    // Programs say "abuse" of it.
    error: came.as === 'complaint' ? say('email.called-spam') : came.text === null ? null : saidBy(came.text),
    now: tx.now,
  });
  if (!isNew) return false;
  const { businessId, email, postId } = mail;
  const before = mail.bounce === 'dropped' ? null : mail.bounce;
  if (came.as === 'complaint') await suppress(tx, { businessId, email, reason: 'complaint' });
  else if (came.as === 'hard' || (await isGone(tx, mail)))
    await suppress(tx, { businessId, email, reason: 'bounce' });
  if (postId !== null) {
    await countReturn(tx.q, postId, { as: came.as, before });
    await judgeMailing(tx, postId);
  } else {
    await countReturnedStep(tx, mail.id, { as: came.as, before });
  }
  return true;
}

/**
 * Notes that a mail service dropped a mail for what it knows of mails before. It is held against no mailing: nobody saw it.
 * The same again changes nothing.
 */
async function recordDrop(tx: Tx, mail: ReturnedMail, why: DropReason): Promise<void> {
  const error = say('email.mail-dropped', { why });
  if (!(await markReturned(tx.q, mail.id, { as: 'dropped', error, now: tx.now }))) return;
  const { businessId, email } = mail;
  if (why === 'left') await endSubscriptionOf(tx, mail, say('audience.left-at-service'));
  else await suppress(tx, { businessId, email, reason: why === 'complaint' ? 'complaint' : 'bounce' });
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
  report: ReturnReport,
  businessId?: number,
): Promise<boolean> {
  // What is forged costs one read, and no transaction.
  const mail = await findMailOfAnyBusiness(ctx.db.read, report.names);
  if (!mail || (businessId !== undefined && mail.businessId !== businessId)) return false;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    if (report.as === 'answered') return recordAnswer(tx, mail, report);
    if (report.as === 'left') await recordLeftThere(tx, mail);
    else if (report.as === 'dropped') await recordDrop(tx, mail, report.why);
    else await recordReturn(tx, mail, report);
    return true;
  });
}
