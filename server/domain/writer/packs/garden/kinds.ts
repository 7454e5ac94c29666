// Which garden trades an idea is for, read from what they say of themselves.

/** Who lays stone, mows or climbs, and plants nothing. */
export const NO_PLANTS =
  '^(?![^]*(?:gardener|gardening|garden (?:design|care|maint|cent|shop)|plants?\\b|planting|border|nurser|landscap|hedge|perennial|flower))[^]*(?:paving|patio|driveway|lawn|mow|tree (?:surg|care|work|fell)|arbor|stump)';
