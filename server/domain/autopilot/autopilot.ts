// The switches, and what the autopilot is at.
import {
  type Autopilot,
  type AutopilotInput,
  SWITCH_NAMES,
  type SwitchName,
} from '../../contract/autopilot.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { countStates } from '../analytics/index.ts';
import {
  findBusiness,
  findSwitches,
  isHeld,
  requireOwner,
  updatePaused,
  updateSwitch,
} from '../business/index.ts';
import { countPosts } from '../content/index.ts';
import { type NewDecision, recordDecisions } from '../events/index.ts';

/**
 * Turns the switches that the input names; the others stay. What stands so already changes nothing and tells nobody.
 * Turning something on again makes the jobs that go on with what was held back.
 */
export async function changeAutopilot(
  ctx: Context,
  actor: AccountActor,
  input: AutopilotInput,
): Promise<Autopilot> {
  requireOwner(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const { paused } = input;
    if (paused === false) await requireReleased(tx, businessId);
    if (paused !== undefined && (await updatePaused(tx.q, businessId, paused, tx.now))) {
      tx.emit({ kind: paused ? 'autopilot.paused' : 'autopilot.resumed', businessId });
    }
    const changed = await turnSwitches(tx, businessId, input);
    if (Object.keys(changed).length > 0) {
      // Told with the master switch, so that whoever hears of it knows all there is to know.
      const switches = await findSwitches(tx.q, businessId);
      tx.emit({ kind: 'autopilot.changed', businessId, data: { paused: switches.paused, changed } });
      await recordDecisions(tx, explainTurns(businessId, changed));
    }
  });
  return getAutopilot(ctx, businessId);
}

/** @throws AppError conflict while the admin holds the business */
async function requireReleased(tx: Tx, businessId: number): Promise<void> {
  if (!(await isHeld(tx.q, businessId))) return;
  throw new AppError('conflict', say('autopilot.on-hold'));
}

/** @returns those that stood otherwise before */
async function turnSwitches(tx: Tx, businessId: number, input: AutopilotInput) {
  const changed: Partial<Record<SwitchName, boolean>> = {};
  for (const name of SWITCH_NAMES) {
    const on = input[name];
    if (on !== undefined && (await updateSwitch(tx.q, businessId, name, on))) changed[name] = on;
  }
  return changed;
}

function explainTurns(businessId: number, changed: Partial<Record<SwitchName, boolean>>): NewDecision[] {
  return SWITCH_NAMES.flatMap((name) => {
    const on = changed[name];
    if (on === undefined) return [];
    const what = say('autopilot.switched', { name, on });
    const undo = { kind: 'switch', name, on } as const;
    return [{ businessId, kind: 'switch', what, why: say('autopilot.you-asked'), undo }];
  });
}

export async function getAutopilot(ctx: Context, businessId: number): Promise<Autopilot> {
  const [business, switches, counts] = await Promise.all([
    findBusiness(ctx.db.read, businessId),
    findSwitches(ctx.db.read, businessId),
    countPosts(ctx.db.read, businessId),
  ]);
  const states = countStates(counts);
  const scheduled = counts.filter((count) => count.status === 'scheduled');
  const nextAt = Math.min(...scheduled.map((count) => count.firstAt ?? Number.POSITIVE_INFINITY));
  const changedAt = Math.max(switches.pausedAt ?? 0, switches.resumedAt ?? 0);
  const { pausedAt: _, resumedAt: __, ...shown } = switches;
  return {
    ...shown,
    changedAt: changedAt === 0 ? null : new Date(changedAt).toISOString(),
    scheduled: states.scheduled,
    awaitingApproval: states.awaitingApproval,
    nextPostAt: Number.isFinite(nextAt) ? new Date(nextAt).toISOString() : null,
    plannedUntil: business?.plannedUntil ? new Date(business.plannedUntil).toISOString() : null,
  };
}
