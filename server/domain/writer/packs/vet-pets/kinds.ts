// Which of those who care for animals an idea is for, read from what a business says of itself.

/** Whoever has to do with dogs and does not say otherwise. */
export const DOGS = '\\bdogs?\\b|pupp(?:y|ies)|canine|\\bhounds?\\b|terrier|poodle';
export const GROOMERS = 'groom|hand.?strip|\\bclips?\\b|de-?shed';
/** Those with whom a dog stays. */
export const DOGS_AWAY =
  'board(?:ing|s)?\\b|kennels?\\b|\\bsit(?:ters?|ting)\\b|day ?care|overnight|dog hotel|home stays?';
/** Who has to do with dogs alone. */
export const DOGS_ALONE =
  'dogs only|dogs? (?:walk|groom|train|school|board|day ?care|hotel)|puppy (?:class|school|train)|reactive dogs|kennels?\\b(?! and cattery)';
/** Who treats animals. */
export const PRACTICES = '\\bvets?\\b|veterinar|animal (?:clinic|hospital)|pet (?:clinic|pharmacy)';
