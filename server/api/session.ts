// Signing in and out, and the password that both rest on.
import * as v from 'valibot';
import { Account, PasswordInput, SignInInput } from '../contract/account.ts';
import { NeedsCode, SignInCodeInput } from '../contract/two-factor.ts';
import { presentAccount, setPassword, signIn, signInWithCode, signOut } from '../domain/accounts/index.ts';
import { placeOf } from '../http/place.ts';
import { defineRoute } from '../http/route.ts';
import {
  clearPauseCookie,
  clearSessionCookie,
  readPauseCookie,
  readSessionCookie,
  setPauseCookie,
  setSessionCookie,
} from '../http/session-cookie.ts';
import { AppError } from '../kernel/app-error.ts';
import { inField, say } from '../sentences/index.ts';

export const createSession = defineRoute({
  method: 'POST',
  path: '/api/session',
  who: 'anyone',
  rate: 'secret',
  form: '/login',
  input: { body: SignInInput },
  output: v.union([Account, NeedsCode]),
  docs: { example: { email: 'ada@example.com', password: 'a long pass phrase' } },
  handler: async ({ app, body, http }) => {
    const signedIn = await signIn(app.ctx, { ...body, place: placeOf(http) });
    if ('pause' in signedIn) {
      setPauseCookie(app, http, signedIn.pause);
      const goTo = `/login/code?${new URLSearchParams({ next: body.next ?? '/' })}`;
      return { status: 202, body: { needsCode: true as const }, goTo };
    }
    setSessionCookie(app, http, signedIn.session);
    return { body: presentAccount(signedIn.account) };
  },
});

export const createSessionByCode = defineRoute({
  method: 'POST',
  path: '/api/session/code',
  who: 'anyone',
  rate: 'secret',
  form: '/login/code',
  input: { body: SignInCodeInput },
  output: Account,
  docs: { example: { code: '123456' } },
  handler: async ({ app, body, http }) => {
    const token = readPauseCookie(app, http) ?? '';
    const { account, session } = await signInWithCode(app.ctx, { ...body, token, place: placeOf(http) });
    clearPauseCookie(app, http);
    setSessionCookie(app, http, session);
    return { body: presentAccount(account) };
  },
});

export const deleteSession = defineRoute({
  method: 'DELETE',
  path: '/api/session',
  who: 'anyone',
  form: '/login',
  handler: async ({ app, http }) => {
    const token = readSessionCookie(app, http);
    if (token !== undefined) await signOut(app.ctx, token);
    clearSessionCookie(app, http);
    // Not "storage": the theme belongs to the browser, not to the session.
    http.set('Clear-Site-Data', '"cache"');
    return { status: 204 };
  },
});

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/api/password',
  who: 'account',
  personal: true,
  rate: 'secret',
  form: '/settings?tab=security',
  fromForm: readPasswordForm,
  input: { body: PasswordInput },
  docs: { example: { email: 'ada@example.com', newPassword: 'a long pass phrase' } },
  handler: async ({ app, actor, body, http }) => {
    setSessionCookie(app, http, await setPassword(app.ctx, actor, body, placeOf(http)));
    return { status: 204 };
  },
});

/** Without script only the server can tell that the two passwords differ. @throws AppError invalid */
function readPasswordForm({ email, repeated, ...fields }: Readonly<Record<string, string>>) {
  if (repeated !== undefined && repeated !== fields.newPassword) {
    throw new AppError('invalid', inField('repeated', say('http.passwords-differ')), { field: 'repeated' });
  }
  return email ? { ...fields, email } : fields;
}
