// What people decide over what was learned of a channel.
import * as v from 'valibot';
import { OVERRULE_EXAMPLE, Overrule, OverruleInput } from '../contract/overrule.ts';
import { IdText } from '../contract/schema.ts';
import { getConnection } from '../domain/channels/index.ts';
import { overrule, readOverrules } from '../domain/evidence/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const ById = { params: v.object({ id: IdText }) };

export const readPlatformOverrules = defineRoute({
  method: 'GET',
  path: '/api/platforms/:id/overrules',
  who: 'account',
  input: ById,
  output: v.array(Overrule),
  handler: async ({ app: { ctx }, actor, params: { id } }) => {
    await getConnection(ctx, actor, id);
    const all = await readOverrules(ctx.db.read, actor.businessId);
    return { body: all.filter(({ platformId }) => platformId === id) };
  },
});

/** Decides over one thing, or takes that back; answers all that holds for the channel. */
export const overrulePlatform = defineRoute({
  method: 'PUT',
  path: '/api/platforms/:id/overrules',
  who: 'writer',
  form: '/analytics?view=learned',
  fromForm: ({ of, weekday, hour, value, stance }) => ({
    of,
    ...(weekday !== undefined && { weekday: readNumber(weekday) }),
    ...(hour !== undefined && { hour: readNumber(hour) }),
    ...(value !== undefined && { value }),
    stance: stance === 'none' ? null : stance,
  }),
  input: { ...ById, body: OverruleInput },
  output: v.array(Overrule),
  docs: { example: OVERRULE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await overrule(app.ctx, actor, params.id, body),
  }),
});
