// Which bakeries an idea is for.

/** Who makes cakes to order. */
export const CAKES =
  '(?:wedding|celebration|birthday|custom|bespoke|tiered|occasion) cakes?\\b|cakes? (?:maker|design|studio|artist|made to order|for (?:weddings|birthdays|parties))|cupcake|sugar flowers?';

const SWEET =
  'cakes?\\b|cupcake|patisserie|pâtisserie|pastr(?:y|ies)|cookies?\\b|macaron|dou?g?h?nuts?\\b|dessert|brownies?\\b';
const BREAD =
  '\\bbreads?\\b|\\bloa(?:f|ves)|baguette|sourdough|bakehouse|\\brolls?\\b|bagel|pretzel|flour|(?<!cake |cupcake |cookie |home )\\bbaker(?:y|s)\\b';

/** Who bakes sweet things and tells of no bread: to their readers nobody speaks of crusts and loaves. */
export const NO_BREAD = `^(?=[\\s\\S]*(?:${SWEET}))(?![\\s\\S]*(?:${BREAD}))`;

/** Who makes cakes to order and nothing for the breakfast table. */
export const CAKES_ONLY = `^(?=[\\s\\S]*(?:${SWEET}))(?![\\s\\S]*(?:${BREAD}|croissant|patisserie|pâtisserie|pastr(?:y|ies)|viennois|\\bbuns?\\b|scone))`;
