// Moves of daily budgets between campaigns, by what they bring, and the limits that none of them crosses.
import * as v from 'valibot';
import { LEVELS } from './autonomy.ts';
import { CHANNEL_TYPES } from './channels/index.ts';
import { Network } from './connection.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

/**
 * `proposed`: nothing happens before a person says so. `accepted`: it is being set at the networks, or is shown before that.
 * `failed`: a network, or a limit, stood against it, and what was set was put back. `lapsed`: a newer one took its place, or its budgets
 * have changed, or less is expected of it since.
 */
export const MOVE_STATES = ['proposed', 'accepted', 'made', 'undone', 'refused', 'failed', 'lapsed'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/** `cut`: something is far off, and a campaign goes down to its floor. */
export const MOVE_KINDS = ['move', 'cut'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const MOVE_ACTIONS = ['accept', 'refuse', 'undo'] as const;
export type MoveAction = (typeof MOVE_ACTIONS)[number];

/** The most that budgets may cost, major units: on the day of the change, on any later day, and in a month. */
export const WorstCase = v.object({ today: v.number(), day: v.number(), month: v.number() });
export type WorstCase = v.InferOutput<typeof WorstCase>;

export const BudgetMove = v.object({
  id: v.number(),
  kind: v.picklist(MOVE_KINDS),
  state: v.picklist(MOVE_STATES),
  /** How far budgets went by themselves when it was decided. */
  level: v.picklist(LEVELS),
  /** Nothing of it is real in the `sandbox`. */
  network: Network,
  currency: v.string(),
  /** A day on average, major units. */
  changes: v.array(
    v.object({
      campaignId: v.number(),
      platformId: v.number(),
      platform: v.picklist(CHANNEL_TYPES),
      name: v.string(),
      before: v.number(),
      after: v.number(),
    }),
  ),
  /** Results a day of all campaigns that take part, and the middle four fifths of what it brings more; null of a cut. */
  expected: v.nullable(
    v.object({ before: v.number(), after: v.number(), low: v.number(), high: v.number() }),
  ),
  /** Results a day in the week after it, as the accounts told them ten days later. */
  measured: v.nullable(v.number()),
  why: v.string(),
  /** What became of it, where that is not plain. */
  note: v.nullable(v.string()),
  /** Of all campaigns that take part. */
  worstCase: WorstCase,
  /** When it begins, unless somebody takes it back before. */
  leavesAt: v.nullable(v.string()),
  actions: v.array(v.picklist(MOVE_ACTIONS)),
  createdAt: v.string(),
  madeAt: v.nullable(v.string()),
});
export type BudgetMove = v.InferOutput<typeof BudgetMove>;

const whole = (least: number, most: number) =>
  v.optional(
    v.pipe(
      v.number(problem('number')),
      v.integer(problem('whole')),
      v.minValue(least, problem('at-least', { least })),
      v.maxValue(most, problem('at-most', { most })),
    ),
  );

/** Body of PUT /api/users/{id}/budget-limits: any of them. */
export const BudgetLimitsInput = v.pipe(
  v.strictObject({
    /** What all campaigns together may be set to a day, major units; null for what they are set to. */
    total: v.optional(
      v.nullable(
        v.pipe(
          v.number(problem('number')),
          v.finite(problem('number')),
          v.minValue(0.01, problem('above-zero')),
          v.maxValue(LIMITS.budget, problem('at-most', { most: LIMITS.budget })),
        ),
      ),
    ),
    /**
     * The worst month that is accepted, major units: needed where the change makes it more than it is (see `worstCase.month`). What
     * it must be at least is told with the refusal.
     */
    accepts: v.optional(v.pipe(v.number(problem('number')), v.finite(problem('number')))),
    floor: whole(0, 50),
    ceiling: whole(10, 100),
    maxChange: whole(1, 50),
    coolDown: whole(1, 30),
    minResults: whole(10, 10_000),
    minDays: whole(7, 90),
    /** Campaigns that nothing moves. */
    held: v.optional(v.pipe(v.array(Id), v.maxLength(200, problem('at-most', { most: 200 })))),
    /** Only ever taken back by a person. */
    frozen: v.optional(v.literal(false, problem('exactly', { value: false }))),
  }),
  v.check((change) => Object.keys(change).some((part) => part !== 'accepts'), problem('change')),
);
export type BudgetLimitsInput = v.InferOutput<typeof BudgetLimitsInput>;

export const BudgetLimitsShown = v.object({
  total: v.nullable(v.number()),
  /** Percent of the total that each campaign keeps, and may have at most. */
  floor: v.number(),
  ceiling: v.number(),
  /** Percent by which a campaign's budget changes at most in one move. */
  maxChange: v.number(),
  /** Days between two moves. */
  coolDown: v.number(),
  /** Results, and days with figures, before anything is moved. */
  minResults: v.number(),
  minDays: v.number(),
  held: v.array(v.number()),
  /**
   * Nothing of these moves before a person has looked: real budgets, or those of the `sandbox`. Where both stand still, `at`
   * and `why` are of the real ones.
   */
  frozen: v.nullable(
    v.object({ at: v.string(), why: v.string(), networks: v.array(v.picklist(['real', 'sandbox'])) }),
  ),
  /** Of the total, or of what campaigns are set to where there is none. */
  worstCase: v.object({ day: v.number(), month: v.number() }),
  currency: v.string(),
});
export type BudgetLimitsShown = v.InferOutput<typeof BudgetLimitsShown>;
