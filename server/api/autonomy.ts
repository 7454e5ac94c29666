// How far a channel goes by itself, and whether it may go further.
import * as v from 'valibot';
import { Autonomy, AutonomyAnswer, AutonomyChange } from '../contract/autonomy.ts';
import { IdText } from '../contract/schema.ts';
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
    return { body: [await readAutonomy(app.ctx.db.read, connection, 'publish')] };
  },
});

export const changePlatformAutonomy = defineRoute({
  method: 'PUT',
  path: '/api/platforms/:id/autonomy',
  who: 'writer',
  input: { ...ById, body: AutonomyChange },
  output: Autonomy,
  form: FORM,
  fromForm: ({ level, firstHeld }) => ({
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
  fromForm: ({ yes }) => ({ yes: yes === 'true' }),
  docs: { example: { yes: true } },
  handler: async ({ app, actor, params, body }) => ({
    body: await answerAutonomy(app.ctx, actor, params.id, body),
  }),
});
