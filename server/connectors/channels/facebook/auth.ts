// Signing in to pages.
import { practice } from '../../../contract/channels/facebook.ts';
import { facebookLogin } from '../../vendors/meta/facebook-login.ts';
import type { OAuth } from '../connector.ts';

const { signIn } = practice;

export const auth: OAuth = facebookLogin({
  scopes: signIn.kind === 'oauth' ? signIn.scopes : [],
  fields: [],
  toAccount: ({ id, name, username }, tokens) => ({
    ...{ id, tokens },
    name: name || username || id,
    handle: username || null,
    kind: 'page',
  }),
});
