// The built-in series of a business: switched and edited here, with how many people are where.

import type { Automation, AutomationStepInput } from '../../contract/automation.ts';
import type { AutomationResults } from '../../contract/automation-results.ts';
import type { BuiltAutomation } from '../../contract/built-automation.ts';
import { channelOf, MAIL_CHANNEL } from '../../contract/channels/index.ts';
import {
  AUTOMATION_KINDS,
  type AutomationKind,
  automationOf,
  timingOf,
} from '../../contract/constants/email.ts';
import type { DryRun } from '../../contract/dry-run.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { type Business, getBusiness, requireWriter } from '../business/index.ts';
import { checkMerge, forgetHealth, listMergeFields } from '../email/index.ts';
import {
  type AutomationRecord,
  deleteStep,
  type EditedStep,
  ensureAutomation,
  listEditedSteps,
  listStoredAutomations,
  saveStep,
  updateActive,
} from './automation.repo.ts';
import { AUTOMATION_TEXTS } from './automation-texts-data.ts';
import { dryRun } from './dry-run.ts';
import { type Flow, flowOf, type MailStep, stepIdOf, stepsOf } from './flow.ts';
import { noteOf, presentOne } from './present-built.ts';
import { type Results, readResults } from './results.ts';
import { rescheduleRuns } from './run.repo.ts';

/** All automations of a business with their mails, as edited, else written from the profile, and with what they did. */
export async function listAutomations(q: Query, businessId: number): Promise<Automation[]> {
  const stored = (await listStoredAutomations(q, businessId)).filter(isSeries);
  return presentSeries(q, businessId, { stored, resultsOf: await readResults(q, businessId, idsOf(stored)) });
}

/** The built-in series and those that the business built, counted together. */
export async function listEveryAutomation(
  q: Query,
  businessId: number,
): Promise<{ automations: Automation[]; built: BuiltAutomation[] }> {
  const all = await listStoredAutomations(q, businessId);
  const stored = all.filter(isSeries);
  const resultsOf = await readResults(q, businessId, idsOf(all));
  return {
    automations: await presentSeries(q, businessId, { stored, resultsOf }),
    built: all.filter((one) => !isSeries(one)).map((one) => presentOne(one, resultsOf(one.id))),
  };
}

/** What each automation of a business did that has sent a mail, oldest first. */
export async function listWorkedAutomations(
  q: Query,
  businessId: number,
): Promise<(AutomationResults & { readonly id: number; readonly name: string })[]> {
  const all = await listStoredAutomations(q, businessId);
  const resultsOf = await readResults(q, businessId, idsOf(all));
  return all
    .map(({ id, kind, name }) => ({
      ...resultsOf(id).all,
      ...{ id, name: kind === 'custom' ? name : automationOf(kind).name },
    }))
    .filter(({ sent, measured }) => sent + measured > 0);
}

const isSeries = ({ kind }: AutomationRecord) => kind !== 'custom';
const idsOf = (records: readonly AutomationRecord[]) => records.map(({ id }) => id);

async function presentSeries(
  q: Query,
  businessId: number,
  { stored, resultsOf }: { stored: readonly AutomationRecord[]; resultsOf: (id?: number) => Results },
): Promise<Automation[]> {
  const [business, edited] = await Promise.all([
    getBusiness({ q }, businessId),
    listEditedSteps(q, idsOf(stored)),
  ]);
  return AUTOMATION_KINDS.map((kind) => {
    const own = stored.find((one) => one.kind === kind);
    return present(kind, business, {
      isActive: own?.isActive ?? false,
      stoppedBy: own?.stoppedBy ?? null,
      edited: edited.filter(({ automationId }) => automationId === own?.id),
      results: resultsOf(own?.id),
    });
  });
}

interface Standing {
  readonly isActive: boolean;
  readonly stoppedBy: Harm | null;
  readonly edited: readonly EditedStep[];
  readonly results: Results;
}

function present(kind: AutomationKind, business: Business, standing: Standing): Automation {
  const { isActive, stoppedBy, edited, results } = standing;
  return {
    kind,
    name: automationOf(kind).name,
    ...{ isActive, stoppedBy, note: noteOf(stoppedBy) },
    ...results.all,
    steps: stepsOf(kind, edited).map(({ id, position, delay }) => {
      const own = edited.find((one) => one.position === position);
      return {
        ...{ position, delay, timing: timingOf(kind, position, delay) },
        ...wordsOf(kind, position, { business, own }),
        edited: own?.subject !== undefined && own.subject !== null,
        ...results.of(id),
      };
    }),
  };
}

function wordsOf(
  kind: AutomationKind,
  position: number,
  { business, own }: { business: Business; own: EditedStep | undefined },
): { subject: string; content: string } {
  if (own?.subject && own.content) return { subject: own.subject, content: own.content };
  return writeStep(kind, position, business);
}

