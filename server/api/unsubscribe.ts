// Leaving a mailing list: the page behind the link, and the one-click request that mail programs send (RFC 8058).
import { createElement } from 'react';
import * as v from 'valibot';
import { Unsubscribe } from '../../views/pages/unsubscribe.tsx';
import { findSubscription, type Subscription, unsubscribe } from '../domain/audience/index.ts';
import { recordLeaving } from '../domain/email/index.ts';
import { defineRoute } from '../http/route.ts';
import { answerPage } from './plain-page.ts';

const Token = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The mail whose link it is; one that names none, or what is no name, leaves all the same. */
export const ByMail = v.object({
  m: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), ''), ''),
});

/** Changes nothing: mail scanners open every link. */
export const showUnsubscribe = defineRoute({
  method: 'GET',
  path: '/u/:token',
  who: 'anyone',
  input: { params: Token },
  handler: async ({ app, params }) => {
    const found = await findSubscription(app.ctx, params.token);
    return show(found, found?.status === 'active' ? `/p/${params.token}` : undefined);
  },
});

/**
 * Acts on the token alone, whatever the body and wherever it comes from: mail services post it from their own
 * machines, many of them from one address.
 */
export const endSubscription = defineRoute({
  method: 'POST',
  path: '/u/:token',
  who: 'anyone',
  rate: 'oneClick',
  input: { params: Token, query: ByMail },
  handler: async ({ app, params: { token }, query }) => {
    const before = await findSubscription(app.ctx, token);
    const left = await unsubscribe(app.ctx, token);
    const isNew = before !== undefined && before.status !== 'unsubscribed';
    if (isNew && query.m !== '') await recordLeaving(app.ctx, token, query.m);
    return show(left);
  },
});

function show(subscription: Subscription | undefined, choices?: string) {
  const page = createElement(Unsubscribe, { subscription: subscription ?? null, choices });
  return answerPage(page, { status: subscription ? 200 : 404 });
}
