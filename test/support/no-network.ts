// Loaded before every test: whatever would leave this machine throws instead, naming where it wanted to go.
// Loopback and unix sockets stay. Erasable TypeScript only: processes that tests start load it without tsx.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

type Lookup = (name: string, options: object, done: LookupDone) => void;
type LookupDone = (error: Error | null, found: string | { address: string }[], family?: number) => void;
type Call = (...args: unknown[]) => unknown;

const LOCAL = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|0\.0\.0\.0|::1?|::ffff:127(\.\d+){3})$/i;

function refuse(host: string): Error {
  return new Error(`A test tried to reach ${host}: tests use this machine only.`);
}

function requireLocal(host: unknown): void {
  if (typeof host === 'string' && !LOCAL.test(host)) {
    throw refuse(host);
  }
}

/** A test may give any name a loopback address by its own lookup: what it answers is checked instead of the name. */
function checkAnswers(lookup: Lookup): Lookup {
  return (name, options, done) =>
    lookup(name, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      const outside = addresses.find((address) => !LOCAL.test(address));
      return outside ? done(refuse(`${name} (${outside})`), found, family) : done(error, found, family);
    });
}

/** @returns the options to connect with; throws when they lead elsewhere. */
function checkTarget(target: Record<string, unknown>): Record<string, unknown> {
  if (typeof target.path === 'string') {
    return target;
  }
  if (typeof target.lookup === 'function' && net.isIP(String(target.host)) === 0) {
    return { ...target, lookup: checkAnswers(target.lookup as Lookup) };
  }
  requireLocal(target.host);
  return target;
}

/** The ways to call connect(): (options), (port, host), (path), and what net.connect() makes of these: one array. */
function checkConnect(args: unknown[]): unknown[] {
  const [first, second] = args;
  if (Array.isArray(first)) {
    // The array is marked with a symbol of Node's own, so it is changed in place.
    first[0] = checkTarget(first[0] as Record<string, unknown>);
  } else if (typeof first === 'object' && first !== null) {
    return [checkTarget(first as Record<string, unknown>), ...args.slice(1)];
  } else if (!Number.isNaN(Number(first))) {
    requireLocal(second);
  }
  return args;
}

function wrap(owner: object, name: string, check: (args: unknown[], self: unknown) => unknown[]): void {
  const real = Reflect.get(owner, name) as Call;
  const checked = function (this: unknown, ...args: unknown[]) {
    return real.apply(this, check(args, this));
  };
  Reflect.set(owner, name, Object.assign(checked, real));
}

wrap(net.Socket.prototype, 'connect', checkConnect);

for (const method of ['send', 'connect']) {
  // The address is the only text behind the message or the port.
  wrap(dgram.Socket.prototype, method, (args) => {
    requireLocal(args.slice(1).find((one) => typeof one === 'string'));
    return args;
  });
}

for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const method of Reflect.ownKeys(owner).filter((key) =>
    /^(lookup|resolve|reverse)/.test(String(key)),
  )) {
    wrap(owner, String(method), (args, self) => {
      if (!asksLocally(self)) requireLocal(args[0]);
      return args;
    });
  }
}

/** A resolver that a test has given a server on this machine: what it answers leads nowhere by itself. */
function asksLocally(self: unknown): boolean {
  const isResolver = self instanceof dns.Resolver || self instanceof dns.promises.Resolver;
  return isResolver && self.getServers().every((server) => LOCAL.test(server.replace(/:\d+$/, '')));
}

syncBuiltinESMExports();
