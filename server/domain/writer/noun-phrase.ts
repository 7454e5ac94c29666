// What a business is, where a fact says so ("a sourdough bakery in Leeds"). Careful by design: an unsure reading gives null.
import { isOnlyAPlace } from './capitals.ts';
import { articleFor, baseOf } from './inflect.ts';
import { BOUNDARY, BUSINESS_NOUNS, COMMON, FINITE, PRONOUNS, TRADE_WORDS } from './lexicon-data.ts';

export interface Identity {
  /** With its article: "a sourdough bakery in Leeds"; plural phrases have none. */
  readonly phrase: string;
  readonly plural: boolean;
}

const LONGEST_IDENTITY = 12;

/** What the business is, when the text says so; `name` lets "Acme is a ..." be read. */
export function identityIn(text: string, name: string): Identity | null {
  const stated = statedIdentity(text, name);
  if (stated !== null) return stated;
  // "Bike repair workshop, Utrecht": where it is.
  const [, what = '', town = ''] = /^([^,]+), (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)$/u.exec(text) ?? [];
  if (town !== '' && isOnlyAPlace(town) && !/ (?:in|near|at|of) /.test(what))
    return identityIn(`${what} in ${town}`, name);
  const words = text.split(/\s+/);
  if (
    words.length > LONGEST_IDENTITY ||
    words.some((word) => isClauseWord(word)) ||
    /[,;:()"?!]|\. /.test(text)
  )
    return null;
  const head = headOf(words);
  if (head === null) return null;
  const { plural } = head;
  if (/^the\s/i.test(text) || words.slice(1, -1).some((word) => baseOf(word) !== null)) return null;
  const articled = /^an?\s/i.test(text);
  if (articled) return { phrase: text.charAt(0).toLowerCase() + text.slice(1), plural };
  const lowered = lowerModifier(text);
  if (lowered === null) return null;
  return { phrase: plural ? lowered : `${articleFor(lowered)} ${lowered}`, plural };
}

/** "We are a ...", "I'm a ...", "Acme is an ...". */
function statedIdentity(text: string, name: string): Identity | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const subject = escaped === '' ? '' : `|${escaped}\\s+is`;
  const match = new RegExp(
    `^(?:we\\s+are|we're|I\\s+am|I'm${subject})\\s+((?:an?|the)\\s+[^.;:?!()"]+)$`,
    'i',
  ).exec(text);
  const phrase = match?.[1]?.split(
    /,| (?:that|which|who|where|and we|offering|providing|helping|specialis\w+|specializ\w+) /,
  )[0];
  if (phrase === undefined || phrase.split(/\s+/).length > LONGEST_IDENTITY) return null;
  return /\b(?:our|my|we)\b/i.test(phrase)
    ? null
    : { phrase: phrase.charAt(0).toLowerCase() + phrase.slice(1).trimEnd(), plural: false };
}

function headOf(words: readonly string[]): { plural: boolean } | null {
  // "Chamber choir of 32 singers" is a choir.
  const ends = (word: string) => BOUNDARY.has(word) || word === 'of';
  const end = words.findIndex((word, at) => at > 0 && ends(word.toLowerCase()));
  const before = words.slice(0, end === -1 ? words.length : end);
  const last = (before.at(-1) ?? '').toLowerCase();
  if (/^(?:guest|town|coffee|tea|ale|auction|opera|public) houses?$/i.test(before.slice(-2).join(' ')))
    return { plural: last === 'houses' };
  if (BUSINESS_NOUNS.has(last)) return { plural: false };
  return BUSINESS_NOUNS.has(singular(last)) ? { plural: true } : null;
}

function singular(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/, '');
}

/** A leading adjective or noun in lower case; names such as "Leeds" or "London-based" stay as they are. */
function lowerModifier(text: string): string | null {
  const first = text.split(/\s+/)[0] ?? '';
  if (/^\p{Ll}|^\d/u.test(first)) return text;
  if (/\p{Lu}/u.test(first.slice(1))) return text;
  const lower = first.toLowerCase();
  const common =
    COMMON.has(lower) ||
    TRADE_WORDS.has(lower) ||
    BUSINESS_NOUNS.has(lower) ||
    BUSINESS_NOUNS.has(singular(lower)) ||
    /(?:ing|ly|ed|al|ic)$/.test(lower);
  if (common && !/-based$/.test(lower)) return lower + text.slice(first.length);
  return text;
}

function isClauseWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    FINITE.has(lower) ||
    PRONOUNS.has(lower) ||
    (/'(?:s|re|ve|ll|m)$/.test(lower) && PRONOUNS.has(lower.replace(/'.*/, '')))
  );
}
