// A piece is a fact made ready for the grammar: the sentence forms in which it can be said without changing its meaning.
import { type Aspect, aspectsOf } from './aspects.ts';
import type { Fact } from './facts.ts';
import { baseOf, canLower, capitalise, endSentence, gerund, lowerFirst, thirdPerson } from './inflect.ts';
import {
  COMMON,
  DROPPABLE,
  FINITE,
  MASS_NOUNS,
  PRONOUNS,
  RECEIVERS,
  SUBJECTLESS,
  TIME_PHRASE,
  VERBS,
} from './lexicon-data.ts';
import { type Identity, identityIn, topicOf } from './noun-phrase.ts';
import type { Role } from './role.ts';
import type { Voice } from './voice.ts';

export interface Piece {
  readonly fact: Fact;
  readonly role: Role;
  readonly aspects: ReadonlySet<Aspect>;
  /** The fact as a sentence of its own. */
  readonly sentence: string;
  /** For the place after a colon, without end stop; null for several sentences or a question. */
  readonly inline: string | null;
  /** "we bake ..." for the middle of a sentence. */
  readonly clause: string | null;
  /** "bake ..." after "we". */
  readonly verbPhrase: string | null;
  /** "bakes ..." after the name. */
  readonly third: string | null;
  /** "baking ..." */
  readonly gerund: string | null;
  /** The object alone: "12 kinds of bread, every morning, from local flour". */
  readonly telegram: string | null;
  /** "every morning" and the clause without it. */
  readonly fronted: { readonly time: string; readonly rest: string } | null;
  /** Holds the name, so that it should not stand right before it. */
  readonly namesItself: boolean;
  readonly topic: string | null;
  /** Content words, cut to their stems: what the fact has in common with others. */
  readonly stems: ReadonlySet<string>;
  readonly identity: Identity | null;
}

interface Context {
  readonly name: string;
  /** Whether the name is the product's: "Acme indexes logs" is then no work of ours. */
  readonly product: boolean;
  readonly voice: Voice;
  /** Words that the profile writes in lower case somewhere. */
  readonly known: ReadonlySet<string>;
}

/** "we" and a verb phrase, however the owner put it: "We bake", "Acme bakes", "Bakes". */
interface Statement {
  readonly verb: string;
  readonly rest: string;
  readonly adverb: string;
  readonly subject: 'own' | 'name' | 'none';
}

export function makePiece(fact: Fact, role: Role, context: Context): Piece {
  const text = fact.text;
  const statement = statementIn(text, context);
  const whole = wholeSentence(text, statement, context);
  const single = !/[.?!] /.test(whole) && !/\?$/.test(whole);
  const clause = single ? clauseOf(whole, statement, context) : null;
  const identity = identityIn(text, context.name);
  if (identity !== null && !/^(?:we|I)\b|\bis\b/i.test(text))
    return identityPiece({ fact, role, identity }, context);
  return {
    fact,
    role,
    aspects: aspectsOf(text),
    sentence: capitalise(endSentence(whole), context.name),
    inline: single ? inlineOf(whole, context).replace(/[.!]$/, '') : null,
    clause,
    ...formsOf(statement, clause, single, context),
    namesItself: whole.toLowerCase().includes(context.name.toLowerCase()),
    topic: context.voice.english ? topicOf(text) : null,
    stems: stemsOf(text),
    identity,
  };
}

function inlineOf(whole: string, { name, known }: Context): string {
  return whole.startsWith(name) ? whole : (lowerFirst(whole, known) ?? whole);
}

/** "Sourdough bakery in Leeds" as a fact: "We are a sourdough bakery in Leeds." */
function identityPiece(
  { fact, role, identity }: { fact: Fact; role: Role; identity: Identity },
  { voice }: Context,
): Piece {
  const clause = `${voice.words['we are']} ${identity.phrase}`;
  return {
    fact,
    role,
    identity,
    clause,
    aspects: aspectsOf(fact.text),
    sentence: endSentence(capitalise(clause)),
    inline: clause,
    verbPhrase: null,
    third: null,
    gerund: null,
    namesItself: false,
    telegram: null,
    fronted: null,
    topic: null,
    stems: stemsOf(fact.text),
  };
}

function formsOf(statement: Statement | null, clause: string | null, single: boolean, context: Context) {
  if (statement === null || !single)
    return { verbPhrase: null, third: null, gerund: null, telegram: null, fronted: null };
  const { verb, rest, adverb } = statement;
  const alone = !hasSecondVerb(rest);
  const ours = !isProducts(statement, context);
  const impersonal = !/\b(?:we|our|us|my|me|I)\b/i.test(rest);
  return {
    verbPhrase: ours && adverb === '' ? `${verb} ${rest}` : null,
    third: alone && impersonal ? `${adverb}${thirdPerson(verb)} ${rest}` : null,
    gerund: alone && ours ? `${adverb}${gerund(verb)} ${rest}` : null,
    telegram: alone && impersonal && adverb === '' ? telegramOf(verb, rest) : null,
    fronted: alone && clause !== null ? frontedOf(clause) : null,
  };
}

