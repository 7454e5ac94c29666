// The caller's second factor. Without script the recovery codes are a page of their own, as they are shown once.
import { createElement } from 'react';
import { RecoveryCodesPage } from '../../views/pages/recovery-codes.tsx';
import {
  RecoveryCodes,
  TwoFactorBeginning,
  TwoFactorInput,
  TwoFactorSecret,
  TwoFactorState,
} from '../contract/two-factor.ts';
import { drawQrCode } from '../documents/qr-code.ts';
import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
} from '../domain/accounts/index.ts';
import { type HttpContext, isFormBody } from '../http/context.ts';
import { defineRoute } from '../http/route.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import { answerPage } from './plain-page.ts';

const SCREEN = '/settings?tab=security';
const EXAMPLE = { password: 'a long pass phrase', code: '123456' };

export const readTwoFactorState = defineRoute({
  method: 'GET',
  path: '/api/two-factor',
  who: 'account',
  personal: true,
  output: TwoFactorState,
  handler: async ({ app, actor }) => ({ body: await readTwoFactor(app.ctx.db.read, actor) }),
});

export const createTwoFactorSecret = defineRoute({
  method: 'POST',
  path: '/api/two-factor',
  who: 'account',
  personal: true,
  rate: 'secret',
  form: SCREEN,
  input: { body: TwoFactorBeginning },
  output: TwoFactorSecret,
  docs: { example: { password: EXAMPLE.password } },
  handler: async ({ app, actor, body }) => {
    const { secret, uri } = await beginTwoFactor(app.ctx, actor, body);
    return { status: 201, body: { secret, uri, qr: drawQrCode(uri) }, goTo: `${SCREEN}&two-factor=on` };
  },
});

export const switchTwoFactorOn = defineRoute({
  method: 'PUT',
  path: '/api/two-factor',
  who: 'account',
  personal: true,
  rate: 'secret',
  form: SCREEN,
  input: { body: TwoFactorInput },
  output: RecoveryCodes,
  docs: { example: EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const { recoveryCodes, session } = await enableTwoFactor(app.ctx, actor, body);
    setSessionCookie(app, http, session);
    return answerCodes(http, recoveryCodes);
  },
});

export const switchTwoFactorOff = defineRoute({
  method: 'DELETE',
  path: '/api/two-factor',
  who: 'account',
  personal: true,
  rate: 'secret',
  form: SCREEN,
  input: { body: TwoFactorInput },
  docs: { example: EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    setSessionCookie(app, http, await disableTwoFactor(app.ctx, actor, body));
    return { status: 204, goTo: `${SCREEN}&saved=security` };
  },
});

export const createRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/two-factor/recovery-codes',
  who: 'account',
  personal: true,
  rate: 'secret',
  form: SCREEN,
  input: { body: TwoFactorInput },
  output: RecoveryCodes,
  docs: { example: EXAMPLE },
  handler: async ({ app, actor, body, http }) =>
    answerCodes(http, await renewRecoveryCodes(app.ctx, actor, body)),
});

function answerCodes(http: HttpContext, recoveryCodes: string[]) {
  return isFormBody(http)
    ? answerPage(createElement(RecoveryCodesPage, { codes: recoveryCodes }))
    : { body: { recoveryCodes } };
}
