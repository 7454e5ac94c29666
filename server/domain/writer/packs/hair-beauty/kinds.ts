// Which houses of the trade an idea does not fit: hair where no hair is cut, nails where none are done.

/** Houses that do no hair: `unless` of what is said about hair. */
export const NO_HAIR =
  'nail (?:bar|studio|salon|art)|lash (?:bar|studio|artist)|brow (?:bar|studio|artist)|beautician|cosmetics (?:shop|store|brand)|make-?up artist|skin (?:clinic|studio)|perfume|^(?![\\s\\S]*(?:\\bhair|barber))[\\s\\S]*(?:lash extension|brow lamination|gel nails|nail art|facials\\b|waxing)';
/** Houses that do nails. */
export const NAILS = '\\bnails?\\b|manicur|pedicur|beauty (?:salon|studio|room)|\\bspa\\b';
/** Houses that deal in skin and make-up. */
export const FACE =
  'cosmetic|beauty|beautician|make-?up|skin|facial|\\bbrows?\\b|eyebrow|lash|perfume|\\bspa\\b';
/** Houses that shave. */
export const BARBERS = 'barber|shav(?:e|ing)|beard|gentlem[ae]n';
/** Houses that do lashes and brows. */
export const LASHES = 'eyelash|\\blash(?:es)?\\b';
/** Barbers' shops: `only` of what is said to their customers, in their words. */
export const BARBER_SHOP = "barber|men['’]?s hair|gents['’]? hair|male grooming";
/** Barbers' shops that do beards. */
export const BEARDS = `^(?=[\\s\\S]*(?:${BARBER_SHOP}))[\\s\\S]*(?:beard|shav(?:e|ing)|hot towel|razor)`;
/** Barbers' shops into which one walks without an appointment. */
export const WALK_IN_BARBERS = `^(?=[\\s\\S]*(?:${BARBER_SHOP}))[\\s\\S]*(?:walk[- ]?ins?\\b|no (?:appointment|booking)|just (?:walk|come|drop|turn))`;
