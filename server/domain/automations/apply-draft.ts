// A draft is put to use. Who is inside either goes on in what it has become, or leaves: whoever changes it says which.
import type { BuiltAutomation, Definition, Inside } from '../../contract/built-automation.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { listMailLinks, skipStepDeliveries } from '../email/index.ts';
import { endInside, moveInside, updateBuilt } from './built.repo.ts';
import { getBuilt, hold } from './built.ts';
import { type CallCheck, checkDefinition } from './check-definition.ts';
import { countRuns } from './count.repo.ts';
import { setDatesUntil } from './dates.repo.ts';
import { dueAt } from './due.ts';
import { readDefinition, type Step } from './flow.ts';
import { timeZonesOf } from './move-runs.ts';

/**
 * Puts the draft to use. Nothing is switched by it.
 * @param inside what becomes of those who are inside: `go-on`, each from where they stand, and from a step that is gone
 * with the next one that is still there; or `leave`
 * @throws AppError conflict where there is no draft, or people are inside and nobody said what becomes of them
 */
export async function applyDraft(
  ctx: Context,
  caller: CallCheck,
  actor: AccountActor,
  id: number,
  inside: Inside | undefined,
): Promise<BuiltAutomation> {
  await unitOfWork(ctx, actor, async (tx) => {
    const record = await hold(tx, actor, id);
    const after = readDefinition(record.draft);
    if (!after) throw new AppError('conflict', say('automations.no-draft'));
    if (after.steps.length === 0)
      throw new AppError('invalid', say('automations.no-steps'), { field: 'steps' });
    const { businessId } = actor;
    await checkDefinition(tx.q, caller, businessId, after);
    checkGoal(after);
    const before = readDefinition(record.definition);
    const people = await countInside(tx, id);
    if (people > 0 && inside === undefined) {
      throw new AppError('conflict', inField('inside', say('automations.people-inside', { people })), {
        field: 'inside',
      });
    }
    await updateBuilt(tx.q, id, { definition: JSON.stringify(after), draft: null, now: tx.now });
    await setDatesUntil(tx.q, tx.now, id);
    if (people > 0 && inside === 'leave') await sendAway(tx, id);
    if (people > 0 && inside === 'go-on' && before) await moveOver(tx, { id, businessId, before, after });
    const data = { inside: inside ?? 'go-on', people };
    tx.emit({ kind: 'built-automation.applied', businessId, subjectId: id, data });
  });
  return getBuilt(ctx.db.read, actor, id);
}

/** While a draft is being written its mails and its goal may disagree. */
function checkGoal({ goal, steps }: Definition): void {
  if (goal === null || typeof goal === 'string') return;
  const links = linksOf(steps);
  if (goal.url === undefined ? links.length > 0 : links.includes(goal.url)) return;
  throw new AppError('invalid', inField('goal', say('automations.goal-no-link')), { field: 'goal' });
}

/** The links in the mails of an automation, as they are written, each once. */
export function linksOf(steps: Definition['steps']): string[] {
  return [...new Set(steps.flatMap((step) => (step.type === 'mail' ? listMailLinks(step.content) : [])))];
}

async function countInside(tx: Tx, id: number): Promise<number> {
  const runs = await countRuns(tx.q, [id]);
  return runs.reduce((all, { status, count }) => (status === 'waiting' ? all + count : all), 0);
}

async function sendAway(tx: Tx, automationId: number): Promise<void> {
  const ended = await endInside(tx.q, { automationId }, { status: 'left', now: tx.now });
  await skipStepDeliveries(tx.q, ended, { error: say('automations.left', { why: 'changed' }), now: tx.now });
}

interface Change {
  readonly id: number;
  readonly businessId: number;
  readonly before: Definition;
  readonly after: Definition;
}

async function moveOver(tx: Tx, { id: automationId, businessId, before, after }: Change): Promise<void> {
  const zones = await timeZonesOf(tx.q, [{ businessId, steps: after.steps }]);
  const timeZone = zones.get(businessId) ?? 'UTC';
  const dueNow = (step: Step) => dueAt(step, { startedAt: tx.now, at: tx.now, before: tx.now, timeZone });
  for (const [index, old] of before.steps.entries()) {
    const from = { automationId, step: old.id };
    const same = after.steps.find(({ id }) => id === old.id);
    if (same && JSON.stringify(same) === JSON.stringify(old)) continue;
    const later = before.steps.slice(index).map(({ id }) => after.steps.find((step) => step.id === id));
    const next = later.find((step) => step !== undefined);
    if (!next) await endInside(tx.q, from, { status: 'finished', now: tx.now });
    // Who waits has waited for a while already.
    else if (next.type === 'wait' && old.type === 'wait' && next.id === old.id)
      await moveInside(tx.q, from, { step: next.id, reachedAt: tx.now, afterReached: next.duration });
    else await moveInside(tx.q, from, { step: next.id, reachedAt: tx.now, dueAt: dueNow(next) });
  }
}
