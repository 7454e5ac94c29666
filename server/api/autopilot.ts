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
  who: 'account',
  form: '/settings?tab=ai',
  fromForm: readMasterToggles,
  input: { body: AutopilotInput },
  output: Autopilot,
  docs: { example: { paused: true } },
  handler: async ({ app, actor, body }) => ({ body: await changeAutopilot(app.ctx, actor, body) }),
});

/** The AI toggles of Settings; unticked boxes are not sent. The first of them is the master switch, told by what it allows. */
function readMasterToggles(fields: Readonly<Record<string, string>>) {
  return {
    paused: fields.automation === undefined,
    contentCreation: fields.contentCreation !== undefined,
    budgetAllocation: fields.budgetAllocation !== undefined,
    crisisResponse: fields.crisisResponse !== undefined,
  };
}
