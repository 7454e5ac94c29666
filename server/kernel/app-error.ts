// The one error type that the domain throws on purpose. Only http/errors.ts knows the statuses.
import { type Said, SaidError } from './said-error.ts';

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'rate-limited'
  | 'unavailable';

export class AppError extends SaidError {
  readonly code: ErrorCode;
  /** The input field at fault, when there is one. */
  readonly field: string | undefined;
  /** Seconds after which trying again makes sense, for rate limits. */
  readonly retryAfter: number | undefined;

  /**
   * @param code what went wrong, from the caller's side
   * @param sentence for the person who caused it
   */
  constructor(code: ErrorCode, sentence: Said, more: { field?: string; retryAfter?: number } = {}) {
    super(sentence);
    this.name = 'AppError';
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

const NOT_FOUND: Said = { id: 'http.not-found', toString: () => 'not found' };

/** The answer for a row that does not exist and for one that is not yours: the same, on purpose. */
export function notFound(): AppError {
  return new AppError('not-found', NOT_FOUND);
}
