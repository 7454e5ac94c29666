// Which bakeries an idea is for.

/** Who makes cakes to order. */
export const CAKES =
  '(?:wedding|celebration|birthday|custom|bespoke|tiered|occasion) cakes?\\b|cakes? (?:maker|design|studio|artist|made to order|for (?:weddings|birthdays|parties))|cupcake|sugar flowers?';
