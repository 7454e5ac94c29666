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

type Described = Pick<WriterProfile, 'description' | 'targetAudience' | 'brandValues'>;

/**
 * The locale that its texts are in: told by script and common words. Only where they leave it open, or name the same
 * language, the locale of the profile decides, as it does between British and American.
 * @param locale such as `en-GB`
 */
export function localeOfTexts(
  { description, targetAudience, brandValues }: Described,
  locale: string,
): string {
  const text = `${description} ${targetAudience} ${brandValues}`;
  const language = languageOf(text) ?? new Intl.Locale(locale).language;
  return new Intl.Locale(locale).language === language ? locale : language === 'en' ? 'en-GB' : language;
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
