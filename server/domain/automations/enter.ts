// How people get into automations, and out of them, by what they do.
import type { AutomationKind } from '../../contract/constants/email.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { findSubscriberOfAnyBusiness, type SubscriberRecord } from '../audience/index.ts';
import { skipStepDeliveries } from '../email/index.ts';
import { activeFlows } from './find-flows.ts';
import { dueAt, type Flow, LATEST } from './flow.ts';
import { hasDone } from './person-event.repo.ts';
import { findWaitingRun, insertRun, type Leaving, leaveRuns, restartRun } from './run.repo.ts';

/** Runs that are due later are found by the clock; those until then need to be told of. */
const SOON = 2 * MINUTE;

/** What somebody did, as automations see it. */
export interface Happening {
  readonly event: string;
  /** UTC milliseconds. */
  readonly at: number;
  /** Unique among what the business is told. */
  readonly id: string;
}

const ofKind = (flows: readonly Flow[], kind: AutomationKind) => flows.find((flow) => flow.kind === kind);

/** Everything that an event of a person sets off, in the transaction that stores it. */
export async function react(tx: Tx, person: SubscriberRecord, happening: Happening): Promise<void> {
  const flows = await activeFlows(tx.q, person.businessId);
  const inactive = ofKind(flows, 're-engagement');
  if (inactive) await leave(tx, person.id, { flow: inactive, reason: 'active-again', until: happening.at });
  if (happening.event === 'order') {
    const cart = ofKind(flows, 'cart-abandonment');
    if (cart) await leave(tx, person.id, { flow: cart, reason: 'ordered', until: happening.at });
  }
  if (happening.event === 'cart')
    await abandonCart(tx, ofKind(flows, 'cart-abandonment'), { person, happening });
  if (happening.event === 'subscribed' && person.status === 'active') {
    await welcome(tx, ofKind(flows, 'welcome'), { person, at: happening.at });
  }
}

/** The welcome of somebody who has just become active; each person has it once. */
export async function enterSubscribed(ctx: Context, subscriberId: number, at: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const person = await findSubscriberOfAnyBusiness(tx.q, subscriberId);
    if (person?.status !== 'active') return;
    await welcome(tx, ofKind(await activeFlows(tx.q, person.businessId), 'welcome'), { person, at });
  });
}

/** Whoever leaves the mails of a business leaves its automations. */
export async function leaveAll(ctx: Context, subscriberId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const person = await findSubscriberOfAnyBusiness(tx.q, subscriberId);
    if (person?.status === 'unsubscribed') await leave(tx, subscriberId, { reason: 'unsubscribed' });
  });
}

interface Entrance {
  readonly person: SubscriberRecord;
  readonly at: number;
}

async function welcome(tx: Tx, flow: Flow | undefined, { person, at }: Entrance): Promise<void> {
  if (flow) await enter(tx, flow, { personId: person.id, at, cause: 'once' });
}

/** A cart that is filled further is not abandoned yet: as long as nothing was sent, the wait begins anew. */
async function abandonCart(
  tx: Tx,
  flow: Flow | undefined,
  { person, happening: { id, at } }: { person: SubscriberRecord; happening: Happening },
): Promise<void> {
  if (!flow || person.status === 'unsubscribed') return;
  if (await hasDone(tx.q, { subscriberId: person.id, event: 'order', since: at })) return;
  const { automationId } = flow;
  const waiting = await findWaitingRun(tx.q, { automationId, subscriberId: person.id });
  if (!waiting) return enter(tx, flow, { personId: person.id, at, cause: `event:${id}` });
  const [first] = flow.steps;
  if (!first || waiting.step !== first.id) return;
  await restartRun(tx.q, waiting.id, { startedAt: at, dueAt: dueAt(first, { startedAt: at, now: tx.now }) });
}

/** Puts a person at the first step. What began too long ago begins nothing. */
export async function enter(
  tx: Tx,
  flow: Flow,
  { personId, at, cause }: { readonly personId: number; readonly at: number; readonly cause: string },
): Promise<void> {
  const [first] = flow.steps;
  if (!first || tx.now - at >= LATEST) return;
  const { automationId, businessId } = flow;
  const due = dueAt(first, { startedAt: at, now: tx.now });
  const run = {
    businessId,
    automationId,
    subscriberId: personId,
    step: first.id,
    dueAt: due,
    startedAt: at,
    cause,
  };
  const id = await insertRun(tx.q, run);
  if (id !== undefined && due < tx.now + SOON) {
    tx.emit({ kind: 'run.due', businessId, subjectId: id, data: { at: due } });
  }
}

async function leave(
  tx: Tx,
  subscriberId: number,
  { flow, reason, until }: { flow?: Flow; reason: Leaving; until?: number },
): Promise<void> {
  const who = { subscriberId, automationId: flow?.automationId, startedUntil: until };
  const ended = await leaveRuns(tx.q, who, { now: tx.now, reason });
  if (ended.length > 0) await skipStepDeliveries(tx.q, ended, { error: LEFT[reason], now: tx.now });
}

/** Why a mail did not leave, for whoever looks at it. */
export const LEFT: Readonly<Record<Leaving, string>> = {
  unsubscribed: 'They have left.',
  'never-subscribed': 'They never asked for mail.',
  ordered: 'They have ordered.',
  'active-again': 'They are active again.',
  goal: 'They have reached the goal.',
  condition: 'They do not meet the condition.',
};
