// The only way out by HTTP. Two kinds of places: public ones whose address somebody gave us (`fetchPublic` reads a website,
// `callPublic` calls a service: nothing inside this machine or its network is ever reached), and providers that the
// operator configured or this code names (`fetchProvider`: wherever they are). All are bounded in time and size. What the
// operator's map of origins names is asked at its other place.

import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { say } from '../sentences/index.ts';
import type { Body } from './body.ts';
import { type Exchange, exchange, type OutboundAnswer } from './exchange.ts';
import { isBesideStandIn, mapOrigin, type OriginMap } from './origin-map.ts';
import { OutboundError } from './outbound-error.ts';
import { isNearHost, isPublicAddress } from './public-address.ts';

export { type OutboundAnswer, OutboundError };

export interface OutboundRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** For everything together, redirects included, milliseconds. */
  readonly timeout?: number;
  /** Without a byte of an answer that has begun, milliseconds; only the whole is bounded when absent. */
  readonly silence?: number;
  /** Ends it sooner. */
  readonly signal?: AbortSignal | undefined;
  /** Of the answer's body. */
  readonly maxBytes?: number;
  /** Ends with the status: of an answer without end nothing is waited for, and its body is empty. */
  readonly isStatusEnough?: boolean;
}

const TIMEOUT = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** What reading a public website may ask for. */
export interface PublicRequest extends Omit<OutboundRequest, 'method' | 'body'> {
  /** Whether a redirect may be followed; every one to a public address may when absent. */
  readonly follow?: (to: URL) => boolean;
}

export interface OutboundParts {
  readonly resolve?: Resolve;
  /** `address:port` that count as public; for tests, whose websites are on this machine. */
  readonly allow?: readonly string[];
  /** Where stand-ins take the place of vendors. */
  readonly origins?: OriginMap;
}

export class Outbound {
  readonly #resolve: Resolve;
  readonly #allow: ReadonlySet<string>;
  readonly #origins: OriginMap;

  constructor({ resolve = resolveBySystem, allow = [], origins = {} }: OutboundParts = {}) {
    this.#resolve = resolve;
    this.#allow = new Set(allow);
    this.#origins = origins;
  }

  /** Where a page of a vendor is for the person's browser: the page itself, or a stand-in's. */
  pageAt(address: string): string {
    const url = URL.parse(address);
    // The Sandbox's own page is a path of ours.
    return url && this.#origins[url.origin] !== undefined ? mapOrigin(this.#origins, url).href : address;
  }

  /**
   * Reads a public website. Every address of its name must be public, the connection goes to one that was checked, and
   * so for every redirect. Only reads: nothing of ours is sent along.
   * @throws OutboundError
   */
  async fetchPublic(address: string, request: PublicRequest = {}): Promise<OutboundAnswer> {
    const { follow = () => true } = request;
    const signal = timeOf(request);
    let url = readUrl(address);
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const answer = await this.#callChecked(url, request, signal);
      const next = answer.headers.location;
      if (!REDIRECTS.includes(answer.status) || next === undefined) return answer;
      url = readUrl(next, url);
      if (!follow(url)) throw new OutboundError('refused', say('networks.not-read', { host: url.host }));
    }
    throw new OutboundError('refused', say('networks.redirects', { host: new URL(address).host }));
  }

  /**
   * Calls a provider below its base address. Redirects are not followed: what we send is for the provider alone.
   * @throws OutboundError; its `isSent` tells whether the provider may have acted nevertheless
   */
  async fetchProvider(base: string, path: string, request: OutboundRequest = {}): Promise<OutboundAnswer> {
    return exchange(toExchange(mapOrigin(this.#origins, within(base, path)), request, timeOf(request)));
  }

  /** Whether an address is one that a stand-in hands out: its own, or another on this machine. */
  isOfStandIn(address: string): boolean {
    const url = URL.parse(address);
    return url !== null && isBesideStandIn(this.#origins, url);
  }

  /**
   * Calls an address that a provider handed out, such as one to upload to: a public one, or a stand-in's.
   * @throws OutboundError
   */
  async callHandedOut(address: string, request: OutboundRequest = {}): Promise<OutboundAnswer> {
    if (!this.isOfStandIn(address)) return this.callPublic(address, '', request);
    return exchange(toExchange(readUrl(address), request, timeOf(request)));
  }

  /**
   * Calls a service below a base address that a person gave us. Every address of its name must be public, and redirects are
   * not followed: what we send is for the service alone.
   * @throws OutboundError
   */
  async callPublic(base: string, path: string, request: OutboundRequest = {}): Promise<OutboundAnswer> {
    const signal = timeOf(request);
    const url = within(readUrl(base).href, path);
    return this.#callChecked(url, request, signal);
  }

  /** Whether an address lies among public ones as far as it tells by itself: names are asked for when they are called. */
  mayBePublic(address: string): boolean {
    const url = URL.parse(address);
    if (!url) return false;
    if (mapOrigin(this.#origins, url) !== url) return true;
    const isPort = url.port === '' || [...this.#allow].some((place) => place.endsWith(`:${url.port}`));
    return this.#allow.has(url.host) || (isPort && !isNearHost(url.hostname));
  }

  async #callChecked(url: URL, request: OutboundRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    const place = mapOrigin(this.#origins, url);
    // What a page says of other addresses is meant from where it says that it is.
    if (place !== url) return { ...(await exchange(toExchange(place, request, signal))), url: url.href };
    const addresses = await this.#checkPublic(url, signal);
    return exchange({ ...toExchange(url, request, signal), lookup: pin(addresses) });
  }

  /** @returns the addresses of a website, all of them public */
  async #checkPublic(url: URL, signal: AbortSignal): Promise<readonly string[]> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(name) ? [name] : await this.#lookUp(name, signal);
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const isAllowed = (one: string) =>
      this.#allow.has(`${one}:${port}`) || (url.port === '' && isPublicAddress(one));
    if (addresses.length > 0 && addresses.every(isAllowed)) return addresses;
    throw new OutboundError('refused', say('networks.not-public', { host: url.host }));
  }

  async #lookUp(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () =>
        reject(new OutboundError('timeout', say('networks.not-found-in-time', { host: name }))),
      );
    });
    const found = this.#resolve(name).catch(() => {
      throw new OutboundError('unreachable', say('networks.no-such-host', { host: name }));
    });
    return Promise.race([found, late]);
  }
}

/** Only web addresses on their usual ports reach `#checkPublic`'s allowance: WHATWG URLs drop the usual port. */
function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new OutboundError('refused', say('networks.no-address'));
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('refused', say('networks.password-in-address'));
  }
  return url;
}

/** @throws OutboundError when the path is no path of the base */
function within(base: string, path: string): URL {
  const url = URL.parse(path, base);
  if (url && url.origin === new URL(base).origin) return url;
  throw new OutboundError('refused', say('networks.path-leads-away'));
}

function timeOf({ timeout = TIMEOUT, signal }: OutboundRequest): AbortSignal {
  const late = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([late, signal]) : late;
}

function toExchange(url: URL, request: OutboundRequest, signal: AbortSignal): Exchange {
  const { method = 'GET', headers = {}, body, maxBytes = MAX_BYTES, silence, isStatusEnough } = request;
  return { url, method, headers, body, maxBytes, silence, isStatusEnough, signal };
}

/** The name is not asked for again: whoever answers for it could say something else the second time. */
function pin(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, done) => {
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
}

async function resolveBySystem(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
