// Errors as answers. The only place that knows which status an error has and how its body reads.
import Koa from 'koa';
import { isDiskFull, isFileLost } from '../db/storage-error.ts';
import { AppError, type ErrorCode } from '../kernel/app-error.ts';
import { type Said, say, wordsOf } from '../sentences/index.ts';
import type { HttpContext } from './context.ts';

const STATUS_OF_CODE: Readonly<Record<ErrorCode, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'rate-limited': 429,
  unavailable: 503,
};

/** A request that is wrong as HTTP, before any rule of the product is asked. */
export class HttpError extends Error {
  readonly status: number;
  readonly sentence: Said;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, sentence: Said, headers: Readonly<Record<string, string>> = {}) {
    super(sentence.id);
    this.sentence = sentence;
    this.status = status;
    this.headers = headers;
  }
}

/** RFC 4918: what was asked is right, and there is no room to store it. */
const INSUFFICIENT_STORAGE = 507;

/** Whether an error answers a caller's mistake; every other one is ours and goes to the log. */
export function isExpected(error: unknown): boolean {
  const status = statusOf(error);
  return status !== 500 && status !== INSUFFICIENT_STORAGE && !isFileLost(error);
}

export function statusOf(error: unknown): number {
  if (error instanceof AppError) return STATUS_OF_CODE[error.code];
  if (error instanceof HttpError) return error.status;
  if (isDiskFull(error)) return INSUFFICIENT_STORAGE;
  if (isFileLost(error)) return STATUS_OF_CODE.unavailable;
  // What Koa's own parts throw: an undecodable path, a file outside the assets.
  return error instanceof Koa.HttpError && error.expose ? error.status : 500;
}

/**
 * Answers with an error: its message as plain text, which is what islands show, or a problem document (RFC 9457)
 * when the client asks for JSON. What the inside looked like stays inside.
 */
export function renderError(http: HttpContext, error: unknown): void {
  const status = statusOf(error);
  const message = messageOf(error, http.state.requestId);
  http.status = status;
  http.set(headersOf(error));
  http.set('Cache-Control', 'no-store');
  http.vary('Accept');
  if (!wantsProblem(http)) {
    http.type = 'text/plain';
    http.body = message;
    return;
  }
  http.body = JSON.stringify({
    type: 'about:blank',
    title: wordsOf(say('http.status', { status })),
    status,
    detail: message,
    instance: http.state.requestId,
    ...(error instanceof AppError && error.field !== undefined ? { field: error.field } : {}),
  });
  http.type = 'application/problem+json';
}

function messageOf(error: unknown, requestId: string): string {
  if (error instanceof AppError || error instanceof HttpError) return wordsOf(error.sentence);
  if (isDiskFull(error)) return wordsOf(say('http.no-space'));
  if (isFileLost(error)) return wordsOf(say('http.file-lost'));
  if (isExpected(error)) return wordsOf(say('http.status', { status: statusOf(error) }));
  return wordsOf(say('http.unknown', { requestId }));
}

function headersOf(error: unknown): Record<string, string> {
  if (error instanceof HttpError) return { ...error.headers };
  if (!(error instanceof AppError)) return {};
  return {
    ...(error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) }),
    ...(error.code === 'unauthenticated' ? { 'WWW-Authenticate': 'Bearer realm="Drivyn"' } : {}),
  };
}

function wantsProblem(http: HttpContext): boolean {
  const wanted = http.accepts('text/plain', 'application/problem+json', 'application/json');
  return wanted !== false && wanted !== 'text/plain';
}
