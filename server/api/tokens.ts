// API tokens of a business: which there are, making one, ending one. No token makes tokens.
import { createElement } from 'react';
import * as v from 'valibot';
import { MadeTokenPage } from '../../views/pages/made-token.tsx';
import {
  API_SCOPES,
  API_TOKEN_EXAMPLE,
  ApiToken,
  ApiTokenInput,
  NewApiToken,
} from '../contract/api-token.ts';
import { IdText } from '../contract/schema.ts';
import { endApiToken, makeApiToken, readApiTokens } from '../domain/accounts/index.ts';
import { isFormBody } from '../http/context.ts';
import { defineRoute } from '../http/route.ts';
import { answerPage } from './plain-page.ts';

const SCREEN = '/settings?tab=security';

export const listTokens = defineRoute({
  method: 'GET',
  path: '/api/tokens',
  who: 'owner',
  personal: true,
  output: v.array(ApiToken),
  handler: async ({ app, actor }) => ({ body: await readApiTokens(app.ctx.db.read, actor.businessId) }),
});

export const createToken = defineRoute({
  method: 'POST',
  path: '/api/tokens',
  who: 'owner',
  personal: true,
  rate: 'secret',
  form: SCREEN,
  fromForm: ({ name, ...fields }) => ({
    name,
    scopes: Object.keys(API_SCOPES).filter((scope) => fields[`scope-${scope}`] === 'on'),
  }),
  input: { body: ApiTokenInput },
  output: NewApiToken,
  docs: { example: API_TOKEN_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const made = await makeApiToken(app.ctx, actor, body);
    if (!isFormBody(http)) return { status: 201, body: made };
    return answerPage(
      createElement(MadeTokenPage, { token: made.token, name: made.name, back: `/screens${SCREEN}` }),
    );
  },
});

export const deleteToken = defineRoute({
  method: 'DELETE',
  path: '/api/tokens/:id',
  who: 'owner',
  personal: true,
  form: SCREEN,
  input: { params: v.object({ id: IdText }) },
  handler: async ({ app, actor, params }) => {
    await endApiToken(app.ctx, actor, params.id);
    return { status: 204 };
  },
});
