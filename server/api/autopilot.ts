// The switches of a business.
import { Autopilot, AutopilotInput } from '../contract/autopilot.ts';
import { changeAutopilot, getAutopilot } from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

export const readAutopilot = defineRoute({
  method: 'GET',
  path: '/api/autopilot',
  who: 'account',
  output: Autopilot,
  handler: async ({ app, actor }) => ({ body: await getAutopilot(app.ctx, actor.businessId) }),
});

export const writeAutopilot = defineRoute({
  method: 'PUT',
  path: '/api/autopilot',
  who: 'owner',
  form: '/settings?tab=ai',
  fromForm: readForm,
  input: { body: AutopilotInput },
  output: Autopilot,
  docs: { example: { paused: true, paidAds: false } },
  handler: async ({ app, actor, body }) => ({ body: await changeAutopilot(app.ctx, actor, body) }),
});

/** Two screens send this: the toggles of Settings, and the switches of the control center, which name what they show. */
function readForm(fields: Readonly<Record<string, string>>) {
  return fields.shown === undefined && fields.paused === undefined
    ? readMasterToggles(fields)
    : readSwitches(fields);
}

/** The AI toggles of Settings; unticked boxes are not sent. The first of them is the master switch, told by what it allows. */
function readMasterToggles(fields: Readonly<Record<string, string>>) {
  return {
    paused: fields.automation === undefined,
    contentCreation: fields.contentCreation !== undefined,
    budgetAllocation: fields.budgetAllocation !== undefined,
    crisisResponse: fields.crisisResponse !== undefined,
  };
}

/** Of the switches that were shown, those that are off send nothing. */
function readSwitches({ paused, shown = '', ...on }: Readonly<Record<string, string>>) {
  const names = shown.split(',').filter(Boolean);
  return {
    ...(paused === undefined ? {} : { paused: paused === 'true' }),
    ...Object.fromEntries(names.map((name) => [name, on[name] !== undefined])),
  };
}
