// Ways to an account: signing up, the set-up link of a first start, and a new password for a forgotten one.
import { Account } from '../contract/account.ts';
import { AskResetInput, ResetInput, SetupInput, SignUpInput } from '../contract/sign-in.ts';
import { askReset, presentAccount, resetPassword, setUpOwner, signUp } from '../domain/accounts/index.ts';
import { insertBusiness } from '../domain/business/index.ts';
import { placeOf } from '../http/place.ts';
import { defineRoute } from '../http/route.ts';
import { setSessionCookie } from '../http/session-cookie.ts';

const PERSON = { name: 'Ada Reed', email: 'ada.reed@example.com', password: 'a long pass phrase' };

export const createSignUp = defineRoute({
  method: 'POST',
  path: '/api/sign-ups',
  who: 'anyone',
  rate: 'secret',
  form: '/signup',
  input: { body: SignUpInput },
  output: Account,
  docs: { example: PERSON },
  handler: async ({ app, body, http }) => {
    const parts = { mode: app.config.signUp, createBusiness: insertBusiness };
    const { account, session } = await signUp(app.ctx, parts, { ...body, place: placeOf(http) });
    setSessionCookie(app, http, session);
    return { status: 201, body: presentAccount(account), goTo: '/welcome' };
  },
});

export const createSetup = defineRoute({
  method: 'POST',
  path: '/api/setup',
  who: 'anyone',
  rate: 'secret',
  form: '/setup',
  input: { body: SetupInput },
  output: Account,
  docs: { example: { ...PERSON, token: 'from-the-link' } },
  handler: async ({ app, body, http }) => {
    const { account, session } = await setUpOwner(app.ctx, { ...body, place: placeOf(http) });
    setSessionCookie(app, http, session);
    return { status: 201, body: presentAccount(account), goTo: '/welcome' };
  },
});

/** 202 for every address: whether it has an account is told to its owner alone, by letter. */
export const askForReset = defineRoute({
  method: 'POST',
  path: '/api/password-resets',
  who: 'anyone',
  rate: 'secret',
  form: '/forgot',
  input: { body: AskResetInput },
  docs: { example: { email: PERSON.email } },
  handler: async ({ app, body, http }) => {
    await askReset(app.ctx, { ...body, address: http.ip });
    return { status: 202, goTo: '/forgot?sent=1' };
  },
});

export const resetPasswordByLink = defineRoute({
  method: 'PUT',
  path: '/api/password-resets',
  who: 'anyone',
  rate: 'secret',
  form: '/reset',
  input: { body: ResetInput },
  docs: { example: { token: 'from-the-link', password: PERSON.password } },
  handler: async ({ app, body, http }) => {
    await resetPassword(app.ctx, { ...body, place: placeOf(http) });
    return { status: 204, goTo: '/login?done=reset' };
  },
});
