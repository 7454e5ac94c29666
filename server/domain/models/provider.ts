// What a language model is to us: something that answers one question at a time. connectors/models implements it.

import type { ModelKind, OutputForm } from '../../contract/model.ts';

/** Where models answer. */
export interface ModelPlace {
  readonly kind: ModelKind;
  /** The base address, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly key: string | null;
  /** `public`: nothing inside this machine or its network is reached; `anywhere` for what the operator names. */
  readonly reach: 'anywhere' | 'public';
}

export interface ChatCall {
  readonly place: ModelPlace;
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** Of the answer. */
  readonly maxTokens: number;
  readonly form: OutputForm;
  /** What the answer is to be, and its name; sent where the form holds to it. */
  readonly schema: { readonly name: string; readonly json: object };
  /** The answer comes piece by piece, so that one that stalls is noticed. */
  readonly stream: boolean;
  /** For everything, milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Usage {
  /** Tokens. */
  readonly input: number;
  readonly output: number;
}

/**
 * `key`: refused for want of the right key. `model`: there is no such model, or no such address. `asked`: the call itself is
 * refused. `answer`: nothing that could be read. `forbidden`: not a place that may be reached from here.
 */
export type ModelTrouble = 'key' | 'model' | 'asked' | 'answer' | 'forbidden' | 'unreachable' | 'timeout';

/** How a call that gave no answer ended. */
export type CallFailure =
  /** Too much at once (429), or not at the moment (5xx). `after`: milliseconds that it asks to wait. */
  | { readonly end: 'later'; readonly busy: boolean; readonly after: number | null }
  | { readonly end: 'failed'; readonly why: ModelTrouble }
  | { readonly end: 'aborted' };

export type ChatEnd =
  /** `isWhole`: false when it ran into its bound. */
  | {
      readonly end: 'answered';
      readonly text: string;
      readonly usage: Usage | null;
      readonly isWhole: boolean;
    }
  /** Not in this form. */
  | { readonly end: 'unsupported' }
  | CallFailure;

export type ListEnd = { readonly end: 'listed'; readonly models: readonly string[] } | CallFailure;

export interface Models {
  /** Asks once; never throws for what the other side does. */
  chat(call: ChatCall): Promise<ChatEnd>;
  /** @param timeout milliseconds */
  list(place: ModelPlace, timeout: number): Promise<ListEnd>;
}
