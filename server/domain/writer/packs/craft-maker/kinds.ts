// Which makers an idea is for, read from what they say of themselves.

/** Who makes bowls and cups. */
export const POTS = 'pott(?:ery|er)|ceramic|stoneware|porcelain|\\bclay\\b|\\bmugs?\\b';
/** Whose pieces stand on a shelf or a table for years. */
export const LASTING = `${POTS}|wood|furniture|oak\\b|silver|jewell?er|gold|leather|glass|textile|weav|woven|quilt|blanket|metal|basket|book ?bind`;
/** Who cuts with an edge. */
export const EDGES =
  'wood|timber|carv|oak\\b|leather|sew|cloth|fabric|textile|quilt|tailor|knife|knives|lino|print|paper|book ?bind|silver|metal|blacksmith|jewell?er';
/** What dries out beside a radiator. */
export const DRIES = 'wood|timber|oak\\b|furniture|leather|wool|knit|basket|cane|boards?\\b|spoons?\\b';
/** What suffers from heat and light. */
export const MELTS =
  'candle|\\bwax\\b|soap|balm|leather|textile|dye|weav|quilt|print|wood|furniture|knit|wool|paper';
/** Those to whom people come to learn, or who speak to other makers. */
export const TEACHERS =
  'class(?:es)?\\b|courses?\\b|lessons?\\b|teach|taught by|(?<!our |own |my |the |in a )workshops?\\b|beginners|evenings?\\b|\\bkits?\\b|taster';
/** Who makes soap or candles, and nothing that lasts. */
export const SOAP_ALONE = `^(?![^]*(?:${LASTING}|knit|crochet|sew))[^]*(?:soap|candle|\\bwax\\b|balm)`;
