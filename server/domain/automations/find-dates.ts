// Whose day it is comes into the automations that a date begins: once for each occasion, and without reading anybody else.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { HOUR } from '../../kernel/clock.ts';
import { listAttributes } from '../audience/index.ts';
import { getBusiness } from '../business/index.ts';
import { listActiveOfKinds } from './automation.repo.ts';
import { causeOf, type DateTrigger, datesOf, type Occasion, occasionsBetween } from './date-trigger.ts';
import { findDatesUntil, listPeopleOfDates, setDatesUntil } from './dates.repo.ts';
import { LATEST } from './due.ts';
import { begin } from './enter.ts';
import { toFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';

const PAGE = 200;
/** People come in so long before their moment, so that they go on to the minute. */
const AHEAD = HOUR;

/** Looks through every business that has one that is on. */
export async function findDates(ctx: Context, signal: AbortSignal): Promise<void> {
  const q = ctx.db.read;
  for (const flow of await toFlows(q, await listActiveOfKinds(q, ['custom']))) {
    if (flow.trigger.on === 'date' && !signal.aborted) await enterDates(ctx, flow, flow.trigger, signal);
  }
}

async function enterDates(
  ctx: Context,
  flow: Flow,
  trigger: DateTrigger,
  signal: AbortSignal,
): Promise<void> {
  const { businessId, automationId } = flow;
  const now = ctx.clock.now();
  const until = (await findDatesUntil(ctx.db.read, automationId)) ?? now;
  const { timezone: timeZone } = await getBusiness({ q: ctx.db.read }, businessId);
  const span = { from: Math.max(until, now - LATEST), to: now + AHEAD, timeZone };
  for (const occasion of occasionsBetween(trigger, span)) {
    if (!(await enterOccasion(ctx, flow, { trigger, occasion, signal }))) return;
  }
  // Who is asked for twice, because this was interrupted, has come in once.
  await unitOfWork(ctx, SYSTEM, (tx) => setDatesUntil(tx.q, span.to, automationId));
}

interface Entering {
  readonly trigger: DateTrigger;
  readonly occasion: Occasion;
  readonly signal: AbortSignal;
}

/** @returns false when it was interrupted */
async function enterOccasion(
  ctx: Context,
  flow: Flow,
  { trigger, occasion, signal }: Entering,
): Promise<boolean> {
  const attributes = await listAttributes(ctx.db.read, flow.businessId);
  const attribute = attributes.find(({ key, type }) => key === trigger.attribute && type === 'date');
  if (!attribute) return true;
  const asked = { attributeId: attribute.id, dates: datesOf(trigger, occasion), limit: PAGE };
  const cause = causeOf(trigger, occasion);
  let people: number[];
  let after = 0;
  do {
    if (signal.aborted) return false;
    people = await listPeopleOfDates(ctx.db.read, { ...asked, after });
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const personId of people) await begin(tx, flow, { personId, at: occasion.at, cause });
    });
    after = people.at(-1) ?? after;
  } while (people.length === PAGE);
  return true;
}
