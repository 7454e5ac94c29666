// A verbless sentence that lists things, taken apart: "Wills, probate and powers of attorney" are three services, "Slow,
// careful, honest pottery" is one.
import { isGivenName } from './capitals.ts';
import { FINITE, PRONOUNS, VALUE_ADJECTIVES } from './lexicon-data.ts';
import { identityIn } from './noun-phrase.ts';
import { isSentence } from './sentence.ts';
import { splitOutside } from './sentence-stops.ts';

const LONGEST_ITEM = 5;
/** What an item begins with that only adds to the one before. */
const ADDS =
  /^(?:and|or|&|\p{L}+ed (?:in|by|with|on|at|from)|not|never|no|always|only|in|on|at|with|without|for|by|to|until|since|incl\.?|including|plus|waived|max\.?|min\.?|from|both|all \p{L}+ed\b|each|none|neither)\b/iu;
const ADJECTIVE = /(?:able|ible|ful|ive|ous|ic|less|ish|-free|ed)$/i;
const PREPOSITION = / (?:for|of|across|to|with|in) /i;
const PRICE = /[£$€¥]\s?\d|\d\s?(?:[£$€]|kr|chf|nok|sek|dkk|usd|eur|gbp)(?!\w)/i;
const MEASURE =
  /^[£$€]?\d[\d.,+]*\s*\p{L}*$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes|hours|days|weeks|months|sessions)$/u;

/** The items of a list, or the sentence as it is. */
export function splitList(sentence: string): string[] {
  const items = splitOutside(sentence, /,\s+/).map((item) => item.trim());
  // "Tree surgeon in Tauranga, Hemi and Jono": who does it is said of themselves.
  if (items.length === 2 && isVerbless(sentence) && areNames(items[1] ?? '')) return items;
  if (items.length > 1 && items.every(isPriced)) return items;
  // "Bilingual service, English and French": which two they are.
  if (/lingual\b/i.test(items[0] ?? '')) return [sentence];
  const bare = items.map((item, at) =>
    at === items.length - 1 ? item.replace(/^(?:and|or|&) +/i, '') : item,
  );
  if (isVerbless(sentence) && isPricedAmong(bare)) return bare;
  if (!isVerbless(sentence) || !isSplittable(items, sentence)) return [sentence];
  return mergeMeasures(items.length > 2 ? splitLast(items) : items);
}

/** "Full day £62": a thing and what it costs. */
function isPriced(item: string): boolean {
  return (
    PRICE.test(item) &&
    /^(?:\d+[\s-]*)?\p{L}{2}|^\d+ (?:g|kg|ml|l) /u.test(item) &&
    !/:|^(?:from|only|just)\b/i.test(item) &&
    item.length < 60
  );
}

/** "Free hearing tests, ear wax removal £60 for both ears, home visits within 15 miles": things, some of them with their prices. */
function isPricedAmong(items: readonly string[]): boolean {
  return (
    items.length > 2 &&
    items.some((item) => PRICE.test(item)) &&
    items.every(
      (item) =>
        /^(?:an? )?\p{L}{2}/u.test(item) &&
        item.includes(' ') &&
        item.length < 60 &&
        !/[:.;()]/.test(item) &&
        (!ADDS.test(item) || /^\p{L}+ed [^ ]+ (?!by|in|with)/u.test(item)),
    )
  );
}

function isVerbless(sentence: string): boolean {
  const words = sentence.toLowerCase().split(/\s+/);
  if (words.some((word) => FINITE.has(word) || PRONOUNS.has(word))) return false;
  return !isSentence({ kind: 'service', text: sentence });
}

