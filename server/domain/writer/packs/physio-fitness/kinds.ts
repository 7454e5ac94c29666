// Which houses of the trade an idea is for: `only` of the ideas that are not for all.

/** Houses that treat. */
export const CLINIC = 'physio|clinic|osteopath|chiropract|\\brehab';
/** Houses with weights. */
export const GYM = '\\bgyms?\\b|fitness|barbell|crossfit|personal train|strength (?:coach|train|class)';
/** Houses with mats. */
export const MAT = 'yoga|pilates|stretch|mobility';
/** Houses that massage. */
export const MASSAGE = 'massage';
