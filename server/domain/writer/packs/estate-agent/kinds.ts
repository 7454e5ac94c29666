// Which agents an idea is for.

/** Who lets homes or looks after them for landlords. */
export const LETS = 'lettings?\\b|\\blet\\b|\\brent|tenan|landlord|property manag|letting agen|block manag';

/** Who lets and manages, and sells nothing: to their readers nobody speaks of asking prices and surveys. */
export const LETS_ONLY =
  '^(?=[\\s\\S]*(?:lettings?\\b|\\brentals?\\b|tenan|landlord|property manag))(?![\\s\\S]*(?:\\bsell|\\bsales?\\b|\\bsold\\b|\\bbuy|estate agen|realt|real estate|valuation|home ?owners|house prices))';
