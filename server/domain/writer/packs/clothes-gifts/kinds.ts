// Which shops of the trade an idea is for, read from what a business says of itself.

/** Shops that sell what is worn. */
export const CLOTHES =
  'cloth(?:es|ing)\\b|fashion|(?<!gift )boutique|(?:men|women|children|kid|knit|swim|sports?).?s?.?wear|knit(?:s|ted)\\b|\\bdress(?:es|maker)?\\b|lingerie|\\bjackets?\\b|\\bcoats\\b|\\bshirts?\\b|\\bjeans\\b|jumpers?\\b|sweaters?\\b|scar(?:f|ves)\\b|cashmere|haberdash';
/** Shops that sell things for rooms and tables. */
export const HOME =
  'home ?ware|home (?:shop|store|goods|accessor|decor)|interiors?\\b|furnitur|furnish|ceramic|pottery|tableware|\\blamps?\\b|lighting|cushions?\\b|\\brugs?\\b|\\bvases?\\b|(?:table|bed) ?linen|bedding|kitchenware|crockery|glassware|\\bframes?\\b';
