// A way to tell an idea in a form.
import type { Teller } from './teller.ts';

export interface Cut {
  readonly name: string;
  /** How readily it is chosen. */
  readonly weight: number;
  readonly build: (teller: Teller) => readonly string[] | null;
}
