// Which makers an idea is for, read from what they say of themselves.

/** Who makes bowls and cups. */
export const POTS =
  'pott(?:ery|er)|ceramic|stoneware|porcelain|\\bclay\\b|\\bmugs?\\b(?=[\\s\\S]*(?:wheel|glaz|kiln|thrown?))|wheel.thrown';
export const CANDLES = 'candle|wax melts?|\\bsoy wax';
export const SOAPS = '\\bsoaps?\\b';
/** What is worn or lies on a bed, made with needles. */
export const KNITTED = '\\bknit|crochet';
export const WOODWORKERS = '\\bwood(?!stock|land)|\\boak\\b|timber|\\bwalnut\\b|\\bmaple\\b|furniture mak';
/** Who makes of wood what food lies on. */
export const WOOD_TO_EAT_FROM =
  '(?=[\\s\\S]*(?:\\bwood|\\boak\\b|\\bmaple\\b|walnut|cherry|olive wood|turner))[\\s\\S]*(?:\\bbowls?\\b|\\bboards?\\b|\\bspoons?\\b|platters?)';
export const LEATHER = 'leather';
export const LEATHER_BELTS = '(?=[\\s\\S]*leather)[\\s\\S]*\\bbelts?\\b';
/** Whose pieces come in colours that people choose by. */
export const COLOURED =
  'pott(?:ery|er)|ceramic|stoneware|\\bknit|crochet|weav|woven|\\bdyed?\\b|\\byarn|glass|textile|macram|quilt|\\bfelt';
/** Who makes one large piece after the other. */
export const ONE_AT_A_TIME =
  'furniture|made.to.measure|bespoke|one-?offs?\\b|joiner|saddle(?:s|r)\\b|instruments?\\b';
/** Those to whom people come to learn. */
export const CLASSES =
  '\\bclass(?:es)?\\b(?! of)|\\bcourses?\\b|\\blessons?\\b|(?:making|pottery|craft|weaving|candle|soap|jewellery|carving|weekend|evening|beginners) workshops?\\b|workshops? for (?:up to|beginners|adults|groups|\\d)|tasters?\\b|learn to (?:throw|knit|weave|make|carve|sew)';
