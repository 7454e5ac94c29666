// Automations that a business builds. What is changed is a draft, and nothing runs by it until it is put to use.
import type {
  BuiltAutomation,
  BuiltAutomationChange,
  BuiltAutomationInput,
  BuiltStep,
  Definition,
  StepInput,
  TroubledCall,
} from '../../contract/built-automation.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { DryRun } from '../../contract/dry-run.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { forgetHealth, skipStepDeliveries } from '../email/index.ts';
import { updateActive } from './automation.repo.ts';
import {
  type BuiltRecord,
  deleteBuilt,
  endInside,
  findBuilt,
  insertBuilt,
  listBuiltRecords,
  lockBuilt,
  updateBuilt,
} from './built.repo.ts';
import { type CallCheck, checkDefinition } from './check-definition.ts';
import { setDatesUntil } from './dates.repo.ts';
import { dryRun } from './dry-run.ts';
import { courseOf, type Flow, readDefinition } from './flow.ts';
import { presentBuilt } from './present-built.ts';
import { listTroubledCalls } from './webhook.repo.ts';

/** Adds an automation as a draft; it is off. @throws AppError invalid for what cannot be done; conflict for one too many */
export async function addBuilt(
  ctx: Context,
  caller: CallCheck,
  actor: AccountActor,
  { name, steps, ...input }: BuiltAutomationInput,
): Promise<BuiltAutomation> {
  requireWriter(actor);
  const { businessId } = actor;
  const id = await unitOfWork(ctx, actor, async (tx) => {
    if ((await listBuiltRecords(tx.q, businessId)).length >= LIMITS.builtAutomations) {
      throw new AppError('conflict', say('automations.full', { most: LIMITS.builtAutomations }));
    }
    const definition: Definition = { ...input, steps: steps.map((step) => withId(tx, step)) };
    await checkDefinition(tx.q, caller, businessId, definition);
    const draft = JSON.stringify(definition);
    const made = await insertBuilt(tx.q, { businessId, name, draft, now: tx.now });
    tx.emit({ kind: 'built-automation.added', businessId, subjectId: made });
    return made;
  });
  return getBuilt(ctx.db.read, actor, id);
}

const ID_BYTES = 6;

/** A step keeps its id through every change: by it people are where they are, and have what they have. */
function withId(tx: Tx, step: StepInput): BuiltStep {
  return { ...step, id: step.id ?? tx.ids.token(ID_BYTES) };
}

/** Changes the draft, which begins as what is in use. @throws AppError as {@link addBuilt} */
export async function changeBuilt(
  ctx: Context,
  caller: CallCheck,
  actor: AccountActor,
  id: number,
  { name, steps, ...change }: BuiltAutomationChange,
): Promise<BuiltAutomation> {
  return changeDraft(ctx, caller, actor, id, async (tx, before) => {
    if (name !== undefined) await updateBuilt(tx.q, id, { name, now: tx.now });
    return {
      ...before,
      ...leaveOutAbsent(change),
      steps: steps ? steps.map((step) => withId(tx, step)) : before.steps,
    };
  });
}

function leaveOutAbsent<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

/** Changes the steps of the draft. @param change makes the new ones of the old */
export async function changeSteps(
  ctx: Context,
  caller: CallCheck,
  actor: AccountActor,
  id: number,
  change: (steps: readonly BuiltStep[], withId: (step: StepInput) => BuiltStep) => readonly BuiltStep[],
): Promise<BuiltAutomation> {
  return changeDraft(ctx, caller, actor, id, async (tx, before) => ({
    ...before,
    steps: change(before.steps, (step) => withId(tx, step)),
  }));
}

async function changeDraft(
  ctx: Context,
  caller: CallCheck,
  actor: AccountActor,
  id: number,
  change: (tx: Tx, before: Definition) => Promise<Definition>,
): Promise<BuiltAutomation> {
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const record = await hold(tx, actor, id);
    const before = readDefinition(record.draft ?? record.definition);
    if (!before) throw new Error('an automation is neither in use nor a draft');
    const after = await change(tx, before);
    if (after.steps.length > LIMITS.steps) {
      throw new AppError('conflict', say('automations.steps-full', { most: LIMITS.steps }));
    }
    await checkDefinition(tx.q, caller, businessId, after);
    const json = JSON.stringify(after);
    // What is as it runs is no draft.
    await updateBuilt(tx.q, id, { draft: json === record.definition ? null : json, now: tx.now });
    tx.emit({ kind: 'built-automation.changed', businessId, subjectId: id });
  });
  return getBuilt(ctx.db.read, actor, id);
}

