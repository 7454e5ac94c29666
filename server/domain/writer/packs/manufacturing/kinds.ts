// Which manufacturers an idea is for.

/** Whose parts are cut, turned or moulded to a tolerance. */
export const MACHINED =
  '\\bCNC\\b|machin(?:ing|ed|ist)|\\bturn(?:ed|ing)\\b|\\bmill(?:ed|ing)\\b|tool ?mak|precision|grinding|erosion|mou?ld|fabricat|pressings?\\b|sheet metal';
