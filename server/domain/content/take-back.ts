// Who may take a decision about a post back: whoever writes, and of those who may only approve, who has just made it. And only
// while nobody has decided anything newer: what somebody presses may be on a page that is old.
import type { EventKind } from '../../contract/events.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { type AccountActor, actorName } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { canWrite } from '../business/index.ts';
import { listLastActors, listLastByPeople } from '../events/index.ts';

/** While it is still a slip of the finger; later it is a decision about the plan. */
const TAKE_BACK = 10 * MINUTE;

/** What is to be taken back, and when it was done, UTC milliseconds, where that is known. */
export interface TakeBack {
  readonly ids: readonly number[];
  readonly at?: number | undefined;
}

/** Whether this person may take back what was decided by the last event of a kind about a post. */
export async function ownDecisions(
  { q, now }: Tx,
  actor: AccountActor,
  { kind, ids }: { kind: EventKind; ids: readonly number[] },
): Promise<(id: number) => boolean> {
  if (canWrite(actor)) return () => true;
  const { businessId } = actor;
  const of = { businessId, kind, subjectIds: ids, since: now - TAKE_BACK };
  const lastActors = await listLastActors(q, of);
  return (id) => lastActors.get(id) === actorName(actor);
}

/** What somebody decides of a post that has not left: its state, its time, its words. */
const DECIDED: readonly EventKind[] = [
  'post.scheduled',
  'post.awaiting_approval',
  'post.draft',
  'post.rejected',
  'post.edited',
];

/**
 * When somebody last decided something about each of some posts, UTC milliseconds; what Drivyn does by itself counts for nothing.
 * @param of.since only since this moment
 */
export function listLastDecided(
  q: Query,
  of: { readonly businessId: number; readonly ids: readonly number[]; readonly since: number },
): Promise<ReadonlyMap<number, number>> {
  const { businessId, ids, since } = of;
  return listLastByPeople(q, { businessId, kinds: DECIDED, subjectIds: ids, since });
}

/**
 * Refuses posts about which somebody has decided something since what is to be taken back.
 * @param at when that was, UTC milliseconds; without it nothing is refused
 * @returns what throws an AppError conflict for such a post
 */
export async function requireNothingNewer(
  { q }: Tx,
  { businessId }: AccountActor,
  { ids, at }: TakeBack,
): Promise<(id: number) => void> {
  if (at === undefined) return () => {};
  const last = await listLastDecided(q, { businessId, ids, since: at });
  return (id) => {
    if ((last.get(id) ?? at) > at) throw new AppError('conflict', say('content.decided-since'));
  };
}
