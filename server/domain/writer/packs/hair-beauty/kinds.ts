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
