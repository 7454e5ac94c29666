// One HTTP request and its answer, on a connection of its own: read whole, bounded in time and size.

import { type IncomingHttpHeaders, type IncomingMessage, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { say } from '../sentences/index.ts';
import { type Body, isStreamed } from './body.ts';
import { OutboundError } from './outbound-error.ts';

export interface OutboundAnswer {
  /** Where it came from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Exchange {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body | undefined;
  readonly maxBytes: number;
  /** Ends with the status: what comes after it is not waited for. */
  readonly isStatusEnough?: boolean | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which an answer that has begun counts as stalled. */
  readonly silence?: number | undefined;
  /** Where to connect to instead of asking for the name; certificates are still checked against the name. */
  readonly lookup?: LookupFunction;
}

/** @throws OutboundError */
export async function exchange(wanted: Exchange): Promise<OutboundAnswer> {
  const { url, method, headers, body, signal, lookup } = wanted;
  let isSent = false;
  try {
    return await new Promise<OutboundAnswer>((resolve, reject) => {
      const send = url.protocol === 'https:' ? sendSecure : sendPlain;
      const options = {
        method,
        // Packed answers could unpack to any size.
        headers: { 'User-Agent': 'Drivyn', 'Accept-Encoding': 'identity', ...headers, ...lengthOf(body) },
        agent: false,
        signal,
        ...(lookup && { lookup }),
      } as const;
      const request = send(url, options, (answer) => {
        if (wanted.isStatusEnough) {
          resolve({ ...headOf(url, answer), body: Buffer.alloc(0) });
          answer.destroy();
          return;
        }
        if (wanted.silence !== undefined) {
          const stalled = new OutboundError(
            'timeout',
            say('networks.host-stopped', { host: url.host }),
            true,
          );
          answer.setTimeout(wanted.silence, () => answer.destroy(stalled));
        }
        readAll(answer, wanted.maxBytes).then((body) => resolve({ ...headOf(url, answer), body }), reject);
      });
      const opened = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      request.once('socket', (socket) => socket.once(opened, () => (isSent = true)));
      request.on('error', reject);
      if (!isStreamed(body)) request.end(body);
      // What the other side refuses half-way it may have answered: the answer counts then, and not the broken pipe.
      else pipeline(Readable.from(body.chunks), request).catch((error) => request.destroy(error));
    });
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    // What broke may quote what was sent.
    if (signal.aborted)
      throw new OutboundError('timeout', say('networks.host-late', { host: url.host }), isSent);
    throw new OutboundError('unreachable', say('networks.host-unreachable', { host: url.host }), isSent);
  }
}

function headOf(url: URL, { statusCode = 0, headers }: IncomingMessage): Omit<OutboundAnswer, 'body'> {
  return { url: url.href, status: statusCode, headers };
}

/** A stream without a length would be sent in chunks, which many vendors do not take. */
function lengthOf(body: Body | undefined): Readonly<Record<string, string>> {
  return isStreamed(body) ? { 'Content-Length': String(body.length) } : {};
}

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes)
      throw new OutboundError('too-large', say('networks.too-large', { bytes: maxBytes }), true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
