// Names in languages that write every noun with a capital: only where the words around one leave no doubt, since "dem Teig
// Zeit geben" names nobody.

const NAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)*';
const SIGNS: readonly RegExp[] = [
  // "Frau Weber", "Familie Huber", "Dr. Klein".
  new RegExp(
    `(?<!\\p{L})(?:Herrn?|Frau|Familie|Dr\\.|Prof\\.|Chefin|Chef|Meisterin|Meister) (${NAME})`,
    'gu',
  ),
  // "von Anna Weber": two nouns without an article are a person or a firm there, but not in "von Hand Teig kneten".
  new RegExp(
    `(?<!\\p{L})(?:von|bei) (?!(?:Hand|Haus|Natur|Herzen|Anfang|Beginn|Zeit) )(${NAME} ${NAME})(?!\\p{L})`,
    'gu',
  ),
  // "die Stadt Passau", "in der Nähe von Wels".
  new RegExp(`(?<!\\p{L})(?:Stadt|Dorf|Insel|Gemeinde|(?:Nähe|Umgebung|Umland) von) (${NAME})`, 'gu'),
  // "in der Lindengasse", "am Marktplatz": a street; roads as such have no first part.
  /(?<!\p{L})(\p{Lu}\p{Ll}+(?:straße|strasse|gasse|allee))(?!\p{L})/gu,
  // "QuickBooks".
  /(?<!\p{L})(\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?!\p{L})/gu,
];

/** Names that can be nothing else, as they stand in the text. */
export function certainNames(text: string): string[] {
  return SIGNS.flatMap((sign) => [...text.matchAll(sign)].map(([, name = '']) => name));
}
