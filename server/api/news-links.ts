// The page behind the link of the weekly letter: an owner tells what is new without signing in, once.
import { createElement } from 'react';
import * as v from 'valibot';
import { EndedNewsLink, TellNews, ToldNews } from '../../views/pages/tell-news.tsx';
import { NewsInput } from '../contract/fact.ts';
import { problem } from '../contract/problem.ts';
import { openNewsLink, tellByLink } from '../domain/reports/index.ts';
import type { HttpContext } from '../http/context.ts';
import { statusOf } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import { parseInput } from '../http/validate.ts';
import { AppError } from '../kernel/app-error.ts';
import { wordsOf } from '../sentences/index.ts';
import { answerPage } from './plain-page.ts';

/** Any word, so that a link of which a mail program cut off the end has a page, too. */
const ByToken = v.object({ token: v.string() });
/** As it was typed: what is refused is shown again on this page. */
const Sent = v.object({
  answer: v.picklist(['news', 'nothing'], problem('either', { names: ['news', 'nothing'] })),
  text: v.optional(v.string(), ''),
  validTo: v.optional(v.string(), ''),
});

/** Changes nothing: mail scanners open every link. */
export const showNewsLink = defineRoute({
  method: 'GET',
  path: '/news/:token',
  who: 'anyone',
  rate: 'secret',
  input: { params: ByToken },
  handler: async ({ app, params, http }) => {
    keepToItself(http);
    const person = await openNewsLink(app.ctx, params.token);
    return person
      ? answerPage(createElement(TellNews, { businessName: person.business.name }))
      : answerEnded();
  },
});

export const tellNewsByLink = defineRoute({
  method: 'POST',
  path: '/news/:token',
  who: 'anyone',
  rate: 'secret',
  form: '/not-found',
  input: { params: ByToken, body: Sent },
  docs: { example: { answer: 'news', text: 'Walnut bread is back from Friday.' } },
  handler: async ({ app, params, body, http }) => {
    keepToItself(http);
    const person = await openNewsLink(app.ctx, params.token);
    if (!person) return answerEnded();
    const isNews = body.answer === 'news';
    try {
      await tellByLink(app.ctx, params.token, isNews ? parseInput(NewsInput, body) : null);
      return answerPage(createElement(ToldNews, { isNews }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'not-found') return answerEnded();
      const refused = { text: body.text, validTo: body.validTo, message: plain(wordsOf(error.sentence)) };
      const page = createElement(TellNews, { businessName: person.business.name, refused });
      return answerPage(page, { status: statusOf(error) });
    }
  },
});

const NAMES = { text: 'The line', validTo: 'The last day' } as const;

/** "text: must ..." is "The line must ..." on a page. */
function plain(message: string): string {
  const [, field, words = ''] = /^(text|validTo): (.+)$/s.exec(message) ?? [];
  if (field === undefined || /^[A-Z]/.test(words)) return words || message;
  return `${NAMES[field as keyof typeof NAMES]} ${words}.`;
}

function answerEnded() {
  return answerPage(createElement(EndedNewsLink), { status: 404 });
}

/** The address holds a secret: nobody is told of it, and no search engine keeps the page. */
function keepToItself(http: HttpContext): void {
  http.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
}
