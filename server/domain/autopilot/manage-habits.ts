// What a person does about habits that were learned: keeps one, forgets one, takes either back.
import type { Habit, HabitState } from '../../contract/habit.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { findHabit, type HabitRecord, listHabits, listTaughtPosts, updateHabit } from './habit.repo.ts';

export async function readHabits(q: Query, businessId: number): Promise<Habit[]> {
  const taught = await listTaughtPosts(q, businessId);
  return presentHabits(await listHabits(q, businessId), taught);
}

/** @param taught posts that have taught something and are still there */
export function presentHabits(
  habits: readonly HabitRecord[],
  taught: readonly { readonly id: number }[],
): Habit[] {
  const there = new Set(taught.map(({ id }) => id));
  return habits.map(({ id, value, posts, state, learnedAt }) => ({
    id,
    kind: value.kind,
    words: wordsOf(say('writer.habit', { value })),
    state,
    channels: value.kind === 'word' ? [] : [...value.channels],
    posts: posts.filter((post) => there.has(post)),
    learnedAt: new Date(learnedAt).toISOString(),
  }));
}

/**
 * Forgotten, it is not learned again from what has taught it; any state can be taken back.
 * @throws AppError not-found for a foreign or unknown id
 */
export async function changeHabit(
  ctx: Context,
  actor: AccountActor,
  id: number,
  state: HabitState,
): Promise<Habit> {
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const habit = await findHabit(tx.q, { id, businessId });
    if (!habit) throw notFound();
    requireWriter(actor);
    const changed = { ...habit, state, ...(state === 'forgotten' && { heardUntil: tx.now }) };
    await updateHabit(tx.q, changed);
    tx.emit({ kind: 'preferences.saved', businessId, subjectId: businessId });
    const [shown] = presentHabits([changed], await listTaughtPosts(tx.q, businessId));
    if (!shown) throw notFound();
    return shown;
  });
}
