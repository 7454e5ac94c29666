// What Drivyn knows about the caller's business, one fact each.
import * as v from 'valibot';
import {
  ChangedFact,
  FACT_CHANGE_EXAMPLE,
  FACT_EXAMPLE,
  Fact,
  FactChange,
  FactInput,
  WEBSITE_EXAMPLE,
  WebsiteToRead,
} from '../contract/fact.ts';
import { IdText } from '../contract/schema.ts';
import {
  addOwnFact,
  changeOwnFact,
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

/** Answers the facts that now wait for a person; those that were known already are not among them. */
export const readWebsite = defineRoute({
  method: 'POST',
  path: '/api/facts/read-website',
  who: 'writer',
  rate: 'costly',
  input: { body: WebsiteToRead },
  output: v.array(Fact),
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
