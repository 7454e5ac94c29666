// What happened and why: events and decisions.

export { DECISION_COLUMNS, recordDecisions, selectDecisions } from './decision.repo.ts';
export { type DecisionRecord, type NewDecision, presentDecision, type StoredUndo } from './decision.ts';
export {
  findEvent,
  findNewestEvent,
  insertEvents,
  lastEventAt,
  lastEventId,
  listEventsAfter,
  listLastActors,
  listLastByPeople,
  newestEventAt,
} from './event.repo.ts';
