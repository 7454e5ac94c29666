// Sending a file in pieces: told how far it is, gone on with where the connection broke, and given up when asked.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Medium, UploadAnswer } from '../../server/contract/media.ts';
import { ApiError, api, UNREACHABLE } from './api.ts';

/** Bytes: what proxies take that were told nothing else. */
export const PIECE = 1_000_000;
/** How often it is tried again without any byte getting through, with rests of twice as long each, milliseconds. */
const TRIES = 8;
const REST = { first: 1000, longest: 30_000 };
/** The connection or what stands between is at fault, a piece was cut off, or it is somewhere else than thought. */
const PASSING = [0, 400, 408, 409, 429, 502, 503, 504];

export interface Sending {
  /** @param share of its bytes that are there, 0 to 1 */
  readonly onProgress: (share: number) => void;
  /** @param isWaiting for the connection */
  readonly onWait?: (isWaiting: boolean) => void;
  readonly signal: AbortSignal;
  /** An earlier page sent a part of it under this key. */
  readonly goesOn?: boolean;
}

/** A name for a file on its way; the same one goes on where an earlier attempt ended. */
export function newUploadKey(): string {
  // `randomUUID` is there over https alone.
  return Array.from(crypto.getRandomValues(new Uint32Array(5)), (n) => n.toString(36).padStart(7, '0')).join(
    '',
  );
}

/** @throws ApiError with the server's words; DOMException AbortError */
export async function sendFile(file: File, key: string, sending: Sending): Promise<Medium> {
  const { onProgress, onWait, signal, goesOn = false } = sending;
  let [at, tries] = [0, 0];
  let isLost = goesOn;
  for (;;) {
    // Between two requests nothing else hears of it.
    signal.throwIfAborted();
    try {
      const state: UploadAnswer = isLost
        ? await ask(key)
        : await sendPiece(file, { key, at, onProgress, signal });
      if (state.medium) return state.medium;
      if (state.received > at) tries = 0;
      at = Math.min(state.received, file.size - 1);
      if (isLost) onProgress(at / file.size);
      isLost = false;
      onWait?.(false);
    } catch (error) {
      if (!isPassing(error) || tries >= TRIES) throw error;
      isLost = true;
      onWait?.(true);
      await rest(tries, signal);
      tries += 1;
    }
  }
}

/** Whether it may be taken when it is sent again. */
export function isPassing(error: unknown): boolean {
  // What fetch throws when nothing is reached is a TypeError.
  return error instanceof TypeError || (error instanceof ApiError && PASSING.includes(error.status));
}

function ask(key: string): Promise<UploadAnswer> {
  return api('GET', `/api/uploads?${new URLSearchParams({ key })}`);
}

/** Fetch tells nothing of how far a body is. */
function sendPiece(
  file: File,
  { key, at, onProgress, signal }: Pick<Sending, 'onProgress' | 'signal'> & { key: string; at: number },
): Promise<UploadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadAnswer>();
  const request = new XMLHttpRequest();
  const { business } = document.documentElement.dataset;
  const told = { key, bytes: `${file.size}`, at: `${at}`, name: file.name.slice(0, LIMITS.name) };
  request.open('PUT', `/api/uploads?${new URLSearchParams(told)}`);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  if (business) request.setRequestHeader('Drivyn-Business', business);
  request.upload.onprogress = ({ loaded }) => onProgress((at + loaded) / file.size);
  request.onload = () => {
    if (request.status === 200) resolve(JSON.parse(request.responseText));
    else reject(new ApiError(request.status, request.responseText || request.statusText));
  };
  request.onerror = () => reject(new ApiError(0, UNREACHABLE));
  request.onabort = () => reject(new DOMException('The file is not sent.', 'AbortError'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file.slice(at, at + PIECE));
  return promise;
}

/** Until it is worth trying again: after a while, or as soon as the browser has a connection. @throws DOMException AbortError */
function rest(tries: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(REST.first * 2 ** tries, REST.longest));
  const stop = () => reject(new DOMException('The file is not sent.', 'AbortError'));
  const go = () => resolve();
  addEventListener('online', go);
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener('online', go);
    signal.removeEventListener('abort', stop);
  });
}
