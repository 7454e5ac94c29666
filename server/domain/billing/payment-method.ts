// The payment method of an account. Nothing here has ever seen a card's number.
import type { PaymentMethod } from '../../contract/payment-method.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { deletePaymentMethod, savePaymentMethod } from './payment-method.repo.ts';

/** Stores the actor's payment method in place of the one before. */
export async function setPaymentMethod(
  ctx: Context,
  actor: AccountActor,
  method: PaymentMethod,
): Promise<PaymentMethod> {
  return unitOfWork(ctx, actor, async (tx) => {
    await savePaymentMethod(tx.q, actor.accountId, { ...method, now: tx.now });
    tx.emit({ kind: 'payment-method.saved', businessId: actor.businessId, subjectId: actor.accountId });
    return method;
  });
}

/** Removes the actor's payment method; without one nothing happens. */
export async function removePaymentMethod(ctx: Context, actor: AccountActor): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    if (await deletePaymentMethod(tx.q, actor.accountId))
      tx.emit({ kind: 'payment-method.removed', businessId: actor.businessId, subjectId: actor.accountId });
  });
}
