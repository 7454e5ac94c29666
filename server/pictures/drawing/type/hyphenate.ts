// Where long words may be parted, by language. Only languages whose patterns have a licence of the MIT kind; in others a long
// word is set smaller instead.
import da from 'hyphen/da/index.js';
import de from 'hyphen/de/index.js';
import en from 'hyphen/en/index.js';
import es from 'hyphen/es/index.js';
import fi from 'hyphen/fi/index.js';
import fr from 'hyphen/fr/index.js';
import it from 'hyphen/it/index.js';
import nb from 'hyphen/nb/index.js';
import nl from 'hyphen/nl/index.js';
import pl from 'hyphen/pl/index.js';
import pt from 'hyphen/pt/index.js';
import uk from 'hyphen/uk/index.js';

const LANGUAGES: Readonly<Record<string, { hyphenateSync(text: string, options?: object): string }>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  no: nb,
  pl,
  pt,
  uk,
};

const SHORTEST_WORD = 9;
/** Letters that stay together at either end. */
const LEAST_PART = 3;

/** The parts of a word, in order; the word alone where it stays whole. @param language a tag such as `de-CH` */
export function partsOf(word: string, language: string): readonly string[] {
  const made = LANGUAGES[language.slice(0, 2).toLowerCase()];
  // What has hyphens, dots or figures of its own (addresses, numbers) is not a word of the language.
  if (made === undefined || word.length < SHORTEST_WORD || /[^\p{L}\p{P}]|[@./\d_]/u.test(word))
    return [word];
  const parts: string[] = [];
  for (const part of made.hyphenateSync(word, { hyphenChar: '\u00ad' }).split('\u00ad')) {
    const last = parts.at(-1);
    if (last !== undefined && (last.length < LEAST_PART || part.length < LEAST_PART)) {
      parts[parts.length - 1] = last + part;
    } else parts.push(part);
  }
  return parts;
}
