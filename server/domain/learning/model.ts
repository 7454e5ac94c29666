/**
 * Names what the functions of this area answer. Whoever changes an answer changes it by hand, so that a choice that was
 * stored is replayed by the functions that made it, or is told to be of others.
 */
export const MODEL = '2026-11-27.1';
