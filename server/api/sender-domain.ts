// The domain that mails are sent from.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import { SenderDomain } from '../contract/sender-domain.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { checkSenderDomain, findSenderAddress, readSenderDomain } from '../domain/email/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const ById = { params: v.object({ id: IdText }) };

/** The records to set, and how they stood when DNS was last asked. */
const showDomain = defineRoute({
  method: 'GET',
  path: '/api/users/:id/domain',
  who: 'account',
  input: ById,
  output: SenderDomain,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const q = app.ctx.db.read;
    const own = await findSenderAddress(q, actor.businessId);
    return { body: await readSenderDomain(q, app.sending, own?.address ?? null) };
  },
});

/** Asks DNS now. */
const askForDomain = defineRoute({
  method: 'POST',
  path: '/api/users/:id/domain/check',
  who: 'writer',
  rate: 'costly',
  form: '/email-marketing?view=sending',
  input: ById,
  output: SenderDomain,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await checkSenderDomain(app.ctx, app.dns, app.sending, actor.businessId) };
  },
});

/** Every call about the sender's domain. */
export const DOMAIN_ROUTES: readonly Route[] = [showDomain, askForDomain];
