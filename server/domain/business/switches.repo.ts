// All SQL of the switches of a business: one row holds each of them once.
import type { SwitchName } from '../../contract/autopilot.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import { lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** Every switch as it stands. What may happen is the AND of all that apply. */
export interface Switches extends Readonly<Record<SwitchName, boolean>> {
  readonly paused: boolean;
  /** No plan covers this business: nothing new is planned and nothing leaves. Only billing sets it. */
  readonly locked: boolean;
  /** When it was last paused, UTC milliseconds; null when never. */
  readonly pausedAt: number | null;
  readonly resumedAt: number | null;
}

const SWITCHES = mapColumns<Switches>('business_settings', {
  socialPosts: flag('social_posts'),
  contentCreation: flag('content_creation'),
  emailMarketing: flag('email_marketing'),
  paidAds: flag('paid_ads'),
  crisisResponse: flag('crisis_response'),
  budgetAllocation: flag('budget_allocation'),
  performanceScaling: flag('performance_scaling'),
  campaignScheduling: flag('campaign_scheduling'),
  roiSelection: flag('roi_selection'),
  baselineComparison: flag('baseline_comparison'),
  paused: flag('paused'),
  locked: flag('locked'),
  pausedAt: 'paused_at',
  resumedAt: 'resumed_at',
});

/** @throws Error when the business does not exist */
export async function findSwitches(q: Query, businessId: number): Promise<Switches> {
  const switches = await SWITCHES.one(SWITCHES.from(q).where({ business_id: businessId }));
  if (!switches) throw new Error(`business ${businessId} has no settings`);
  return switches;
}

/** The switches as they stand until this transaction ends: neither they nor the profile change before that. */
export async function lockSwitches(q: Query, businessId: number): Promise<Switches> {
  await lockShared(q, q('businesses').select('id').where({ id: businessId }));
  await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
  return findSwitches(q, businessId);
}

/** Sets the master switch; false when it stood so already. */
export async function updatePaused(
  q: Query,
  businessId: number,
  paused: boolean,
  now: number,
): Promise<boolean> {
  const changed = await q('business_settings')
    .where({ business_id: businessId, paused: !paused })
    .update(paused ? { paused, paused_at: now } : { paused, resumed_at: now });
  return changed === 1;
}

/** Whether the admin keeps a business from going on, because all its owners are suspended. */
export async function isHeld(q: Query, businessId: number): Promise<boolean> {
  const row: unknown = await q('business_settings')
    .select('business_id')
    .where({ business_id: businessId })
    .whereNotNull('held_at')
    .first();
  return row !== undefined;
}

/** Pauses a business until it is released. @returns whether it ran before */
export async function holdBusiness(q: Query, businessId: number, now: number): Promise<boolean> {
  await q('business_settings').where({ business_id: businessId }).update({ held_at: now });
  return updatePaused(q, businessId, true, now);
}

/** Ends a hold; what ran before it runs again. @returns whether it now does because of this */
export async function releaseBusiness(q: Query, businessId: number, now: number): Promise<boolean> {
  const ranBefore = (await q('business_settings')
    .where({ business_id: businessId, paused: true })
    .whereRaw('?? = ??', ['paused_at', 'held_at'])
    .update({ paused: false, resumed_at: now })) as number;
  await q('business_settings').where({ business_id: businessId }).update({ held_at: null });
  return ranBefore === 1;
}

/** Locks or unlocks a business; false when it stood so already. */
export async function updateLocked(q: Query, businessId: number, locked: boolean): Promise<boolean> {
  const changed = await q('business_settings')
    .where({ business_id: businessId, locked: !locked })
    .update({ locked });
  return changed === 1;
}

/** Sets one of the other switches; false when it stood so already. */
export async function updateSwitch(
  q: Query,
  businessId: number,
  name: SwitchName,
  on: boolean,
): Promise<boolean> {
  const changed = await q('business_settings')
    .where({ business_id: businessId, ...SWITCHES.stored({ [name]: !on }) })
    .update(SWITCHES.stored({ [name]: on }));
  return changed === 1;
}
