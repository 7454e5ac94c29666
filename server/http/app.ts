// The whole chain that a request goes through, on one screen, in order.
import Koa from 'koa';
import type { Logger } from 'pino';
import { routes } from '../api/routes.ts';
import { ASSETS_FOLDER } from '../config/build-info.ts';
import { AddressRanges } from '../kernel/address.ts';
import type { RequestState } from './context.ts';
import { formMethods } from './forms.ts';
import { boundRequests } from './middleware/bounds.ts';
import { compression } from './middleware/compression.ts';
import { answerErrors } from './middleware/errors.ts';
import { readForwarded } from './middleware/forwarded.ts';
import { logRequests } from './middleware/log.ts';
import { guardOpenMode } from './middleware/open-mode.ts';
import { requestId } from './middleware/request-id.ts';
import { sameOriginWrites } from './middleware/same-origin.ts';
import { screens } from './middleware/screens.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticAssets } from './middleware/static-assets.ts';
import type { HttpParts } from './parts.ts';
import { mountRoutes } from './router.ts';

export function createHttp(app: HttpParts): Koa<RequestState> {
  const { config, log, ctx } = app;
  const koa = new Koa<RequestState>({ proxy: true });
  const isOpen = async () => (await app.findOpenOwner()) !== undefined;

  koa.use(readForwarded(new AddressRanges(config.trustedProxies)));
  koa.use(requestId(ctx.ids));
  koa.use(logRequests(log));
  koa.use(securityHeaders({ isHttps: config.publicUrl?.protocol === 'https:' }));
  koa.use(compression());
  koa.use(answerErrors(log));
  koa.use(boundRequests());
  koa.use(guardOpenMode(isOpen));
  koa.use(sameOriginWrites(config.publicUrl));
  koa.use(staticAssets(ASSETS_FOLDER));
  koa.use(formMethods());
  koa.use(screens(app));
  mountRoutes(koa, app, routes);

  koa.on('error', (error: Error) => logBrokenAnswer(log, error));
  return koa;
}

/** What gets here failed after the answer had begun; most often the other end has simply left. */
function logBrokenAnswer(log: Logger, error: Error): void {
  const hasLeft = 'code' in error && LEFT.includes(String(error.code));
  log[hasLeft ? 'debug' : 'error']({ err: error }, 'answer broken off');
}

/** The last one: in the middle of what it was sending. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE'];
