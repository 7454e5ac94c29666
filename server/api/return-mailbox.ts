// The mailbox to which reports about a business's mails come back.
import * as v from 'valibot';
import { RETURN_MAILBOX_EXAMPLE, ReturnMailbox, ReturnMailboxInput } from '../contract/return-mailbox.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { readMailboxNow, readMailboxSettings, removeMailbox, setMailbox } from '../domain/email/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const PATH = '/api/users/:id/return-mailbox';
const SCREEN = '/email-marketing?view=sending';
const ById = { params: v.object({ id: IdText }) };

const readMailbox = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: v.nullable(ReturnMailbox),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await readMailboxSettings(app.ctx.db.read, actor.businessId) };
  },
});

const putMailbox = defineRoute({
  method: 'PUT',
  path: PATH,
  who: 'owner',
  form: SCREEN,
  fromForm: ({ host, port, security, login, password, folder, marksRead }) => ({
    ...{ host, security, login, folder },
    port: readNumber(port),
    password: password || undefined,
    marksRead: marksRead === 'true',
  }),
  input: { ...ById, body: ReturnMailboxInput },
  output: v.nullable(ReturnMailbox),
  docs: { example: RETURN_MAILBOX_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await setMailbox(app.ctx, app.mailServers, actor, body);
    return { body: await readMailboxSettings(app.ctx.db.read, actor.businessId) };
  },
});

const deleteMailbox = defineRoute({
  method: 'DELETE',
  path: PATH,
  who: 'owner',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await removeMailbox(app.ctx, actor);
    return { status: 204 };
  },
});

/** Reads it now, and says what came of it. */
const askMailbox = defineRoute({
  method: 'POST',
  path: `${PATH}/read`,
  who: 'owner',
  rate: 'costly',
  form: SCREEN,
  input: ById,
  output: v.nullable(ReturnMailbox),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await readMailboxNow(app.ctx, app.mailboxes, actor);
    return { body: await readMailboxSettings(app.ctx.db.read, actor.businessId) };
  },
});

/** Every call about the mailbox of reports. */
export const RETURN_MAILBOX_ROUTES: readonly Route[] = [readMailbox, putMailbox, deleteMailbox, askMailbox];
