// What people decide over what was learned: a part of the week or a theme that is always or never used on a channel, and a
// channel whose advertising budget stays as it is.
import * as v from 'valibot';
import { PILLAR_KEYS } from './constants/pillars.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

/** The parts of a day that are told apart: the local hours at which they begin, three hours each. */
export const DAY_PARTS = [6, 9, 12, 15, 18, 21] as const;
export const PART_HOURS = 3;

/** `pin`: always, before anything else; `ban`: never; null: as results tell. */
const STANCES = ['pin', 'ban'] as const;
const OnStance = v.nullable(v.picklist(STANCES, problem('either', { names: ['pin', 'ban', 'null'] })));
/** `hold`, of a budget: only people move it. */
export type Stance = (typeof STANCES)[number] | 'hold';

/** Monday 1 to Sunday 7. */
const Weekday = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(1, problem('weekday')),
  v.maxValue(7, problem('weekday')),
);

/** Body of PUT /api/platforms/:id/overrules: another word on the same thing takes the place of the earlier one. */
export const OverruleInput = v.variant(
  'of',
  [
    v.strictObject({
      of: v.literal('time'),
      weekday: Weekday,
      hour: v.picklist(DAY_PARTS, problem('one-of', { names: DAY_PARTS })),
      stance: OnStance,
    }),
    v.strictObject({
      of: v.literal('pillar'),
      value: v.picklist(PILLAR_KEYS, problem('one-of', { names: PILLAR_KEYS })),
      stance: OnStance,
    }),
    v.strictObject({
      of: v.literal('budget'),
      stance: v.nullable(v.literal('hold', problem('either', { names: ['hold', 'null'] }))),
    }),
  ],
  problem('about-something'),
);
export type OverruleInput = v.InferOutput<typeof OverruleInput>;
export const OVERRULE_EXAMPLE = { of: 'time', weekday: 3, hour: 18, stance: 'ban' };

export const Overrule = v.object({
  platformId: Id,
  of: v.picklist(['time', 'pillar', 'budget']),
  /** Of a time; null otherwise. */
  weekday: v.nullable(v.number()),
  hour: v.nullable(v.number()),
  /** Of a pillar; null otherwise. */
  value: v.nullable(v.string()),
  stance: v.picklist([...STANCES, 'hold']),
  madeAt: v.string(),
});
export type Overrule = v.InferOutput<typeof Overrule>;
