// The master switch, and what the autopilot is at.
import type { Autopilot } from '../../contract/autopilot.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { findBusiness, findSwitches, requireWriter, updatePaused } from '../business/index.ts';
import { countPosts } from '../content/index.ts';

/** Pauses or resumes everything of the actor's business; setting it as it stands changes nothing. */
export async function setPaused(ctx: Context, actor: AccountActor, paused: boolean): Promise<Autopilot> {
  requireWriter(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    if (await updatePaused(tx.q, actor.businessId, paused, tx.now)) {
      tx.emit({ kind: paused ? 'autopilot.paused' : 'autopilot.resumed', businessId: actor.businessId });
    }
  });
  return getAutopilot(ctx, actor.businessId);
}

export async function getAutopilot(ctx: Context, businessId: number): Promise<Autopilot> {
  const [business, switches, counts] = await Promise.all([
    findBusiness(ctx.db.read, businessId),
    findSwitches(ctx.db.read, businessId),
    countPosts(ctx.db.read, businessId),
  ]);
  const scheduled = counts.filter((count) => count.status === 'scheduled');
  const nextAt = Math.min(...scheduled.map((count) => count.firstAt ?? Number.POSITIVE_INFINITY));
  const changedAt = Math.max(switches.pausedAt ?? 0, switches.resumedAt ?? 0);
  return {
    paused: switches.paused,
    changedAt: changedAt === 0 ? null : new Date(changedAt).toISOString(),
    scheduled: scheduled.reduce((sum, count) => sum + count.posts, 0),
    awaitingApproval: counts.reduce(
      (sum, count) => sum + (count.status === 'awaiting_approval' ? count.posts : 0),
      0,
    ),
    nextPostAt: Number.isFinite(nextAt) ? new Date(nextAt).toISOString() : null,
    plannedUntil: business?.plannedUntil ? new Date(business.plannedUntil).toISOString() : null,
  };
}
