// The servers that a business's mails leave by.
import * as v from 'valibot';
import { MAIL_SERVER_EXAMPLE, MailServer, MailServerInput, ServerMove } from '../contract/mail-server.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addServer,
  editServer,
  moveServer,
  pauseServer,
  readServers,
  removeServer,
  sendServerTest,
} from '../domain/email/index.ts';
import type { CallParts } from '../http/parts.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { readNumber } from './form-fields.ts';

const PATH = '/api/users/:id/mail-servers';
const SCREEN = '/email-marketing?view=sending';
const ById = { params: v.object({ id: IdText }) };
const ByServer = { params: v.object({ id: IdText, server: IdText }) };

const listAll = async ({ ctx, mailServers }: CallParts, { businessId }: AccountActor) => ({
  body: await readServers(ctx, mailServers.setup, businessId),
});

const readMailServers = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: v.array(MailServer),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return listAll(app, actor);
  },
});

const createServer = defineRoute({
  method: 'POST',
  path: PATH,
  who: 'owner',
  form: SCREEN,
  fromForm: readForm,
  input: { ...ById, body: MailServerInput },
  output: v.object({ id: v.number() }),
  docs: { example: MAIL_SERVER_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { status: 201, body: { id: await addServer(app.ctx, app.mailServers, actor, body) } };
  },
});

const changeServer = defineRoute({
  method: 'PUT',
  path: `${PATH}/:server`,
  who: 'owner',
  form: SCREEN,
  fromForm: readForm,
  input: { ...ByServer, body: MailServerInput },
  output: v.array(MailServer),
  docs: { example: MAIL_SERVER_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await editServer(app.ctx, app.mailServers, actor, { ...body, id: params.server });
    return listAll(app, actor);
  },
});

const deleteServer = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:server`,
  who: 'owner',
  form: SCREEN,
  input: ByServer,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await removeServer(app.ctx, app.mailServers, actor, params.server);
    return { status: 204 };
  },
});

const orderServer = defineRoute({
  method: 'POST',
  path: `${PATH}/:server/move`,
  who: 'owner',
  form: SCREEN,
  input: { ...ByServer, body: ServerMove },
  output: v.array(MailServer),
  docs: { example: { to: 'up' } },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await moveServer(app.ctx, actor, params.server, body.to);
    return listAll(app, actor);
  },
});

const pause = (step: 'pause' | 'resume') =>
  defineRoute({
    method: 'POST',
    path: `${PATH}/:server/${step}`,
    who: 'owner',
    form: SCREEN,
    input: ByServer,
    output: v.array(MailServer),
    handler: async ({ app, actor, params }) => {
      resolveAccount(actor, params.id);
      await pauseServer(app.ctx, app.mailServers, actor, { id: params.server, isPaused: step === 'pause' });
      return listAll(app, actor);
    },
  });

const testServer = defineRoute({
  method: 'POST',
  path: `${PATH}/:server/test`,
  who: 'owner',
  rate: 'send',
  form: SCREEN,
  input: ByServer,
  output: v.object({ to: v.string() }),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const parts = { mail: app.mail, servers: app.mailServers };
    return { body: { to: await sendServerTest(app.ctx, parts, actor, params.server) } };
  },
});

/** A limit that is left empty is none; a password that is left empty stays as it is. */
function readForm(fields: Readonly<Record<string, string>>) {
  const { host, port, security, login, password, rateMails = '', ratePer = 'second', dailyCap = '' } = fields;
  return {
    ...{ host, security, login },
    port: readNumber(port),
    password: password || undefined,
    rate: rateMails.trim() === '' ? null : { mails: readNumber(rateMails), per: ratePer },
    dailyCap: dailyCap.trim() === '' ? null : readNumber(dailyCap),
  };
}

/** Every call about mail servers. */
export const MAIL_SERVER_ROUTES: readonly Route[] = [
  readMailServers,
  createServer,
  changeServer,
  deleteServer,
  orderServer,
  pause('pause'),
  pause('resume'),
  testServer,
];