/** The automation, for this transaction alone. */
export async function hold(tx: Tx, actor: AccountActor, id: number): Promise<BuiltRecord> {
  await findBuiltOrThrow(tx.q, actor, id);
  requireWriter(actor);
  await lockBuilt(tx.q, id);
  return findBuiltOrThrow(tx.q, actor, id);
}

/** @throws AppError not-found for a foreign or unknown id */
async function findBuiltOrThrow(q: Query, { businessId }: AccountActor, id: number): Promise<BuiltRecord> {
  const record = await findBuilt(q, { id, businessId });
  if (!record) throw notFound();
  return record;
}

/** Forgets the draft; what is in use stays. @throws AppError conflict where nothing is in use */
export async function discardDraft(ctx: Context, actor: AccountActor, id: number): Promise<BuiltAutomation> {
  await unitOfWork(ctx, actor, async (tx) => {
    const { definition, businessId } = await hold(tx, actor, id);
    if (definition === null) throw new AppError('conflict', say('automations.not-in-use'));
    await updateBuilt(tx.q, id, { draft: null, now: tx.now });
    tx.emit({ kind: 'built-automation.changed', businessId, subjectId: id });
  });
  return getBuilt(ctx.db.read, actor, id);
}

/** Switches it. Who is inside waits while it is off. @throws AppError conflict while no draft was put to use */
export async function switchBuilt(
  ctx: Context,
  actor: AccountActor,
  id: number,
  isActive: boolean,
): Promise<BuiltAutomation> {
  await unitOfWork(ctx, actor, async (tx) => {
    const { definition, businessId } = await hold(tx, actor, id);
    if (isActive && definition === null) throw new AppError('conflict', say('automations.not-in-use'));
    if (!(await updateActive(tx.q, { id, isActive, now: tx.now }))) return;
    if (isActive) {
      await forgetHealth(tx.q, id);
      await setDatesUntil(tx.q, tx.now, id);
    }
    tx.emit({ kind: 'built-automation.switched', businessId, subjectId: id, data: { isActive } });
  });
  return getBuilt(ctx.db.read, actor, id);
}

/** Deletes it with where everybody was; mails that have not left do not leave any more. */
export async function removeBuilt(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = await hold(tx, actor, id);
    const ended = await endInside(tx.q, { automationId: id }, { status: 'left', now: tx.now });
    await skipStepDeliveries(tx.q, ended, {
      error: say('automations.left', { why: 'changed' }),
      now: tx.now,
    });
    await deleteBuilt(tx.q, id);
    tx.emit({ kind: 'built-automation.removed', businessId, subjectId: id });
  });
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getBuilt(q: Query, actor: AccountActor, id: number): Promise<BuiltAutomation> {
  const [shown] = await presentBuilt(q, [await findBuiltOrThrow(q, actor, id)]);
  if (!shown) throw notFound();
  return shown;
}

/** Tries it on the past, as its draft says, else as it runs. */
export async function dryRunBuilt(
  ctx: Context,
  actor: AccountActor,
  id: number,
  days: number,
): Promise<DryRun> {
  const record = await findBuiltOrThrow(ctx.db.read, actor, id);
  const course = courseOf(readDefinition(record.draft ?? record.definition));
  const { businessId, name, isActive } = record;
  const flow: Flow = { automationId: id, businessId, kind: 'custom', name, isActive, ...course };
  return dryRun(ctx, flow, days, async (step) => (step.type === 'mail' ? step.subject : ''));
}

/** Calls of its steps that were not taken, the latest first, with why. */
export async function listTroubled(
  q: Query,
  actor: AccountActor,
  id: number,
  page: { before?: number | undefined; limit: number },
): Promise<TroubledCall[]> {
  await findBuiltOrThrow(q, actor, id);
  const calls = await listTroubledCalls(q, id, page);
  return calls.map(({ createdAt, error, ...call }) => ({
    ...call,
    error: wordsOf(error),
    at: new Date(createdAt).toISOString(),
  }));
}

/** The automations that a business has built, oldest first, with how many people are where. */
export async function listBuilt(q: Query, businessId: number): Promise<BuiltAutomation[]> {
  return presentBuilt(q, await listBuiltRecords(q, businessId));
}
