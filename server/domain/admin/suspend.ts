// Suspension of a customer: the person is kept out, and businesses that nobody else owns stand still meanwhile. Their
// members stay as they are until it is done, or the last other owner could leave unseen.
import type { Said } from '../../contract/events.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount, reactivate, suspend } from '../accounts/index.ts';
import { findBilledBusinessId } from '../billing/index.ts';
import { holdBusiness, releaseBusiness } from '../business/index.ts';
import { endLinksBy, lockBusinessesOf } from '../members/index.ts';
import { listBusinessesWithoutOwner, listHeldBusinesses } from './owned.repo.ts';

/** @throws AppError not-found, or conflict when it is suspended already or has no sign-in to refuse */
export async function suspendCustomer(ctx: Context, id: number, reason: string): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    await lockWithBusinesses(tx, id);
    if (!(await suspend(tx, id, reason))) throw new AppError('conflict', say('admin.suspended-already'));
    await endLinksBy(tx, { accountId: id });
    const held = await listBusinessesWithoutOwner(tx.q, id);
    for (const businessId of held) {
      if (await holdBusiness(tx.q, businessId, tx.now)) tx.emit({ kind: 'autopilot.paused', businessId });
    }
    await record(tx, id, { kind: 'account.suspended', data: { reason, held } });
  });
}

/** @throws AppError not-found, or conflict when it is not suspended */
export async function reactivateCustomer(ctx: Context, id: number, reason: string): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    await lockWithBusinesses(tx, id);
    if (!(await reactivate(tx, id))) throw new AppError('conflict', say('admin.not-suspended'));
    const released = await listHeldBusinesses(tx.q, id);
    for (const businessId of released) {
      if (await releaseBusiness(tx.q, businessId, tx.now)) tx.emit({ kind: 'autopilot.resumed', businessId });
    }
    await record(tx, id, { kind: 'account.reactivated', data: { reason, released } });
  });
}

/** On record where the account's plan is: a client of theirs, whose business they have open, is told nothing of it. */
async function record(
  tx: Tx,
  subjectId: number,
  event: Said<'account.suspended'> | Said<'account.reactivated'>,
): Promise<void> {
  tx.emit({ ...event, businessId: await findBilledBusinessId(tx.q, subjectId), subjectId });
}

/** The account before its businesses, as everyone locks them. */
async function lockWithBusinesses(tx: Tx, id: number): Promise<void> {
  await lockAccount(tx.q, id);
  await lockBusinessesOf(tx.q, id);
}
