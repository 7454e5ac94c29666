// Files of people as answers: what they are is said once, nothing in them runs, and who has them already is not sent them again.
import type { HttpContext } from './context.ts';
import { HttpError } from './errors.ts';

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
export function prepareFile(http: HttpContext, file: AnsweredFile): FileSpan | 'all' | 'known' {
  http.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `private, max-age=${file.maxAge}`,
    'Accept-Ranges': 'bytes',
    ETag: file.tag,
  });
  http.type = file.type;
  if (knows(http.request.get('If-None-Match'), file.tag)) {
    http.status = 304;
    return 'known';
  }
  const span = spanOf(http, file);
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
    throw new HttpError(416, 'The file has no such part.', { 'Content-Range': `bytes */${size}` });
  return { from, to };
}
