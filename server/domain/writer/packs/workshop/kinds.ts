// Which workshops an idea is for.

/** Who washes and cares for cars. */
export const VALETS =
  'valet(?:ing|ers?)?\\b|(?:car|auto|mobile|vehicle) detail|\\bdetailing\\b|(?:car|hand) wash|ceramic coating';
/** Who repairs or sells bicycles. */
export const CYCLES = 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)';
