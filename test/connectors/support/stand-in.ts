// A vendor on this machine: a server for each of its origins, which remembers what it was asked, and fails when it is told
// to. What it answers is the vendor's own; what goes wrong on the way is the same for all.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OriginMap } from '../../../server/connectors/origin-map.ts';

export interface Asked {
  /** The vendor's, such as `https://api.x.com`. */
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  /** What stands in the path for `:name`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  /** 200 unless told. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string | Buffer;
}

export type Handler = (asked: Asked) => Answer | Promise<Answer>;

/** `busy`: a 503 before any effect; `lost`: one after it; `reset`: the connection ends after it; `slow`: nobody answers after it. */
export const LOSSES = ['busy', 'lost', 'reset', 'slow'] as const;
export type Loss = (typeof LOSSES)[number];

export interface StandInParts {
  /** By origin: handlers by method and path, such as `GET /2/tweets/:id`. */
  readonly origins: Readonly<Record<string, Readonly<Record<string, Handler>>>>;
  /** The calls that make something visible: what goes wrong on the way goes wrong there. */
  readonly isVisible: (asked: Asked) => boolean;
}

export interface StandIn {
  /** As `DRIVYN_ORIGIN_MAP` has it. */
  readonly originMap: OriginMap;
  /** Where one of its origins is, without a slash at the end: also for addresses that it hands out. */
  at(origin: string): string;
  /** Whether a call makes something visible. */
  readonly isVisible: (asked: Asked) => boolean;
  /** Everything it was asked, in order. */
  readonly asked: readonly Asked[];
  /** The next visible call goes wrong in this way. */
  fail(loss: Loss): void;
  /** The next call for which `on` holds gets this answer and has no effect. */
  refuse(on: (asked: Asked) => boolean, answer: Answer): void;
  /** Resolves when a call has taken effect that nobody will answer. */
  taken(): Promise<void>;
  close(): Promise<void>;
}

let chance: (() => Loss | undefined) | undefined;

/**
 * From now on every stand-in of this process loses visible calls by chance, and remembers nothing of what it was asked: for
 * soaks, which ask for hours.
 */
export function loseByChance(next: () => Loss | undefined): void {
  chance = next;
}

export async function openStandIn({ origins, isVisible }: StandInParts): Promise<StandIn> {
  const asked: Asked[] = [];
  const refusals: { on: (asked: Asked) => boolean; answer: Answer }[] = [];
  const losses: Loss[] = [];
  let taken = Promise.withResolvers<void>();

  const handle = async (one: Asked, handler: Handler | undefined, response: ServerResponse) => {
    const at = refusals.findIndex(({ on }) => on(one));
    const refusal = at < 0 ? undefined : refusals.splice(at, 1)[0];
    if (refusal) return send(response, refusal.answer);
    if (!handler) return send(response, { status: 404, body: `No such call: ${one.method} ${one.path}` });
    const loss = isVisible(one) ? (losses.shift() ?? chance?.()) : undefined;
    if (loss === 'busy') return send(response, { status: 503, body: 'busy' });
    const answer = await handler(one);
    if (loss === 'lost') return send(response, { status: 503, body: 'lost' });
    if (loss === 'reset') return void response.socket?.destroy();
    if (loss !== 'slow') return send(response, answer);
    taken.resolve();
    taken = Promise.withResolvers();
  };

  const open = async ([origin, routes]: [string, Readonly<Record<string, Handler>>]) => {
    const server = createServer(async (request, response) => {
      try {
        const one = await read(origin, request);
        const found = findRoute(routes, one);
        const full = { ...one, params: found?.params ?? {} };
        if (!chance) asked.push(full);
        await handle(full, found?.handler, response);
      } catch (error) {
        // A stand-in that is at fault must not look like a vendor that is away.
        send(response, { status: 400, body: `The stand-in failed: ${error}` });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { origin, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const places = await Promise.all(Object.entries(origins).map(open));
  return {
    originMap: Object.fromEntries(places.map(({ origin, url }) => [origin, url])),
    at: (origin) => {
      const place = places.find((one) => one.origin === origin);
      assert.ok(place, `no stand-in for ${origin}`);
      return place.url;
    },
    ...{ asked, isVisible },
    fail: (loss) => void losses.push(loss),
    refuse: (on, answer) => void refusals.push({ on, answer }),
    taken: () => taken.promise,
    close: async () => {
      for (const { server } of places) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function read(origin: string, request: IncomingMessage): Promise<Omit<Asked, 'params'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  const { method = 'GET', headers } = request;
  return { origin, method, path: pathname, query: searchParams, headers, body: Buffer.concat(chunks) };
}

function findRoute(routes: Readonly<Record<string, Handler>>, { method, path }: Omit<Asked, 'params'>) {
  for (const [route, handler] of Object.entries(routes)) {
    const [verb, pattern = ''] = route.split(' ');
    const params = verb === method ? matchPath(pattern, path) : undefined;
    if (params) return { handler, params };
  }
  return undefined;
}

function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function send(response: ServerResponse, { status = 200, headers = {}, json, body }: Answer): void {
  if (response.destroyed) return;
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(json === undefined ? body : JSON.stringify(json));
}

/** What was sent as JSON. @throws when it was none */
export function jsonOf({ headers, body }: Asked): Record<string, unknown> {
  assert.match(headers['content-type'] ?? '', /^application\/json/);
  return JSON.parse(body.toString('utf8'));
}

/** What was sent as a form. @throws when it was none */
export function formOf({ headers, body }: Asked): URLSearchParams {
  assert.match(headers['content-type'] ?? '', /^application\/x-www-form-urlencoded/);
  return new URLSearchParams(body.toString('utf8'));
}

export interface Part {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly body: Buffer;
}

/** What was sent as multipart/form-data, in its order. @throws when it was none */
export function partsOf({ headers, body }: Asked): readonly Part[] {
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(headers['content-type'] ?? '')?.[1];
  assert.ok(boundary, 'no multipart/form-data');
  const text = body.toString('latin1');
  assert.ok(text.endsWith(`\r\n--${boundary}--\r\n`), 'the form does not end where it should');
  const parts = `\r\n${text}`.split(`\r\n--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = Buffer.from(part.slice(0, end), 'latin1').toString('utf8');
    return {
      name: / name="([^"]*)"/.exec(head)?.[1] ?? '',
      fileName: / filename="([^"]*)"/.exec(head)?.[1],
      type: /^Content-Type: (.+)$/im.exec(head)?.[1]?.trim(),
      body: Buffer.from(part.slice(end + 4), 'latin1'),
    };
  });
}
