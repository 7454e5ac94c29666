// Where reports about the business's mails are taken, and the calls by which mail services send theirs.
import * as v from 'valibot';
import { RETURN_SERVICES, Returns } from '../contract/returns.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findHookOwner, readReturnHooks } from '../domain/email/index.ts';
import { readBytes } from '../http/middleware/body.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

const readReturns = defineRoute({
  method: 'GET',
  path: '/api/users/:id/bounces',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: Returns,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const { receiver, counts } = app.returns;
    const webhooks = await readReturnHooks(app.ctx, actor, app.mail.publicUrl);
    return { body: { receiver, webhooks, counts } };
  },
});

const MESSAGE_LIMIT = 1024 * 1024;

/** The address, and the signature where the service signs, are the whole authority. */
const takeReturns = defineRoute({
  method: 'POST',
  path: '/bounces/:token/:service',
  who: 'anyone',
  rate: 'oneClick',
  input: {
    params: v.object({
      token: v.pipe(v.string(), v.maxLength(64)),
      service: v.pipe(v.string(), v.maxLength(20)),
    }),
  },
  output: v.object({ taken: v.number() }),
  handler: async ({ app, http, params }) => {
    const service = RETURN_SERVICES.find((one) => one === params.service);
    const businessId = await findHookOwner(app.ctx, params.token);
    if (!service || businessId === undefined) throw notFound();
    const body = await readBytes(http, MESSAGE_LIMIT);
    const message = { body, header: (name: string) => http.request.get(name), now: app.ctx.clock.now() };
    const taken = await app.returns.takeMessage(service, message, businessId);
    if (taken === 'unsigned') throw new AppError('forbidden', say('email.hook-unsigned'));
    if (taken === 'unproven') throw new AppError('unavailable', say('email.hook-unproven'));
    if (taken === 'unreadable') throw new AppError('invalid', say('email.hook-unreadable'));
    return { body: { taken } };
  },
});

/** Every call about reports. */
export const RETURN_ROUTES: readonly Route[] = [readReturns, takeReturns];
