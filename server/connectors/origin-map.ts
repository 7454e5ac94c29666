// Other places for the origins of vendors: a stand-in answers instead of the real thing, for tests and trials. Nothing but
// this map lets a vendor be on this machine.

import { isLoopback } from '../kernel/loopback.ts';

/** By origin, such as `https://api.x.com`: the origin that is called instead. */
export type OriginMap = Readonly<Record<string, string>>;

/** The same address at the place that the map names for its origin; itself where it names none. */
export function mapOrigin(map: OriginMap, url: URL): URL {
  const origin = map[url.origin];
  if (origin === undefined) return url;
  // Not made of a text: a path that begins with two slashes would name another host.
  const place = new URL(origin);
  place.pathname = url.pathname;
  place.search = url.search;
  return place;
}

/** Whether an address is one of this machine while a stand-in is on it: what it hands out may lead to another port. */
export function isBesideStandIn(map: OriginMap, url: URL): boolean {
  const isHere = url.protocol === 'http:' && isLoopback(url.hostname);
  return isHere && Object.values(map).some((place) => isLoopback(new URL(place).hostname));
}
