// The bytes of a film on their way to TikTok: pieces in order, of which the last one makes it visible.

import type { CarriedMedium } from '../../../domain/media/index.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { partOf } from '../../body.ts';
import { askAt, isDone, later, makeVisible, type Reply, stage } from '../ask.ts';
import type { Call, PublishOutcome } from '../connector.ts';

/** TikTok takes pieces of 5 to 64 MB; the last one takes along what is left, up to 128 MB. */
const PIECE = 16 * 1024 * 1024;
const PIECE_TIMEOUT = 5 * MINUTE;

export interface Pieces {
  readonly size: number;
  readonly pieceSize: number;
  readonly count: number;
}

/** How a film is parted: less than two pieces go as one. */
export function partFilm(size: number): Pieces {
  if (size < 2 * PIECE) return { size, pieceSize: size, count: 1 };
  return { size, pieceSize: PIECE, count: Math.floor(size / PIECE) };
}

/** Sends a film to the address that TikTok has handed out for it. @param uploaded what follows the last piece */
export function uploadFilm(
  call: Call,
  film: CarriedMedium,
  address: string,
  uploaded: PublishOutcome,
): Promise<PublishOutcome> {
  return stage(call, async () => {
    const pieces = partFilm(await film.size());
    const last = pieces.count - 1;
    for (let index = 0; index < last; index += 1) {
      const reply = await send(call, film, address, { pieces, index });
      // What is not complete is never seen: it begins anew, at another address.
      if (!isDone(reply))
        return later(call, say('networks.tiktok-upload', { status: reply.status, to: 'piece' }));
    }
    return makeVisible(
      call,
      () => send(call, film, address, { pieces, index: last }),
      (reply) => {
        if (isDone(reply)) return uploaded;
        const error = say('networks.tiktok-upload', { status: reply.status, to: 'end' });
        return reply.status < 300 ? { end: 'unknown', error } : later(call, error);
      },
    );
  });
}

function send(
  call: Call,
  film: CarriedMedium,
  address: string,
  { pieces: { size, pieceSize, count }, index }: { pieces: Pieces; index: number },
): Promise<Reply> {
  const from = index * pieceSize;
  const to = (index === count - 1 ? size : from + pieceSize) - 1;
  const headers = { 'Content-Type': film.type, 'Content-Range': `bytes ${from}-${to}/${size}` };
  return askAt(call, address, {
    method: 'PUT',
    headers,
    body: partOf(film, { from, to }),
    timeout: PIECE_TIMEOUT,
  });
}
