// Loads the screens at the door, which nobody has to be signed in for. Whoever is, goes on at once.
import type { ForgotProps } from '../../views/screens/forgot/index.tsx';
import type { LoginProps } from '../../views/screens/login/index.tsx';
import type { ResetProps } from '../../views/screens/reset/index.tsx';
import type { SetupProps } from '../../views/screens/setup/index.tsx';
import type { SignInCodeProps } from '../../views/screens/sign-in-code/index.tsx';
import type { SignUpProps } from '../../views/screens/signup/index.tsx';
import { isLinkAlive, readInvitation } from '../domain/accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { readOwnRoute } from '../pages/own-route.ts';
import type { Loaded, ScreenRequest } from '../pages/screen.ts';

export function loadLogin({ actor, query, form, signUp }: ScreenRequest): Loaded<LoginProps> {
  const next = readNext(form?.values.next ?? query.get('next'));
  if (isSignedIn(actor)) return { redirect: next };
  const isReset = query.get('done') === 'reset';
  return {
    props: { next, email: form?.values.email ?? '', error: form?.message ?? null, isReset, signUp },
  };
}

export function loadSignInCode({ actor, query, form }: ScreenRequest): Loaded<SignInCodeProps> {
  const next = readNext(form?.values.next ?? query.get('next'));
  if (actor.kind === 'account' && !actor.open) return { redirect: next };
  return { props: { next, isRecovery: query.has('recovery'), error: form?.message ?? null } };
}

export async function loadSignUp({
  ctx,
  actor,
  query,
  form,
  now,
  signUp,
}: ScreenRequest): Promise<Loaded<SignUpProps>> {
  if (isSignedIn(actor)) return { redirect: '/' };
  const invitation = query.get('invitation') ?? form?.values.invitation ?? '';
  const invited =
    signUp === 'invite' && invitation !== '' ? await readInvitation(ctx.db.read, invitation, now) : null;
  const values = form?.values ?? {};
  return { props: { mode: signUp, invitation, invited, values, error: form?.message ?? null } };
}

export async function loadForgot({
  query,
  form,
  lettersStayHere,
}: ScreenRequest): Promise<Loaded<ForgotProps>> {
  const email = form?.values.email ?? '';
  const mailIsLocal = await lettersStayHere();
  return { props: { email, isSent: query.has('sent'), mailIsLocal, error: form?.message ?? null } };
}

export async function loadReset({ ctx, query, form }: ScreenRequest): Promise<Loaded<ResetProps>> {
  const token = query.get('token') ?? form?.values.token ?? '';
  const isAlive = await isLinkAlive(ctx, 'reset', token);
  return { props: { token, isAlive, error: form?.message ?? null } };
}

export async function loadSetup({ ctx, actor, query, form }: ScreenRequest): Promise<Loaded<SetupProps>> {
  if (isSignedIn(actor)) return { redirect: '/' };
  const token = query.get('token') ?? form?.values.token ?? '';
  const isAlive = await isLinkAlive(ctx, 'setup', token);
  return { props: { token, isAlive, values: form?.values ?? {}, error: form?.message ?? null } };
}

/** Whether they belong to a business or not. */
function isSignedIn({ kind }: Actor): boolean {
  return kind === 'account' || kind === 'guest';
}

/** A route to go on to after signing in, which neither asks for it nor ends it; home when there is none. */
function readNext(next: string | null | undefined): string {
  const route = readOwnRoute(next);
  return route && !/^\/log(in|out)\b/i.test(route) ? route : '/';
}
