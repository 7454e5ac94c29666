// Plain HTML forms, for pages without scripts: on to the next screen on success, back with what was typed on error.
// A form may carry two hidden fields: `next`, the route to go on to, and `screen`, the route on which it stands.
import { STYLES_COOKIE } from '../contract/constants/styles.ts';
import type { Actor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { answerPage } from '../pages/answer.ts';
import { readOwnRoute } from '../pages/own-route.ts';
import { wordsOf } from '../sentences/index.ts';
import type { HttpContext, Middleware } from './context.ts';
import { isFormBody } from './context.ts';
import { sendScreen, wantedAs } from './middleware/screens.ts';
import { returnAddress } from './origin.ts';
import type { AddressParts, ScreenParts } from './parts.ts';
import { OtherBusinessError } from './shown-business.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE'];

/** Forms can only GET and POST: one that posts to `...?_method=put` means that method. */
export function formMethods(): Middleware {
  return async (http, next) => {
    const meant = String(http.query._method ?? '').toUpperCase();
    if (http.method === 'POST' && isFormBody(http) && METHODS.includes(meant)) http.method = meant;
    await next();
  };
}

export interface SentForm {
  /** Route of the screen that the call names as its form's. */
  readonly screen: string;
  readonly values: Readonly<Record<string, string>>;
  readonly actor: Actor;
}

/** @param goTo where the call itself leads, whatever the form says */
export function answerForm(http: HttpContext, { screen, values }: SentForm, goTo?: string): void {
  http.status = 303;
  http.set(
    'Location',
    `/screens${goTo ?? readOwnRoute(values.next) ?? readOwnRoute(values.screen) ?? screen}`,
  );
}

/** Errors that are no fault of the form's go on to the error renderer. Passwords never come back. */
export async function answerFormError(
  app: ScreenParts & AddressParts,
  http: HttpContext,
  { screen, values, actor, error }: SentForm & { error: unknown },
): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  const typed = Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
  const { sentence } = error;
  const form = { values: typed, field: error.field, sentence, message: wordsOf(sentence) };
  const route = readOwnRoute(values.screen) ?? screen;
  const keptStyles = http.cookies.get(STYLES_COOKIE);
  const request = { route, actor, as: wantedAs(http), addressOf: returnAddress(app, http), keptStyles };
  const answer = await answerPage(app.pages, { ...request, form });
  const isOther = error instanceof OtherBusinessError;
  // The other business may not have what the form is about: then it says so alone.
  const isSaid = !isOther || answer.body.includes(wordsOf(error.sentence));
  sendScreen(http, isSaid ? answer : await answerPage(app.pages, { ...request, refusal: error }));
  // A page that hears of what it was not made of loads anew, and what was typed would be lost.
  if (isOther) http.remove('Drivyn-Build');
}
