// What the composer is given.
import type { ComposerChannel } from './draft.ts';

export interface ComposerProps {
  readonly userId: number;
  readonly businessId: number;
  /** The connections that take posts. */
  readonly channels: readonly ComposerChannel[];
  /** Ids of the connections that are ticked at first. */
  readonly chosen?: readonly number[];
  /** The wall time in the business's time zone that is suggested: `2027-03-01T09:30`. */
  readonly at?: string;
  readonly timeZone: string;
  readonly locale: string;
  /** UTC milliseconds when the page was made. */
  readonly now: number;
  /** The form itself instead of a button. */
  readonly page?: boolean;
  readonly primary?: boolean;
  readonly refused?: Refused;
}

/** A plain form's values, and why the server refused them. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
}
