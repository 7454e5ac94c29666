// Automations that a business builds: drafts, what is in use, and their switch.
import * as v from 'valibot';
import { AUTOMATION_EXAMPLE, AutomationInput } from '../contract/automation.ts';
import {
  APPLY_EXAMPLE,
  ApplyInput,
  BUILT_AUTOMATION_EXAMPLE,
  BuiltAutomation,
  BuiltAutomationChange,
  BuiltAutomationInput,
  TroubledCall,
} from '../contract/built-automation.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { DryRun, DryRunQuery } from '../contract/dry-run.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addBuilt,
  applyDraft,
  changeBuilt,
  discardDraft,
  dryRunBuilt,
  getBuilt,
  listBuilt,
  listTroubled,
  readWebhookSecret,
  removeBuilt,
  switchBuilt,
} from '../domain/automations/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { readHead } from './built-automation-form.ts';
import { nextPage } from './next-page.ts';

const SCREEN = '/email-marketing?tab=automations';
const ById = { params: v.object({ id: IdText }) };

const readBuilt = defineRoute({
  method: 'GET',
  path: '/api/users/:id/built-automations',
  who: 'account',
  input: ById,
  output: v.array(BuiltAutomation),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await listBuilt(app.ctx.db.read, actor.businessId) };
  },
});

const createBuilt = defineRoute({
  method: 'POST',
  path: '/api/users/:id/built-automations',
  who: 'writer',
  form: SCREEN,
  fromForm: readHead,
  input: { ...ById, body: BuiltAutomationInput },
  output: BuiltAutomation,
  docs: { example: BUILT_AUTOMATION_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    const made = await addBuilt(app.ctx, app.webhooks, actor, body);
    return { status: 201, body: made, goTo: `${SCREEN}&automation=${made.id}&done=automation-added` };
  },
});

const readOneBuilt = defineRoute({
  method: 'GET',
  path: '/api/built-automations/:id',
  who: 'account',
  input: ById,
  output: BuiltAutomation,
  handler: async ({ app, actor, params }) => ({ body: await getBuilt(app.ctx.db.read, actor, params.id) }),
});

/** Changes the draft alone: what runs goes on as it is. */
const editBuilt = defineRoute({
  method: 'PUT',
  path: '/api/built-automations/:id',
  who: 'writer',
  form: SCREEN,
  fromForm: readHead,
  input: { ...ById, body: BuiltAutomationChange },
  output: BuiltAutomation,
  docs: { example: BUILT_AUTOMATION_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeBuilt(app.ctx, app.webhooks, actor, params.id, body),
  }),
});

const deleteBuilt = defineRoute({
  method: 'DELETE',
  path: '/api/built-automations/:id',
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeBuilt(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** The draft becomes what runs. With people inside, `inside` says what becomes of them. */
const applyBuilt = defineRoute({
  method: 'POST',
  path: '/api/built-automations/:id/apply',
  who: 'writer',
  form: SCREEN,
  input: { ...ById, body: ApplyInput },
  output: BuiltAutomation,
  docs: { example: APPLY_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await applyDraft(app.ctx, app.webhooks, actor, params.id, body.inside),
  }),
});

const forgetDraft = defineRoute({
  method: 'DELETE',
  path: '/api/built-automations/:id/draft',
  who: 'writer',
  form: SCREEN,
  input: ById,
  output: BuiltAutomation,
  handler: async ({ app, actor, params }) => ({ body: await discardDraft(app.ctx, actor, params.id) }),
});

const setBuilt = defineRoute({
  method: 'PUT',
  path: '/api/built-automations/:id/active',
  who: 'writer',
  form: SCREEN,
  fromForm: ({ isActive }) => ({ isActive: isActive === 'true' }),
  input: { ...ById, body: AutomationInput },
  output: BuiltAutomation,
  docs: { example: AUTOMATION_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await switchBuilt(app.ctx, actor, params.id, body.isActive),
  }),
});

/** Tried on what people did: nothing is stored, and nothing leaves. */
const tryBuilt = defineRoute({
  method: 'GET',
  path: '/api/built-automations/:id/dry-run',
  who: 'account',
  rate: 'costly',
  input: { ...ById, query: DryRunQuery },
  output: DryRun,
  handler: async ({ app, actor, params, query }) => ({
    body: await dryRunBuilt(app.ctx, actor, params.id, query.days),
  }),
});

/** Calls of its steps that were not taken, with why. */
const readCalls = defineRoute({
  method: 'GET',
  path: '/api/built-automations/:id/calls',
  who: 'account',
  input: {
    ...ById,
    query: v.object({
      before: v.optional(IdText),
      limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
    }),
  },
  output: v.array(TroubledCall),
  handler: async ({ app, actor, params, query }) => {
    const rows = await listTroubled(app.ctx.db.read, actor, params.id, query);
    return { body: rows, next: nextPage(rows, query.limit) };
  },
});

/** What calls of automations are signed with: whoever takes them checks it. */
const readSecret = defineRoute({
  method: 'GET',
  path: '/api/users/:id/webhook-secret',
  who: 'writer',
  personal: true,
  input: ById,
  output: v.object({ secret: v.string() }),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: { secret: await readWebhookSecret(app.ctx, actor) } };
  },
});

export const BUILT_AUTOMATION_ROUTES: readonly Route[] = [
  readBuilt,
  createBuilt,
  readOneBuilt,
  editBuilt,
  deleteBuilt,
  applyBuilt,
  forgetDraft,
  setBuilt,
  tryBuilt,
  readCalls,
  readSecret,
];
