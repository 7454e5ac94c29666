// Which craft a business is of: who mends bags is told nothing of hems.

/** Who works on clothes. */
export const CLOTHES =
  'tailor|alteration|seamstress|dressmak|\\bhems?\\b|\\bsuits?\\b|\\bgowns?\\b|sewing|zips?\\b|clothes|clothing';
