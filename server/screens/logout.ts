// Loads the page that ends the session. Asking for it ends nothing: that takes the form on it.
import type { LogoutProps } from '../../views/screens/logout/index.tsx';
import { VISIT_OVER } from '../pages/own-route.ts';
import type { Loaded, ScreenRequest } from '../pages/screen.ts';

export function loadLogout({ actor }: ScreenRequest): Loaded<LogoutProps> {
  if (actor.kind === 'guest') return { props: {} };
  if (actor.kind === 'anonymous' && actor.visitEnded) return { redirect: VISIT_OVER };
  if (actor.kind !== 'account') return { redirect: '/login' };
  // In open mode nobody has signed in, so there is nothing to end.
  return actor.open ? { redirect: '/' } : { props: {} };
}
