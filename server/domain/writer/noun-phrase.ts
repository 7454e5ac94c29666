// Noun phrases inside a fact: what the business is ("a sourdough bakery in Leeds") and what a sentence is about
// ("12 kinds of bread"). Careful by design: an unsure reading gives null and the sentence is quoted whole.
import { articleFor, baseOf } from './inflect.ts';
import {
  BOUNDARY,
  BUSINESS_NOUNS,
  COMMON,
  DROPPABLE,
  FINITE,
  MASS_NOUNS,
  PRONOUNS,
  RECEIVERS,
  VERBS,
} from './lexicon-data.ts';

export interface Identity {
  /** With its article: "a sourdough bakery in Leeds"; plural phrases have none. */
  readonly phrase: string;
  readonly plural: boolean;
}

const LONGEST_IDENTITY = 12;
/** A verbless fact longer than this is more than a label. */
const LONGEST_LABEL = 7;

/** What the business is, when the text says so; `name` lets "Acme is a ..." be read. */
export function identityIn(text: string, name: string): Identity | null {
  const stated = statedIdentity(text, name);
  if (stated !== null) return stated;
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
  const end = words.findIndex((word, at) => at > 0 && BOUNDARY.has(word.toLowerCase()));
  const before = words.slice(0, end === -1 ? words.length : end);
  const last = (before.at(-1) ?? '').toLowerCase();
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

/** What a sentence is about, in lower case and without article, at most five words; null when unsure. */
export function topicOf(text: string): string | null {
  const words = text.replace(/[.?!]+$/, '').split(/\s+/);
  const subject = (words[0] ?? '').toLowerCase();
  if (subject === 'we' || subject === 'i') {
    const verb = words.findIndex((word, at) => at > 0 && at < 3 && DROPPABLE.has(word.toLowerCase()));
    if (verb === -1 || (verb === 2 && !/ly$|^(?:also|now|only)$/i.test(words[1] ?? ''))) return null;
    return nounPhrase(words.slice(verb + 1));
  }
  if (subject === 'our' || subject === 'my') return nounPhrase(words.slice(1), true);
  const verbless =
    words.length <= LONGEST_LABEL &&
    !words
      .slice(1)
      .some(
        (word, at) =>
          isClauseWord(word) ||
          VERBS.has(word.toLowerCase()) ||
          (at < words.length - 2 && baseOf(word) !== null),
      );
  const topic = verbless && !isClauseWord(words[0] ?? '') ? nounPhrase(words) : null;
  return topic !== null && (topic.includes(' ') || /[^s]s$/.test(topic) || MASS_NOUNS.has(topic))
    ? topic
    : null;
}

/** The words up to the first boundary, when they can be read as one phrase. */
function nounPhrase(words: readonly string[], beforeVerb = false): string | null {
  const phrase: string[] = [];
  let ended = false;
  for (const raw of words) {
    const word = raw.toLowerCase();
    if ((phrase.length > 0 && BOUNDARY.has(word)) || FINITE.has(word)) {
      ended = !beforeVerb || FINITE.has(word);
      break;
    }
    phrase.push(phrase.length === 0 && isOrdinary(raw) ? word : raw);
    if (/[,;:]$/.test(raw)) break;
  }
  const text = phrase
    .join(' ')
    .replace(/[,;:]+$/, '')
    .replace(/^(?:an?|the)\s+/i, '');
  if (beforeVerb && !ended) return null;
  return isTopic(text) ? text : null;
}

function isOrdinary(word: string): boolean {
  return !/\p{Lu}/u.test(word.slice(1)) && (COMMON.has(word.toLowerCase()) || /^\p{Ll}/u.test(word));
}

const UNIT =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|am|pm|miles?|km|percent)$|[%$£€"()]|^\d+$|\d[:.]\d/i;

function isTopic(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const first = words[0] ?? '';
  if (text.length < 4 || words.length > 5 || UNIT.test(text)) return false;
  if (
    BOUNDARY.has(first) ||
    RECEIVERS.has(first) ||
    VERBS.has(first) ||
    /^(?:no|not|never|always|all|both|more|most|only)$/.test(first)
  )
    return false;
  return (
    !words.some((word) => PRONOUNS.has(word) || /^(?:very|too|really|just|that's)$/.test(word)) &&
    !/(?:ly|ed|free|friendly|run|made|only|available|old)$/.test(words.at(-1) ?? '')
  );
}
