// Screens for what went wrong: not found, not signed in, not allowed, not our day.

import { NotFound } from '../../views/screens/not-found/index.tsx';
import { Trouble } from '../../views/screens/trouble/index.tsx';
import { NoBusiness } from '../../views/screens/trouble/no-business.tsx';
import { AppError } from '../kernel/app-error.ts';
import { VISIT_OVER } from './own-route.ts';
import type { ScreenRequest, Shown } from './screen.ts';

/** What to show instead of a screen that could not be loaded; sign-in for the anonymous. */
export function showTrouble(error: unknown, request: ScreenRequest): Shown {
  if (!(error instanceof AppError)) {
    const text =
      'This screen could not be shown because of a mistake on our side. Nothing you saved is lost.';
    return {
      title: 'Not available',
      route: request.route,
      view: <Trouble title="Something went wrong" text={text} />,
    };
  }
  if (error.code === 'unauthenticated') {
    if (request.actor.kind === 'anonymous' && request.actor.visitEnded) return { redirect: VISIT_OVER };
    return {
      redirect: request.route === '/' ? '/login' : `/login?next=${encodeURIComponent(request.route)}`,
    };
  }
  if (error.code === 'not-found') return { title: 'Not found', route: request.route, view: <NotFound /> };
  if (request.actor.kind === 'guest')
    return { title: 'No business', route: request.route, view: <NoBusiness /> };
  return {
    title: 'Not available',
    route: request.route,
    view: <Trouble title="Not available" text={error.message} isFinal={error.code === 'forbidden'} />,
  };
}
