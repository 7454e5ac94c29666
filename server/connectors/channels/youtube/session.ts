// Google's resumable uploads: a session has an address, takes parts in their order, and says how far it has got.
import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { askAt, type Reply } from '../ask.ts';
import type { Call } from '../connector.ts';
import { bearer } from './api.ts';

/** Parts are multiples of 256 KiB, but for the last. So much is in memory at a time. */
export const PART = 32 * 256 * 1024;
/** A part goes through a slow line too. */
const PART_LASTS = 5 * MINUTE;

/** Where the last part begins, the one that completes the film. */
export function lastPartOf(size: number): number {
  return Math.floor((size - 1) / PART) * PART;
}

/** `at`: so many bytes are there. `gone`: nobody knows the session any more. `unclear`: a film without a name. */
export type Progress =
  | { readonly end: 'at'; readonly bytes: number }
  | { readonly end: 'done'; readonly id: string }
  | { readonly end: 'gone' | 'unclear' }
  | { readonly end: 'refused'; readonly reply: Reply };

const Video = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

export function readProgress(reply: Reply): Progress {
  if (reply.status === 308) {
    const to = /^bytes=0-(\d+)$/.exec(String(reply.headers.range ?? ''))?.[1];
    return { end: 'at', bytes: to === undefined ? 0 : Number(to) + 1 };
  }
  if (reply.status === 200 || reply.status === 201) {
    const read = v.safeParse(Video, reply.json);
    return read.success ? { end: 'done', id: read.output.id } : { end: 'unclear' };
  }
  if (reply.status === 404 || reply.status === 410) return { end: 'gone' };
  return { end: 'refused', reply };
}

/** Asks how far it has got; changes nothing. @throws OutboundError */
export async function probe(call: Call, session: string, size: number): Promise<Progress> {
  const headers = { ...bearer(call), 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
  return readProgress(await askAt(call, session, { method: 'PUT', headers }));
}

/** @throws OutboundError */
export function sendPart(
  call: Call,
  session: string,
  { from, size, bytes }: { readonly from: number; readonly size: number; readonly bytes: Uint8Array },
): Promise<Reply> {
  return askAt(call, session, {
    method: 'PUT',
    headers: {
      ...bearer(call),
      'Content-Range': `bytes ${from}-${from + bytes.length - 1}/${size}`,
      'Content-Length': String(bytes.length),
    },
    body: Buffer.from(bytes),
    timeout: PART_LASTS,
  });
}
