// What only the admin may ask. The admin is no account: a bearer token stands for it.
import { AdminSession, AdminSignInInput } from '../contract/account.ts';
import { signInAdmin } from '../domain/accounts/index.ts';
import { defineRoute } from '../http/route.ts';

export const createAdminSession = defineRoute({
  method: 'POST',
  path: '/api/admin/session',
  who: 'anyone',
  rate: { calls: 30, per: 60 },
  input: { body: AdminSignInInput },
  output: AdminSession,
  docs: { example: { password: 'the admin password' } },
  handler: async ({ app, body, http }) => {
    const configured = app.config.adminPassword;
    const session = await signInAdmin(app.ctx, app.throttle, { ...body, address: http.ip, configured });
    return { body: { token: session.token, expiresAt: new Date(session.expiresAt).toISOString() } };
  },
});
