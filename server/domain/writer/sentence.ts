// Whether the words of a fact are a sentence that can be printed as one, or a name or fragment that cannot.
import type { FactKind } from '../../contract/fact.ts';
import { baseOf } from './inflect.ts';
import { COMMON, FINITE, PRONOUNS, SUBJECTLESS, VERBS } from './lexicon-data.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Kinds whose words are never printed as a sentence. */
const NAMES: readonly FactKind[] = ['value', 'audience', 'link'];
/** Notices that are printed as they are, though they have no verb. */
const NOTICE =
  /^(?:open\b(?! (?:source|air|mic|fires?|plan|kitchen)).*\d|open \w+ \w+|(?:opening|business|office|shop|consult\w+) (?:hours|times): |ouvert\b|geöffnet\b|closed \w+|parking (?:for|is|at|in|behind)|no [\w- ]{4,}|please \w+|call \w* ?on\b)/i;
/** With these an owner speaks to the reader. */
const ASKING = words(
  'ask bring call come find book order pay choose let please visit join try tell send text ring email pick drop meet see give look',
);
/** Verbs of the present after a plural, and of the past, that are nothing else. */
const PLURAL_VERBS = words(
  'exist last live start rub end begin cost include take need come go stay run work meet help give open close arrive play want love speak leave eat pay sleep use stop get have wait drive walk read learn',
);
const PAST = words(
  'gave took came went wrote grew began rose ran saw knew drove chose ate became flew sang spoke stood threw sold bought taught brought won built met sat lent',
);
/** What only helps another verb, which tells it from the month and from the name. */
const MODAL = words('may can will must');
const DOES = /^(?:be|not|have|lie|sit|come|go|run|eat|sleep|also|only|always|still|\p{L}+ly)$/u;
/** After these a clause only adds to what is said. */
const BEFORE_CLAUSE = /^(?:to|for|with|near|of|if|when|unless|before|after|than|until|what|where|who)$/;
/** What may follow a verb and rarely a noun that looks like one. */
const FOLLOWS =
  /^(?:an?|the|our|your|its|his|her|their|my|in|on|at|to|from|for|by|via|with|care|part|place|off|offline|online|if|when|up|out|over|under|every|each|all|no|only|about|until|\d.*|£.*|€.*|\$.*|overnight|daily|twice|again|well|here|there|you|us|them|it|people|half|less|nothing|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+ly)$/iu;
const OBJECT = /^(?:an?|the|our|your|its|their|each|every|all|\d.*|you|us|them)$/;
const DETERMINED = /^(?:each|every|an?|one|the|our|my|this)$/;
const PREPOSITION = words('of in for with at on by from to and or & near between behind');
const ADDED = /^(?:without|before|after|together)$/;
const FOREIGN = /\b(?:nous|je|wir|ich|nos|siamo|somos|sont|ist|sind|haben|hat|ont|è|sono|são)\b/i;

