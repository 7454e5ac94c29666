// An error whose words are a sentence of ours: whoever keeps why something failed keeps its name, not its words.

/** The name of a sentence and what it is about; its text is for logs. */
export interface Said {
  readonly id: string;
  readonly params?: object;
  toString(): string;
}

export class SaidError extends Error {
  /** What to tell the person; `message` is the same for logs. */
  readonly sentence: Said;

  constructor(sentence: Said) {
    super(sentence.id);
    this.sentence = sentence;
    Object.defineProperty(this, 'message', { get: () => String(this.sentence) });
  }
}

/** An error that says this: what somebody else has said, in their words, or a sentence of ours. */
export function errorSaying(told: string | Said): Error {
  return typeof told === 'string' ? new Error(told) : new SaidError(told);
}

/** What an error says: its sentence, or else the words of whoever threw it. */
export function toldBy(error: unknown): string | Said {
  if (error instanceof SaidError) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
