// The mail of an automation's step, in the words that stand there when it leaves.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import {
  dropStepDelivery,
  findStepDeliveryOfAnyBusiness,
  type MailParts,
  sendStepMail,
} from '../email/index.ts';
import { findAutomationOfRun } from './automation.repo.ts';
import { wordsOfStep } from './automation.ts';
import { toFlows } from './find-flows.ts';
import { isForStrangers } from './flow.ts';
import { TOO_LATE } from './move-runs.ts';

const REMOVED = say('automations.mail-removed');

/**
 * Sends it once. May be called at any time and any number of times, by one caller at a time.
 * @returns when to try again, UTC milliseconds; null when nothing is left to do
 */
export async function sendAutomationMail(
  ctx: Context,
  parts: MailParts,
  { deliveryId, usefulUntil }: { deliveryId: number; usefulUntil: number },
): Promise<number | null> {
  const q = ctx.db.read;
  const delivery = await findStepDeliveryOfAnyBusiness(q, deliveryId);
  const automation = delivery && (await findAutomationOfRun(q, delivery.runId));
  const [flow] = automation ? await toFlows(q, [automation]) : [];
  const step = flow?.steps.find(({ id }) => id === delivery?.stepId);
  if (!delivery || !flow) return null;
  if (!step || (step.type !== 'series-mail' && step.type !== 'mail')) {
    await unitOfWork(ctx, SYSTEM, (tx) => dropStepDelivery(tx, delivery.id, REMOVED));
    return null;
  }
  const now = ctx.clock.now();
  if (!flow.isActive && delivery.status === 'pending' && now < usefulUntil) return now + MINUTE;
  const words = await wordsOfStep(q, flow, step);
  const purpose = isForStrangers(flow, step) ? 'reminder' : 'marketing';
  return sendStepMail(ctx, parts, delivery, { ...words, purpose, usefulUntil, late: TOO_LATE });
}
