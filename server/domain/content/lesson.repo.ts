// All SQL of lessons: what people made of posts that were written for them, and why they rejected some.
import type { ChannelType } from '../../contract/channels/index.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface LessonRecord {
  readonly postId: number;
  readonly channel: ChannelType;
  readonly kind: 'edit' | 'rejection';
  /** The text as it was written. */
  readonly written: string;
  /** What an edit has made of it. */
  readonly made: string | null;
  /** Why it was rejected. */
  readonly reason: string | null;
  /** When it was first said, UTC milliseconds. */
  readonly at: number;
}

const LESSON = mapColumns<LessonRecord>('lessons', {
  postId: 'post_id',
  channel: 'connections.type',
  kind: 'kind',
  written: 'written',
  made: 'made',
  reason: 'reason',
  at: 'taught_at',
});

function lessons(q: Query) {
  return LESSON.from(q)
    .join('posts', 'posts.id', 'lessons.post_id')
    .join('connections', 'connections.id', 'posts.connection_id');
}

export async function findLesson(
  q: Query,
  { postId, kind }: Pick<LessonRecord, 'postId' | 'kind'>,
): Promise<LessonRecord | undefined> {
  return LESSON.one(lessons(q).where({ 'lessons.post_id': postId, 'lessons.kind': kind }));
}

/** The latest lessons of a business, the last first. Of posts that were deleted since, too: they were judged. */
export async function listLessons(
  q: Query,
  { businessId, limit }: { businessId: number; limit: number },
): Promise<LessonRecord[]> {
  const latest = lessons(q)
    .where('lessons.business_id', businessId)
    .orderBy([
      { column: 'lessons.taught_at', order: 'desc' },
      { column: 'lessons.id', order: 'desc' },
    ])
    .limit(limit);
  return LESSON.all(latest);
}

/** One of each kind a post: a later one takes its place. */
export async function upsertLesson(
  q: Query,
  businessId: number,
  lesson: Omit<LessonRecord, 'channel'>,
): Promise<void> {
  const row = { business_id: businessId, ...LESSON.stored(lesson) };
  await q('lessons').insert(row).onConflict(['post_id', 'kind']).merge(row);
}

export async function deleteLesson(
  q: Query,
  { postId, kind }: Pick<LessonRecord, 'postId' | 'kind'>,
): Promise<void> {
  await q('lessons').where({ post_id: postId, kind }).del();
}
