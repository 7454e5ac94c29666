// The end of support's visit to an account: the browser is led back to where the admin belongs, and told why.

import type { AccountActor } from '../kernel/actor.ts';
import { SECOND } from '../kernel/clock.ts';
import { VISIT_OVER } from '../pages/own-route.ts';
import type { HttpContext } from './context.ts';
import type { ClockParts } from './parts.ts';

/** The page that is open when the time is over leaves by itself, with script or without; answers to scripts do nothing. */
export function leaveAtEnd(app: ClockParts, http: HttpContext, { impersonation }: AccountActor): void {
  if (!impersonation) return;
  const seconds = Math.ceil((impersonation.endsAt - app.ctx.clock.now()) / SECOND);
  http.set('Refresh', `${seconds}; url=/screens${VISIT_OVER}`);
}
