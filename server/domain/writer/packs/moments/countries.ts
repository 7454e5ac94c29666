// Groups of countries that keep a day alike.

/** Where Christmas is a public holiday, in both hemispheres. */
export const MAIN: readonly string[] = ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'DE', 'AT', 'CH', 'FR', 'NL'];
/** Main markets north of the equator: winter is in December. */
export const NORTH: readonly string[] = ['US', 'GB', 'IE', 'CA', 'DE', 'AT', 'CH', 'FR', 'NL'];
/** Main markets south of it: winter is in June. */
export const SOUTH: readonly string[] = ['AU', 'NZ'];
/** Clocks change on the last Sundays of March and October. */
export const EUROPE: readonly string[] = ['GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'NL'];
