// Routes, their hashes and the URLs of their screens. A route is a hash without its `#`: `/platforms/x?userId=14`.

import { LEAVES_SCREENS } from '../../server/contract/constants/route.ts';

/** @returns the route of a hash, `/` without one, or undefined for an anchor inside the page. */
export function routeOf(hash: string): string | undefined {
  if (hash === '' || hash === '#') {
    return '/';
  }
  return hash.startsWith('#/') ? hash.slice(1) : undefined;
}

/** Stands for what cannot be one of ours: the server knows no such screen, and says so. */
const NOWHERE = '/not-found';

/** URL that answers the route's screen, always below /screens/. The page's own `userId` is passed on unless the hash has one. */
export function screenUrl(address: string, search = location.search): string {
  const route = LEAVES_SCREENS.test(address) ? NOWHERE : address;
  const userId = new URLSearchParams(search).get('userId');
  if (!userId || /[?&]userId=/.test(route)) {
    return `/screens${route}`;
  }
  return `/screens${route}${route.includes('?') ? '&' : '?'}userId=${encodeURIComponent(userId)}`;
}

/** @returns the route that a screen's URL shows, or undefined when it is no screen. */
export function routeOfUrl(url: URL): string | undefined {
  const [, path] = /^\/screens(\/.*)$/.exec(url.pathname) ?? [];
  return path && `${path}${url.search}`;
}

/** What decides which navigation link is the current one: case and query do not, `/dashboard` is `/`. */
export function pathOf(route: string): string {
  const path = (route.split('?')[0] ?? '').toLowerCase();
  return path === '/dashboard' ? '/' : path;
}