/** False for "Post-surgical rehab", "knee", a price line: these are named, never printed as sentences. */
export function isSentence({ kind, text }: { readonly kind: FactKind; readonly text: string }): boolean {
  if (NAMES.includes(kind)) return false;
  // Other scripts have no spaces to tell words by, and verbs that the lexicon does not know.
  if (!/[a-z]/i.test(text)) return text.length >= 8 && /\p{L}{2}/u.test(text);
  if (/\?(?:$| )/.test(text) || NOTICE.test(text)) return true;
  const spoken =
    text
      // "Call out €90" costs that, and asks nobody to call.
      .replace(/\bcall ?outs?(?= (?:fee|charge|from|is )?[£$€\d])/gi, 'fee')
      // Information technology is no "it".
      .replace(/\bIT\b/g, 'tech')
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .match(/[£$€]?[\p{L}\p{N}'’&][\p{L}\p{N}'’&.,-]*/gu) ?? [];
  const tokens = spoken.map((word) => word.replace(/[.,]+$/, ''));
  // "Repairs, regulation and voicing": a list begins with a noun.
  const isListed = /^[\p{L}'’-]+, /u.test(text);
  return (
    tokens.length > 2 &&
    (tokens.some((word, at) => !(at === 0 && isListed) && isVerb(word, at, tokens)) ||
      hasSubject(text, tokens))
  );
}

function isVerb(word: string, at: number, tokens: readonly string[]): boolean {
  const [before = '', next = ''] = [tokens[at - 1], tokens[at + 1]];
  if (/^(?:we|i|you|they|it|he|she|there|that|who|what)['’](?:re|s|ve|ll|m|d)$/.test(word)) return true;
  if (/^(?:we|i|you|they|it)$/.test(word)) return !BEFORE_CLAUSE.test(before) && next !== '';
  if (word === 'am') return before === 'i';
  if (/^(?:gave|became|grew|began)$/.test(word) || (at > 0 && PAST.has(word))) return true;
  if (at === 0) return (ASKING.has(word) && FOLLOWS.test(next)) || isSubjectless(word, next);
  if (MODAL.has(word) && (DOES.test(next) || VERBS.has(next) || PLURAL_VERBS.has(next))) return true;
  if (FINITE.has(word)) return !AMBIGUOUS.has(word) || FOLLOWS.test(next);
  if (!/[^s]s$/.test(before)) return false;
  if (word === 'include') return true;
  return PLURAL_VERBS.has(word) ? FOLLOWS.test(next) : VERBS.has(word) && OBJECT.test(next);
}

/** Words of the lexicon's verbs that are nouns as often. */
const AMBIGUOUS = words(
  'prints repairs covers needs works designs returns supports lasts shows read rest run show cover need cost come go get see know last return fits reads holds updates indexes started opened founded uses stocks leads means can will may must open',
);

function isSubjectless(word: string, next: string): boolean {
  return (
    (SUBJECTLESS.has(word) && !/^(?:and|&|of|for|in|from)$/.test(next)) ||
    (/^(?:ships|specialises|specializes)$/.test(word) && next !== '&')
  );
}

/** "A table takes ...", "Anna trained with ...": a subject, and a word after it that can only be its verb. */
function hasSubject(text: string, tokens: readonly string[]): boolean {
  if (
    /^\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)? \p{Ll}+ed (?:with|in|at|from|the|a|for|under|to|here)\b/u.test(
      text,
    )
  )
    return !/^(?:Baked|Based|Made)/.test(text) && !VERBS.has(tokens[0] ?? '');
  if (
    /\band (?:\p{L}+\.? )*\p{Lu}\p{Ll}+ (?:see|run|treat|bake|make|own|work|answer|teach|lead|cook|look)\b/u.test(
      text,
    )
  )
    return true;
  if (/\p{L} (?:started|opened|founded|joined) (?:the|an?|our|\p{Lu})/u.test(text)) return true;
  if (FOREIGN.test(text)) return true;
  if (isDeed(text)) return true;
  if (isLater(tokens)) return true;
  if (!DETERMINED.test(tokens[0] ?? '')) return false;
  const verb = tokens.findIndex(
    (word, at) =>
      at > 1 &&
      /[^su]s$/.test(word) &&
      (FOLLOWS.test(tokens[at + 1] ?? '') || ADDED.test(tokens[at + 1] ?? '')),
  );
  return verb > 1 && !tokens.slice(1, verb).some((word) => PREPOSITION.has(word) || PRONOUNS.has(word));
}

/** A plural, what it is of, and its verb: "Imports from Excel take one click". */
function isLater(tokens: readonly string[]): boolean {
  const head = tokens.findIndex((word, at) => at < 2 && /[^s]s$/.test(word));
  const link = tokens[head + 1] ?? '';
  if (head === -1 || !(PREPOSITION.has(link) || ADDED.test(link))) return false;
  return [3, 4].some(
    (apart) => PLURAL_VERBS.has(tokens[head + apart] ?? '') && FOLLOWS.test(tokens[head + apart + 1] ?? ''),
  );
}

/** "Marek shapes every loaf", "Ledgerwise prepares annual accounts": a name and what it does, unless that is a plural. */
function isDeed(text: string): boolean {
  const [, name = '', deed = '', object = ''] =
    /^(\p{Lu}\p{Ll}+) (\p{Ll}+s) (\p{Ll}+) \p{Ll}+/u.exec(text) ?? [];
  if (deed === '' || baseOf(deed) === null) return false;
  if (OBJECT.test(object)) return true;
  const isPlain = COMMON.has(deed) || AMBIGUOUS.has(deed) || COMMON.has(name.toLowerCase());
  return !isPlain && !PREPOSITION.has(object) && text.split(' ').length > 4;
}