function isSplittable(items: readonly string[], sentence: string): boolean {
  const [lead = '', ...others] = items;
  if (/\b(?:etc|e\.g|i\.e|available|included)\b|:/i.test(sentence)) return false;
  if (
    items.some(
      (item) =>
        item
          .replace(/\([^)]*\)/g, '')
          .trim()
          .split(/\s+/).length >
        LONGEST_ITEM + 1,
    )
  )
    return false;
  if (
    others.some((item, at) => ADDS.test(item) && !(at === others.length - 1 && /^(?:and|or|&)\s/i.test(item)))
  )
    return false;
  if (COUNTED.test(lead) && others.every((item) => NAMES.test(item))) return false;
  if (isPerson(lead) && others.some((item) => !/^\p{Lu}/u.test(item))) return false;
  if (/^(?:open|closed|from|in|at|on)\b/i.test(lead) || items.slice(0, -1).some(isAdjective)) return false;
  if (PREPOSITION.test(lead) && !others.every((item) => PREPOSITION.test(item))) return false;
  if (items.every((item) => PAYMENT.test(item))) return false;
  if (IN_TOWN.test(lead) && REGION_AND_MORE.test(others[0] ?? '')) return false;
  if (items.length > 2) return true;
  // "Accountants for taxis, takeaways and corner shops" serve all of these.
  if (/ for /.test(lead) && !others.some((item) => / for /.test(item))) return false;
  return (
    items.length === 2 &&
    identityIn(lead, '') !== null &&
    !others.some((item) => MEASURE.test(item) || isPlace(item) || /^\d/.test(item))
  );
}

/** "Locksmith in Austin, Texas for homes and cars": the region of the town, and what the whole goes on with. */
const IN_TOWN = / (?:in|near|from|of|around|outside) (?:\p{Lu}[\p{L}.'-]* ?){1,3}$/u;
const REGION_AND_MORE = /^(?:\p{Lu}[\p{L}.'-]* ){1,3}(?:for|with|since|that|who|where|serving|offering)\b/u;

/** "Cash, card, Venmo": ways to pay, and nothing that is sold. */
const PAYMENT =
  /^(?:and |or )?(?:cash|cards?|credit cards?|debit cards?|cheques?|checks?|contactless|bank transfer|bacs|paypal|venmo|zelle|apple pay|google pay|klarna|twint|swish|vipps|bizum)(?: only)?$/i;

/** "Two bakers, Ann Reed and Joe": who the counted ones are. */
const COUNTED = /^(?:two|three|four|five|six|\d) /i;
const NAMES =
  /^(?:and |& )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:and|&) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?$/u;

/** "Hemi and Jono". */
const areNames = (item: string): boolean =>
  NAMES.test(item) && item.split(/ (?:and|&) /).every((name) => isGivenName(name.split(' ')[0] ?? ''));

/** "Maria Gonzalez", of whom the rest is said. */
function isPerson(item: string): boolean {
  return /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(item);
}

/** "Bristol", "TX": where the one before is, rather than another thing. */
function isPlace(item: string): boolean {
  return /^(?:\p{Lu}[\p{L}.-]*\s?){1,2}$/u.test(item);
}

function isAdjective(item: string): boolean {
  return (
    !/\s/.test(item) &&
    (VALUE_ADJECTIVES.has(item.toLowerCase()) || ADJECTIVE.test(item) || ADJECTIVES.has(item.toLowerCase()))
  );
}

const ADJECTIVES = new Set([
  'slow',
  'careful',
  'soft',
  'hard',
  'light',
  'dark',
  'hot',
  'cold',
  'sweet',
  'rich',
  'bright',
  'cosy',
  'small',
  'big',
  'real',
  'good',
]);

/** What goes by one name. */
const SET =
  /\b(?:bed (?:and|&) breakfast|fish (?:and|&) chips|tea (?:and|&) coffee|health (?:and|&) safety|PCs? (?:and|&) Macs?)\b/i;

/** "packs and waterproofs" at the end of a list are two. */
function splitLast(items: readonly string[]): string[] {
  const last = (items.at(-1) ?? '').replace(/^(?:and|or|&)\s+/i, '');
  const [, one = '', other = ''] = /^(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(last) ?? [];
  return [...items.slice(0, -1), ...(one === '' || SET.test(last) ? [last] : [one, other])];
}

/** "20 years" says little alone: it stays with the item after it, or before it at the end. */
function mergeMeasures(items: readonly string[]): string[] {
  const merged: string[] = [];
  let open = '';
  for (const item of items) {
    const text = open === '' ? item : `${open}, ${item}`;
    open = MEASURE.test(item) ? text : '';
    if (open === '') merged.push(text);
  }
  if (open !== '') merged[Math.max(merged.length - 1, 0)] = [merged.at(-1), open].filter(Boolean).join(', ');
  return merged;
}
