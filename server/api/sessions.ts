// The caller's own sessions: where they are signed in, and ending that.
import * as v from 'valibot';
import { Session, SessionsQuery } from '../contract/account.ts';
import { IdText } from '../contract/schema.ts';
import { endSession, endSessions, listOwnSessions } from '../domain/accounts/index.ts';
import { defineRoute } from '../http/route.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';

export const readSessions = defineRoute({
  method: 'GET',
  path: '/api/sessions',
  who: 'account',
  personal: true,
  output: v.array(Session),
  handler: async ({ app: { ctx }, actor }) => ({
    body: await listOwnSessions(ctx.db.read, actor, ctx.clock.now()),
  }),
});

export const deleteSessionById = defineRoute({
  method: 'DELETE',
  path: '/api/sessions/:id',
  who: 'account',
  personal: true,
  form: '/settings?tab=security',
  input: { params: v.object({ id: IdText }) },
  handler: async ({ app, actor, params, http }) => {
    await endSession(app.ctx, actor, params.id);
    if (params.id === actor.sessionId) clearSessionCookie(app, http);
    return { status: 204 };
  },
});

/** All others; with `?all=1` this one, too. */
export const deleteSessions = defineRoute({
  method: 'DELETE',
  path: '/api/sessions',
  who: 'account',
  personal: true,
  form: '/settings?tab=security',
  input: { query: SessionsQuery },
  handler: async ({ app, actor, query, http }) => {
    await endSessions(app.ctx, actor, query.all ? 'all' : 'others');
    if (query.all) clearSessionCookie(app, http);
    return { status: 204 };
  },
});
