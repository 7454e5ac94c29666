// Who may take a decision about a post back: whoever writes, and of those who may only approve, who has just made it.
import type { EventKind } from '../../contract/events.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { type AccountActor, actorName } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { canWrite } from '../business/index.ts';
import { listLastActors } from '../events/index.ts';

/** While it is still a slip of the finger; later it is a decision about the plan. */
const TAKE_BACK = 10 * MINUTE;

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
