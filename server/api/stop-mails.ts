// Ending mails about notifications: the page behind the link in each, and the one-click request of mail programs (RFC 8058).
import { createElement } from 'react';
import * as v from 'valibot';
import { StopMails } from '../../views/pages/stop-mails.tsx';
import { findStoppable, STOP_SCOPES, type StoppableMails, stopMails } from '../domain/notifications/index.ts';
import { defineRoute } from '../http/route.ts';
import { answerPage } from './plain-page.ts';

const Link = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  scope: v.picklist(STOP_SCOPES),
});

/** Changes nothing: mail scanners open every link. */
export const showStopMails = defineRoute({
  method: 'GET',
  path: '/stop/:token/:scope',
  who: 'anyone',
  input: { params: Link },
  handler: async ({ app, params }) => show(await findStoppable(app.ctx, params.token, params.scope)),
});

/** Acts on the token alone, whatever the body and wherever it comes from. */
export const endMails = defineRoute({
  method: 'POST',
  path: '/stop/:token/:scope',
  who: 'anyone',
  input: { params: Link },
  handler: async ({ app, params }) => show(await stopMails(app.ctx, params.token, params.scope)),
});

function show(mails: StoppableMails | undefined) {
  return answerPage(createElement(StopMails, { mails: mails ?? null }), { status: mails ? 200 : 404 });
}
