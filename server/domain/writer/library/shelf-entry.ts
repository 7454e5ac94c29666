// How a pack stands on the shelf: what finds it, and how it is loaded.
import type { Industry } from '../../../contract/constants/industries.ts';
import type { Pack } from './idea.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly label: string;
  /** Finds the trade in a profile; null for what is no trade but a whole industry. */
  readonly match: string | null;
  readonly industries: readonly Industry[];
  readonly load: () => Promise<{ default: Pack }>;
}
