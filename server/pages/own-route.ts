// Routes that come from outside: out of an address, or a form's hidden field; and those that the server itself leads to.

import { LEAVES_SCREENS } from '../contract/constants/route.ts';

/** Where the admin is led whose visit to an account has ended: the screen says so. */
export const VISIT_OVER = '/admin-dashboard?done=visit';

/**
 * A route of ours; undefined for anything else, which could lead to another site, or hold what no header may.
 * @param route path and query, as in the hash
 */
export function readOwnRoute(route: string | null | undefined): string | undefined {
  const isPlain = route && /^\/(?![/\\])[\x21-\x7e]*$/.test(route);
  return isPlain && !LEAVES_SCREENS.test(route) ? route : undefined;
}
