// The writer's desk for one profile: its facts as pieces, sorted by use, its voice, and the source text that every
// word of a post has to answer to.
import { mayAddress } from './claims.ts';
import type { Fact, WriterProfile } from './facts.ts';
import { type Goal, goalsOf } from './goals.ts';
import { lowerFirst } from './inflect.ts';
import { FINITE, PRONOUNS, VALUE_ADJECTIVES, VALUE_NOUNS, VERBS } from './lexicon-data.ts';
import { knownLowerWords, makePiece, type Piece } from './piece.ts';
import { makeSource, type Source } from './quality.ts';
import { isStatement, type Role, rolesOf } from './role.ts';
import { type Voice, voiceOf } from './voice.ts';

export interface Value {
  readonly fact: Fact;
  readonly text: string;
  readonly form: 'noun' | 'adjective' | 'phrase';
}

export interface Audience {
  readonly fact: Fact;
  readonly text: string;
  /** A group that may be spoken to. */
  readonly addressable: boolean;
}

export interface Studio {
  readonly name: string;
  /** The part of each fact in the grammar, by its id. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly profile: WriterProfile;
  readonly voice: Voice;
  readonly goals: ReadonlySet<Goal>;
  readonly premises: boolean;
  /** Offers, prices, practicalities, stories and what the business is. */
  readonly statements: readonly Piece[];
  readonly identity: Piece | null;
  readonly audiences: readonly Audience[];
  readonly values: readonly Value[];
  readonly link: Fact | null;
  /** Everything that may be printed, for tracing. */
  readonly source: Source;
}

export function openStudio(profile: WriterProfile, facts: readonly Fact[]): Studio {
  const voice = voiceOf(profile);
  const name = profile.name.replace(/\s+/g, ' ').trim();
  const roles = rolesOf(facts, name);
  const texts = facts.map((fact) => fact.text);
  const prose = facts.filter((fact) => fact.kind !== 'link').map((fact) => fact.text);
  const known = knownLowerWords(prose.join('\n'));
  const product = profile.industry === 'technology';
  const statements = facts.flatMap((fact) => {
    const role = roles.get(fact.id);
    return role && isStatement(role) ? [makePiece(fact, role, { name, voice, known, product })] : [];
  });
  return {
    name,
    roles,
    profile,
    voice,
    goals: possibleGoals(profile, prose.join('\n')),
    premises: statements.some((piece) => piece.aspects.has('premises')),
    statements,
    identity: statements.find((piece) => piece.role === 'identity') ?? null,
    audiences: facts.filter(isAudience).map((fact) => makeAudience(fact, known)),
    values: facts.filter((fact) => fact.kind === 'value').map(makeValue),
    link: facts.find((fact) => fact.kind === 'link') ?? null,
    source: makeSource(name, [name, ...texts].join('\n')),
  };
}

/** The owner's goals without those that the facts rule out. */
function possibleGoals(profile: WriterProfile, facts: string): ReadonlySet<Goal> {
  const goals = new Set(goalsOf(profile.marketingGoals, profile.industry));
  if (/walk-?ins? only|\b(?:no|not? take|without) (?:bookings?|reservations?|appointments?)/i.test(facts))
    goals.delete('book');
  return goals;
}

function isAudience(fact: Fact): boolean {
  if (fact.kind !== 'audience') return false;
  const before =
    fact.text
      .toLowerCase()
      .split(/\s+(?:who|that|which|whose|where)\s+/)[0]
      ?.split(/\s+/) ?? [];
  const opener = before[0] ?? '';
  if (PRONOUNS.has(opener) && !/^(?:everyone|anyone|those|people)$/.test(opener)) return false;
  return (
    !before.some((word) => FINITE.has(word) || /^(?:we|our|us|i|my)$/.test(word)) && !/[.!?]/.test(fact.text)
  );
}

function makeAudience(fact: Fact, known: ReadonlySet<string>): Audience {
  const text = lowerFirst(fact.text, known) ?? fact.text;
  const head =
    text.split(/\s+(?:in|of|who|that|with|from|near|nearby|around|on|at|looking|and|for|across)\b/)[0] ?? '';
  const plural = /s$/.test(head) && !/ss$/.test(head);
  return {
    fact,
    text,
    addressable: mayAddress(text) && (plural || /\b(?:people|children|men|women)$/.test(head)),
  };
}

const ADJECTIVE_END = /(?:able|ible|ful|ive|ous|ic|al|less|ent|ant|ly|ed|ish|-free)$/;

/** Adjectives of origin, which keep their capital in a list of values. */
const ORIGIN =
  /^(?:English|British|Irish|Scottish|Welsh|American|Canadian|Australian|European|French|German|Italian|Spanish|Christian)$/;

/** Values are common nouns however they are typed: "Honest Prices" reads "honest prices". */
function makeValue(fact: Fact): Value {
  const words = fact.text.split(/\s+/);
  const text = words.map((word) =>
    /^\p{Lu}[\p{Ll}'-]*$/u.test(word) && !ORIGIN.test(word) ? word.toLowerCase() : word,
  );
  const plain = words.every((word) => /^[\p{Lu}&]/u.test(word)) ? text : [text[0] ?? '', ...words.slice(1)];
  return { fact, text: plain.join(' '), form: valueForm(plain.join(' ')) };
}

function valueForm(text: string): Value['form'] {
  const words = text.toLowerCase().split(/[\s]+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (
    words.some((word) => FINITE.has(word) || /^(?:we|our|us|i|my|you|your|never|always|no|not)$/.test(word))
  )
    return 'phrase';
  if (
    words.length > 1 &&
    (VERBS.has(first) || PRONOUNS.has(first) || /^(?:be|put|stay|go|make)$/.test(first)) &&
    !/^(?:for|of)$/.test(words[1] ?? '')
  )
    return 'phrase';
  if (words.length > 6) return 'phrase';
  if (ORIGIN.test(text.split(/\s+/).at(-1) ?? '')) return 'noun';
  const adjective =
    VALUE_ADJECTIVES.has(last) ||
    VALUE_ADJECTIVES.has(last.split('-').at(-1) ?? '') ||
    ADJECTIVE_END.test(last);
  return adjective && !VALUE_NOUNS.has(last) && words.length < 4 ? 'adjective' : 'noun';
}
