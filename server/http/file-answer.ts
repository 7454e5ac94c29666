// Files of people as answers: what they are is said once, nothing in them runs, and who has them already is not sent them again.
import { Readable } from 'node:stream';
import { notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import type { HttpContext } from './context.ts';
import { HttpError } from './errors.ts';
import type { Answer } from './route.ts';

export interface AnsweredFile {
  readonly type: string;
  /** Bytes of the whole. */
  readonly size: number;
  /** Names exactly these bytes. */
  readonly tag: string;
  /** Seconds for which a browser need not ask again. */
  readonly maxAge: number;
}

export interface FileSpan {
  readonly from: number;
  readonly to: number;
}

/** @returns what to send: all of it, a part, or nothing, as the browser has it */
export function prepareFile(
  http: HttpContext,
  file: AnsweredFile,
  { isWhole = false }: { isWhole?: boolean } = {},
): FileSpan | 'all' | 'known' {
  http.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `private, max-age=${file.maxAge}`,
    'Accept-Ranges': isWhole ? 'none' : 'bytes',
    ETag: file.tag,
  });
  http.type = file.type;
  if (knows(http.request.get('If-None-Match'), file.tag)) {
    http.status = 304;
    return 'known';
  }
  const span = isWhole ? null : spanOf(http, file);
  const length = span ? span.to - span.from + 1 : file.size;
  http.status = span ? 206 : 200;
  if (span) http.set('Content-Range', `bytes ${span.from}-${span.to}/${file.size}`);
  http.set('Content-Length', String(length));
  return span ?? 'all';
}

function knows(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');
}

/** The one part that is asked for; null where all is, or where it is asked for in a way that may be passed over. */
function spanOf(http: HttpContext, { size, tag }: AnsweredFile): FileSpan | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(http.request.get('Range'));
  const condition = http.request.get('If-Range');
  if (!asked || (condition !== '' && condition !== tag)) return null;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to || from >= size)
    throw new HttpError(416, say('http.no-such-part'), { 'Content-Range': `bytes */${size}` });
  return { from, to };
}

/** Bytes that are kept: `type`, how many there are, and their name. */
interface Kept {
  readonly type: string;
  readonly bytes: number;
  readonly name: string;
}

/** Seconds for which a browser shows what it has without asking: the bytes of a name never change. */
export const KEPT_SECONDS = 3600;

/**
 * Sends kept bytes, or the part of them that is asked for.
 * @throws AppError not-found when they are gone
 */
export async function sendKept(
  http: HttpContext,
  { type, bytes, name }: Kept,
  open: (span?: FileSpan) => Promise<AsyncIterable<Uint8Array> | null>,
): Promise<Answer<never>> {
  const part = prepareFile(http, { type, size: bytes, tag: `"${name}"`, maxAge: KEPT_SECONDS });
  if (part === 'known') return { status: 304, raw: { type, content: '' } };
  const { status } = http;
  const content = await open(part === 'all' ? undefined : part);
  if (!content) throw notFound();
  return { status, raw: { type, content: Readable.from(content) } };
}
