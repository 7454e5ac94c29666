// The page on which one signs in to the Sandbox, as to any network: it says what is asked for, and leads back.

import { createElement } from 'react';
import * as v from 'valibot';
import { SandboxAuthorize } from '../../views/pages/sandbox-authorize.tsx';
import { channelOf } from '../contract/channels/index.ts';
import { SANDBOX_ALLOW_EXAMPLE } from '../contract/connecting.ts';
import { ChannelName } from '../contract/connection.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { problem } from '../contract/problem.ts';
import { requiredText } from '../contract/schema.ts';
import type { HttpContext } from '../http/context.ts';
import { returnAddress } from '../http/origin.ts';
import type { AddressParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import { AppError } from '../kernel/app-error.ts';
import { inField, say } from '../sentences/index.ts';
import { answerPage } from './plain-page.ts';

const Asked = v.object({
  client_id: requiredText(LIMITS.name),
  channel: ChannelName,
  redirect_uri: requiredText(LIMITS.url),
  state: requiredText(LIMITS.name),
  code_challenge: requiredText(LIMITS.name),
  scope: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.url)), ''),
});
type Asked = v.InferOutput<typeof Asked>;

const Decided = v.object({
  ...Asked.entries,
  decision: v.picklist(['allow', 'deny'], problem('either', { names: ['allow', 'deny'] })),
});

export const showSandboxAuthorize = defineRoute({
  method: 'GET',
  path: '/sandbox/authorize',
  who: 'owner',
  token: null,
  input: { query: Asked },
  handler: async ({ app, query, http }) => {
    requireOurs(app, http, query);
    const asked = { ...query, scope: scopesOf(query) };
    return answerPage(createElement(SandboxAuthorize, { name: channelOf(query.channel).name, asked }));
  },
});

export const decideSandboxAuthorize = defineRoute({
  method: 'POST',
  path: '/sandbox/authorize',
  who: 'owner',
  form: '/platforms',
  input: { body: Decided },
  docs: { example: SANDBOX_ALLOW_EXAMPLE },
  handler: async ({ app, body, http }) => {
    requireOurs(app, http, body);
    const back = new URL(body.redirect_uri);
    back.searchParams.set('state', body.state);
    if (body.decision === 'deny') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', await app.sandboxSignIn.allow(toAllowed(body)));
    http.set('Location', back.href);
    return { status: 303, raw: { type: 'text/plain; charset=utf-8', content: 'Back to Drivyn.' } };
  },
});

function toAllowed(asked: Asked) {
  return {
    clientId: asked.client_id,
    channel: asked.channel,
    redirectUri: asked.redirect_uri,
    challenge: asked.code_challenge,
    scopes: scopesOf(asked),
  };
}

function scopesOf({ scope }: Asked): string[] {
  return scope.split(' ').filter(Boolean);
}

/** Nobody is led anywhere else from here. @throws AppError invalid */
function requireOurs(app: AddressParts, http: HttpContext, { redirect_uri, channel }: Asked): void {
  if (redirect_uri === returnAddress(app, http)(channel)) return;
  const field = 'redirect_uri';
  throw new AppError('invalid', inField(field, say('channels.not-our-return')), { field });
}
