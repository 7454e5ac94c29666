// Campaigns of paid advertising.
import * as v from 'valibot';
import { CAMPAIGN_EXAMPLE, Campaign, CampaignChange, CampaignInput } from '../contract/ads.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import type { Context } from '../db/unit-of-work.ts';
import {
  type CampaignRecord,
  changeCampaign,
  createCampaign,
  createRecommended,
  deleteCampaign,
  describeCampaigns,
  listCampaigns,
  type Move,
  moveCampaign,
} from '../domain/ads/index.ts';
import { canManage, getBusiness } from '../domain/business/index.ts';
import { toLocal } from '../domain/learning/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { readNumber } from './form-fields.ts';

const ById = { params: v.object({ id: IdText }) };
const FORM = '/paid-advertising';
const ListQuery = v.object({
  platformId: v.optional(IdText),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const readCampaigns = defineRoute({
  method: 'GET',
  path: '/api/campaigns',
  who: 'account',
  input: { query: ListQuery },
  output: v.array(Campaign),
  handler: async ({ app, actor, query: { platformId: connectionId, before, limit } }) => {
    const filter = { businessId: actor.businessId, connectionId, before, limit };
    const campaigns = await listCampaigns(app.ctx.db.read, filter);
    const last = campaigns.at(-1);
    const next = campaigns.length === limit && last ? { before: last.id } : undefined;
    return { body: await present(app.ctx, actor, campaigns), next };
  },
});

export const addCampaign = defineRoute({
  method: 'POST',
  path: '/api/campaigns',
  who: 'owner',
  input: { body: CampaignInput },
  output: Campaign,
  form: FORM,
  fromForm: ({ platformId, name, startDate, endDate, budget, audience, audienceSize }) => ({
    platformId: readNumber(platformId),
    name,
    startDate,
    endDate,
    budget: readNumber(budget),
    audience,
    audienceSize: readNumber(audienceSize),
  }),
  docs: { example: CAMPAIGN_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    const campaign = await createCampaign(app.ctx, actor, body);
    const [shown] = await present(app.ctx, actor, [campaign]);
    return { status: 201, body: shown };
  },
});

/** Drafts what is recommended for a platform; it waits for a person to start it. */
export const addRecommendedCampaign = defineRoute({
  method: 'POST',
  path: '/api/platforms/:id/recommended-campaign',
  who: 'owner',
  input: ById,
  output: Campaign,
  form: FORM,
  handler: async ({ app, actor, params }) => {
    const campaign = await createRecommended(app.ctx, actor, params.id);
    const [shown] = await present(app.ctx, actor, [campaign]);
    return { status: 201, body: shown };
  },
});

export const editCampaign = defineRoute({
  method: 'PATCH',
  path: '/api/campaigns/:id',
  who: 'owner',
  input: { ...ById, body: CampaignChange },
  output: Campaign,
  form: FORM,
  fromForm: ({ name, endDate, budget, audience }) => ({
    name,
    endDate,
    budget: readNumber(budget),
    audience,
  }),
  docs: { example: { budget: 300, endDate: null } },
  handler: async ({ app, actor, params, body }) => {
    const [shown] = await present(app.ctx, actor, [await changeCampaign(app.ctx, actor, params.id, body)]);
    return { body: shown };
  },
});

export const removeCampaign = defineRoute({
  method: 'DELETE',
  path: '/api/campaigns/:id',
  who: 'owner',
  input: ById,
  form: FORM,
  handler: async ({ app, actor, params }) => {
    await deleteCampaign(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** A call that moves one campaign on and answers it as it is afterwards. */
function defineMove(move: Move) {
  return defineRoute({
    method: 'POST',
    path: `/api/campaigns/:id/${move}`,
    who: 'owner',
    input: ById,
    output: Campaign,
    form: FORM,
    handler: async ({ app, actor, params }) => {
      const [shown] = await present(app.ctx, actor, [await moveCampaign(app.ctx, actor, params.id, move)]);
      return { body: shown };
    },
  });
}

export const startCampaign = defineMove('start');
export const pauseCampaign = defineMove('pause');
export const resumeCampaign = defineMove('resume');
export const completeCampaign = defineMove('complete');

async function present(ctx: Context, actor: AccountActor, campaigns: readonly CampaignRecord[]) {
  const { timezone, currency } = await getBusiness({ q: ctx.db.read }, actor.businessId);
  const at = { today: toLocal(ctx.clock.now(), timezone).date, currency, canManage: canManage(actor) };
  return describeCampaigns(ctx.db.read, campaigns, at);
}
