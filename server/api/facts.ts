// What Drivyn knows about the caller's business, one fact each.
import * as v from 'valibot';
import {
  ChangedFact,
  ChangedFacts,
  FACT_CHANGE_EXAMPLE,
  FACT_EXAMPLE,
  FACTS_CHANGE_EXAMPLE,
  Fact,
  FactChange,
  FactInput,
  FactsChange,
} from '../contract/fact.ts';
import { IdText } from '../contract/schema.ts';
import { WEBSITE_EXAMPLE, WebsiteRead, WebsiteToRead } from '../contract/website.ts';
import {
  addOwnFact,
  changeOwnFact,
  changeOwnFacts,
  readFacts as listFacts,
  readOwnWebsite,
} from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

const ById = { params: v.object({ id: IdText }) };

export const readFacts = defineRoute({
  method: 'GET',
  path: '/api/facts',
  who: 'account',
  output: v.array(Fact),
  handler: async ({ app: { ctx }, actor }) => ({
    body: await listFacts(ctx.db.read, actor.businessId, ctx.clock.now()),
  }),
});

export const createFact = defineRoute({
  method: 'POST',
  path: '/api/facts',
  who: 'writer',
  form: '/brand',
  input: { body: FactInput },
  output: Fact,
  docs: { example: FACT_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ status: 201, body: await addOwnFact(app.ctx, actor, body) }),
});

/**
 * Answers the facts that now wait for a person, those that were known already not among them, and what could stand in the
 * profile and the brand kit.
 */
export const readWebsite = defineRoute({
  method: 'POST',
  path: '/api/facts/read-website',
  who: 'writer',
  rate: 'costly',
  form: '/brand',
  input: { body: WebsiteToRead },
  output: WebsiteRead,
  docs: { example: WEBSITE_EXAMPLE },
  handler: async ({ app, actor, body }) => ({
    body: await readOwnWebsite(app.ctx, actor, app.website, body.url),
  }),
});

export const editFact = defineRoute({
  method: 'PATCH',
  path: '/api/facts/:id',
  who: 'writer',
  form: '/brand',
  input: { ...ById, body: FactChange },
  output: ChangedFact,
  docs: { example: FACT_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeOwnFact(app.ctx, actor, params.id, body),
  }),
});

export const editFacts = defineRoute({
  method: 'PATCH',
  path: '/api/facts',
  who: 'writer',
  form: '/brand',
  fromForm: ({ ids = '', state }) => ({ ids: ids.split(',').map(Number), state }),
  input: { body: FactsChange },
  output: ChangedFacts,
  docs: { example: FACTS_CHANGE_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await changeOwnFacts(app.ctx, actor, body) }),
});

/** It is kept as retired: deleted, it would be found again in the profile or on the website. */
export const deleteFact = defineRoute({
  method: 'DELETE',
  path: '/api/facts/:id',
  who: 'writer',
  form: '/brand',
  input: ById,
  handler: async ({ app, actor, params }) => {
    await changeOwnFact(app.ctx, actor, params.id, { state: 'retired' });
    return { status: 204 };
  },
});
