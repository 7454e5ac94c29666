// Open mode acts as the owner for whoever sits at this machine. These checks keep everyone else out of it: a web page
// that points a name of its own at this machine, and a proxy that would hand the open server to the world.
import { isLoopback } from '../../config/config.ts';
import type { HttpContext, Middleware } from '../context.ts';
import { HttpError } from '../errors.ts';

const REFUSAL =
  'Drivyn has no password yet, so it answers on this computer only, at its own address. ' +
  'Open it there and set a password under Settings, Security; then sign in from anywhere.';

export interface OpenModeParts {
  readonly trustProxy: boolean;
  /** Asked only for requests that open mode would refuse. */
  readonly isOpen: () => Promise<boolean>;
}

export function guardOpenMode({ trustProxy, isOpen }: OpenModeParts): Middleware {
  return async (http, next) => {
    if (!isFromThisMachine(http, trustProxy) && (await isOpen())) throw new HttpError(403, REFUSAL);
    await next();
  };
}

/** With a trusted proxy, Koa reads address and host from what the proxy says of the client. */
function isFromThisMachine(http: HttpContext, trustProxy: boolean): boolean {
  const isForwarded = Object.keys(http.headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return (
    isLoopback(http.hostname) && isLoopback(http.ip.replace(/^::ffff:/, '')) && (trustProxy || !isForwarded)
  );
}
