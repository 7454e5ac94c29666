// Which workshops an idea is for.

/** Who washes and cares for cars. */
export const VALETS =
  'valet(?:ing|ers?)?\\b|(?:car|auto|mobile|vehicle) detail|\\bdetailing\\b|(?:car|hand) wash|ceramic coating';
/** Who repairs or sells bicycles. */
export const CYCLES = 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)';
/** Who repairs cars, and does not only wash or paint them. */
export const GARAGES =
  '^(?=[\\s\\S]*(?:\\bcars?\\b|\\bautos?\\b|automotive|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\btyres?\\b|\\btires?\\b))[\\s\\S]*(?:mechanics?\\b|\\bMOT\\b|servicing|services?\\b(?=[^.]*brake)|brakes?\\b|oil changes?|diagnos|(?:auto|car|vehicle) repair|(?:car|vehicle|van) servic|garage (?:in|for|services?)|independent (?:car )?garage)';
