// Which food shops an idea is for.

const alone = (own: string, others: string) => `^(?=[\\s\\S]*(?:${own}))(?![\\s\\S]*(?:${others}))`;

const DELI =
  '\\bdelis?\\b|delicatess|\\bgrocer|farm shop|general store|whole ?foods?|health food|zero waste|refill';
const CHEESE = 'chees|dairy|raclette|fondue';
const GREENS = 'greengrocer|vegetab|\\bveg\\b|\\bfruit|produce|farm stand';
const FISH = 'fish|seafood|oyster|crab\\b';

/** Who sells meat and nothing else that is spoken of here. */
export const BUTCHER_ONLY = alone('butcher|\\bmeats?\\b|charcuter', `${DELI}|${CHEESE}|${GREENS}|${FISH}`);

/** Who sells fruit and vegetables: neither cheese nor meat nor fish there. */
export const GREENS_ONLY = alone(GREENS, `${DELI}|${CHEESE}|butcher|\\bmeats?\\b|\\bham\\b|${FISH}`);

/** Who sells fish and nothing else. */
export const FISH_ONLY = alone(FISH, `${DELI}|${CHEESE}|${GREENS}|butcher|\\bmeats?\\b`);

/** Who sells cheese and nothing else. */
export const CHEESE_ONLY = alone(CHEESE, `${DELI}|${GREENS}|butcher|\\bmeats?\\b|${FISH}`);

/** Who sells no cheese, as far as is told. */
export const NO_CHEESE = `${BUTCHER_ONLY}|${GREENS_ONLY}|${FISH_ONLY}`;

/** Who stands behind one counter of meat, fish or cheese, and sells no fruit and no vegetables. */
export const ONE_COUNTER = `${BUTCHER_ONLY}|${FISH_ONLY}|${CHEESE_ONLY}`;

/** Who sells fish. */
export const SELLS_FISH = 'fish|seafood|oyster|\\bcrab\\b';
