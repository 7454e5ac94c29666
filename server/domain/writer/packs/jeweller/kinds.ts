// Which half of the trade an idea is for.

/** Who has to do with jewellery, and not with watches alone. */
export const JEWELS = 'jewel|\\brings?\\b|gold|silver|diamond|pearl|gem';
/** Who has to do with watches and clocks. */
export const WATCHES = 'watch(?:es|maker|making)?\\b|\\bclocks?\\b|horolog|timepiece';
