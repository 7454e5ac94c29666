// An automation tried on what people did: who would have got what, and when. Nothing is stored, and nothing leaves.
import type { DryRun, DryRunPerson } from '../../contract/dry-run.ts';
import type { Context, Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { meetsRule } from '../audience/index.ts';
import { type Flow, goalEventOf, isForStrangers, type Step } from './flow.ts';
import { timeZonesOf } from './move-runs.ts';
import {
  listEventsOf,
  listPastEvents,
  listPastPeople,
  listPastSubscriptions,
  type PastEvent,
  type PastPerson,
  type PastStart,
} from './past.repo.ts';
import { listPastDates } from './past-dates.ts';
import type { Leaving } from './run.repo.ts';
import { type Done, entrance, type Place, type Walked, type World, walkUntil } from './walk.ts';

/** Starts that are tried, and people who are told one by one. */
const MOST_STARTS = 2000;
const MOST_TOLD = 100;
/** Ids in one question. */
const CHUNK = 500;

/** @param subjectOf what the mail of a step is called */
export async function dryRun(
  ctx: Context,
  flow: Flow,
  days: number,
  subjectOf: (step: Step) => Promise<string>,
): Promise<DryRun> {
  const q = ctx.db.read;
  const to = ctx.clock.now();
  const from = to - days * DAY;
  const timeZone = (await timeZonesOf(q, [flow])).get(flow.businessId) ?? 'UTC';
  const starts = await listStarts(q, flow, { from, to, timeZone });
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  if (!starts) return { ...span, isKnown: false, isPartly: false, entered: 0, mails: 0, people: [] };
  const past = await readPast(q, flow, starts, from);
  const runs = await tryAll({ q, flow, past, timeZone, until: to }, starts.slice(0, MOST_STARTS));
  const names = new Map<string, string>();
  for (const step of flow.steps) names.set(step.id, await subjectOf(step));
  return {
    ...span,
    isKnown: true,
    isPartly: starts.length > MOST_STARTS,
    entered: runs.length,
    mails: runs.reduce((all, { mails }) => all + mails.length, 0),
    people: runs.slice(0, MOST_TOLD).map((run) => tell(run, names)),
  };
}

/** What would have brought people in; undefined where nothing of the past tells. One more than is tried tells of more. */
async function listStarts(
  q: Query,
  { businessId, trigger }: Flow,
  span: { from: number; to: number; timeZone: string },
): Promise<PastStart[] | undefined> {
  const asked = { businessId, ...span, limit: MOST_STARTS + 1 };
  if (trigger.on === 'event') return listPastEvents(q, { ...asked, event: trigger.event });
  if (trigger.on === 'date') return listPastDates(q, trigger, asked);
  return trigger.on === 'subscribed' ? listPastSubscriptions(q, asked) : undefined;
}

interface Past {
  readonly people: ReadonlyMap<number, PastPerson>;
  readonly events: ReadonlyMap<number, readonly PastEvent[]>;
}

async function readPast(q: Query, flow: Flow, starts: readonly PastStart[], since: number): Promise<Past> {
  const ids = [...new Set(starts.map(({ subscriberId }) => subscriberId))];
  const awaited = flow.steps.flatMap((step) => (step.type === 'wait-for' ? [step.event] : []));
  const events = [...new Set([...awaited, ...(goalEventOf(flow) ? [goalEventOf(flow) as string] : [])])];
  const people: PastPerson[] = [];
  const done: PastEvent[] = [];
  for (let index = 0; index < ids.length; index += CHUNK) {
    const some = ids.slice(index, index + CHUNK);
    people.push(...(await listPastPeople(q, some)));
    done.push(...(await listEventsOf(q, { ids: some, events, since })));
  }
  return {
    people: new Map(people.map((person) => [person.id, person])),
    events: Map.groupBy(done, ({ subscriberId }) => subscriberId),
  };
}

interface Trial {
  readonly q: Query;
  readonly flow: Flow;
  readonly past: Past;
  readonly timeZone: string;
  readonly until: number;
}

interface TriedRun {
  readonly person: PastPerson;
  readonly startedAt: number;
  readonly mails: readonly { readonly step: string; readonly at: number }[];
  /** When its first step was done, and when it ended; infinity for what did not happen. */
  readonly begunAt: number;
  readonly endedAt: number;
  readonly walked: Walked;
}

async function tryAll(trial: Trial, starts: readonly PastStart[]): Promise<TriedRun[]> {
  const { flow, past } = trial;
  const runs: TriedRun[] = [];
  const last = new Map<number, number>();
  for (const { subscriberId, at } of starts) {
    const person = past.people.get(subscriberId);
    if (!person || isGone(person, at)) continue;
    const index = last.get(subscriberId);
    const before = index === undefined ? undefined : runs[index];
    if (before && flow.reentry === 'never') continue;
    const isInside = before !== undefined && before.endedAt > at;
    const isAnew = isInside && flow.restarts && before.begunAt > at;
    if (flow.reentry === 'finished' && isInside && !isAnew) continue;
    const run = await tryOne(trial, person, at);
    if (!run) continue;
    const place = isAnew && index !== undefined ? index : runs.length;
    runs[place] = run;
    last.set(subscriberId, place);
  }
  return runs;
}

const isGone = ({ unsubscribedAt, status }: PastPerson, at: number) =>
  status === 'unsubscribed' && (unsubscribedAt ?? 0) <= at;

async function tryOne(trial: Trial, person: PastPerson, startedAt: number): Promise<TriedRun | undefined> {
  const { flow, timeZone, until } = trial;
  const place = entrance(flow, startedAt, timeZone);
  if (!place) return undefined;
  const mails: { step: string; at: number }[] = [];
  let begunAt = Number.POSITIVE_INFINITY;
  let now = startedAt;
  const events = trial.past.events.get(person.id) ?? [];
  const worldAt = (at: number): World => {
    now = at;
    return {
      now: at,
      timeZone,
      whyLeave: async (step) => whyLeave(flow, person, at, step),
      act: async (step, where) => {
        begunAt = Math.min(begunAt, at);
        const done = await act(trial, { person, events }, step, where);
        if (done === 'done' && isMail(step)) mails.push({ step: step.id, at });
        return done;
      },
    };
  };
  const goalAt = goalOf(flow, events, startedAt);
  const run = { ...place, startedAt };
  const walked = await walkUntil(flow, run, Math.min(until, goalAt ?? until), worldAt, (where) =>
    endWait(flow, events, where),
  );
  const tried = { person, startedAt, mails, begunAt };
  if (walked.end !== 'waiting') return { ...tried, walked, endedAt: now };
  if (!flow.goal || goalAt === undefined) return { ...tried, walked, endedAt: Number.POSITIVE_INFINITY };
  const { passed } = walked;
  return { ...tried, walked: { end: 'left', reason: flow.goal.reason, passed }, endedAt: goalAt };
}

/** When somebody does what ends it; undefined where they did not. */
function goalOf(flow: Flow, events: readonly PastEvent[], startedAt: number): number | undefined {
  const goal = goalEventOf(flow);
  return goal ? events.find(({ event, at }) => event === goal && at >= startedAt)?.at : undefined;
}

const isMail = ({ type }: Step) => type === 'mail' || type === 'series-mail';

/** Who waits for something goes on when it happens. */
function endWait(flow: Flow, events: readonly PastEvent[], place: Place): Place {
  const step = flow.steps.find(({ id }) => id === place.step);
  if (step?.type !== 'wait-for') return place;
  const { event } = step;
  const came = events.find((one) => one.event === event && one.at > place.reachedAt && one.at <= place.dueAt);
  return came ? { ...place, dueAt: came.at } : place;
}

function whyLeave(flow: Flow, person: PastPerson, now: number, step: Step): Leaving | undefined {
  if (isGone(person, now)) return 'unsubscribed';
  const isStranger = person.status === 'known' && step.type === 'series-mail' && !isForStrangers(flow, step);
  return isStranger ? 'never-subscribed' : undefined;
}

/** Conditions are asked of what is known today: how somebody was then is not kept. */
async function act(
  { q, flow, until }: Trial,
  { person, events }: { person: PastPerson; events: readonly PastEvent[] },
  step: Step,
  place: Place,
): Promise<Done> {
  switch (step.type) {
    case 'mail':
      return person.status === 'known' ? 'left-out' : 'done';
    case 'condition': {
      const whom = { id: person.id, businessId: flow.businessId };
      return (await meetsRule(q, whom, step.rule, until)) ? 'done' : 'otherwise';
    }
    case 'wait-for':
      return events.some(({ event, at }) => event === step.event && at > place.reachedAt && at <= place.dueAt)
        ? 'done'
        : 'otherwise';
    default:
      return 'done';
  }
}

function tell(
  { person, startedAt, mails, walked }: TriedRun,
  names: ReadonlyMap<string, string>,
): DryRunPerson {
  return {
    email: person.email,
    startedAt: new Date(startedAt).toISOString(),
    mails: mails.map(({ step, at }) => ({
      step,
      subject: names.get(step) ?? '',
      at: new Date(at).toISOString(),
    })),
    end: walked.end,
    reason: walked.end === 'left' ? walked.reason : null,
  };
}
