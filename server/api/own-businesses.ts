// The caller's businesses: which one is open, and adding another.
import * as v from 'valibot';
import { BusinessChoice, BusinessInput, OwnBusiness } from '../contract/members.ts';
import { requireRoomForBusiness } from '../domain/billing/index.ts';
import { addBusiness, listOwnBusinesses, openBusiness } from '../domain/members/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

export const readOwnBusinesses = defineRoute({
  method: 'GET',
  path: '/api/businesses',
  who: 'account',
  output: v.array(OwnBusiness),
  handler: async ({ app, actor }) => ({ body: await listOwnBusinesses(app.ctx.db.read, actor) }),
});

/** Answers the business, which is open from then on. */
export const createBusiness = defineRoute({
  method: 'POST',
  path: '/api/businesses',
  who: 'owner',
  personal: true,
  form: '/businesses',
  input: { body: BusinessInput },
  output: OwnBusiness,
  docs: { example: { name: 'Harbour Street Café' } },
  handler: async ({ app, actor, body }) => ({
    status: 201,
    body: await addBusiness(app.ctx, actor, body.name, (tx) =>
      requireRoomForBusiness(tx, app.billing, actor.accountId),
    ),
  }),
});

/** Everything after it shows that business, in every session of the account. */
export const chooseBusiness = defineRoute({
  method: 'POST',
  path: '/api/account/business',
  who: 'account',
  personal: true,
  form: '/businesses',
  fromForm: ({ businessId }) => ({ businessId: readNumber(businessId) }),
  input: { body: BusinessChoice },
  docs: { example: { businessId: 1 } },
  handler: async ({ app, actor, body }) => {
    await openBusiness(app.ctx, actor, body.businessId);
    return { status: 204 };
  },
});
