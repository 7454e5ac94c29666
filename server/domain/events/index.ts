// What happened and why: events and decisions.

export { listDecisions, recordDecisions, selectDecisions } from './decision.repo.ts';
export { type DecisionRow, type NewDecision, presentDecision, type StoredUndo } from './decision.ts';
export {
  findEvent,
  findNewestEvent,
  insertEvents,
  lastEventAt,
  lastEventId,
  listEventsAfter,
  listLastActors,
  newestEventAt,
} from './event.repo.ts';
