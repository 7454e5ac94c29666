// What move of some budgets is worth making as things stand, or in a sentence why none is. Reads alone: the daily job asks it, and
// whoever looks at a screen.
import { isAtMost } from '../../contract/autonomy.ts';
import type { World } from '../../contract/connection.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { type Said, say } from '../../sentences/index.ts';
import type { Business } from '../business/index.ts';
import { listConnections } from '../channels/index.ts';
import { overrulesOf } from '../evidence/index.ts';
import { coinOf, dailyOf } from './ad-account.ts';
import { type Arm, type ArmDay, toLearn } from './budget-arms.ts';
import { listReadAt } from './budget-days.repo.ts';
import { findBudgetLimits } from './budget-limits.repo.ts';
import { type ChosenMove, chooseMove } from './choose-move.ts';
import { levelOfMove } from './drive-move.ts';
import { findAdLimit } from './ledger.repo.ts';
import { listMoves } from './move.repo.ts';

/** A move that a person is asked for has to bring so much more. */
const WORTH_ASKING = 0.02;
/** After a no it is not asked again so soon, days. */
const AFTER_NO = 7;
/** An account that has told nothing for so long is not acted upon. */
const SILENT_DAYS = 2;
const SILENT = SILENT_DAYS * 24 * HOUR;

/** What a look takes: the database, and UTC milliseconds. */
export type Seen = Pick<Tx, 'q' | 'now'>;

/** The budgets of one world, and what was told of them. */
export interface Stand {
  readonly business: Business;
  readonly world: World;
  /** All of them, also those that nothing moves. */
  readonly arms: readonly Arm[];
  readonly days: readonly ArmDay[];
}

/** What may be moved of the budgets of a stand. */
export interface Free {
  readonly free: readonly Arm[];
  /** A person holds some of the others' channels. */
  readonly isHeld: boolean;
}

/** Budgets that no person holds. */
export async function freeOf(q: Query, { arms, business: { id } }: Stand): Promise<Free> {
  const { held } = await findBudgetLimits(q, id);
  const { held: byChannel } = await overrulesOf(q, id);
  const isByChannel = ({ connectionId }: Arm) => byChannel.includes(connectionId);
  return {
    free: arms.filter((arm) => !held.includes(arm.campaign.id) && !isByChannel(arm)),
    isHeld: arms.some(isByChannel),
  };
}

/** Budgets whose account has told nothing for too long; all of them where nothing at all was spent. */
export async function silentArms({ q, now }: Seen, { arms, days }: Stand): Promise<readonly Arm[]> {
  if (hasStopped(days)) return arms;
  const readAt = await listReadAt(q, [...new Set(arms.map(({ connectionId }) => connectionId))]);
  return arms.filter(({ connectionId }) => (readAt.get(connectionId) ?? 0) < now - SILENT);
}

/** Nothing was spent by any of them for two days, as of an account that cannot be billed: its days of nothing teach nothing. */
function hasStopped(days: readonly ArmDay[]): boolean {
  const spent = days.map(({ arms }) => Object.values(arms).some(({ spend }) => spend > 0));
  return spent.includes(true) && !spent.slice(-SILENT_DAYS).includes(true);
}

/** The move of these budgets that is due and worth it, or why there is none, for the owner. */
export async function seekMove(
  seen: Seen,
  stand: Stand,
  { free, isHeld }: Free,
): Promise<ChosenMove | { readonly still: Said }> {
  if (free.length < 2 && stand.arms.length >= 2) return { still: say('ads.held-all') };
  const rests = await whyRests(seen, stand);
  return rests ? { still: rests } : askFor(seen, stand, { free, isHeld });
}

/** Why it is too early for another move; null where none is under way, and the last is long enough ago. */
async function whyRests({ q, now }: Seen, { business, world }: Stand): Promise<Said | null> {
  const { coolDown } = await findBudgetLimits(q, business.id);
  const filter = { businessId: business.id, world, limit: 1 };
  if ((await listMoves(q, { ...filter, states: ['accepted'] })).length > 0) return say('ads.on-the-way');
  const [last] = await listMoves(q, { ...filter, states: ['made', 'undone', 'refused', 'failed'] });
  if (!last) return null;
  const { state } = last;
  const isNo = state === 'refused' || state === 'undone';
  const days = Math.max(coolDown, isNo ? AFTER_NO : 0);
  // A job of the same hour every day is not a minute early or late for it.
  const left = (last.madeAt ?? last.createdAt) + days * DAY - DAY / 2 - now;
  return left > 0 ? say('ads.rests', { days, left: Math.ceil(left / DAY), state }) : null;
}

/** Coins of one unit of the currency: networks take no less a day. */
export function leastOf(coin: number): number {
  return Math.max(1, Math.round(1_000_000 / coin));
}

async function askFor(
  seen: Seen,
  { business, world, arms, days }: Stand,
  { free }: Free,
): Promise<ChosenMove | { readonly still: Said }> {
  const coin = coinOf(business.currency);
  const limits = await findBudgetLimits(seen.q, business.id);
  const held = arms.filter((arm) => !free.includes(arm)).reduce((sum, { daily }) => sum + daily, 0);
  const most = [limits.total, await monthlyLimit(seen, business)].flatMap((micros) =>
    micros === null ? [] : [Math.floor(micros / coin) - held],
  );
  const level = await levelOfMove(
    seen,
    free.map(({ connectionId }) => connectionId),
  );
  const connections = await listConnections(seen.q, business.id);
  const caps = connections.map(({ id, budgetMinor }) => {
    const kept = arms.filter((arm) => arm.connectionId === id && !free.includes(arm));
    const taken = kept.reduce((sum, { daily }) => sum + daily, 0);
    return [id, dailyOf(budgetMinor, business.currency) / coin - taken] as const;
  });
  const own = new Set(free.map(({ connectionId }) => connectionId));
  return chooseMove({
    ...{ arms: free, limits, least: leastOf(coin) },
    days: toLearn(days),
    most: most.length > 0 ? Math.max(0, Math.min(...most)) : null,
    caps: new Map(caps.filter(([id]) => own.has(id))),
    worth: isAtMost(level, 'approve') ? WORTH_ASKING : 0,
    seed: `budget:${business.id}:${world}`,
  });
}

/** Micros a day that the monthly limit above all budgets leaves. */
async function monthlyLimit(seen: Seen, { id, currency }: Business): Promise<number | null> {
  const limit = await findAdLimit(seen.q, id);
  return limit === null ? null : dailyOf(limit, currency);
}
