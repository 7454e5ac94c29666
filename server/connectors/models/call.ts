// One call to a place where models answer, and what its failure means. Decided by status and class, never by words.
import type { CallFailure, ModelPlace } from '../../domain/models/index.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../http.ts';
import { OutboundError } from '../outbound-error.ts';
import { readWait } from '../retry-after.ts';

/** An answer that has begun and is silent for so long has stalled. */
export const SILENCE = 20_000;

export interface CallParts {
  readonly outbound: Outbound;
  /** Milliseconds; SILENCE unless told. */
  readonly silence?: number;
}

export type Called = { readonly end: 'called'; readonly answer: OutboundAnswer } | CallFailure;

/** @param path below the base address, such as `/models` */
export async function call(
  { outbound, silence = SILENCE }: CallParts,
  place: ModelPlace,
  path: string,
  request: OutboundRequest,
): Promise<Called> {
  const full = new URL(place.url).pathname.replace(/\/+$/, '') + path;
  const bounded = { silence, ...request };
  try {
    const answer =
      place.reach === 'public'
        ? await outbound.callPublic(place.url, full, bounded)
        : await outbound.fetchProvider(place.url, full, bounded);
    return { end: 'called', answer };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (request.signal?.aborted) return { end: 'aborted' };
    return { end: 'failed', why: WHY[error.reason] };
  }
}

const WHY = {
  refused: 'forbidden',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'answer',
} as const;

/** What an answer without success means. @param now UTC milliseconds, for a time to wait that is given as a date */
export function toFailure({ status, headers }: OutboundAnswer, now: number): CallFailure {
  if (status === 429 || status >= 500)
    return { end: 'later', busy: status === 429, after: readWait(headers['retry-after'], now) };
  if (status === 401 || status === 403) return { end: 'failed', why: 'key' };
  // Redirects are not followed: the address is not the right one.
  if (status === 404 || status === 405 || (status >= 300 && status < 400))
    return { end: 'failed', why: 'model' };
  return { end: 'failed', why: status >= 400 ? 'asked' : 'answer' };
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isStream({ headers }: OutboundAnswer): boolean {
  return (headers['content-type'] ?? '').startsWith('text/event-stream');
}

/** The data of each event of a stream (HTML, "Server-sent events"), as JSON; what is none is left out. */
export function readEvents(body: Buffer): unknown[] {
  return body
    .toString('utf8')
    .split(/\r?\n\r?\n|\r\r/)
    .flatMap((event) => {
      const lines = event.split(/\r?\n|\r/).filter((line) => line.startsWith('data:'));
      const data = readJson(lines.map((line) => line.slice('data:'.length).trim()).join('\n'));
      return data === undefined ? [] : [data];
    });
}
