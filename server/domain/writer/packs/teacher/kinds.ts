// Which teachers an idea is for.

/** Who teaches languages. */
export const TONGUES =
  'language (?:school|lessons?|courses?|classes|teacher|tutor)|(?<!maths? (?:and|&) )\\b(?:english|french|spanish|german|italian|portuguese|arabic|japanese|chinese|mandarin|russian|dutch|polish|turkish|korean) (?:lessons?|courses?|classes|teacher|tutor|conversation|for)|conversation class';

/** Who teaches music. */
export const MUSIC =
  'music|piano|guitar|violin|viola|cello|flute|clarinet|drum|singing|saxophone|trumpet|ukulele|recorder|\\bvoice (?:lessons|coach)|\\bharp|accordion|\\bbass\\b|instrument';
