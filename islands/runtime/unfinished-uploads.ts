// Uploads that were broken off because their page was closed. The server has the bytes so far; what is kept here is how the file is
// known again when a person chooses it once more, as browsers give a file to no page without that.
import type { UploadAnswer } from '../../server/contract/media.ts';
import { ApiError, api } from './api.ts';

/** What a file is known by: its content is not read for it. */
export interface UnfinishedUpload {
  /** Under which its pieces are sent. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When the file was changed last, milliseconds. */
  readonly modified: number;
  readonly business: string;
  /** When a page last said that it sends it, milliseconds; 0 when that page was closed. */
  readonly at: number;
}

const STORED = 'drivyn:uploads';
/** The server tidies what nobody goes on with after a day. */
const KEPT = 24 * 60 * 60 * 1000;
const MOST = 20;
/** How often a page says that it sends, and for how long that holds: a page that crashed says nothing more. */
export const BEAT = 3000;
export const QUIET = 10_000;

/** Of the business that this page shows. */
function businessHere(): string {
  return document.documentElement.dataset.business ?? '';
}

function read(): UnfinishedUpload[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** A full or forbidden storage only means that nothing is offered later. */
function write(list: readonly UnfinishedUpload[]): void {
  try {
    if (list.length > 0) localStorage.setItem(STORED, JSON.stringify(list.slice(-MOST)));
    else localStorage.removeItem(STORED);
  } catch {}
}

/** Says that this page sends the file, until `stop` is called or the page is closed. @returns stop */
export function keepSending(file: File, key: string): () => void {
  const { name, size, lastModified: modified } = file;
  const say = (at: number) => {
    const others = read().filter((one) => one.key !== key);
    write([...others, { key, name, size, modified, business: businessHere(), at }]);
  };
  const beat = setInterval(() => say(Date.now()), BEAT);
  const close = () => say(0);
  say(Date.now());
  addEventListener('pagehide', close);
  return () => {
    clearInterval(beat);
    removeEventListener('pagehide', close);
  };
}

/** It is there, was refused, or is not wanted any more. */
export function forgetUpload(key: string): void {
  write(read().filter((one) => one.key !== key));
}

/** What no page sends any more. */
function listQuiet(): UnfinishedUpload[] {
  const now = Date.now();
  return read().filter(({ at, business }) => business === businessHere() && now - at > QUIET);
}

/** The upload that this file goes on with. */
export function unfinishedOf({ name, size, lastModified }: File): UnfinishedUpload | undefined {
  return listQuiet().find((one) => one.name === name && one.size === size && one.modified === lastModified);
}

export interface Offered extends UnfinishedUpload {
  /** Of its bytes that the server has, above 0 and below 1. */
  readonly share: number;
}

/** Those that can be gone on with; what the server has nothing of is forgotten. */
export async function offerUnfinished(): Promise<Offered[]> {
  const asked = await Promise.all(
    listQuiet().map(async (one) => {
      const share = await shareOf(one);
      if (share === 0) forgetUpload(one.key);
      return share ? [{ ...one, share }] : [];
    }),
  );
  return asked.flat();
}

/** @returns 0 when there is nothing to go on with, nothing when that is not known */
async function shareOf({ key, size, at }: UnfinishedUpload): Promise<number | undefined> {
  if (at > 0 && Date.now() - at > KEPT) return 0;
  try {
    const { received, medium } = await api<UploadAnswer>(
      'GET',
      `/api/uploads?${new URLSearchParams({ key })}`,
    );
    return medium ? 0 : received / size;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 0 : undefined;
  }
}
