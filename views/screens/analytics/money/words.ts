// Words for what money brings.
import type { Brought } from './types.ts';

/** "0.2 to 0.9" of what something brings. */
export function rangeWords({ low, high }: Brought, number: Intl.NumberFormat): string {
  return `${number.format(low)} to ${number.format(high)}`;
}
