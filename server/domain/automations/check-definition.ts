// What an automation must be before it is stored: everything that it names is there, and its ways lead on.
import { type BuiltStep, type Definition, otherwiseOf } from '../../contract/built-automation.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { checkRule, listAttributes, requireLists } from '../audience/index.ts';
import { checkMerge, listMergeFields } from '../email/index.ts';
import { listForms } from '../forms/index.ts';
import type { WebhookCaller } from './webhook.ts';

/** What knows which addresses may be called. */
export type CallCheck = Pick<WebhookCaller, 'mayCall'>;

/** @throws AppError invalid for what cannot be done */
export async function checkDefinition(
  q: Query,
  caller: CallCheck,
  businessId: number,
  definition: Definition,
): Promise<void> {
  const { trigger, goal, steps } = definition;
  const near = steps.find((step) => step.type === 'webhook' && !caller.mayCall(step.url));
  if (near) throw invalid('url', say('automations.near-url'));
  if (goal !== null && trigger.on === 'event' && trigger.event === goal) {
    throw new AppError('invalid', inField('goal', say('automations.goal-starts')), { field: 'goal' });
  }
  if (trigger.on === 'list') await requireLists({ q }, businessId, [trigger.list], 'trigger');
  if (trigger.on === 'form') {
    const forms = await listForms(q, businessId);
    if (!forms.some(({ id }) => id === trigger.form)) throw invalid('trigger', say('automations.no-form'));
  }
  if (trigger.on === 'date') {
    const known = await listAttributes(q, businessId);
    const isDate = known.some(({ key, type }) => key === trigger.attribute && type === 'date');
    if (!isDate) throw invalid('trigger', say('automations.no-date'));
  }
  checkWays(steps);
  await checkSteps(q, businessId, steps);
}

function invalid(field: string, sentence: ReturnType<typeof say>): AppError {
  return new AppError('invalid', inField(field, sentence), { field });
}

/** Ids stand once, and nobody is sent back: nothing goes round. */
function checkWays(steps: readonly BuiltStep[]): void {
  const ids = steps.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw invalid('steps', say('automations.step-twice', { id: twice }));
  for (const [index, step] of steps.entries()) {
    const target = otherwiseOf(step);
    if (target !== undefined && !ids.slice(index + 1).includes(target)) {
      throw invalid('steps', say('automations.no-way', { id: target }));
    }
  }
}

async function checkSteps(q: Query, businessId: number, steps: readonly BuiltStep[]): Promise<void> {
  const fields = steps.some(({ type }) => type === 'mail') ? await listMergeFields(q, businessId) : [];
  const lists: number[] = [];
  for (const step of steps) {
    if (step.type === 'mail') checkMerge(step, fields);
    if (step.type === 'condition') await checkRule({ q }, businessId, step.rule);
    if (step.type === 'list') lists.push(step.list);
  }
  await requireLists({ q }, businessId, lists, 'steps');
}
