// Screens for what went wrong: not found, not signed in, not allowed, not our day.

import { NotFound } from '../../views/screens/not-found/index.tsx';
import { Trouble } from '../../views/screens/trouble/index.tsx';
import { NoBusiness } from '../../views/screens/trouble/no-business.tsx';
import { AppError } from '../kernel/app-error.ts';
import { VISIT_OVER } from './own-route.ts';
import type { Shown, Visit } from './screen.ts';

/** What to show instead of a screen that could not be loaded; sign-in for the anonymous. */
export function showTrouble(error: unknown, visit: Visit): Shown {
  if (!(error instanceof AppError)) {
    const text =
      'This screen could not be shown because of a mistake on our side. Nothing you saved is lost.';
    return {
      title: 'Not available',
      route: visit.route,
      view: <Trouble title="Something went wrong" text={text} />,
    };
  }
  if (error.code === 'unauthenticated') {
    if (visit.actor.kind === 'anonymous' && visit.actor.visitEnded) return { redirect: VISIT_OVER };
    return { redirect: visit.route === '/' ? '/login' : `/login?next=${encodeURIComponent(visit.route)}` };
  }
  if (error.code === 'not-found') return { title: 'Not found', route: visit.route, view: <NotFound /> };
  if (visit.actor.kind === 'guest') return { title: 'No business', route: visit.route, view: <NoBusiness /> };
  return {
    title: 'Not available',
    route: visit.route,
    view: <Trouble title="Not available" text={error.message} isFinal={error.code === 'forbidden'} />,
  };
}
