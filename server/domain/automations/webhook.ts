// Calls of automations to the business's own programs: signed, tried again at growing distances, each known by its name.

import { createHmac } from 'node:crypto';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';
import {
  findSealedSecret,
  findWebhookCallOfAnyBusiness,
  insertSealedSecret,
  recordTry,
  type WebhookCall,
} from './webhook.repo.ts';

/** How a call ended; `isFinal` when trying again would change nothing. */
export type CallOutcome =
  | { readonly end: 'taken' }
  | { readonly end: 'failed'; readonly error: Sentence; readonly isFinal: boolean };

/** Calls an address of the public web; whatever it answers, within ten seconds. */
export interface WebhookCaller {
  /** Whether an address is one that may be called, as far as it tells without asking DNS; the call asks again. */
  mayCall(url: string): boolean;
  call(
    url: string,
    request: { readonly headers: Record<string, string>; readonly body: string },
  ): Promise<CallOutcome>;
}

const GIVE_UP = 3 * DAY;
const LONGEST_PAUSE = 6 * HOUR;
const SECRET_BYTES = 32;

/**
 * Makes a call of a step. May be called at any time and any number of times, by one caller at a time; whoever is called
 * tells calls apart by their `Drivyn-Id`, which every try of one has.
 * @returns when to try again, UTC milliseconds; null when nothing is left to do
 */
export async function callWebhook(ctx: Context, caller: WebhookCaller, id: number): Promise<number | null> {
  const call = await findWebhookCallOfAnyBusiness(ctx.db.read, id);
  if (call?.status !== 'waiting') return null;
  const flow = (await findFlows(ctx.db.read, [call.automationId])).get(call.automationId);
  const step = flow?.steps.find((one) => one.id === call.step);
  if (!flow || step?.type !== 'webhook') {
    await record(ctx, id, 'failed', say('automations.step-removed'));
    return null;
  }
  const now = ctx.clock.now();
  const age = now - call.createdAt;
  if (!flow.isActive && age < GIVE_UP) return now + Math.min(LONGEST_PAUSE, Math.max(MINUTE, age));
  if (!flow.isActive) {
    await record(ctx, id, 'failed', say('automations.off-too-long'));
    return null;
  }
  const outcome = await caller.call(step.url, await sign(ctx, call, flow));
  if (outcome.end === 'taken') {
    await record(ctx, id, 'done', null);
    return null;
  }
  const again = ctx.clock.now() + Math.min(LONGEST_PAUSE, MINUTE * 2 ** call.attempts);
  const isOver = outcome.isFinal || again >= call.createdAt + GIVE_UP;
  await record(ctx, id, isOver ? 'failed' : 'waiting', outcome.error);
  return isOver ? null : again;
}

function record(ctx: Context, id: number, status: WebhookCall['status'], error: Sentence | null) {
  return unitOfWork(ctx, SYSTEM, (tx) => recordTry(tx.q, id, { status, error, now: tx.now }));
}

/** A backup that is put back gives out the same numbers again, but never the same moments. */
const nameOf = ({ id, createdAt }: WebhookCall) => `call-${id}-${createdAt}`;

async function sign(ctx: Context, call: WebhookCall, { automationId, name }: Flow) {
  const body = JSON.stringify({
    id: nameOf(call),
    automation: { id: automationId, name },
    step: call.step,
    person: { email: call.email, name: call.name },
    at: new Date(call.createdAt).toISOString(),
  });
  const timestamp = String(Math.floor(ctx.clock.now() / 1000));
  const secret = await findSecret(ctx, call.businessId);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Drivyn-Id': nameOf(call),
      'Drivyn-Signature': `t=${timestamp},v1=${signature}`,
    },
  };
}

const about = (businessId: number) => `webhook:${businessId}`;

/** The secret that signs a business's calls; it is made when it is first needed. */
async function findSecret(ctx: Context, businessId: number): Promise<string> {
  const known = await findSealedSecret(ctx.db.read, businessId);
  if (known) return ctx.vault.open(known, about(businessId));
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    const made = tx.vault.seal(tx.ids.token(SECRET_BYTES), about(businessId));
    await insertSealedSecret(tx.q, businessId, made);
    return tx.vault.open((await findSealedSecret(tx.q, businessId)) ?? made, about(businessId));
  });
}

/** For whoever checks the signatures. */
export async function readWebhookSecret(ctx: Context, actor: AccountActor): Promise<string> {
  return findSecret(ctx, actor.businessId);
}
