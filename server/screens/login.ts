// Loads sign-in. Whoever is signed in already goes on at once.
import type { LoginProps } from '../../views/screens/login/index.tsx';
import type { Loaded, Visit } from './screen.ts';

export function loadLogin({ actor, query, form }: Visit): Loaded<LoginProps> {
  const next = readNext(form?.values.next ?? query.get('next'));
  if (actor.kind === 'account') return { redirect: next };
  return {
    props: { next, email: form?.values.email ?? '', error: form?.message ?? null },
  };
}

/** A route of ours to go on to; anything else leads home, never to another site. */
function readNext(next: string | null | undefined): string {
  return next && /^\/(?![/\\])/.test(next) && !/^\/log(in|out)\b/i.test(next) ? next : '/';
}
