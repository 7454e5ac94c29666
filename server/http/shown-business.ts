// A page that shows one business must not write into another: its scripts say which one they show.
import type { Actor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import type { HttpContext } from './context.ts';

/** @throws AppError conflict when the caller has opened another business since the page was made */
export function requireShownBusiness(http: HttpContext, actor: Actor): void {
  const shown = http.request.get('Drivyn-Business');
  if (shown === '' || actor.kind !== 'account' || shown === String(actor.businessId)) return;
  throw new AppError(
    'conflict',
    'You opened another business in another tab, so nothing was done here. Reload this page to go on.',
  );
}
