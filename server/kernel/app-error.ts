// The one error type that the domain throws on purpose. Only http/errors.ts knows the statuses.

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unavailable';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** The input field at fault, when there is one. */
  readonly field: string | undefined;
  /** Seconds after which trying again makes sense, for rate limits. */
  readonly retryAfter: number | undefined;

  /**
   * @param code what went wrong, from the caller's side
   * @param message one plain sentence for the person who caused it
   */
  constructor(code: ErrorCode, message: string, more: { field?: string; retryAfter?: number } = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** The answer for a row that does not exist and for one that is not yours: the same, on purpose. */
export function notFound(): AppError {
  return new AppError('not-found', 'Not found');
}
