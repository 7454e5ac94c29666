// Routes that come from outside: out of an address, or a form's hidden field.

/**
 * A route of ours; undefined for anything else, which could lead to another site, or hold what no header may.
 * @param route path and query, as in the hash
 */
export function readOwnRoute(route: string | null | undefined): string | undefined {
  return route && /^\/(?![/\\])[\x21-\x7e]*$/.test(route) ? route : undefined;
}
