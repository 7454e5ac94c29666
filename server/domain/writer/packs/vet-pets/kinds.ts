// Which of those who care for animals an idea is for, read from what a business says of itself.

/** Whoever has to do with dogs and does not say otherwise. */
export const DOGS = '\\bdogs?\\b|pupp(?:y|ies)|canine|\\bhounds?\\b|terrier|poodle';
export const GROOMERS = 'groom|hand.?strip|\\bclips?\\b|de-?shed';
/** Those to whom a dog comes for its coat. */
export const GROOMING = 'groom|hand.?strip';
/** Houses in which animals stay while their people are away. */
export const BOARDING = 'boarding|kennels?\\b|cattery|(?:dog|cat|pet) hotel';
/** Those with whom a dog stays. */
export const DOGS_AWAY =
  'board(?:ing|s)?\\b|kennels?\\b|\\bsit(?:ters?|ting)\\b|day ?care|overnight|dog hotel|home stays?';
/** Who has to do with dogs alone. */
export const DOGS_ALONE =
  'dogs only|dogs? (?:walk|groom|train|school|board|day ?care|hotel)|puppy (?:class|school|train)|reactive dogs|kennels?\\b(?! and cattery)';
/** Who treats animals. */
export const PRACTICES = '\\bvets?\\b|veterinar|animal (?:clinic|hospital)|pet (?:clinic|pharmacy)';

/** Those to whom nothing with fur comes. */
export const NO_FUR =
  'fish only|reptiles only|aquatics|aquari(?:um|st)|horses only|^(?=[^]*\\b(?:equine|horse) (?:vet|practice|clinic|hospital))(?![^]*(?:\\bdogs?\\b|\\bcats?\\b|small animal|\\bpets?\\b))';
/** Those who speak of other animals and never of dogs. */
export const NO_DOGS = `${NO_FUR}|cats only|feline only|^(?![^]*(?:\\bdogs?\\b|canine|pupp|\\bpets?\\b|small animal|groom))[^]*(?:\\bcats?\\b|cattery|feline|rabbit|reptile|aquar|\\bfish\\b|equine|\\bhorses?\\b|\\bbirds?\\b|parrot|cattle)`;
/** Those who speak of dogs and of no smaller animal. */
export const NO_CATS = `${NO_FUR}|dogs only|^(?![^]*(?:\\bcats?\\b|cattery|kitten|feline|\\bpets?\\b|small animals?|rabbit|\\bvets?\\b|veterinar|animal (?:clinic|hospital)))[^]*(?:\\bdogs?\\b|canine|pupp)`;
/** Who grooms and teaches no dog anything. */
export const NO_LESSONS =
  '^(?![^]*(?:train|walk|class|behavio|board|kennel|day ?care|\\bsitt|\\bvets?\\b|veterinar|clinic|hospital))[^]*groom';
