// Which law offices an idea is for, read from what they say of themselves.

/** Whoever writes deeds, wills or applications and fights nobody in court. */
export const NO_DISPUTES =
  '^(?![^]*(?:court|litigat|disput|employment|divorce|family law|criminal|defen[cs]e|landlord|tenan|injury|mediat))[^]*(?:\\bnotar(?:y|ies)\\b|conveyanc|patents?\\b|trade ?marks?\\b|\\bwills?\\b|probate|estate plan|immigration|visas?\\b)';
/** Who sees families: parents, heirs, travellers. */
export const FAMILIES =
  'famil|divorce|custody|\\bnotar(?:y|ies)\\b|immigration|visas?\\b|children|\\bwills?\\b|probate|inherit|estate plan|powers? of attorney';
/** Who sees people through the buying and selling of homes. */
export const CONVEYANCERS =
  'conveyanc|(?:buying|selling|purchase|sale)s? (?:and (?:sale|selling) )?of (?:homes?|houses?|property)|residential (?:property|sale)|property law';
/** Who makes wills and powers of attorney. */
export const WILLS =
  '\\bwills\\b|will[- ]writ|probate|estate plan|inheritance|lasting powers?|powers? of attorney(?![^]*apostille)';
/** Who helps couples to part and parents to go on. */
export const SEPARATIONS = 'divorc|separat(?:ion|ing)|family (?:law|solicitor|lawyer)|custody|family mediat';
/** Who advises people on their work, and not only those who employ them. */
export const EMPLOYEES =
  '^(?![^]*employment lawyers? for (?:small )?(?:business|employers|compan))[^]*(?:settlement agreement|unfair dismissal|employees|employment (?:law|rights|disputes))';
const NARROW =
  'conveyanc|\\bwills\\b|will[- ]writ|probate|\\bnotar(?:y|ies)\\b|divorc|family (?:law|solicitor|lawyer)|immigration|personal injury|criminal|employment|patents?\\b|trade ?marks?\\b';
const CONTRACTS =
  'contracts?\\b|commercial|compan(?:y|ies)\\b|business law|\\bdebts?\\b|disputes?\\b|litigat|consumer|civil|general practice';
/** Whose clients come with a house, a will, a charge or a marriage, and not with promises and contracts. */
export const NO_CONTRACTS = `^(?![^]*(?:${CONTRACTS}))[^]*(?:${NARROW})`;
