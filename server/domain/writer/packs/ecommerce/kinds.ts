// Which online shops an idea is for, read from what they say of themselves.

/** Who sends what is ordered. */
export const POSTED =
  'parcels?\\b|packages?\\b|\\bpost(?:al|ed|age)?\\b|shipp|\\bship\\b|dispatch|online (?:shop|store)|web ?(?:shop|store)|order(?:s|ed)? online|etsy|shopify|courier|mail order|\\bUSPS\\b|letterbox';
/** A small shop whose owner packs the boxes. */
export const PACKS_ITSELF =
  '^(?![\\s\\S]*(?:print on demand|drop.?ship|marketplace|\\d,?000))[\\s\\S]*(?:\\bposted\\b|we pack|packed by|small batch|\\bI make\\b|hand.?made|family|by hand|from (?:our|my) (?:\\w+ )?(?:kitchen|studio|workshop|shed|home|farm))';
/** Who sells what has a size. */
export const ONLINE_FITS =
  '^(?![\\s\\S]*(?:\\bbab(?:y|ies)|newborn))[\\s\\S]*(?:cloth(?:es|ing)\\b|dresses|(?:men|women|swim|sports?|active|under).?s?.?wear|\\bjeans\\b|\\bshirts\\b|t-?shirts?\\b|hoodies|trousers|leggings|lingerie|\\bbras\\b)';
/** Who sells what has to match in colour. */
export const COLOURED =
  'yarn|\\bwool\\b|\\bpaints?\\b|fabrics?\\b|curtains?|furnitur|\\brugs?\\b|cushions?|\\bdye|wallpaper|make-?up|tiles\\b|linen';
export const SPARES =
  'spare parts?|\\bspares\\b|replacement parts|parts for (?:\\w+ )?(?:washing|appliances|vacuum|dishwash|coffee|mowers|machines|cookers)';
