// Open mode acts as the owner for whoever sits at this machine. These checks keep everyone else out of it: a web page
// that points a name of its own at this machine, and a proxy that would hand the open server to the world.
import { isLoopback } from '../../config/config.ts';
import type { HttpContext, Middleware } from '../context.ts';
import { HttpError } from '../errors.ts';

const REFUSAL =
  'Drivyn has no password yet, so it answers on this computer only, at its own address. ' +
  'Open it there and set a password under Settings, Security; then sign in from anywhere.';

export interface OpenModeParts {
  /** Whether a trusted proxy is configured: without one, whatever was forwarded comes from elsewhere. */
  readonly hasProxy: boolean;
  /** Asked only for requests that open mode would refuse. */
  readonly isOpen: () => Promise<boolean>;
}

export function guardOpenMode({ hasProxy, isOpen }: OpenModeParts): Middleware {
  return async (http, next) => {
    if (!isFromThisMachine(http, hasProxy) && (await isOpen())) throw new HttpError(403, REFUSAL);
    await next();
  };
}

/** Address and host are the client's own, see forwarded.ts. */
function isFromThisMachine(http: HttpContext, hasProxy: boolean): boolean {
  return isLoopback(http.hostname) && isLoopback(http.ip) && (hasProxy || !http.state.isForwarded);
}
