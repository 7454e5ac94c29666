// The admin signs in as a customer. Signing out ends it, as it does for everyone.
import { ImpersonationInput, ImpersonationStart } from '../contract/impersonation.ts';
import { beginImpersonation } from '../domain/accounts/index.ts';
import { defineRoute } from '../http/route.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import { HOUR } from '../kernel/clock.ts';

/** The cookie outlives its session by as long as an admin is signed in at most: by it the browser is led back. */
const KEPT_FOR = 12 * HOUR;

export const createImpersonation = defineRoute({
  method: 'POST',
  path: '/api/admin/impersonations',
  who: 'admin',
  rate: 'secret',
  input: { body: ImpersonationInput },
  output: ImpersonationStart,
  docs: { example: { accountId: 15, reason: 'Asked for help with the calendar' } },
  handler: async ({ app, body, http }) => {
    const { adminPassword: configured } = app.config;
    const { token, expiresAt } = await beginImpersonation(app.ctx, { ...body, configured });
    setSessionCookie(app, http, { token, expiresAt: expiresAt + KEPT_FOR });
    return { status: 201, body: { endsAt: new Date(expiresAt).toISOString() } };
  },
});
