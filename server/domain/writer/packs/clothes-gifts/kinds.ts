// Which shops of the trade an idea is for, read from what a business says of itself.

/** Shops whose customers look for presents. */
export const GIFTS =
  '\\bgifts?\\b(?! ?(?:cards?|vouchers?|certificates?))|gift ?(?:shop|store|box|set)|\\bpresents\\b|greetings? cards?|\\bcards (?:and|&)|stationer|concept store|souvenir|keepsake|homewares?\\b';
/** Shops that sell cards to write in. */
export const CARDS = '\\bcards?\\b(?! payment| reader|s? accepted)|stationer|notepaper|letterpress';
/** Shops that sell what is worn. */
export const CLOTHES =
  'cloth(?:es|ing)\\b|fashion|(?<!gift )boutique|(?:men|women|children|kid|swim|sports?|active|knit).?s?.?wear|\\bdress(?:es)?\\b|lingerie|\\bjackets\\b|\\bcoats\\b|\\bshirts\\b|\\bjeans\\b|jumpers\\b|sweaters\\b';
/** Who sells for small children alone: nobody tries their things on in a changing room. */
export const FOR_CHILDREN =
  '^(?=[\\s\\S]*(?:\\bbab(?:y|ies)|newborn|toddler|\\bkids?\\b|child))(?![\\s\\S]*(?:\\bwomen|\\bmen\\b|menswear|ladies|adults?\\b))';
/** Shops with things of wool to wear. */
export const KNITS = 'knitwear|jumpers?\\b|sweaters?\\b|cardigans?\\b|cashmere|merino|knitted (?:hats|tops)';
/** Shops that have something for a wedding guest. */
export const DRESSY =
  'boutique(?! hotel)|\\bdresses\\b|womens?.?wear|mens.?wear|occasion ?wear|occasions?\\b|\\bsuits\\b|formal ?wear|bridesmaid|mother of the bride';
/** Shops with coats and the like. */
export const WARM_CLOTHES =
  '^(?![\\s\\S]*(?:swim|lingerie|bridal|\\bbaby\\b|newborn|t-?shirts\\b|football))[\\s\\S]*(?:cloth(?:es|ing)\\b|(?<!gift )boutique|fashion|womens?.?wear|mens.?wear|\\bcoats\\b|\\bjackets\\b|knitwear)';
/** Shops that sell what babies wear. */
export const FOR_BABIES =
  '(?=[\\s\\S]*(?:\\bbab(?:y|ies)\\b|newborn))[\\s\\S]*(?:cloth(?:es|ing)|wear\\b|\\bvests\\b|sleepsuits?|bodysuits?|knit)';
export const SHOES = '\\bshoes?\\b(?! repair)|footwear|\\bboots\\b';
/** Shops whose clothes somebody wore before. */
export const SECOND_HAND =
  '(?=[\\s\\S]*(?:second.?hand|vintage|pre.?loved|pre.?owned|thrift|consignment))[\\s\\S]*(?:cloth|fashion|dress|wear\\b|coats|jeans)';
/** Those of them that take in what customers bring. */
export const TAKES_IN =
  '(?=[\\s\\S]*(?:cloth|fashion|dress|wear\\b))[\\s\\S]*(?:\\b(?:we|i) (?:also )?buy\\b|\\bbuy(?:,| and| &) (?:swap|sell)|\\bswap|consign|bring (?:us )?your|trade.?in|sell your)';
/** Shops whose things have to fit a room. */
export const FOR_ROOMS =
  'interiors?\\b|furnitur|furnish|\\blamps?\\b|lighting|cushions?\\b|\\brugs?\\b|curtains?\\b|mirrors?\\b|home (?:shop|store|goods|accessor|decor)';
