// Which of the building trades an idea is for, read from what a business says of itself.

export const ROOFS = 'roof(?:s|ers?|ing)?\\b|\\bslat(?:es|er|ers|ing)\\b|gutters?\\b';
export const PAINT =
  '\\bpaint(?:ers?|ing|work)\\b|(?<!cake )decorat(?:ors?|ing)\\b|wallpaper|plaster(?:er|ers|ing)\\b';
export const WOOD =
  'joiner|carpent|staircases?\\b|woodwork|cabinet|(?:fitted|built.in) (?:wardrobes|furniture)|decks?\\b';
/** Who has to do with neither water nor wires. */
export const NO_PIPES =
  'roof(?:ers?|ing)\\b|slat(?:er|ing)\\b|painter|painting|decorat|plasterer|joiner|carpent|locksmith';
export const KITCHENS =
  'kitchen (?:fitt|install|renovat|remodel|design|maker|showroom|studio)|(?:fitted|bespoke|new|handmade|custom) kitchens?\\b|\\bkitchens\\b(?! (?:and bathrooms )?sprayed)';
/** Who has to do with wires. */
export const WIRES = 'electri|rewir|\\bwiring|fuse ?box|consumer units?\\b|\\bpat test';
/** Who has to do with water in pipes. */
export const PIPES = 'plumb|heating engineer|boilers?\\b|drain|bathrooms?\\b|gas engineer';
/** Who keeps houses cool. */
export const COOLING =
  'air.?con(?:ditioning|ditioners?)?\\b|\\bHVAC\\b|\\bA/C\\b|furnace|cooling (?:and|&) heating|heating (?:and|&) (?:air|cooling)';
/** Who is called for water, or for a whole house. */
export const WATER = `${PIPES}|handym[ae]n|odd jobs|small jobs|build(?:er|ers|ing)\\b|maintenance|renovat|contractor`;
/** Who is called for a roof, or for a whole house. */
export const ROOFS_OR_ALL = `${ROOFS}|handym[ae]n|odd jobs|small jobs|build(?:er|ers|ing)\\b|maintenance|renovat|contractor|chimney`;
/** Who works on the outside of houses, or on the whole. */
export const OUTSIDES = `${ROOFS_OR_ALL}|${PAINT}|${WOOD}|mason|brick|\\brender|stonework|windows?\\b|structural|foundation`;
