// How one knows that a request was passed on by something in between: a proxy, a tunnel, a service in front. A program's
// request that passed a proxy which says nothing of all this looks like this machine's; see decision 025.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers of proxies, load balancers, tunnels and services in front. No browser sends one by itself. */
export const RELAY_HEADERS = [
  'via',
  'x-real-ip',
  'x-real-port',
  'x-client-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-proto',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'x-scheme',
  'x-url-scheme',
  'x-proxyuser-ip',
  'x-proxy-id',
  'x-nginx-proxy',
  'x-nf-client-connection-ip',
  'client-ip',
  'incap-client-ip',
  'true-client-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
  'do-connecting-ip',
  'front-end-https',
  'cdn-loop',
  'surrogate-capability',
  'x-varnish',
  'rndr-id',
] as const;

/** The beginnings of those that one service writes many of. */
export const RELAY_PREFIXES = [
  'x-forwarded',
  'forwarded',
  'akamai-',
  'cf-',
  'fastly-',
  'fly-',
  'ngrok-',
  'tailscale-',
  'x-akamai-',
  'x-amz-cf-',
  'x-amzn-',
  'x-appengine-',
  'x-arr-',
  'x-azure-',
  'x-envoy-',
  'x-railway-',
  'x-sucuri-',
  'x-vercel-',
] as const;

const RELAY: ReadonlySet<string> = new Set(RELAY_HEADERS);

/** Whether something passed the request on, be that trusted or not. */
export function isRelayed({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  // Browsers left HTTP/1.0 long ago; nginx before 1.29.7 speaks it unless told otherwise.
  return httpVersion === '1.0' || Object.keys(headers).some(isRelayHeader) || isBrowserBehind(headers);
}

function isRelayHeader(name: string): boolean {
  return RELAY.has(name) || RELAY_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/**
 * Every browser asks whoever it speaks HTTP/1.1 to for a connection that stays. What a browser says of its connection
 * ends at a proxy, which says something of its own, or nothing: nginx since 1.29.7, with nothing but `proxy_pass`.
 */
function isBrowserBehind(headers: IncomingHttpHeaders): boolean {
  const isBrowser = /^Mozilla\//.test(headers['user-agent'] ?? '');
  return isBrowser && !/\bkeep-alive\b/i.test(headers.connection ?? '');
}
