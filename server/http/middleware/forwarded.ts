// Who is at the other end when proxies stand between. What a request says of its own way is believed only from trusted
// proxies; for everything behind this, `X-Forwarded-*` holds the truth or nothing, and Koa reads it.
import type { IncomingHttpHeaders } from 'node:http';
import { type AddressRanges, plainAddress } from '../../kernel/address.ts';
import type { Middleware } from '../context.ts';
import { isRelayed } from '../relay.ts';

/** An address that a proxy did not know or would not tell: nobody's, and surely not this machine's. */
const UNKNOWN = 'unknown';

/** Sets `http.ip`, and what Koa makes `protocol` and `host` of. Needs Koa's `proxy` setting. */
export function readForwarded(proxies: AddressRanges): Middleware {
  return async (http, next) => {
    const { headers, socket } = http.req;
    const peer = plainAddress(socket.remoteAddress ?? '') ?? UNKNOWN;
    http.state.isRelayed = isRelayed(http.req);
    const told = proxies.has(peer) ? readWay(headers) : NOTHING;
    for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name];
    const { client, via } = findClient([...told.hops, peer], proxies);
    http.request.ip = client;
    http.state.via = via;
    if (told.protocol !== undefined) headers['x-forwarded-proto'] = told.protocol;
    if (told.host !== undefined) headers['x-forwarded-host'] = told.host;
    await next();
  };
}

/**
 * From our side outwards: the first that is no trusted proxy, and the last one before it, which named it. Whatever stands
 * before the client anyone could have written; so could the client, where what is trusted is no proxy after all.
 */
function findClient(hops: readonly string[], proxies: AddressRanges): { client: string; via?: string } {
  const at = Math.max(
    0,
    hops.findLastIndex((hop) => !proxies.has(hop)),
  );
  const via = hops[at + 1];
  return { client: hops[at] ?? UNKNOWN, ...(via === undefined ? {} : { via }) };
}

interface Way {
  /** The nearest last. */
  readonly hops: readonly string[];
  readonly protocol?: string | undefined;
  readonly host?: string | undefined;
}

const NOTHING: Way = { hops: [] };

/** `Forwarded` (RFC 7239) counts only without X-Forwarded-*: proxies that write those let a client's own pass. */
function readWay(headers: IncomingHttpHeaders): Way {
  const isOld = Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return isOld ? readOldWay(headers) : readStandardWay(headers.forwarded ?? '');
}

function readOldWay(headers: IncomingHttpHeaders): Way {
  return {
    hops: splitList(headers['x-forwarded-for']).map(readHop),
    protocol: splitList(headers['x-forwarded-proto']).at(-1)?.toLowerCase(),
    host: splitList(headers['x-forwarded-host']).at(-1),
  };
}

function readStandardWay(header: string): Way {
  const elements = header
    .split(',')
    .filter((element) => element.trim() !== '')
    .map((element) => new Map(element.split(';').map(readPair)));
  const nearest = elements.at(-1);
  return {
    hops: elements.map((element) => readHop(element.get('for') ?? '')),
    protocol: nearest?.get('proto')?.toLowerCase(),
    host: nearest?.get('host'),
  };
}

function readPair(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [
    name.trim().toLowerCase(),
    value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  ];
}

/** An address, maybe with a port: `192.0.2.1:80`, `[2001:db8::1]:80`, `2001:db8::1`. */
function readHop(text: string): string {
  const address = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return plainAddress(address) ?? UNKNOWN;
}

function splitList(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
