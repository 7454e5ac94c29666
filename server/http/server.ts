// The listening socket: starting it, and ending it without cutting anybody off.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { boundConnections, CONNECTION_LIMITS, type ConnectionLimits, serverOptions } from './connections.ts';

/** How often ended connections are looked for while stopping. */
const SWEEP = 50;

export interface Listening {
  readonly port: number;
  /** Accepts nothing more and resolves when every running request has been answered, or when time is up. */
  stop(limitMs: number): Promise<void>;
}

/** @throws StartError when the address cannot be listened on */
export async function listen(
  handler: RequestListener,
  { host, port, trustedProxies }: Pick<Config, 'host' | 'port' | 'trustedProxies'>,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> {
  const server = createServer(serverOptions(limits), handler);
  boundConnections(server, { ...limits, unbounded: [...limits.unbounded, ...trustedProxies] });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port })));
    server.listen({ host, port }, resolve);
  });
  const address = server.address() as AddressInfo;
  return { port: address.port, stop: (limitMs) => stop(server, limitMs) };
}

async function stop(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Kept-alive connections end as soon as they are idle.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another one.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to 1024 or above.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartError(reason) : error;
}
