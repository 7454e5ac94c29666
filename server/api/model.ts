// The language model that writes for a business, where its owner chose one: settings, a test, and a look for one on this machine.
import * as v from 'valibot';
import {
  FoundModel,
  MODEL_EXAMPLE,
  MODEL_TEST_EXAMPLE,
  ModelInput,
  ModelSettings,
  ModelTest,
  ModelTestInput,
} from '../contract/model.ts';
import { changeModel, findLocalModels, readSettings, testModel } from '../domain/models/index.ts';
import { defineRoute } from '../http/route.ts';
import { readModelForm } from './model-form.ts';

export const readModel = defineRoute({
  method: 'GET',
  path: '/api/model',
  who: 'owner',
  output: ModelSettings,
  handler: async ({ app, actor }) => ({ body: await readSettings(app.models, actor.businessId) }),
});

export const writeModel = defineRoute({
  method: 'PUT',
  path: '/api/model',
  who: 'owner',
  personal: true,
  rate: 'secret',
  form: '/settings',
  fromForm: readModelForm,
  input: { body: ModelInput },
  output: ModelSettings,
  docs: { example: MODEL_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    await changeModel(app.models, actor, body);
    return { body: await readSettings(app.models, actor.businessId) };
  },
});

/** Answers what it found, also where that is that nobody is there. */
export const testOwnModel = defineRoute({
  method: 'POST',
  path: '/api/model/test',
  who: 'owner',
  personal: true,
  rate: 'secret',
  input: { body: ModelTestInput },
  output: ModelTest,
  docs: { example: MODEL_TEST_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await testModel(app.models, actor, body) }),
});

export const findOwnModels = defineRoute({
  method: 'POST',
  path: '/api/model/find',
  who: 'owner',
  personal: true,
  rate: 'secret',
  output: v.array(FoundModel),
  handler: async ({ app, actor }) => ({ body: await findLocalModels(app.models, actor) }),
});
