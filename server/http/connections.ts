// What a connection may take: headers, time, and how many there are at once. Whoever sends slowly on purpose, or opens
// one after the other, is cut off before it costs others anything.
import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { AddressRanges, lineOf } from '../kernel/address.ts';

export interface ConnectionLimits {
  /** Of the request line and all headers, bytes. */
  readonly headerSize: number;
  /** Until the headers are complete, milliseconds. */
  readonly headersTimeout: number;
  /** So long a body may take whatever its size, milliseconds; one that takes longer has to come at a rate, bytes a second. */
  readonly bodyTime: number;
  readonly bodyRate: number;
  /** Without a request; longer than the minute for which proxies keep theirs, so that none is lost in between. */
  readonly keepAlive: number;
  /** In which nothing moves in either direction; event streams say something every 25 seconds. */
  readonly idle: number;
  /** How often the times are looked at. */
  readonly checkEvery: number;
  readonly requests: number;
  readonly all: number;
  /** From one address, or /64 of IPv6. */
  readonly perLine: number;
  /** Addresses that stand for many: this machine, and trusted proxies. */
  readonly unbounded: readonly string[];
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headerSize: 16 * 1024,
  headersTimeout: 10_000,
  bodyTime: 120_000,
  bodyRate: 16 * 1024,
  keepAlive: 65_000,
  idle: 120_000,
  checkEvery: 2000,
  requests: 10_000,
  all: 10_000,
  perLine: 256,
  unbounded: ['127.0.0.0/8', '::1'],
};

export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerSize,
    headersTimeout: limits.headersTimeout,
    // A list of a million people takes an hour on a slow line: bodies are bound by their rate, below.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.checkEvery,
  };
}

/** Bounds what options cannot. */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  // What Node would leave out of a request could be what a check looks for: bounds.ts refuses instead.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = limits.requests;
  server.maxConnections = limits.all;
  server.setTimeout(limits.idle);
  boundBodies(server, limits);
  const unbounded = new AddressRanges(limits.unbounded);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (unbounded.has(address)) return;
    const line = lineOf(address);
    const others = open.get(line) ?? 0;
    if (others >= limits.perLine) return void socket.destroy();
    open.set(line, others + 1);
    socket.once('close', () => {
      const left = (open.get(line) ?? 1) - 1;
      if (left > 0) open.set(line, left);
      else open.delete(line);
    });
  });
}

/** Cuts off whoever takes his time with a body, or sends it drop by drop. */
function boundBodies(server: Server, { bodyTime, bodyRate, checkEvery }: ConnectionLimits): void {
  const coming = new Map<IncomingMessage, { readonly since: number; readonly before: number }>();
  server.on('request', (request: IncomingMessage) => {
    if (request.complete) return;
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead });
    request.once('close', () => coming.delete(request));
  });
  const look = () => {
    const now = performance.now();
    for (const [request, { since, before }] of coming) {
      if (request.complete) coming.delete(request);
      else if (isTooSlow(now - since, request.socket.bytesRead - before)) request.socket.destroy();
    }
  };
  const isTooSlow = (took: number, bytes: number) => took > bodyTime && bytes * 1000 < took * bodyRate;
  const timer = setInterval(look, checkEvery).unref();
  server.once('close', () => clearInterval(timer));
}
