// The steps of an automation's draft, one by one: for who builds it by hand. Programs send all of them at once.
import * as v from 'valibot';
import { BuiltAutomation, STEP_EXAMPLE, StepId, StepInput } from '../contract/built-automation.ts';
import { problem } from '../contract/problem.ts';
import { IdText } from '../contract/schema.ts';
import { changeSteps } from '../domain/automations/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';
import { readStep } from './built-automation-form.ts';

const SCREEN = '/email-marketing?tab=automations';
const ByStep = { params: v.object({ id: IdText, step: StepId }) };

/** `after`: the id of the step behind which it goes; absent at the end, empty at the beginning. */
const AddedStep = v.object({ step: StepInput, after: v.optional(v.union([v.literal(''), StepId])) });
const ADDED_EXAMPLE = { step: STEP_EXAMPLE };

const addStep = defineRoute({
  method: 'POST',
  path: '/api/built-automations/:id/steps',
  who: 'writer',
  form: SCREEN,
  fromForm: readStep,
  input: { params: v.object({ id: IdText }), body: AddedStep },
  output: BuiltAutomation,
  docs: { example: ADDED_EXAMPLE },
  handler: async ({ app, actor, params, body: { step, after } }) => {
    const body = await changeSteps(app.ctx, app.webhooks, actor, params.id, (steps, withId) => {
      const at = after === undefined ? steps.length : placeOf(steps, after) + 1;
      return steps.toSpliced(at, 0, withId(step));
    });
    return { status: 201, body };
  },
});

function placeOf(steps: readonly { readonly id: string }[], id: string): number {
  if (id === '') return -1;
  const index = steps.findIndex((step) => step.id === id);
  if (index < 0) throw notFound();
  return index;
}

const editStep = defineRoute({
  method: 'PUT',
  path: '/api/built-automations/:id/steps/:step',
  who: 'writer',
  form: SCREEN,
  fromForm: readStep,
  input: { ...ByStep, body: AddedStep },
  output: BuiltAutomation,
  docs: { example: ADDED_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeSteps(app.ctx, app.webhooks, actor, params.id, (steps) =>
      steps.with(placeOf(steps, params.step), { ...body.step, id: params.step }),
    ),
  }),
});

const deleteStep = defineRoute({
  method: 'DELETE',
  path: '/api/built-automations/:id/steps/:step',
  who: 'writer',
  form: SCREEN,
  input: ByStep,
  output: BuiltAutomation,
  handler: async ({ app, actor, params }) => ({
    body: await changeSteps(app.ctx, app.webhooks, actor, params.id, (steps) =>
      steps.toSpliced(placeOf(steps, params.step), 1),
    ),
  }),
});

const MoveInput = v.object({ to: v.picklist(['up', 'down'], problem('either', { names: ['up', 'down'] })) });

const moveStep = defineRoute({
  method: 'POST',
  path: '/api/built-automations/:id/steps/:step/move',
  who: 'writer',
  form: SCREEN,
  input: { ...ByStep, body: MoveInput },
  output: BuiltAutomation,
  docs: { example: { to: 'up' } },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeSteps(app.ctx, app.webhooks, actor, params.id, (steps) => {
      const from = placeOf(steps, params.step);
      const to = Math.min(steps.length - 1, Math.max(0, from + (body.to === 'up' ? -1 : 1)));
      const moved = steps[from];
      return moved ? steps.toSpliced(from, 1).toSpliced(to, 0, moved) : steps;
    }),
  }),
});

export const BUILT_STEP_ROUTES: readonly Route[] = [addStep, editStep, deleteStep, moveStep];
