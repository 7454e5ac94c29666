// One declared call from request to answer, always in this order: who asks, how often, what was sent, the handler.

import { isByToken, noteImpersonatedCall } from '../domain/accounts/index.ts';
import { type Actor, ANONYMOUS } from '../kernel/actor.ts';
import { type HttpContext, isFormBody, isRead } from './context.ts';
import { answerForm, answerFormError } from './forms.ts';
import { resolveActor } from './middleware/actor.ts';
import { readBody, readForm } from './middleware/body.ts';
import { limitRate } from './middleware/rate-limit.ts';
import { allowInline } from './middleware/security-headers.ts';
import type { DomainParts, HttpParts } from './parts.ts';
import type { Answer, Route } from './route.ts';
import { requireShownBusiness } from './shown-business.ts';

export async function answerRoute(
  app: HttpParts,
  route: Route,
  http: HttpContext,
  params: unknown,
): Promise<void> {
  const actor = route.who === 'anyone' ? ANONYMOUS : await resolveActor(app, http);
  limitRate(app, route, { actor, http });
  // What answers a form is a screen, and those are for people.
  if (route.form !== undefined && isFormBody(http) && !isByToken(actor))
    return answerFormRoute(app, route, { http, params, actor });
  requireShownBusiness(http, actor);
  await admit(app, route, { http, actor });
  const body = route.input.body ? await readBody(http, route.bodyLimit) : undefined;
  send(http, await route.run({ app, actor, http, params, query: http.query, body }));
}

async function answerFormRoute(
  app: HttpParts,
  route: Route,
  { http, params, actor }: { http: HttpContext; params: unknown; actor: Actor },
): Promise<void> {
  const values = await readForm(http, route.bodyLimit);
  const form = { screen: route.form ?? '/', values, actor };
  try {
    requireShownBusiness(http, actor);
    await admit(app, route, { http, actor });
    const body = route.fromForm ? leaveOutAbsent(route.fromForm(values)) : values;
    const answer = await route.run({ app, actor, http, params, query: http.query, body });
    if (answer.raw) send(http, answer);
    else answerForm(http, form, answer.goTo);
  } catch (error) {
    await answerFormError(app, http, { ...form, error });
  }
}

/** As JSON would: a field that the form did not have is absent, not present without a value. */
function leaveOutAbsent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** Turns away who may not call. What the admin is about to change as somebody else is recorded before it happens. */
async function admit(
  app: DomainParts,
  route: Route,
  { http, actor }: { http: HttpContext; actor: Actor },
): Promise<void> {
  route.admit(actor);
  if (actor.kind === 'account' && !isRead(http.method)) await noteImpersonatedCall(app.ctx, actor, http);
}

function send(http: HttpContext, answer: Answer<unknown>): void {
  http.status = answer.status ?? (answer.body === undefined && !answer.raw ? 204 : 200);
  if (answer.next) http.set('Link', `<${nextPage(http, answer.next)}>; rel="next"`);
  if (answer.raw) {
    if (answer.raw.styles) allowInline(http, answer.raw);
    http.type = answer.raw.type;
    http.body = answer.raw.content;
  } else if (answer.body !== undefined) {
    http.type = 'application/json';
    http.body = JSON.stringify(answer.body);
  } else {
    // Left out, Koa would send the status' name, which whoever expects JSON cannot read.
    http.body = '';
  }
}

function nextPage(http: HttpContext, next: NonNullable<Answer<unknown>['next']>): string {
  const query = new URLSearchParams(http.querystring);
  for (const [name, value] of Object.entries(next)) query.set(name, String(value));
  return `${http.path}?${query}`;
}
