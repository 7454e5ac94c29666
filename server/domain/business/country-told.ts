// The country of an English profile whose browser told none, as its owner's own words tell it.

const DOLLARS = /(?<![\p{L}\d])(?:US)?\$\s?\d/u;
const OTHER_MONEY = /[£€]|(?<!US)\b(?:A|AU|CA?|NZ|S)\$/;
/** Where people pay in dollars, too. */
const ELSEWHERE =
  /\b(?:canad|austral|new zealand|singapore|hong kong|toronto|vancouver|montreal|ottawa|calgary|edmonton|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington)/i;
/** "Austin, TX", "Austin TX 78704". */
const AMERICAN_TOWN =
  /\b[A-Z][a-z]+,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;

/**
 * A locale as it is, or American where it is English, names no country, and the description has prices in dollars alone or a town
 * with its state: by its words, `en` may be anybody's, and a reader in Texas has no pavement and no biscuit tin.
 */
export function inCountryTold(locale: string, description: string): string {
  const { language, region } = new Intl.Locale(locale);
  if (language !== 'en' || region !== undefined || ELSEWHERE.test(description)) return locale;
  const isAmerican =
    AMERICAN_TOWN.test(description) || (DOLLARS.test(description) && !OTHER_MONEY.test(description));
  return isAmerican ? new Intl.Locale(locale, { region: 'US' }).toString() : locale;
}
