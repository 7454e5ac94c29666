// Which houses of the trade an idea is for: `only` of the ideas that are not for all.

/** Houses that treat. */
export const CLINIC = 'physio|clinic|osteopath|chiropract|\\brehab';
/** Houses with weights. */
export const GYM = '\\bgyms?\\b|fitness|barbell|crossfit|personal train|strength (?:coach|train|class)';
/** Houses with mats. */
export const MAT = 'yoga|pilates|stretch|mobility';
/** Houses that massage. */
export const MASSAGE = 'massage';
/** Houses where people train or take classes. */
const MOVES =
  'gym|fitness|train(?:er|ing)|class(?:es)?\\b|yoga|pilates|crossfit|barbell|boot ?camp|zumba|dance|\\bspin|strength|\\brun(?:s|ning|ners?)\\b|aqua|circuit|\\bcoach';
/** Houses that treat or massage and let nobody train: gym talk is no matter of theirs. */
export const NO_TRAINING = `^(?![^]*(?:${MOVES}))[^]*(?:massage|osteopath|chiropract|reflexolog|physio|clinic|\\brehab)`;
/** Houses that have mats and neither weights nor patients. */
export const MAT_ONLY =
  '^(?![^]*(?:\\bgyms?\\b|fitness|strength (?:coach|train|class)|physio|clinic|osteopath|chiropract|\\brun(?:ning|ners)\\b|personal train|barbell|massage|\\brehab))[^]*(?:yoga|pilates|stretch)';
/** Houses that have to do with runners. */
export const RUNNERS =
  '\\brun(?:s|ning|ners?)\\b|physio|\\bgyms?\\b|fitness|podiat|gait|sports?\\b|bootcamp|personal train';
