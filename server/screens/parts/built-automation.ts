// One automation that the business built, with what its forms offer: lists, forms, tags and segments.
import type { EmailTab } from '../../../views/screens/email-marketing/types.ts';
import { type BuiltStep, STEP_TYPES } from '../../contract/built-automation.ts';
import { findLists, findSegments, listAttributes, listTags } from '../../domain/audience/index.ts';
import { dryRunBuilt, getBuilt, linksOf, listTroubled } from '../../domain/automations/index.ts';
import { canWrite } from '../../domain/business/index.ts';
import { listForms } from '../../domain/forms/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

const TAGS = 100;
/** Calls that were not taken; the API tells of all. */
const CALLS = 25;
/** Days of the past on which it is tried. */
const TRIED = 30;

export async function loadBuiltAutomation(
  { ctx, actor, query }: AccountRequest,
  id: number,
): Promise<EmailTab> {
  const q = ctx.db.read;
  const automation = await getBuilt(q, actor, id);
  const dryRun = query.get('try') === '1' ? await dryRunBuilt(ctx, actor, id, TRIED) : null;
  const edited = canWrite(actor) ? query.get('step') : null;
  const type = STEP_TYPES.find((one) => one === query.get('type')) ?? null;
  const calls = automation.inUse ? await listTroubled(q, actor, id, { limit: CALLS }) : [];
  const head = { tab: 'automation' as const, automation, calls, dryRun };
  const { steps = [] } = automation.draft ?? automation.inUse ?? {};
  const links = linksOf(steps as readonly BuiltStep[]);
  return { ...head, edited, type, choices: { ...(await loadChoices({ ctx, actor })), links } };
}

/** What an automation's forms offer. */
async function loadChoices({ ctx, actor }: Pick<AccountRequest, 'ctx' | 'actor'>) {
  const q = ctx.db.read;
  const { businessId } = actor;
  const [lists, forms, tags, segments, attributes] = await Promise.all([
    findLists(q, businessId),
    listForms(q, businessId),
    listTags(q, businessId, TAGS),
    findSegments(q, businessId),
    listAttributes(q, businessId),
  ]);
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  const dates = attributes.filter(({ type }) => type === 'date').map(({ key }) => key);
  return { lists: lists.map(named), forms: forms.map(named), tags, segments, dates };
}
