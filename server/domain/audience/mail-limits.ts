// What a business keeps to when it writes to people: no more than so many mails, and none at night.
import type { MailLimits } from '../../contract/mail-limits.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { requireWriter } from '../business/index.ts';
import { updateMailLimits } from './mail-limits.repo.ts';

/** Sets the limits for mails that leave from now on. */
export async function setMailLimits(
  ctx: Context,
  actor: AccountActor,
  limits: MailLimits,
): Promise<MailLimits> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    await updateMailLimits(tx.q, businessId, limits);
    tx.emit({ kind: 'mail-limits.set', businessId, data: limits });
  });
  return limits;
}
