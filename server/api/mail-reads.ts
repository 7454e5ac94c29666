// What a mail asks for when it is read: a picture that nobody sees, and its links by way of this server.
import { createElement } from 'react';
import * as v from 'valibot';
import { UnknownLink } from '../../views/pages/unknown-link.tsx';
import { MEASURING_EXAMPLE, MeasuringInput } from '../contract/mailing.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { type Reader, recordClick, recordOpen, setMeasuring } from '../domain/email/index.ts';
import type { HttpContext } from '../http/context.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { answerPage } from './plain-page.ts';

/** One transparent point (GIF89a). */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The same point whatever the name: who guesses learns nothing. */
const readPoint = defineRoute({
  method: 'GET',
  path: '/o/:file',
  who: 'anyone',
  rate: 'mailRead',
  input: { params: v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.gif$/)) }) },
  handler: async ({ app, params, http }) => {
    await recordOpen(app.ctx, params.file.replace(/\.gif$/, ''), readerOf(http));
    http.set('Cache-Control', 'no-store, private');
    return { raw: { type: 'image/gif', content: POINT } };
  },
});

/** Leads to addresses of the mail alone, so that nobody can send people elsewhere in our name. */
const followLink = defineRoute({
  method: 'GET',
  path: '/c/:name/:link',
  who: 'anyone',
  rate: 'mailRead',
  input: { params: v.object({ name, link: IdText }) },
  handler: async ({ app, params, http }) => {
    const url = await recordClick(app.ctx, params.name, params.link, readerOf(http));
    if (url === undefined) return answerPage(createElement(UnknownLink), { status: 404 });
    http.set({ Location: url, 'Cache-Control': 'no-store, private', 'Referrer-Policy': 'no-referrer' });
    return { status: 302, raw: { type: 'text/plain; charset=utf-8', content: '' } };
  },
});

function readerOf(http: HttpContext): Reader {
  return { userAgent: http.headers['user-agent'] ?? '', method: http.method };
}

const switchMeasuring = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/mail-measuring',
  who: 'writer',
  form: '/email-marketing?tab=analytics',
  fromForm: ({ isOn }) => ({ isOn: isOn === 'true' }),
  input: { params: v.object({ id: IdText }), body: MeasuringInput },
  output: MeasuringInput,
  docs: { example: MEASURING_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await setMeasuring(app.ctx, actor, body.isOn);
    return { body };
  },
});

/** Every call about what is read of mails. */
export const MAIL_READ_ROUTES: readonly Route[] = [readPoint, followLink, switchMeasuring];
