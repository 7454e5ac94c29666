// All SQL of habits: what was learned from what people made of their posts.
import type { HabitState, HabitValue } from '../../contract/habit.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface HabitRecord {
  readonly id: number;
  readonly businessId: number;
  /** The word that it is about, as `word:...`, or its kind. */
  readonly subject: string;
  readonly value: HabitValue;
  /** Ids of the posts that have taught it. */
  readonly posts: readonly number[];
  readonly state: HabitState;
  readonly learnedAt: number;
  /** Lessons until then say nothing more of it. */
  readonly heardUntil: number;
}

const json = <T>(sql: string) => ({
  sql,
  read: (stored: string) => JSON.parse(stored) as T,
  write: (value: T) => JSON.stringify(value),
});

const HABIT = mapColumns<HabitRecord>('habits', {
  id: 'id',
  businessId: 'business_id',
  subject: 'subject',
  value: json<HabitValue>('value'),
  posts: json<readonly number[]>('posts'),
  state: { sql: 'state', read: (state: HabitState) => state },
  learnedAt: 'learned_at',
  heardUntil: 'heard_until',
});

/** All of a business, those that were learned last first. */
export function selectHabits(q: Query, businessId: number): Selection<HabitRecord> {
  return HABIT.selection(habits(q, businessId));
}

export async function listHabits(q: Query, businessId: number): Promise<HabitRecord[]> {
  return HABIT.all(habits(q, businessId));
}

function habits(q: Query, businessId: number) {
  return HABIT.from(q)
    .where({ business_id: businessId })
    .orderBy([
      { column: 'learned_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

export async function findHabit(
  q: Query,
  { id, businessId }: Pick<HabitRecord, 'id' | 'businessId'>,
): Promise<HabitRecord | undefined> {
  return HABIT.one(HABIT.from(q).where({ id, business_id: businessId }));
}

/** Each subject once a business. */
export async function upsertHabit(q: Query, habit: Omit<HabitRecord, 'id'>): Promise<void> {
  const row = HABIT.stored(habit);
  await q('habits').insert(row).onConflict(['business_id', 'subject']).merge(row);
}

export async function updateHabit(
  q: Query,
  { id, businessId, ...change }: Pick<HabitRecord, 'id' | 'businessId'> & Partial<HabitRecord>,
): Promise<void> {
  await q('habits').where({ id, business_id: businessId }).update(HABIT.stored(change));
}

export async function deleteHabit(
  q: Query,
  { id, businessId }: Pick<HabitRecord, 'id' | 'businessId'>,
): Promise<void> {
  await q('habits').where({ id, business_id: businessId }).del();
}

export interface TaughtPost {
  readonly id: number;
  /** How its text begins. */
  readonly opening: string;
}

/** Characters that a link shows of a post, and lessons that are looked through for posts. */
const OPENING = 60;
const MOST = 500;

const TAUGHT = mapColumns<TaughtPost>('posts', {
  id: 'id',
  opening: {
    sql: `substr(posts.content, 1, ${OPENING + 1})`,
    read: (text: string) => {
      const line = text.replace(/\s+/g, ' ').trim();
      return text.length > OPENING ? `${line.slice(0, OPENING).replace(/\s+\S*$/, '')}…` : line;
    },
  },
});

/** Posts that have taught something lately and are still there. */
export function selectTaughtPosts(q: Query, businessId: number): Selection<TaughtPost> {
  const lately = q('lessons')
    .select('post_id')
    .where({ business_id: businessId })
    .orderBy('taught_at', 'desc')
    .limit(MOST);
  const taught = TAUGHT.from(q)
    .where({ business_id: businessId })
    .whereNull('deleted_at')
    .whereIn('posts.id', q.select('post_id').from(lately.as('lately')));
  return TAUGHT.selection(taught);
}

export function listTaughtPosts(q: Query, businessId: number): Promise<TaughtPost[]> {
  return select(selectTaughtPosts(q, businessId));
}
