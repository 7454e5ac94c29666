// Learning: what repeats in the edits and rejections of a business becomes a habit, which the writer keeps to from then on.
import type { HabitValue } from '../../contract/habit.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { findBrandVoice, findBusiness } from '../business/index.ts';
import { listLessons } from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import {
  AGREEING,
  bannedIn,
  type FoundHabit,
  findHabits,
  type Lesson,
  LOOKED_AT,
  listWords,
  wordsTakenBack,
} from '../writer/index.ts';
import { deleteHabit, type HabitRecord, listHabits, upsertHabit } from './habit.repo.ts';

/** Lessons that are read: enough for the latest that say anything of one subject. */
const READ = 5 * LOOKED_AT;

/** Learns from the lessons of a business; does nothing where they repeat nothing new. */
export async function learnHabits(tx: Tx, businessId: number): Promise<void> {
  const lessons = await listLessons(tx.q, { businessId, limit: READ });
  if (lessons.length === 0) return;
  const name = (await findBusiness(tx.q, businessId))?.name ?? '';
  const { brand } = await findBrandVoice(tx.q, businessId);
  const habits = await listHabits(tx.q, businessId);
  const known = new Map(habits.map((habit) => [habit.subject, habit]));
  const banned = listWords(brand.bannedWords);
  for (const found of findHabits(lessons, name)) {
    const { value } = found;
    if (known.has(subjectOf(value)) || (value.kind === 'word' && bannedIn(value.word, banned).length > 0))
      continue;
    await learn(tx, businessId, found);
  }
  for (const habit of habits) await learnOn(tx, habit, { lessons, name });
}

/** Drops what was learned from these posts, where too few others say it and nobody has kept it. */
export async function unlearnHabits(tx: Tx, businessId: number, postIds: readonly number[]): Promise<void> {
  for (const { id, state, posts } of await listHabits(tx.q, businessId)) {
    const left = posts.filter((post) => !postIds.includes(post));
    const isGone = state === 'learned' && left.length < posts.length && left.length < AGREEING;
    if (isGone) await deleteHabit(tx.q, { id, businessId });
  }
}

/** What later edits say of a habit: until it is kept they may change it, and forgotten it takes new ones to come back. */
async function learnOn(
  tx: Tx,
  habit: HabitRecord,
  { lessons, name }: { lessons: readonly Lesson[]; name: string },
): Promise<void> {
  if (habit.state === 'kept') return;
  const since = lessons.filter(({ at }) => at > habit.heardUntil);
  const found = findHabits(since, name).find(({ value }) => subjectOf(value) === habit.subject);
  const { value } = habit;
  if (found) {
    await learn(tx, habit.businessId, habit.state === 'forgotten' ? found : addTo(habit, found));
  } else if (
    value.kind === 'word' &&
    habit.state === 'learned' &&
    wordsTakenBack(since).includes(value.word)
  ) {
    await upsertHabit(tx.q, { ...habit, state: 'forgotten', heardUntil: tx.now });
    await tell(tx, habit, 'autopilot.unlearned');
  }
}

async function learn(tx: Tx, businessId: number, { value, posts }: FoundHabit): Promise<void> {
  const habit = {
    businessId,
    subject: subjectOf(value),
    value,
    posts,
    state: 'learned',
    learnedAt: tx.now,
    heardUntil: tx.now,
  } as const;
  await upsertHabit(tx.q, habit);
  await tell(tx, habit, 'autopilot.learned');
}

async function tell(
  tx: Tx,
  { businessId, value, posts }: Omit<HabitRecord, 'id'>,
  as: 'autopilot.learned' | 'autopilot.unlearned',
): Promise<void> {
  const what = say(as, { habit: say('writer.habit', { value }) });
  const why = say('autopilot.learned-why', { posts: posts.length, of: LOOKED_AT });
  await recordDecisions(tx, [
    { businessId, kind: 'learn', what, why, limit: say('autopilot.learned-limit') },
  ]);
}

/** What is said anew holds; on the channels of before, too. */
function addTo({ value: before }: HabitRecord, { value, posts }: FoundHabit): FoundHabit {
  if (value.kind === 'word' || before.kind === 'word') return { value, posts };
  return {
    value: { ...value, channels: [...new Set([...before.channels, ...value.channels])].sort() },
    posts,
  };
}

function subjectOf(value: HabitValue): string {
  return value.kind === 'word' ? `word:${value.word}` : value.kind;
}
