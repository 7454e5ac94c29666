// A move: daily budgets that go from campaigns to others, or down to a floor; what may be done with it, and how it is shown.
import type { Level } from '../../contract/autonomy.ts';
import type { BudgetMove, MoveAction, MoveKind, MoveState, WorstCase } from '../../contract/budget-moves.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import type { World } from '../../contract/connection.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { DAY } from '../../kernel/clock.ts';
import { fromMicros, toMajorUnits } from '../../kernel/money.ts';
import { wordsOf } from '../../sentences/index.ts';
import { MOST_A_DAY, monthlyOf } from './ad-account.ts';

/** One campaign of a move; micros a day. */
export interface BudgetShift {
  readonly campaignId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** Results a day; the range is of what it brings more. */
export interface ExpectedMove {
  readonly before: number;
  readonly after: number;
  readonly low: number;
  readonly high: number;
}

export interface NewMove {
  readonly businessId: number;
  readonly kind: MoveKind;
  readonly world: World;
  readonly state: MoveState;
  readonly level: Level;
  readonly changes: readonly BudgetShift[];
  readonly expected: ExpectedMove | null;
  /** Minor units. */
  readonly worst: WorstCase;
  readonly why: Sentence;
  readonly note: Sentence | null;
  readonly drawId: number | null;
  /** When it begins, UTC milliseconds; null while nobody has said so. */
  readonly leavesAt: number | null;
}

/** For so long a proposal waits for an answer; then it is made anew, on newer figures. */
export const GOOD_FOR = 7 * DAY;

export interface MoveRecord extends NewMove {
  readonly id: number;
  readonly createdAt: number;
  readonly madeAt: number | null;
  readonly measured: number | null;
  readonly measuredAt: number | null;
}

const MICROS_A_MINOR = 10_000;
/** Nothing has no log. */
const LEAST_PART = 0.001;

/**
 * The most that budgets may cost, minor units. On the day of a change the greater of both counts, as networks do.
 * @param budgets of all campaigns that take part, micros a day
 */
export function worstOf(budgets: readonly { readonly before: number; readonly after: number }[]): WorstCase {
  const sum = (of: (one: { before: number; after: number }) => number) =>
    budgets.reduce((all, one) => all + of(one), 0);
  const dayOf = (micros: number) => Math.ceil((micros * MOST_A_DAY) / MICROS_A_MINOR);
  return {
    today: dayOf(sum(({ before, after }) => Math.max(before, after))),
    day: dayOf(sum(({ after }) => after)),
    month: monthlyOf(sum(({ after }) => after)),
  };
}

/** Changes as sentences tell them: minor units. */
export function toldShifts(changes: readonly BudgetShift[]) {
  return changes.map(({ name, channel, before, after }) => ({
    ...{ name, channel },
    before: before / MICROS_A_MINOR,
    after: after / MICROS_A_MINOR,
  }));
}

/** Results a day against those that were expected without a move: a natural log; null where there were none. */
export function logAgainst(results: number, before: number): number | null {
  return before > 0 ? Math.log(Math.max(LEAST_PART, results / before)) : null;
}

/** What may be done with it now. @param daily what its campaigns are set to, by their ids, micros */
export function moveActions(
  move: MoveRecord,
  daily: ReadonlyMap<number, number>,
  begun: boolean,
): MoveAction[] {
  if (move.state === 'proposed') return move.level === 'suggest' ? ['refuse'] : ['accept', 'refuse'];
  if (move.state === 'accepted') return begun ? [] : ['undo'];
  if (move.state !== 'made') return [];
  return move.changes.every(({ campaignId, after }) => daily.get(campaignId) === after) ? ['undo'] : [];
}

export function presentMove(
  move: MoveRecord,
  { currency, actions }: { readonly currency: string; readonly actions: readonly MoveAction[] },
): BudgetMove {
  const { worst, leavesAt, madeAt, note } = move;
  return {
    id: move.id,
    kind: move.kind,
    state: move.state,
    level: move.level,
    network: move.world,
    currency,
    changes: move.changes.map(({ connectionId, channel, campaignId, name, before, after }) => ({
      ...{ campaignId, name, platformId: connectionId, platform: channel },
      before: fromMicros(before),
      after: fromMicros(after),
    })),
    expected: move.expected,
    measured: move.measured,
    why: wordsOf(move.why),
    note: note && wordsOf(note),
    worstCase: {
      today: toMajorUnits(worst.today),
      day: toMajorUnits(worst.day),
      month: toMajorUnits(worst.month),
    },
    leavesAt: leavesAt === null ? null : new Date(leavesAt).toISOString(),
    actions: [...actions],
    createdAt: new Date(move.createdAt).toISOString(),
    madeAt: madeAt === null ? null : new Date(madeAt).toISOString(),
  };
}
