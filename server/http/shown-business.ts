// A page that shows one business must not write into another: its scripts and its forms say which one they show.
import type { Actor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import type { HttpContext } from './context.ts';

/** The caller has opened another business since the page was made. */
export class OtherBusinessError extends AppError {
  constructor() {
    super('conflict', say('http.other-business'));
  }
}

/** Scripts say it in a header, forms in the query of their address (views/components/form.tsx). @throws OtherBusinessError */
export function requireShownBusiness(http: HttpContext, actor: Actor): void {
  if (actor.kind !== 'account') return;
  const said = [http.request.get('Drivyn-Business'), http.query.business ?? ''].flat();
  if (said.some((shown) => shown !== '' && shown !== String(actor.businessId)))
    throw new OtherBusinessError();
}
