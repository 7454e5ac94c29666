// Whether an automation does harm: too many of its mails of the last thirty days went to addresses that are not there, or
// were called spam. It is switched off then, in the transaction that notes the one too many, and its owner is told what to
// do; a person switches it on again.
import type { Return } from '../../contract/bounce.ts';
import { type Harm, HEALTH } from '../../contract/mailing-health.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import {
  addToDay,
  countByAutomation,
  findAutomationHealthOfAnyBusiness,
  saveAutomationTold,
} from './automation-health.repo.ts';
import { findTold } from './mailing-health.ts';

/** Days that are judged together, today included. */
const JUDGED = 30;
const dayOf = (at: number) => Math.floor(at / DAY);

/** Notes that a server took or refused these mails of automations. */
export async function countAnsweredSteps(tx: Tx, deliveryIds: readonly number[]): Promise<void> {
  for (const { automationId, count } of await countByAutomation(tx.q, deliveryIds)) {
    await addToDay(tx.q, { automationId, day: dayOf(tx.now) }, { answered: count });
    await judge(tx, automationId);
  }
}

/** Notes that a mail of an automation came back; `before`: as what it had come back already. */
export async function countReturnedStep(
  tx: Tx,
  deliveryId: number,
  { as, before }: { as: Return; before: Return | null },
): Promise<void> {
  const changed = (kind: Return) => Number(as === kind) - Number(before === kind);
  for (const { automationId } of await countByAutomation(tx.q, [deliveryId])) {
    const counts = { hard_bounces: changed('hard'), complaints: changed('complaint') };
    await addToDay(tx.q, { automationId, day: dayOf(tx.now) }, counts);
    await judge(tx, automationId);
  }
}

/** Each harm is told once, and switches it off at most once, until a person switches it on. */
async function judge(tx: Tx, automationId: number): Promise<void> {
  const health = await findAutomationHealthOfAnyBusiness(tx.q, automationId, dayOf(tx.now) - JUDGED + 1);
  if (!health || health.answered < HEALTH.sample) return;
  const news = findTold(health).filter((one) => !health.told.includes(one));
  if (news.length === 0) return;
  const harm = news.find((one): one is Harm => one !== 'few-complaints') ?? null;
  const stops = health.isRunning ? harm : null;
  await saveAutomationTold(tx.q, automationId, { told: [...health.told, ...news], stops, now: tx.now });
  const { businessId, name, answered: mails } = health;
  const about = harm ?? 'complaints';
  tx.emit({
    kind: stops === null ? 'automation.warned' : 'automation.stopped',
    businessId,
    subjectId: automationId,
    data: {
      harm: about,
      name,
      count: about === 'bounces' ? health.hardBounces : health.complaints,
      mails,
    },
  });
}
