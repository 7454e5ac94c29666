// Who is asking: a bearer token, the session cookie, or, in open mode, the owner.

import {
  isApiToken,
  isByToken,
  isSessionOf,
  isVisitToken,
  resolveAdmin,
  resolveApiToken,
  resolveSession,
} from '../../domain/accounts/index.ts';
import { type AccountActor, type Actor, ANONYMOUS, ENDED_VISITOR } from '../../kernel/actor.ts';
import { bearerToken, type HttpContext } from '../context.ts';
import type { ActorParts } from '../parts.ts';
import { readSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { leaveAtEnd } from '../visit-end.ts';

/** A token that speaks for nobody makes the request anonymous, whatever else it carries. */
export async function resolveActor(app: ActorParts, http: HttpContext): Promise<Actor> {
  const bearer = bearerToken(http);
  if (bearer !== undefined && isApiToken(bearer)) {
    return (await resolveApiToken(app.ctx, bearer)) ?? ANONYMOUS;
  }
  if (bearer !== undefined) {
    const configured = app.config.adminPassword;
    return (await resolveAdmin(app.ctx, { token: bearer, configured })) ?? ANONYMOUS;
  }
  const token = readSessionCookie(app, http);
  const session = token === undefined ? undefined : await resolveSession(app.ctx, token);
  if (token !== undefined && session) {
    if (session.prolongedTo !== null) setSessionCookie(app, http, { token, expiresAt: session.prolongedTo });
    if (session.actor.kind === 'account') leaveAtEnd(app, http, session.actor);
    return session.actor;
  }
  // Not the open owner either: what the admin was about to do was meant for somebody else.
  if (token !== undefined && isVisitToken(token)) return ENDED_VISITOR;
  return (await app.findOpenOwner()) ?? ANONYMOUS;
}

/** The same for pages, which are for people: a token reads by calls alone. */
export async function resolveReader(app: ActorParts, http: HttpContext): Promise<Actor> {
  const actor = await resolveActor(app, http);
  return isByToken(actor) ? ANONYMOUS : actor;
}

/** Whether a request that is still being answered speaks for the same person in the same business and role. */
export async function stillSpeaksFor(
  app: ActorParts,
  http: HttpContext,
  actor: AccountActor,
): Promise<boolean> {
  const token = readSessionCookie(app, http);
  if (actor.open) return (await app.findOpenOwner())?.accountId === actor.accountId;
  return token !== undefined && isSessionOf(app.ctx, token, actor);
}
