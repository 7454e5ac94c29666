// Where committed events go: their rows, and through the reactions the jobs that they cause, in one transaction.
import type { EventRow, NewEvent } from '../contract/events.ts';
import type { EventSink } from '../db/unit-of-work.ts';
import { recordAudit } from '../domain/audit/index.ts';
import { insertEvents } from '../domain/events/index.ts';
import { insertJobs, type NewJob } from './job.repo.ts';
import { type Reaction, reactionsTo } from './reactions.ts';

export interface EventSinkParts {
  /** Called after each commit that made events: whoever waits for them looks at once. */
  readonly onCommit?: (events: readonly NewEvent[]) => void;
}

export function createEventSink({ onCommit = () => {} }: EventSinkParts): EventSink {
  return {
    record: async (tx, events, meta) => {
      const stored = await insertEvents(tx, events, meta);
      const jobs = stored.flatMap((event) => reactionsTo(event).map((reaction) => toJob(event, reaction)));
      await insertJobs(tx, jobs, meta.now);
      // Last: on PostgreSQL the end of the chain stays locked from here to the commit.
      await recordAudit(tx, stored, meta.actor);
    },
    committed: onCommit,
  };
}

/** The key names the cause, so that one event never makes the same job twice. */
function toJob(event: EventRow, reaction: Reaction): NewJob {
  return {
    kind: reaction.kind,
    key: `${reaction.kind}:${event.id}`,
    payload: reaction.payload,
    runAt: reaction.runAt ?? event.createdAt,
    businessId: event.businessId,
    turn: reaction.turn ?? null,
  };
}
