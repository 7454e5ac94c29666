// Signing in to pages.
import { practice } from '../../../contract/channels/facebook.ts';
import { facebookLogin } from '../../vendors/meta/facebook-login.ts';
import type { OAuth } from '../connector.ts';

const { signIn } = practice;

export const auth: OAuth = facebookLogin({
  scopes: signIn.kind === 'oauth' ? signIn.scopes : [],
  fields: [],
  toAccount: ({ id, name, username }, tokens) => ({
    ...{ id, name, tokens },
    handle: username ?? null,
    kind: 'page',
  }),
});
