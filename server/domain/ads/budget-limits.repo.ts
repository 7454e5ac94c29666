// All SQL of the limits of moves.
import type { World } from '../../contract/connection.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface BudgetLimitsRecord {
  readonly businessId: number;
  /** Micros a day of all campaigns together; null for what they are set to. */
  readonly total: number | null;
  /** Percent of the total. */
  readonly floor: number;
  readonly ceiling: number;
  /** Percent of a campaign's budget. */
  readonly maxChange: number;
  /** Days. */
  readonly coolDown: number;
  readonly minResults: number;
  readonly minDays: number;
  /** Ids of campaigns that nothing moves. */
  readonly held: readonly number[];
  /** Since when nothing real moves before a person has looked, UTC milliseconds. */
  readonly frozenAt: number | null;
  readonly frozenWhy: Sentence | null;
  /** The same of what is simulated. */
  readonly simulatedFrozenAt: number | null;
  readonly simulatedFrozenWhy: Sentence | null;
}

const toNumber = (value: unknown) => (value === null ? null : Number(value));

const LIMITS = mapColumns<BudgetLimitsRecord>('budget_limits', {
  businessId: 'business_id',
  total: { sql: 'total_micros', read: toNumber },
  floor: 'floor',
  ceiling: 'ceiling',
  maxChange: 'max_change',
  coolDown: 'cool_down',
  minResults: 'min_results',
  minDays: 'min_days',
  held: { sql: 'held', read: (value: string) => JSON.parse(value), write: JSON.stringify },
  frozenAt: { sql: 'frozen_at', read: toNumber },
  frozenWhy: sentenceOrNull('frozen_why'),
  simulatedFrozenAt: { sql: 'simulated_frozen_at', read: toNumber },
  simulatedFrozenWhy: sentenceOrNull('simulated_frozen_why'),
});

/** What holds until somebody says otherwise: at most a fifth a day, as networks begin to learn anew beyond that. */
const USUAL = {
  total: null,
  floor: 5,
  ceiling: 60,
  maxChange: 20,
  coolDown: 1,
  minResults: 30,
  minDays: 14,
  held: [],
  frozenAt: null,
  frozenWhy: null,
  simulatedFrozenAt: null,
  simulatedFrozenWhy: null,
} as const satisfies Omit<BudgetLimitsRecord, 'businessId'>;

/** The ice of one world, as it is stored. @param why null takes it away */
export function iceOn(
  world: World,
  ice: { readonly at: number; readonly why: Sentence } | null,
): Partial<BudgetLimitsRecord> {
  const { at, why } = ice ?? { at: null, why: null };
  return world === 'real'
    ? { frozenAt: at, frozenWhy: why }
    : { simulatedFrozenAt: at, simulatedFrozenWhy: why };
}

/** Since when nothing of a world moves, and why; null where it may. */
export function iceOf(
  limits: BudgetLimitsRecord,
  world: World,
): { readonly at: number; readonly why: Sentence | null } | null {
  const [at, why] =
    world === 'real'
      ? [limits.frozenAt, limits.frozenWhy]
      : [limits.simulatedFrozenAt, limits.simulatedFrozenWhy];
  return at === null ? null : { at, why };
}

export async function findBudgetLimits(q: Query, businessId: number): Promise<BudgetLimitsRecord> {
  const found = await LIMITS.one(LIMITS.from(q).where({ business_id: businessId }));
  return found ?? { businessId, ...USUAL };
}

/** Stores what changes; the caller holds the budgets of the business. */
export async function saveBudgetLimits(
  q: Query,
  businessId: number,
  change: Partial<Omit<BudgetLimitsRecord, 'businessId'>>,
): Promise<BudgetLimitsRecord> {
  const limits = { ...(await findBudgetLimits(q, businessId)), ...change };
  await q('budget_limits')
    .insert(LIMITS.stored({ ...limits }))
    .onConflict('business_id')
    .merge();
  return limits;
}
