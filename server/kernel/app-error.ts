// The one error type that the domain throws on purpose. Only http/errors.ts knows the statuses.

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

/** The name of a sentence and what it is about; its text is for logs. */
interface Said {
  readonly id: string;
  readonly params?: object;
  toString(): string;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  /** What to tell the person; `message` is the same for logs. */
  readonly sentence: Said;
  /** The input field at fault, when there is one. */
  readonly field: string | undefined;
  /** Seconds after which trying again makes sense, for rate limits. */
  readonly retryAfter: number | undefined;

  /**
   * @param code what went wrong, from the caller's side
   * @param sentence for the person who caused it
   */
  constructor(code: ErrorCode, sentence: Said, more: { field?: string; retryAfter?: number } = {}) {
    super(sentence.id);
    this.sentence = sentence;
    Object.defineProperty(this, 'message', { get: () => String(this.sentence) });
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
