// Which half of the trade an idea is for.

/** Who prints on paper. */
export const PRINTS =
  '(?<!3D )print(?:ers?|ing|s)?\\b(?! on demand)|leaflet|flyer|business cards|brochure|letterpress|stationery|copy ?(?:shop|centre)';
/** Who makes signs and letters vans. */
export const SIGNS =
  '\\bsigns?\\b(?! up)|signage|lettering|vehicle (?:wraps?|graphics)|van (?:wraps?|graphics)|banners?\\b';
