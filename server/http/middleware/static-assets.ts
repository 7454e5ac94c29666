// The built browser files under /assets/. Names with a hash never change their content, so browsers keep them.
import serve from 'koa-static';
import type { HttpContext, Middleware } from '../context.ts';

const PREFIX = '/assets';
const HASHED = /-[A-Z0-9]{8}\.\w+$/;
/** All icons: what says that the server is gone is drawn with them, so they are taken as they were meanwhile. */
const ICONS = `${PREFIX}/icons.svg`;
const YEAR_SECONDS = 31_536_000;

export function staticAssets(folder: string): Middleware {
  const files = serve(folder, { index: false, brotli: true, gzip: true });
  return async (http, next) => {
    const { path } = http;
    if (!path.startsWith(`${PREFIX}/`)) return next();
    // Below the folder's own root, so that no path can lead out of it.
    http.path = path.slice(PREFIX.length);
    await files(http, async () => {});
    http.path = path;
    if (http.status === 200) cache(http, path);
    else await next();
  };
}

function cache(http: HttpContext, path: string): void {
  http.set('Cache-Control', `public, ${keeping(path)}`);
  http.status = http.fresh ? 304 : 200;
}

function keeping(path: string): string {
  if (HASHED.test(path)) return `max-age=${YEAR_SECONDS}, immutable`;
  return path === ICONS ? `max-age=0, stale-while-revalidate=${YEAR_SECONDS}` : 'no-cache';
}
