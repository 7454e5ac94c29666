// The switch of email automation, and the automations with their mails.
import * as v from 'valibot';
import {
  AUTOMATION_EXAMPLE,
  AUTOMATION_STEP_EXAMPLE,
  Automation,
  AutomationInput,
  AutomationKindText,
  AutomationStepInput,
} from '../contract/automation.ts';
import { DryRun, DryRunQuery } from '../contract/dry-run.ts';
import { EMAIL_SWITCH_EXAMPLE, EmailSwitch, EmailSwitchInput } from '../contract/mailing.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  dryRunSeries,
  editStep,
  getAutomation,
  listAutomations,
  setAutomation,
} from '../domain/automations/index.ts';
import { changeAutopilot } from '../domain/autopilot/index.ts';
import { renderSample } from '../domain/email/index.ts';
import { defineRoute } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';
import { readLength } from './built-automation-form.ts';
import { answerMail } from './mailings.ts';

const SCREEN = '/email-marketing?tab=automations';

/** The spec's two calls; name, address and industry are taken from the profile, whatever is sent. */
function defineSwitch(name: string, emailMarketing: boolean) {
  return defineRoute({
    method: 'POST',
    path: `/api/email/${name}`,
    who: 'owner',
    form: '/email-marketing',
    input: { body: EmailSwitchInput },
    output: EmailSwitch,
    docs: { example: EMAIL_SWITCH_EXAMPLE },
    handler: async ({ app, actor }) => ({ body: await changeAutopilot(app.ctx, actor, { emailMarketing }) }),
  });
}

export const setUpEmail = defineSwitch('setup-autonomous', true);
export const disableEmail = defineSwitch('disable-autonomous', false);

const ByKind = v.object({ id: IdText, kind: AutomationKindText });
const ByStep = v.object({ id: IdText, kind: AutomationKindText, position: IdText });

export const readAutomations = defineRoute({
  method: 'GET',
  path: '/api/users/:id/automations',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: v.array(Automation),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await listAutomations(app.ctx.db.read, actor.businessId) };
  },
});

export const switchAutomation = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/automations/:kind',
  who: 'writer',
  form: SCREEN,
  fromForm: ({ isActive }) => ({ isActive: isActive === 'true' }),
  input: { params: ByKind, body: AutomationInput },
  output: Automation,
  docs: { example: AUTOMATION_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await setAutomation(app.ctx, actor, params.kind, body.isActive) };
  },
});

export const editAutomationStep = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/automations/:kind/steps/:position',
  who: 'writer',
  form: SCREEN,
  fromForm: ({ after, unit, ...fields }) => ({ ...fields, delay: readLength(after, unit) }),
  input: { params: ByStep, body: AutomationStepInput },
  output: Automation,
  docs: { example: AUTOMATION_STEP_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await editStep(app.ctx, actor, params, body) };
  },
});

/** Brings the suggested words, and the usual time, back. */
export const resetAutomationStep = defineRoute({
  method: 'DELETE',
  path: '/api/users/:id/automations/:kind/steps/:position',
  who: 'writer',
  form: SCREEN,
  input: { params: ByStep },
  output: Automation,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await editStep(app.ctx, actor, params, null) };
  },
});

/** Tried on what people did: nothing is stored, and nothing leaves. */
export const tryAutomation = defineRoute({
  method: 'GET',
  path: '/api/users/:id/automations/:kind/dry-run',
  who: 'account',
  rate: 'costly',
  input: { params: ByKind, query: DryRunQuery },
  output: DryRun,
  handler: async ({ app, actor, params, query }) => {
    resolveAccount(actor, params.id);
    return { body: await dryRunSeries(app.ctx, actor, params.kind, query.days) };
  },
});

export const previewAutomationStep = defineRoute({
  method: 'GET',
  path: '/api/users/:id/automations/:kind/steps/:position/preview',
  who: 'account',
  input: { params: ByStep },
  handler: async ({ app, actor, params, http }) => {
    resolveAccount(actor, params.id);
    const { steps } = await getAutomation(app.ctx, actor, params.kind);
    const step = steps[params.position - 1];
    if (!step) throw notFound();
    return answerMail(http, await renderSample(app.ctx, app.mail, actor, step));
  },
});
