// What a builder offers.
import type { Attribute } from '../../server/contract/attribute.ts';

/** What can be asked about, and with what it can be compared. */
export interface RowChoices {
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  readonly attributes: readonly Attribute[];
  readonly tags: readonly string[];
  readonly events: readonly string[];
}
