// Which budgets a move sets: the learner's split, within every limit. Pure.
import type { Said } from '../../sentences/index.ts';
import { say } from '../../sentences/index.ts';
import {
  type BudgetSplit,
  type BudgetToSplit,
  type Foreseen,
  foreseeBudget,
  type Limit,
  splitBudget,
} from '../learning/index.ts';
import type { Arm } from './budget-arms.ts';
import type { BudgetLimitsRecord } from './budget-limits.repo.ts';

export interface MoveQuestion {
  /** Those that may be moved. */
  readonly arms: readonly Arm[];
  readonly days: BudgetToSplit['days'];
  readonly limits: Pick<BudgetLimitsRecord, 'floor' | 'ceiling' | 'maxChange' | 'minResults' | 'minDays'>;
  /** Coins a day that they may come to; null for what they are set to. */
  readonly most: number | null;
  /** Coins a day that the budgets of a connection may come to, by its id. */
  readonly caps: ReadonlyMap<number, number>;
  /** Coins below which no network sets a budget. */
  readonly least: number;
  /** Expected gain below which a move is not worth it, a ratio. */
  readonly worth: number;
  readonly seed: string;
}

export interface ChosenMove {
  readonly amounts: Readonly<Record<string, number>>;
  /** What the learner was asked with, but for the days. */
  readonly request: Omit<BudgetToSplit, 'days'>;
  readonly foreseen: Foreseen;
  /** The limits that bound, by key. */
  readonly bound: Readonly<Record<string, Limit | null>>;
}

/** The move, or why there is none, for the owner. */
export function chooseMove(question: MoveQuestion): ChosenMove | { readonly still: Said } {
  const { arms, days, limits, most } = question;
  if (arms.length < 2) return { still: say('ads.needs-two') };
  const results = days.reduce(
    (sum, { channels }) => sum + Object.values(channels).reduce((all, one) => all + one.conversions, 0),
    0,
  );
  if (days.length < limits.minDays || results < limits.minResults) {
    const had = { days: days.length, results: Math.round(results) };
    return {
      still: say('ads.too-little', { ...had, minDays: limits.minDays, minResults: limits.minResults }),
    };
  }
  const previous = Object.fromEntries(arms.map(({ key, daily }) => [key, daily]));
  const sum = arms.reduce((all, { daily }) => all + daily, 0);
  const total = Math.min(sum, most ?? sum);
  const found = splitWithin(question, previous, total);
  if (!found) return { still: say('ads.limits-exclude') };
  const { split, request } = found;
  const foreseen = foreseeBudget({ ...request, days }, previous, split.amounts);
  const moved =
    arms.reduce((all, { key, daily }) => all + Math.abs((split.amounts[key] ?? 0) - daily), 0) / 2;
  const isDue = total < sum;
  const isWorth = moved >= LEAST_MOVED * total && foreseen.after > foreseen.before * (1 + question.worth);
  if (!isDue && !isWorth) return { still: whyWell({ split, foreseen, moved: moved / total }) };
  return { amounts: split.amounts, request, foreseen, bound: split.bound };
}

/** Less than this part of the total is no move. */
const LEAST_MOVED = 0.01;

/** The money stands well, as far as limits let it; or better is possible, by too little to ask for it. */
function whyWell({
  split,
  foreseen: { before, after },
  moved,
}: {
  readonly split: BudgetSplit;
  readonly foreseen: Foreseen;
  readonly moved: number;
}): Said {
  if (moved >= LEAST_MOVED && after > before) return say('ads.small-gain', { before, after });
  const limits = Object.values(split.bound);
  const bound = limits.find((one) => one === 'ceiling') ?? limits.find((one) => one === 'floor') ?? null;
  return say('ads.well-split', { bound });
}

/** The split within the limits; where budgets stand outside of them it leads back, or at least no farther away. */
function splitWithin(question: MoveQuestion, previous: Readonly<Record<string, number>>, total: number) {
  for (const leads of [true, false]) {
    try {
      return capped(question, previous, { total, leads });
    } catch {
      // These limits leave no split.
    }
  }
  return null;
}

/** Splits anew with lower ceilings for as long as a connection's budgets come to more than they may. */
function capped(
  question: MoveQuestion,
  previous: Readonly<Record<string, number>>,
  { total, leads }: { readonly total: number; readonly leads: boolean },
) {
  const { arms, days, caps, seed, limits } = question;
  const maxChange = limits.maxChange / 100;
  const bounds = boundsOf(question, { total, leads });
  const ceilings = { ...bounds.ceiling };
  for (let turn = 0; turn <= caps.size; turn++) {
    const request = {
      previous,
      limits: { total, floor: bounds.floor, ceiling: { ...ceilings }, maxChange },
      seed,
    };
    const split = splitBudget({ ...request, days });
    const over = [...caps].find(([id, cap]) => sumOver(arms, id, split.amounts) > cap);
    if (!over) return { split, request };
    lowerCeilings(ceilings, { question, over, amounts: split.amounts, total, floors: bounds.floor });
  }
  throw new Error('the budgets of the connections leave no split');
}

/** Shares of the total. A budget outside comes back by the change of a move, or stays. */
function boundsOf(
  { arms, limits, least }: MoveQuestion,
  { total, leads }: { total: number; leads: boolean },
) {
  const change = leads ? limits.maxChange / 100 : 0;
  const sum = arms.reduce((all, { daily }) => all + daily, 0);
  const floor: Record<string, number> = {};
  const ceiling: Record<string, number> = {};
  for (const { key, daily } of arms) {
    const share = daily / sum;
    const wanted = Math.max(limits.floor / 100, least / total);
    floor[key] = Math.min(wanted, share * (1 + change), 1);
    ceiling[key] = Math.min(1, Math.max(limits.ceiling / 100, share * (1 - change)));
  }
  return { floor, ceiling };
}

function sumOver(
  arms: readonly Arm[],
  connectionId: number,
  amounts: Readonly<Record<string, number>>,
): number {
  return arms
    .filter((arm) => arm.connectionId === connectionId)
    .reduce((sum, { key }) => sum + (amounts[key] ?? 0), 0);
}

/** Ceilings of one connection that come to what it may: each between its least amount and what it was given. */
function lowerCeilings(
  ceilings: Record<string, number>,
  at: {
    readonly question: MoveQuestion;
    readonly over: readonly [number, number];
    readonly amounts: Readonly<Record<string, number>>;
    readonly total: number;
    readonly floors: Readonly<Record<string, number>>;
  },
): void {
  const { question, over, amounts, total, floors } = at;
  const [connectionId, cap] = over;
  const all = question.arms.reduce((sum, { daily }) => sum + daily, 0);
  const own = question.arms
    .filter((arm) => arm.connectionId === connectionId)
    .map(({ key, daily }) => {
      const scaled = (daily / all) * total;
      const low = Math.max((floors[key] ?? 0) * total, scaled * (1 - question.limits.maxChange / 100));
      return { key, low, room: Math.max(0, (amounts[key] ?? 0) - low) };
    });
  const lows = own.reduce((sum, { low }) => sum + low, 0);
  const rooms = own.reduce((sum, { room }) => sum + room, 0);
  if (lows > cap || rooms === 0) throw new Error('a connection may cost less than its campaigns must');
  for (const { key, low, room } of own)
    ceilings[key] = Math.floor(low + (room * (cap - lows)) / rooms) / total;
}
