// The mail servers of the installation, set by the admin: letters leave by them, and mails of businesses that have none of
// their own.
import * as v from 'valibot';
import {
  InstalledServers,
  MAIL_SERVER_EXAMPLE,
  MailServerInput,
  ServerMove,
  ServerTestInput,
} from '../contract/mail-server.ts';
import { IdText } from '../contract/schema.ts';
import {
  addServer,
  editServer,
  moveServer,
  pauseServer,
  readInstalledServers,
  removeServer,
  sendInstalledTest,
} from '../domain/email/index.ts';
import type { CallParts } from '../http/parts.ts';
import { defineRoute, type Route } from '../http/route.ts';

const PATH = '/api/admin/mail-servers';
const params = v.object({ server: IdText });

const listAll = async ({ ctx, mail, mailServers }: CallParts) => ({
  body: { sender: mail.from, servers: await readInstalledServers(ctx, mailServers.setup) },
});

const listMailServers = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'admin',
  output: InstalledServers,
  handler: ({ app }) => listAll(app),
});

const createMailServer = defineRoute({
  method: 'POST',
  path: PATH,
  who: 'admin',
  rate: 'secret',
  input: { body: MailServerInput },
  output: v.object({ id: v.number() }),
  docs: { example: MAIL_SERVER_EXAMPLE },
  handler: async ({ app, actor, body }) => ({
    status: 201,
    body: { id: await addServer(app.ctx, app.mailServers, actor, body) },
  }),
});

const changeMailServer = defineRoute({
  method: 'PUT',
  path: `${PATH}/:server`,
  who: 'admin',
  rate: 'secret',
  input: { params, body: MailServerInput },
  output: InstalledServers,
  docs: { example: MAIL_SERVER_EXAMPLE },
  handler: async ({ app, actor, params: { server: id }, body }) => {
    await editServer(app.ctx, app.mailServers, actor, { ...body, id });
    return listAll(app);
  },
});

const deleteMailServer = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:server`,
  who: 'admin',
  input: { params },
  output: InstalledServers,
  handler: async ({ app, actor, params: { server } }) => {
    await removeServer(app.ctx, app.mailServers, actor, server);
    return listAll(app);
  },
});

const orderMailServer = defineRoute({
  method: 'POST',
  path: `${PATH}/:server/move`,
  who: 'admin',
  input: { params, body: ServerMove },
  output: InstalledServers,
  docs: { example: { to: 'up' } },
  handler: async ({ app, actor, params: { server }, body }) => {
    await moveServer(app.ctx, actor, server, body.to);
    return listAll(app);
  },
});

const pause = (step: 'pause' | 'resume') =>
  defineRoute({
    method: 'POST',
    path: `${PATH}/:server/${step}`,
    who: 'admin',
    input: { params },
    output: InstalledServers,
    handler: async ({ app, actor, params: { server } }) => {
      await pauseServer(app.ctx, app.mailServers, actor, { id: server, isPaused: step === 'pause' });
      return listAll(app);
    },
  });

const testMailServer = defineRoute({
  method: 'POST',
  path: `${PATH}/:server/test`,
  who: 'admin',
  rate: 'send',
  input: { params, body: ServerTestInput },
  output: ServerTestInput,
  docs: { example: { to: 'you@example.com' } },
  handler: async ({ app, params: { server: id }, body }) => {
    await sendInstalledTest(app.ctx, { mail: app.mail, servers: app.mailServers }, { id, to: body.to });
    return { body };
  },
});

/** Every call about the installation's mail servers. */
export const ADMIN_MAIL_SERVER_ROUTES: readonly Route[] = [
  listMailServers,
  createMailServer,
  changeMailServer,
  deleteMailServer,
  orderMailServer,
  pause('pause'),
  pause('resume'),
  testMailServer,
];
