// All SQL of how far the first comments of posts are.
import type { Query } from '../../db/unit-of-work.ts';

export interface Placing {
  readonly state: 'placing' | 'placed' | 'missing';
  /** Calls that were made. */
  readonly attempts: number;
  /** When the last one was begun, UTC milliseconds. */
  readonly calledAt: number;
}

const TABLE = 'first_comments';

/** Undefined while nothing has been tried. */
export async function findPlacing(q: Query, postId: number): Promise<Placing | undefined> {
  return q(TABLE).select('state', 'attempts', { calledAt: 'called_at' }).where({ post_id: postId }).first();
}

/** Stores that a call is about to be made; false when somebody else has stored that meanwhile. */
export async function takePlacing(
  q: Query,
  postId: number,
  before: Placing | undefined,
  now: number,
): Promise<boolean> {
  const row = { state: 'placing', attempts: (before?.attempts ?? 0) + 1, called_at: now };
  if (before === undefined) {
    const added = await q(TABLE)
      .insert({ post_id: postId, ...row })
      .onConflict('post_id')
      .ignore()
      .returning('post_id');
    return added.length === 1;
  }
  const { attempts } = before;
  return (await q(TABLE).where({ post_id: postId, state: 'placing', attempts }).update(row)) === 1;
}

/** Ends it; false when it had ended before. */
export async function endPlacing(
  q: Query,
  postId: number,
  state: 'placed' | 'missing',
  now: number,
): Promise<boolean> {
  const row = { post_id: postId, state, attempts: 0, called_at: now };
  const added = await q(TABLE).insert(row).onConflict('post_id').ignore().returning('post_id');
  if (added.length === 1) return true;
  return (await q(TABLE).where({ post_id: postId, state: 'placing' }).update({ state })) === 1;
}