/** What a step says when its mail leaves. */
export async function wordsOfStep(
  q: Query,
  flow: Flow,
  step: MailStep,
): Promise<{ subject: string; content: string }> {
  if (step.type === 'mail') return step;
  const business = await getBusiness({ q }, flow.businessId);
  const edited = await listEditedSteps(q, [flow.automationId]);
  const own = edited.find(({ position }) => position === step.position);
  if (flow.kind === 'custom') throw new Error('a built automation has mails of its own');
  return wordsOf(flow.kind, step.position, { business, own });
}

/** Tries a series on the past, whether it is on or not. */
export async function dryRunSeries(
  ctx: Context,
  { businessId }: AccountActor,
  kind: AutomationKind,
  days: number,
): Promise<DryRun> {
  const stored = (await listStoredAutomations(ctx.db.read, businessId)).find((one) => one.kind === kind);
  const untouched = {
    id: 0,
    businessId,
    kind,
    name: '',
    isActive: false,
    definition: null,
    draft: null,
    stoppedBy: null,
  };
  const record: AutomationRecord = stored ?? untouched;
  const flow = flowOf(record, await listEditedSteps(ctx.db.read, [record.id]));
  return dryRun(ctx, flow, days, async (step) =>
    step.type === 'series-mail' ? (await wordsOfStep(ctx.db.read, flow, step)).subject : '',
  );
}

/** The suggested mail of a step, from the profile's words alone. */
export function writeStep(
  kind: AutomationKind,
  position: number,
  business: Pick<Business, 'name' | 'description' | 'brandValues' | 'websiteUrl'>,
): { subject: string; content: string } {
  const template = AUTOMATION_TEXTS[kind][position - 1];
  if (!template) throw new Error(`${kind} has no mail ${position}`);
  const words: Readonly<Record<string, string>> = {
    name: business.name || 'us',
    description: business.description,
    values: business.brandValues.replace(/[.\s]+$/, ''),
    website: business.websiteUrl,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  const isSaid = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, word]) => Boolean(words[word ?? '']?.trim()));
  const paragraphs = template.paragraphs.filter(isSaid).map(fill);
  return { subject: toSubject(fill(template.subject)), content: paragraphs.join('\n\n') };
}

/** A business name may be longer than a subject. */
function toSubject(text: string): string {
  const most = channelOf(MAIL_CHANNEL).form.title;
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/** Switches an automation on or off; setting it as it stands changes nothing. Who is in it waits while it is off. */
export async function setAutomation(
  ctx: Context,
  actor: AccountActor,
  kind: AutomationKind,
  isActive: boolean,
): Promise<Automation> {
  requireWriter(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    const id = await ensureAutomation(tx.q, { businessId, kind, now: tx.now });
    if (await updateActive(tx.q, { id, isActive, now: tx.now })) {
      if (isActive) await forgetHealth(tx.q, id);
      tx.emit({
        kind: isActive ? 'automation.activated' : 'automation.deactivated',
        businessId,
        data: { automation: kind },
      });
    }
  });
  return getAutomation(ctx, actor, kind);
}

/**
 * Stores a person's words for one mail, its time, or both; null brings back what was suggested. Who waits for the mail
 * gets it in the new words, and at the new time after their start.
 * @throws AppError not-found for a step that is none, invalid for a merge field that is none
 */
export async function editStep(
  ctx: Context,
  actor: AccountActor,
  { kind, position }: { kind: AutomationKind; position: number },
  input: AutomationStepInput | null,
): Promise<Automation> {
  requireWriter(actor);
  const usual = automationOf(kind).steps[position - 1];
  if (!usual) throw notFound();
  const { subject, content } = input ?? {};
  if (subject !== undefined && content !== undefined) {
    checkMerge({ subject, content }, await listMergeFields(ctx.db.read, actor.businessId));
  }
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    const automationId = await ensureAutomation(tx.q, { businessId, kind, now: tx.now });
    if (input) await saveStep(tx.q, { automationId, position, ...input, now: tx.now });
    else await deleteStep(tx.q, { automationId, position });
    const delay = input ? input.delay : usual.delay;
    if (delay !== undefined) await rescheduleRuns(tx.q, { automationId, step: stepIdOf(position), delay });
    tx.emit({ kind: 'automation.edited', businessId, data: { automation: kind, position } });
  });
  return getAutomation(ctx, actor, kind);
}

export async function getAutomation(
  ctx: Context,
  actor: AccountActor,
  kind: AutomationKind,
): Promise<Automation> {
  const all = await listAutomations(ctx.db.read, actor.businessId);
  const found = all.find((one) => one.kind === kind);
  if (!found) throw notFound();
  return found;
}
