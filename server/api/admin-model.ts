// The language model that writes for every business of this server, chosen by the admin.
import * as v from 'valibot';
import {
  FoundModel,
  MODEL_EXAMPLE,
  MODEL_TEST_EXAMPLE,
  ModelSettings,
  ModelTest,
  ModelTestInput,
  ServerModelInput,
} from '../contract/model.ts';
import { changeModel, findLocalModels, readSettings, testModel } from '../domain/models/index.ts';
import { defineRoute } from '../http/route.ts';

export const readServerModel = defineRoute({
  method: 'GET',
  path: '/api/admin/model',
  who: 'admin',
  output: ModelSettings,
  handler: async ({ app }) => ({ body: await readSettings(app.models, null) }),
});

export const writeServerModel = defineRoute({
  method: 'PUT',
  path: '/api/admin/model',
  who: 'admin',
  rate: 'secret',
  input: { body: ServerModelInput },
  output: ModelSettings,
  docs: { example: MODEL_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    await changeModel(app.models, actor, body);
    return { body: await readSettings(app.models, null) };
  },
});

export const testServerModel = defineRoute({
  method: 'POST',
  path: '/api/admin/model/test',
  who: 'admin',
  rate: 'secret',
  input: { body: ModelTestInput },
  output: ModelTest,
  docs: { example: MODEL_TEST_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await testModel(app.models, actor, body) }),
});

export const findServerModels = defineRoute({
  method: 'POST',
  path: '/api/admin/model/find',
  who: 'admin',
  rate: 'secret',
  output: v.array(FoundModel),
  handler: async ({ app, actor }) => ({ body: await findLocalModels(app.models, actor) }),
});
