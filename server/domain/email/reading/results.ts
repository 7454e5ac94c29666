// What came of a mailing beside opens and clicks: who left by it, what came back, and orders of those who followed a link.
import { type MailingResults, ORDER_DAYS } from '../../../contract/mailing.ts';
import { type Context, unitOfWork } from '../../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS } from '../../../kernel/actor.ts';
import { DAY } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { findMailing } from '../mailing.repo.ts';
import { getMailPost } from '../mailing.ts';
import { addToSums } from './read.repo.ts';
import { countOrdersAfter, countReturns, markLeft } from './results.repo.ts';

/** Somebody has left by the link of a mail: it counts once, and only for a mail of theirs. */
export async function recordLeaving(ctx: Context, token: string, messageName: string): Promise<void> {
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const left = await markLeft(tx.q, { messageName, tokenHash: sha256(token), now: tx.now });
    if (left && left.postId !== null) await addToSums(tx.q, left.postId, { unsubscribed: 1 });
  });
}

/** @throws AppError not-found for what is foreign or no mailing */
export async function readResults(ctx: Context, actor: AccountActor, id: number): Promise<MailingResults> {
  await getMailPost(ctx, actor, id);
  const q = ctx.db.read;
  const [facts, { hard, soft, complaint }, orders] = await Promise.all([
    findMailing(q, id),
    countReturns(q, id),
    countOrdersAfter(q, id, ORDER_DAYS * DAY),
  ]);
  const { isMeasured, opened, clicked, machineReads, unsubscribed } = facts;
  const measured = isMeasured ? { opened, clicked, machineReads } : NOT_MEASURED;
  return {
    ...measured,
    ...{ unsubscribed, complaints: complaint, bounces: { hard, soft } },
    orders: isMeasured ? { count: orders, days: ORDER_DAYS } : null,
  };
}

const NOT_MEASURED = { opened: null, clicked: null, machineReads: null };
