// Loads the screen behind an invitation's link, for whoever opens it.
import * as v from 'valibot';
import type { InvitationProps } from '../../views/screens/invitation/index.tsx';
import { LinkToken } from '../contract/sign-in.ts';
import { findAccount } from '../domain/accounts/index.ts';
import { findInvited } from '../domain/members/index.ts';
import type { Loaded, ScreenRequest } from '../pages/screen.ts';

export async function loadInvitation(request: ScreenRequest): Promise<Loaded<InvitationProps>> {
  const { ctx, actor, query, form } = request;
  const token = form?.values.token ?? query.get('token') ?? '';
  const invited = v.is(LinkToken, token) ? await findInvited(ctx, token) : undefined;
  // In open mode nobody has signed in: whoever sits here may be somebody else.
  const isSignedIn = actor.kind === 'guest' || (actor.kind === 'account' && !actor.open);
  const account = isSignedIn ? await findAccount(ctx.db.read, actor.accountId) : undefined;
  return {
    props: {
      token,
      invited: invited ?? null,
      person: account ? account.name || account.email : null,
      name: form?.values.name ?? '',
      error: form?.message ?? null,
    },
  };
}
