// A vendor as somebody else would build it, from its documents alone: it shares nothing with the stand-ins that the connectors
// were written beside. Its replies carry what a vendor may do without telling: fields that nobody knows, nulls where something
// is missing, numbers as texts. What goes wrong on the way is told by path.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '../../support/client.ts';

export interface Heard {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  readonly json: Record<string, unknown>;
  readonly form: URLSearchParams;
}

export interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
}

export type Speak = (heard: Heard) => Said;

/** The connection ends, or nothing comes until whoever asks gives up. */
type Mute = 'reset' | 'silence';

/** `instead` of any effect, or after it: something other than the vendor's own words. */
export type Mishap = { readonly instead: Mute | Said } | { readonly after: Mute | Said };

export interface Stranger {
  /** Where it is. */
  readonly url: string;
  readonly heard: readonly Heard[];
  /** The next call whose `METHOD /path` begins so ends badly. */
  mishap(call: string, mishap: Mishap): void;
  /** Nothing more ends badly. */
  forgive(): void;
  /** Resolves once a call is answered by silence. */
  silent(): Promise<void>;
  close(): Promise<void>;
}

/** One server is all origins of a vendor: what they are asked differs by path. */
export async function openStranger(speak: Speak): Promise<Stranger> {
  const heard: Heard[] = [];
  const mishaps: { call: string; mishap: Mishap }[] = [];
  let fallSilent = Promise.withResolvers<void>();
  const end = (response: ServerResponse, how: Mute | Said): void => {
    if (how === 'silence') fallSilent.resolve();
    else if (how === 'reset') response.socket?.destroy();
    else say(response, how);
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const one = toHeard(request.method ?? 'GET', request.url ?? '/', request.headers, Buffer.concat(chunks));
    heard.push(one);
    const name = `${one.method} ${one.url.pathname}`;
    const at = mishaps.findIndex(({ call }) => name.startsWith(call));
    const [found] = at < 0 ? [] : mishaps.splice(at, 1);
    const { mishap } = found ?? {};
    if (mishap && 'instead' in mishap) return end(response, mishap.instead);
    const said = speak(one);
    end(response, mishap?.after ?? said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    mishap: (call, mishap) => void mishaps.push({ call, mishap }),
    forgive: () => void mishaps.splice(0),
    silent: async () => {
      await fallSilent.promise;
      fallSilent = Promise.withResolvers<void>();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toHeard(method: string, path: string, headers: IncomingHttpHeaders, raw: Buffer): Heard {
  const type = headers['content-type'] ?? '';
  const text = raw.length < 2_000_000 ? raw.toString('utf8') : '';
  return {
    ...{ method, url: new URL(path, 'http://stranger'), headers, raw },
    json: type.startsWith('application/json') ? JSON.parse(text) : {},
    form: new URLSearchParams(type.startsWith('application/x-www-form-urlencoded') ? text : ''),
  };
}

function say(response: ServerResponse, { status, headers = {}, body }: Said): void {
  if (response.destroyed) return;
  const isText = typeof body === 'string';
  const type = body === undefined ? {} : { 'Content-Type': isText ? 'text/html' : 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(body === undefined || isText ? body : JSON.stringify(body));
}

/** What a call says, wherever it says it: in its address, a form of either kind (files are `file:` and their length), or JSON. */
export function paramsOf({ url, form, json, raw, headers }: Heard): Record<string, string> {
  const parts: Record<string, string> = {
    ...Object.fromEntries(url.searchParams),
    ...Object.fromEntries(form),
  };
  for (const [name, value] of Object.entries(json))
    parts[name] = typeof value === 'string' ? value : JSON.stringify(value);
  const [, boundary] =
    /^multipart\/form-data; ?boundary="?([^";]+)/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) return parts;
  for (const part of raw.toString('latin1').split(`--${boundary}`)) {
    const [, name, isFile, value = ''] =
      /^\r\n[\s\S]*?name="([^"]+)"(;\s*filename)?[\s\S]*?\r\n\r\n([\s\S]*)\r\n$/.exec(part) ?? [];
    if (name === undefined) continue;
    parts[name] = isFile ? `file:${value.length}` : Buffer.from(value, 'latin1').toString('utf8');
  }
  return parts;
}

/** Leads the person back to whoever sent them, allowed. */
export function allow({ url }: Heard, code: string): Said {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  return { status: 302, headers: { Location: back.href } };
}

/** A page of something between us and the vendor. */
export const WALL: Said = { status: 403, body: '<html><title>Request blocked</title></html>' };

/** @returns the id of a picture or film that the owner adds */
export async function uploadTo(owner: Client, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type }), type.replace('/', '.'));
  const added = await owner('/api/media', { body });
  assert.equal(added.status, 201, await added.clone().text());
  return ((await added.json()) as { id: number }).id;
}
