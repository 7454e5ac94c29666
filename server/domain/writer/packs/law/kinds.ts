// Which law offices an idea is for, read from what they say of themselves.

/** Whoever writes deeds, wills or applications and fights nobody in court. */
export const NO_DISPUTES =
  '^(?![^]*(?:court|litigat|disput|employment|divorce|family law|criminal|defen[cs]e|landlord|tenan|injury|mediat))[^]*(?:\\bnotar(?:y|ies)\\b|conveyanc|patents?\\b|trade ?marks?\\b|\\bwills?\\b|probate|estate plan|immigration|visas?\\b)';
/** Whose clients come with inventions, visas or charges, and not with promises between friends. */
export const NO_PROMISES =
  '^(?![^]*(?:famil|contract|debt|disput|\\bwills?\\b|inherit|landlord|tenan|civil))[^]*(?:patents?\\b|trade ?marks?\\b|immigration|visas?\\b|criminal|conveyanc)';
/** Who sees families: parents, heirs, travellers. */
export const FAMILIES =
  'famil|divorce|custody|\\bnotar(?:y|ies)\\b|immigration|visas?\\b|children|\\bwills?\\b|probate|inherit|estate plan|powers? of attorney';
