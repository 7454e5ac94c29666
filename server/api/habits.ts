// What was learned from what people made of their posts.
import * as v from 'valibot';
import { HABIT_CHANGE_EXAMPLE, Habit, HabitChange } from '../contract/habit.ts';
import { IdText } from '../contract/schema.ts';
import { changeHabit, readHabits as listHabits } from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

export const readHabits = defineRoute({
  method: 'GET',
  path: '/api/habits',
  who: 'account',
  output: v.array(Habit),
  handler: async ({ app: { ctx }, actor }) => ({ body: await listHabits(ctx.db.read, actor.businessId) }),
});

/** Keeps or forgets it, or takes either back. */
export const editHabit = defineRoute({
  method: 'PATCH',
  path: '/api/habits/:id',
  who: 'writer',
  form: '/brand',
  fromForm: ({ state }) => ({ state }),
  input: { params: v.object({ id: IdText }), body: HabitChange },
  output: Habit,
  docs: { example: HABIT_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeHabit(app.ctx, actor, params.id, body.state),
  }),
});
