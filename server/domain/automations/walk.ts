// The one way through an automation: what is due is done, step by step, until something has to be waited for. What doing a
// step means is the world's: runs have the database, a dry run has only what is known of the past.
import { dueAt } from './due.ts';
import type { Flow, Step } from './flow.ts';
import type { Leaving } from './run.repo.ts';

/** Where somebody stands. */
export interface Place {
  readonly step: string;
  /** When it goes on, UTC milliseconds. */
  readonly dueAt: number;
  readonly reachedAt: number;
}

/** What became of a step: it is done, or was left out; who stood there does not meet what it asks; or it may not be yet. */
export type Done = 'done' | 'left-out' | 'otherwise' | { readonly notBefore: number };

export interface World {
  readonly now: number;
  readonly timeZone: string;
  /** What has become of the person since they came in. */
  whyLeave(step: Step): Promise<Leaving | undefined>;
  /** Does a step, or asks what it asks, once it is due. */
  act(step: Step, place: Place): Promise<Done>;
}

/** Where a walk came to, and the steps that it is past. */
export type Walked = { readonly passed: readonly string[] } & (
  | { readonly end: 'waiting'; readonly place: Place }
  | { readonly end: 'finished' }
  | { readonly end: 'left'; readonly reason: Leaving }
);

/** Where who comes in at a moment stands; undefined in an automation without steps. */
export function entrance(flow: Flow, startedAt: number, timeZone: string): Place | undefined {
  const [first] = flow.steps;
  if (!first) return undefined;
  const reached = { startedAt, at: startedAt, before: startedAt, timeZone };
  return { step: first.id, dueAt: dueAt(first, reached), reachedAt: startedAt };
}

/** Does everything that is due of one run. */
export async function walk(
  flow: Flow,
  run: Place & { readonly startedAt: number },
  world: World,
): Promise<Walked> {
  const passed: string[] = [];
  let place: Place = run;
  for (;;) {
    const index = flow.steps.findIndex(({ id }) => id === place.step);
    const step = flow.steps[index];
    if (!step) return { end: 'finished', passed };
    if (place.dueAt > world.now) return { end: 'waiting', place, passed };
    const reason = await world.whyLeave(step);
    if (reason) return { end: 'left', reason, passed };
    const done = await world.act(step, place);
    if (typeof done === 'object')
      return { end: 'waiting', place: { ...place, dueAt: done.notBefore }, passed };
    const next = nextStep(flow, index, done);
    if (next === 'leave') return { end: 'left', reason: 'condition', passed };
    passed.push(step.id);
    if (!next) return { end: 'finished', passed };
    const after = done === 'left-out' ? undefined : step;
    const { startedAt } = run;
    const reached = { startedAt, at: world.now, before: place.dueAt, after, timeZone: world.timeZone };
    place = { step: next.id, dueAt: dueAt(next, reached), reachedAt: world.now };
  }
}

/** The step that comes then; undefined at the end. */
function nextStep(flow: Flow, index: number, done: Exclude<Done, object>): Step | 'leave' | undefined {
  const step = flow.steps[index];
  if (step?.type === 'end') return undefined;
  if (done === 'otherwise' && (step?.type === 'condition' || step?.type === 'wait-for')) {
    if (step.otherwise === 'leave') return 'leave';
    const { otherwise } = step;
    if (otherwise !== 'go-on') return flow.steps.slice(index + 1).find(({ id }) => id === otherwise);
  }
  return flow.steps[index + 1];
}

/**
 * Walks on as time passes, until a moment.
 * @param worldAt the world as it is then
 * @param hasten says when a place is due that is reached, where it is sooner than planned
 */
export async function walkUntil(
  flow: Flow,
  run: Place & { readonly startedAt: number },
  until: number,
  worldAt: (now: number) => World,
  hasten = (place: Place): Place => place,
): Promise<Walked> {
  const passed: string[] = [];
  let place = hasten(run);
  for (;;) {
    if (place.dueAt > until) return { end: 'waiting', place, passed };
    const walked = await walk(flow, { ...place, startedAt: run.startedAt }, worldAt(place.dueAt));
    passed.push(...walked.passed);
    if (walked.end !== 'waiting') return { ...walked, passed };
    place = hasten(walked.place);
  }
}
