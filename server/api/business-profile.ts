// The business profile: reading it, and saving it, which starts the autopilot.
import * as v from 'valibot';
import {
  BUSINESS_PROFILE_EXAMPLE,
  BusinessProfile,
  BusinessProfileChange,
  BusinessProfileInput,
  SavedBusinessProfile,
} from '../contract/business.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { changeProfile, saveProfile } from '../domain/autopilot/index.ts';
import { findBusiness, hasProfile, presentProfile } from '../domain/business/index.ts';
import { listLeftOut } from '../domain/writer/index.ts';
import { defineRoute } from '../http/route.ts';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

export const readBusinessProfile = defineRoute({
  method: 'GET',
  path: '/api/business-profile/:id',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: BusinessProfile,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const business = await findBusiness(app.ctx.db.read, actor.businessId);
    if (!business || !hasProfile(business)) throw new AppError('not-found', say('http.no-profile'));
    return { body: presentProfile(business, actor.accountId, listLeftOut(business)) };
  },
});

export const writeBusinessProfile = defineRoute({
  method: 'POST',
  path: '/api/business-profile',
  who: 'writer',
  bodyLimit: LIMITS.profileBody,
  input: { body: BusinessProfileInput },
  output: SavedBusinessProfile,
  form: '/business-setup',
  docs: { example: BUSINESS_PROFILE_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    resolveAccount(actor, body.userId);
    const { business, created, moved } = await saveProfile(app.ctx, actor, body);
    return {
      status: created ? 201 : 200,
      body: { ...presentProfile(business, actor.accountId, listLeftOut(business)), moved },
    };
  },
});

export const editBusinessProfile = defineRoute({
  method: 'PATCH',
  path: '/api/business-profile',
  who: 'writer',
  bodyLimit: LIMITS.profileBody,
  input: { body: BusinessProfileChange },
  output: SavedBusinessProfile,
  form: '/brand',
  docs: { example: { websiteUrl: 'https://bakery.example' } },
  handler: async ({ app, actor, body }) => {
    const { business, moved } = await changeProfile(app.ctx, actor, body);
    return { body: { ...presentProfile(business, actor.accountId, listLeftOut(business)), moved } };
  },
});
