// The admin signs in as a customer. Signing out ends it, as it does for everyone.
import { ImpersonationInput, ImpersonationStart } from '../contract/impersonation.ts';
import { beginImpersonation } from '../domain/accounts/index.ts';
import { defineRoute } from '../http/route.ts';
import { setSessionCookie } from '../http/session-cookie.ts';

export const createImpersonation = defineRoute({
  method: 'POST',
  path: '/api/admin/impersonations',
  who: 'admin',
  rate: 'secret',
  input: { body: ImpersonationInput },
  output: ImpersonationStart,
  docs: { example: { accountId: 15, reason: 'Asked for help with the calendar' } },
  handler: async ({ app, body, http }) => {
    const session = await beginImpersonation(app.ctx, body);
    setSessionCookie(app, http, session);
    return { status: 201, body: { endsAt: new Date(session.expiresAt).toISOString() } };
  },
});
