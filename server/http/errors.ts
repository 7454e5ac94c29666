// Errors as answers. The only place that knows which status an error has and how its body reads.
import Koa from 'koa';
import { AppError, type ErrorCode } from '../kernel/app-error.ts';
import { wordsOf } from '../sentences/index.ts';
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

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  431: 'Header too large',
  500: 'Server error',
  503: 'Unavailable',
};

/** A request that is wrong as HTTP, before any rule of the product is asked. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Whether an error answers a caller's mistake; every other one is ours and goes to the log. */
export function isExpected(error: unknown): boolean {
  return statusOf(error) !== 500;
}

export function statusOf(error: unknown): number {
  if (error instanceof AppError) return STATUS_OF_CODE[error.code];
  if (error instanceof HttpError) return error.status;
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
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    instance: http.state.requestId,
    ...(error instanceof AppError && error.field !== undefined ? { field: error.field } : {}),
  });
  http.type = 'application/problem+json';
}

function messageOf(error: unknown, requestId: string): string {
  if (error instanceof AppError) return wordsOf(error.sentence);
  if (error instanceof HttpError) return error.message;
  if (isExpected(error)) return TITLES[statusOf(error)] ?? 'This request cannot be answered';
  return `Something went wrong on our side. Reference: ${requestId}`;
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
