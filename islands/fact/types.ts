// What a fact's island is given.
import type { ShownFact } from '../../server/contract/fact.ts';

export interface FactProps {
  /** Null for the form that adds one. */
  readonly fact: ShownFact | null;
  /** Unique on the screen; the same fact may stand there twice. */
  readonly row: string;
  /** It is no sentence: the person is asked for one. */
  readonly asks?: true;
  readonly canWrite: boolean;
  /** Route of the screen on which it stands. */
  readonly screen: string;
  /** Its form is open without script. */
  readonly isEditing?: true;
  /** What a plain form sent, and why the server refused it. */
  readonly refused?: { readonly values: Readonly<Record<string, string>>; readonly message: string };
}
