// The language in which a business speaks of itself.
import type { WriterProfile } from './facts.ts';
import { STOPWORDS } from './lexicon-data.ts';

const TAGS: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
};

/** The most telling first: Japanese is written with Chinese characters, too. */
const SCRIPTS: readonly (readonly [tag: string, letter: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

type Described = Pick<WriterProfile, 'description' | 'targetAudience' | 'brandValues'> &
  Partial<Pick<WriterProfile, 'websiteUrl'>>;

/**
 * The locale that its texts are in: told by script and common words, and of English by money, towns and spelling. Only where they
 * leave it open the locale of the profile decides, which a browser told: a shop in Leeds may be described in one from Ohio.
 * @param locale such as `en-GB`
 */
export function localeOfTexts(
  { description, targetAudience, brandValues, websiteUrl }: Described,
  locale: string,
): string {
  const text = `${description} ${targetAudience} ${brandValues}`;
  const language = languageOf(text) ?? new Intl.Locale(locale).language;
  const placed =
    new Intl.Locale(locale).language === language ? locale : language === 'en' ? 'en-GB' : language;
  return language === 'en' ? englishOf(`${text} ${websiteUrl ?? ''}`, placed) : placed;
}

// American stages are called theatres as well, and wolves grey.
const BRITISH =
  /£ ?\d|\.uk\b|\+44\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:MOTs?|NHS|DBS|HMRC|postcodes?)\b|\b(?:colou?r(?<=our)|favour|flavour|neighbour|labour|honour|behaviour)\w*|\b\w*metres?\b|\b(?:centre|tyre|jewellery|jeweller|aluminium|kerb|plough|mould|cosy|speciali[s]e|organi[s]e|personali[s]e|customi[s]e)[sd]?\b/i;
// Those states whose letters are also a degree, a chartered accountant's or an assistant's only count where a place is named.
const AMERICAN =
  /\b[A-Z][a-z]+,? (?:A[KRZ]|CT|FL|GA|I[AL]|K[SY]|M[NOT]|N[CDEHJMVY]|OH|RI|S[CD]|T[NX]|UT|VT|W[IVY])\b|\b(?:in|near|of|from|around|across|serving) (?:[A-Z][a-z]+ ){0,2}[A-Z][a-z]+,? (?:AL|C[AO]|D[CE]|HI|I[DN]|LA|M[ADEIS]|O[KR]|PA|VA|WA)\b|\b[A-Z]{2} \d{5}\b|\b(?:Realtors?|IRS|DMV|zip code)\b|\b(?:colors?|flavors?|neighbors?|favorite|jewelry|gray|specialize[sd]?|customized?)\b/;
const AMERICAN_PRICE = /(?<![\p{L}\d])(?:US)?\$ ?\d/u;
/** Where people write as in Britain and pay in dollars. */
const DOLLARS_ELSEWHERE: ReadonlySet<string | undefined> = new Set(['AU', 'NZ', 'CA', 'SG', 'HK']);

/** British or American as its own words tell; as it was where they tell both or neither. */
function englishOf(text: string, locale: string): string {
  const { region } = new Intl.Locale(locale);
  if (DOLLARS_ELSEWHERE.has(region)) return locale;
  const isBritish = BRITISH.test(text);
  const isAmerican = AMERICAN.test(text) || (region === 'GB' && AMERICAN_PRICE.test(text));
  if (isBritish === isAmerican) return locale;
  if (isBritish) return region === 'US' ? 'en-GB' : locale;
  return region === 'GB' ? 'en-US' : locale;
}

/** Undefined where nothing tells. */
function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters * 0.15);
  if (script) return script[0];
  const tokens = text.toLowerCase().split(/[^\p{L}]+/u);
  const scores = Object.entries(TAGS).map(([name, tag]) => {
    const words = STOPWORDS[name];
    return { tag, score: tokens.filter((token) => words?.has(token)).length };
  });
  const best = scores.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score < 2 ? undefined : best.tag;
}
