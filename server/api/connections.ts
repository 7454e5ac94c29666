// Connecting a channel in steps: begin, come back from the network, look, choose.
import { createElement } from 'react';
import * as v from 'valibot';
import { GoOn } from '../../views/pages/go-on.tsx';
import { LostSignIn } from '../../views/pages/lost-sign-in.tsx';
import { channelOf, parseChannelType } from '../contract/channels/index.ts';
import {
  CHOOSE_EXAMPLE,
  ChooseInput,
  CONNECT_EXAMPLE,
  ConnectAttempt,
  ConnectBegun,
  ConnectInput,
} from '../contract/connecting.ts';
import { Connection } from '../contract/connection.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  beginConnect,
  chooseAccount,
  getConnection,
  readAttempt,
  readClientDocument,
  returnFromNetwork,
} from '../domain/channels/index.ts';
import { isFormBody } from '../http/context.ts';
import { isOwnAddress, returnAddress } from '../http/origin.ts';
import { defineRoute } from '../http/route.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { answerPage } from './plain-page.ts';
import { presentConnections } from './platforms.ts';

export const beginConnection = defineRoute({
  method: 'POST',
  path: '/api/connections',
  who: 'owner',
  personal: true,
  rate: 'secret',
  form: '/platforms',
  input: { body: ConnectInput },
  output: ConnectBegun,
  docs: { example: CONNECT_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const redirectUri = returnAddress(app, http)(body.type);
    const here = { redirectUri, isOwnAddress: isOwnAddress(app) };
    const begun = await beginConnect(app.ctx, app.signIns, actor, { ...body, ...here });
    if (begun.authorizeUrl === null || !isFormBody(http))
      return { status: 201, body: begun, goTo: `/connecting/${begun.state}` };
    // No form may lead to another site: a link does.
    const { name } = channelOf(body.type);
    return answerPage(createElement(GoOn, { name, href: begun.authorizeUrl }), { status: 201 });
  },
});

const State = v.pipe(v.string(), v.maxLength(LIMITS.name));
const ByState = v.object({ state: State });

/** What networks send along; they add fields of their own. */
const Back = v.object({
  state: v.optional(State, ''),
  code: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.url))),
  error: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.name))),
  iss: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.url))),
});

export const returnToConnection = defineRoute({
  method: 'GET',
  path: '/oauth/:type/callback',
  who: 'owner',
  personal: true,
  rate: 'secret',
  input: { params: v.object({ type: v.string() }), query: Back },
  handler: async ({ app, actor, params, query, http }) => {
    const type = parseChannelType(params.type);
    if (!type) throw notFound();
    try {
      await returnFromNetwork(app.ctx, app.signIns, actor, { type, ...query, issuer: query.iss });
    } catch (error) {
      const isLost = error instanceof AppError && error.code === 'not-found';
      if (!isLost || http.accepts('text/plain', 'text/html') !== 'text/html') throw error;
      return answerPage(createElement(LostSignIn, { name: channelOf(type).name }), { status: 404 });
    }
    http.set('Location', `/screens/connecting/${query.state}`);
    return { status: 303 };
  },
});

/** Servers on which people sign in read it, whoever they are. */
export const readClient = defineRoute({
  method: 'GET',
  path: '/oauth/:type/client-metadata.json',
  who: 'anyone',
  input: { params: v.object({ type: v.string() }) },
  handler: async ({ app, params, http }) => {
    const type = parseChannelType(params.type);
    const document = type && (await readClientDocument(app.ctx, app.signIns, type));
    if (!document) throw notFound();
    http.set({ 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' });
    return { raw: { type: 'application/json; charset=utf-8', content: JSON.stringify(document) } };
  },
});

export const readConnecting = defineRoute({
  method: 'GET',
  path: '/api/connections/:state',
  who: 'owner',
  token: null,
  input: { params: ByState },
  output: ConnectAttempt,
  handler: async ({ app, actor, params }) => ({ body: await readAttempt(app.ctx, actor, params.state) }),
});

export const chooseConnection = defineRoute({
  method: 'POST',
  path: '/api/connections/:state/choose',
  who: 'owner',
  personal: true,
  form: '/connecting',
  input: { params: ByState, body: ChooseInput },
  output: Connection,
  docs: { example: CHOOSE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    const id = await chooseAccount(app.ctx, app.signIns, actor, { ...params, ...body });
    const connection = await getConnection(app.ctx, actor, id);
    const [shown] = await presentConnections(app.ctx, actor, [connection]);
    return { body: shown, goTo: `/platforms/${channelOf(connection.type).segment}` };
  },
});
