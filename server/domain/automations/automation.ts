// Automations of a business: switched and edited here. Nothing sends their mails yet, and every screen says so.
import type { Automation, AutomationStepInput } from '../../contract/automation.ts';
import { channelOf, MAIL_CHANNEL } from '../../contract/channels/index.ts';
import { AUTOMATION_KINDS, type AutomationKind, automationOf } from '../../contract/constants/email.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { type Business, getBusiness, requireWriter } from '../business/index.ts';
import {
  deleteStep,
  type EditedStep,
  listStoredAutomations,
  saveStep,
  updateAutomation,
} from './automation.repo.ts';
import { AUTOMATION_TEXTS } from './automation-texts-data.ts';

/** All automations of a business with their mails: as edited, else written from the profile. */
export async function listAutomations(q: Query, businessId: number): Promise<Automation[]> {
  const [business, stored] = await Promise.all([
    getBusiness({ q }, businessId),
    listStoredAutomations(q, businessId),
  ]);
  return AUTOMATION_KINDS.map((kind) => {
    const own = stored.find((one) => one.kind === kind);
    return {
      kind,
      name: automationOf(kind).name,
      isActive: own?.isActive ?? false,
      sent: 0,
      steps: listSteps(kind, { business, edited: own?.edited ?? [] }),
    };
  });
}

function listSteps(
  kind: AutomationKind,
  { business, edited }: { business: Business; edited: readonly EditedStep[] },
): Automation['steps'] {
  return automationOf(kind).steps.map((step, index) => {
    const position = index + 1;
    const own = edited.find((one) => one.position === position);
    const { subject, content } = own ?? writeStep(kind, position, business);
    return { ...step, position, subject, content, edited: own !== undefined };
  });
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

/** Switches an automation on or off; setting it as it stands changes nothing. */
export async function setAutomation(
  ctx: Context,
  actor: AccountActor,
  kind: AutomationKind,
  isActive: boolean,
): Promise<Automation> {
  requireWriter(actor);
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    if (await updateAutomation(tx.q, { businessId, kind, isActive, now: tx.now })) {
      tx.emit({
        kind: isActive ? 'automation.activated' : 'automation.deactivated',
        businessId,
        data: { automation: kind },
      });
    }
  });
  return getAutomation(ctx, actor, kind);
}

/** Stores a person's words for one mail; null brings the suggested ones back. @throws AppError not-found for a step that is none */
export async function editStep(
  ctx: Context,
  actor: AccountActor,
  step: { kind: AutomationKind; position: number },
  input: AutomationStepInput | null,
): Promise<Automation> {
  requireWriter(actor);
  if (!automationOf(step.kind).steps[step.position - 1]) throw notFound();
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    if (input) await saveStep(tx.q, { ...step, ...input, businessId, now: tx.now });
    else await deleteStep(tx.q, { ...step, businessId });
    tx.emit({
      kind: 'automation.edited',
      businessId,
      data: { automation: step.kind, position: step.position },
    });
  });
  return getAutomation(ctx, actor, step.kind);
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
