// How far a channel goes by itself, and whether it may go further.
import * as v from 'valibot';
import { type Act, Autonomy, AutonomyAnswer, AutonomyChange, actOf } from '../contract/autonomy.ts';
import { IdText } from '../contract/schema.ts';
import { isAdAccount } from '../domain/ads/index.ts';
import { answerAutonomy, getConnection, readAutonomy } from '../domain/channels/index.ts';
import { chooseLevel } from '../domain/content/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const ById = { params: v.object({ id: IdText }) };
/** Where a plain form leads unless it says so itself. */
const FORM = '/autonomous-control?tab=platforms';

export const readPlatformAutonomy = defineRoute({
  method: 'GET',
  path: '/api/platforms/:id/autonomy',
  who: 'account',
  input: ById,
  output: v.array(Autonomy),
  handler: async ({ app, actor, params }) => {
    const connection = await getConnection(app.ctx, actor, params.id);
    const acts: Act[] = [actOf(connection.type), ...(isAdAccount(connection) ? (['budget'] as const) : [])];
    const q = app.ctx.db.read;
    return { body: await Promise.all(acts.map((act) => readAutonomy(q, connection, act))) };
  },
});

export const changePlatformAutonomy = defineRoute({
  method: 'PUT',
  path: '/api/platforms/:id/autonomy',
  who: 'writer',
  input: { ...ById, body: AutonomyChange },
  output: Autonomy,
  form: FORM,
  fromForm: ({ act, level, firstHeld }) => ({
    ...(act !== undefined && { act }),
    ...(level !== undefined && { level }),
    ...(firstHeld !== undefined && { firstHeld: readNumber(firstHeld) }),
  }),
  docs: { example: { act: 'publish', level: 'undo' } },
  handler: async ({ app, actor, params, body }) => ({
    body: await chooseLevel(app.ctx, actor, params.id, body),
  }),
});

export const answerPlatformAutonomy = defineRoute({
  method: 'POST',
  path: '/api/platforms/:id/autonomy/answer',
  who: 'writer',
  input: { ...ById, body: AutonomyAnswer },
  output: Autonomy,
  form: FORM,
  fromForm: ({ act, yes }) => ({ ...(act !== undefined && { act }), yes: yes === 'true' }),
  docs: { example: { yes: true } },
  handler: async ({ app, actor, params, body }) => ({
    body: await answerAutonomy(app.ctx, actor, params.id, body),
  }),
});