function statementIn(text: string, { name }: Context): Statement | null {
  const own = /^(?:we|I)\s+((?:also|only|now|still|\w+ly)\s+)?(\p{L}+)\s+(.+)$/isu.exec(text);
  const base = own?.[2]?.toLowerCase();
  if (own && base !== undefined && VERBS.has(base))
    return { verb: base, rest: own[3] ?? '', adverb: own[1] ?? '', subject: 'own' };
  const bare = text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? text.slice(name.length + 1) : text;
  const other = /^(\p{L}+)\s+(.+)$/su.exec(bare);
  const verb = baseOf(other?.[1] ?? '');
  const follows = other?.[2] ?? '';
  if (
    verb === null ||
    !/\s/.test(follows) ||
    FINITE.has(follows.split(' ')[0]?.toLowerCase() ?? '') ||
    hasSecondVerb(follows)
  )
    return null;
  const clearlyVerb = bare !== text || SUBJECTLESS.has((other?.[1] ?? '').toLowerCase());
  return clearlyVerb ? { verb, rest: follows, adverb: '', subject: bare === text ? 'none' : 'name' } : null;
}

/** A coordinated second verb would need the same inflection: such sentences keep their form. */
function hasSecondVerb(rest: string): boolean {
  if (/[.?!;:] /.test(rest)) return true;
  return [...rest.matchAll(/(?:\b(?:and|or|but|then)|,)\s+(?:(?:also|only|then|\w+ly)\s+)?(\p{L}+)/giu)].some(
    ([, word = '']) => {
      const lower = word.toLowerCase();
      if (lower === word && !NOUNISH.test(word) && !COMMON.has(word) && !MASS_NOUNS.has(word)) return true;
      return VERBS.has(lower) || FINITE.has(lower) || baseOf(lower) !== null || /^(?:we|i|our)$/.test(lower);
    },
  );
}

/** Words after "and" that are surely no verb: adjectives, plurals, participles. */
const NOUNISH = /(?:s|ing|ed|al|ive|ic|ous|able|ent|y|er|or|ion|ness|ment|ity|ware|work)$/;

/** "Bakes bread" and "Acme bakes bread" become "We bake bread". */
function wholeSentence(text: string, statement: Statement | null, context: Context): string {
  if (statement === null || statement.subject === 'own' || isProducts(statement, context)) return text;
  return `${context.voice.words.We} ${statement.verb} ${statement.rest}`;
}

function isProducts(statement: Statement, { product }: Context): boolean {
  return product && statement.subject === 'name';
}

function clauseOf(whole: string, statement: Statement | null, context: Context): string | null {
  const { voice, known } = context;
  const bare = whole.replace(/[.!]$/, '');
  if (/^(?:we|our|I|my|I'm|we're|we've|I've)\s/i.test(bare)) return lowerFirst(bare, known);
  if (statement !== null && !isProducts(statement, context))
    return `${voice.words.we} ${statement.verb} ${statement.rest}`;
  const state =
    /^(?:open|closed|based|located|founded|established|family-(?:run|owned)|independently owned)\b/i.test(
      bare,
    );
  return state && !/\bsince\b/i.test(bare) && voice.person === 'we' && canLower(bare, known)
    ? `we are ${lowerFirst(bare, known)}`
    : null;
}

function telegramOf(verb: string, rest: string): string | null {
  const words = rest.split(/\s+/);
  const first = (words[0] ?? '').toLowerCase();
  if (!DROPPABLE.has(verb) || words.length < 3 || RECEIVERS.has(first) || PRONOUNS.has(first)) return null;
  if (/^(?:up|out|in|on|with|for|to|from|at|by|not|no|so|it)$/.test(first) || FINITE.has(first)) return null;
  const paced = rest.replace(TIME_PHRASE, (phrase, _time, at: number) => (at > 0 ? `@${phrase}@` : phrase));
  const text = paced.replace(/,?\s*@([^@]*)@(?=\s*(\S?))/g, (_all, phrase: string, next: string) =>
    next ? `, ${phrase},` : `, ${phrase}`,
  );
  return text.replace(/,,/g, ',').replace(/[.!]$/, '');
}

function frontedOf(clause: string): { time: string; rest: string } | null {
  const found = TIME_PHRASE.exec(clause);
  if (
    !found ||
    found.index < 6 ||
    /[,:;]|\b(?:and|but|or|that|which|who|when|not|never|except)\b/i.test(clause)
  )
    return null;
  const rest = `${clause.slice(0, found.index)}${clause.slice(found.index + found[0].length)}`
    .replace(/\s+/g, ' ')
    .trim();
  return rest.split(' ').length > 3
    ? {
        time: found[0].toLowerCase().replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)day/g, capitaliseDay),
        rest,
      }
    : null;
}

function capitaliseDay(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** Words that a profile uses in lower case: they are no names. */
export function knownLowerWords(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}'-])\p{Ll}[\p{L}'-]*/gu) ?? []);
}

/** The longer words of a text, without plural and verb endings. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON_STEM.test(word))
      .map((word) => word.replace(/(?:ves|ies|ing|es|s|ed|f)$/, '')),
  );
}

const COMMON_STEM =
  /^(?:that|this|with|from|have|every|each|your|their|them|they|when|what|who|were|will|more|than|into|over|only|open|some|other|also|about|until|after|before|years?|days?)$/;
