// The product's own name and the constants that belong to no single screen.

/** Product name; the spec's `{brand}`. */
export const BRAND = 'Drivyn';

/** First account of a fresh database; spec section 9 (default user id). */
export const FIRST_ACCOUNT_ID = 14;

/** Length of the free trial in days; the spec contradicts itself (sections 1 and 9), we say 14 everywhere. */
export const TRIAL_DAYS = 14;

/** Response time promised for email support, in hours; spec section 9. */
export const SUPPORT_RESPONSE_HOURS = 24;
