// Facts: the profile taken apart into the owner's own sentences and clauses. Everything that is ever printed about a
// business is one of these; marketing goals are none, because they steer and are never printed.
import type { BrandTone, Industry, Tone } from '../../contract/constants/industries.ts';
import type { FactKind } from '../../contract/fact.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { DAY } from '../../kernel/clock.ts';
import { nameOfWords, normalise } from '../../kernel/same-words.ts';
import { say } from '../../sentences/index.ts';
import type { FactRecord } from '../business/index.ts';
import { withNames } from './capitals.ts';
import { bannedClaimsIn, isPrintable } from './claims.ts';
import { kindOf } from './fact-kind.ts';
import { splitList } from './split-list.ts';
import { LONGEST_FACT, splitItems, splitText } from './split-text.ts';
import { isOfItsMonths, lastDayIn } from './told-day.ts';

export interface WriterProfile {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
  readonly targetAudience: string;
  readonly toneOfVoice: Tone | null;
  /** Further tones of the brand, the leading one first. */
  readonly tones?: readonly BrandTone[];
  /** Words that the brand wants to be found by, comma-separated; they become hashtags. */
  readonly keywords?: string;
  /** Comma-separated, as the form asks. */
  readonly brandValues: string;
  readonly marketingGoals: string;
  readonly websiteUrl: string | null;
  /** A language tag; spelling and moments of the year follow it. British unless told. */
  readonly locale?: string;
  /** An IANA name; days and seasons follow it. */
  readonly timezone?: string;
  /** The trade as the owner says; found when it is absent or null. */
  readonly trade?: string | null;
}

export interface Fact {
  /** Stable: the name of the words in which it was first told. */
  readonly id: string;
  readonly kind: FactKind;
  /** The owner's words. */
  readonly text: string;
  /** UTC milliseconds: it holds from the one on, and no longer from the other on; null without end. */
  readonly validFrom: number | null;
  readonly validTo: number | null;
  /** What proves it; a claim or guarantee is printed only with one. */
  readonly proof: string | null;
  /** The owner has just told it: it is told before anything else. */
  readonly isNews?: boolean;
}

/** A stored fact as the writer knows it. */
export function readFact({ hash: id, kind, text, validFrom, validTo, proof }: FactRecord): Fact {
  return { id, kind, text, validFrom, validTo, proof };
}

/**
 * Whether a fact holds at a moment: within its days, for what happens once before the day that it names, not too long before, and for
 * what is so in a few months in these. Opening hours are worth knowing in any month.
 */
export function holdsAt({ kind, text, validFrom, validTo }: Fact, at: number): boolean {
  const isValid = (validFrom === null || validFrom <= at) && (validTo === null || validTo > at);
  const isDated = DATED.has(kind) || [DEADLINE, AWAY, ENDS, ON_A_DAY].some((words) => words.test(text));
  // "Open daily, late till 8 on Thursdays in December": what is added holds in its months, and the rest in any; so does a season.
  const parts = text.split(/[,;] /).filter((part, at) => !(SPAN.test(part) || (at === 0 && DOOR.test(part))));
  const ofMonths = kind === 'hours' ? parts.join(', ') : text;
  return isValid && (!isDated || isAhead(lastDayIn(text, at), at)) && isOfItsMonths(ofMonths, at);
}

/** "Late till 8 in December" is no door that is open. */
const DOOR = /^(?:we are |we're |the \p{L}+ is )?(?:open|closed|shut|hours|times)\b/iu;
/** "On Saturdays from February to April". */
const SPAN = /\bfrom [a-z]{3,9} (?:to|till|until|through) [a-z]{3,9}\b/i;

/** "Open morning on Saturday 16 January": of a day, whatever kind it is of. */
const ON_A_DAY =
  /\bon (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu;
/** "£60 until the end of January": over when that is. */
const ENDS =
  /\b(?:until|till|before) (?:the )?(?:end of )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const DATED: ReadonlySet<FactKind> = new Set<FactKind>(['event', 'offer']);
/** "Order your turkey by 10 December": whatever kind it is of, after that day it is too late. */
const DEADLINE =
  /\b(?:order|book|apply|enrol|enter|register|reply|sign up|submit)\w*\b[^.]*\b(?:by|until|till|before)\b/i;
/** "Closed 24 December till 5 January": over when the last day is. */
const AWAY = /\b(?:closed|shut|away|on holiday|on vacation)\b/i;
/** What is on a day is told for this long before. */
const TOLD_AHEAD = 75 * DAY;

const isAhead = (end: number | null, at: number) => end === null || (end > at && end - at < TOLD_AHEAD);

/** Whether a fact is of a day that it names and that is still to come. */
export function isComing({ kind, text }: Fact, at: number): boolean {
  return DATED.has(kind) && lastDayIn(text, at) !== null;
}

/** Facts of a description; more than any plan can use, and than a person would look through. */
const MOST_FACTS = 500;
/** Words that describe a target group for advertising systems rather than for the people in it. */
const DEMOGRAPHIC =
  /\d\s*(?:-|–|to|\+)\s*\d*|\b(?:aged?|ages|income|demographics?|males?|females?|household|b2b|b2c|smbs?|smes?|socio\w*|segment|persona|icp|affluent|low-income|high-net-worth|hnwi)\b/i;

/** Groups that leave nobody out say nothing. */
const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|all|all ages|people|the (?:general )?public|general public|customers|clients)$/i;

/** The facts of a profile, in the owner's order and without repeats. Deterministic. */
export function extractFacts(profile: WriterProfile): Fact[] {
  const facts = [
    ...describedFacts(profile).slice(0, MOST_FACTS),
    ...audienceFacts(profile.targetAudience),
    ...valueFacts(profile.brandValues),
    ...(profile.websiteUrl ? [makeFact('link', profile.websiteUrl.trim())] : []),
  ];
  const seen = new Set<string>([normalise(profile.name)]);
  const fresh = facts.filter((fact) => {
    const key = normalise(fact.text);
    return !seen.has(key) && seen.add(key) && (fact.kind === 'link' || isPrintable(fact.text));
  });
  return fresh;
}

/** A sentence of the profile that no post may quote. */
export interface LeftOut {
  readonly field: 'description' | 'targetAudience' | 'brandValues';
  /** The owner's words. */
  readonly text: string;
  readonly reason: Sentence;
}

/** What of a profile is left out of every post, and why: because of what it claims first, in the profile's order. */
export function listLeftOut(profile: WriterProfile): LeftOut[] {
  const parts = [
    ['description', describedFacts(profile)],
    ['targetAudience', audienceFacts(profile.targetAudience)],
    ['brandValues', valueFacts(profile.brandValues)],
  ] as const;
  const claims = parts.flatMap(([field, facts]) =>
    facts.flatMap(({ text }) => {
      const [claim] = bannedClaimsIn(text);
      return claim ? [{ field, text, reason: say('writer.claim', { rule: claim.id }) }] : [];
    }),
  );
  const { tooLong, instructions } = splitText(profile.description);
  const unquotable = (texts: readonly string[], reason: Sentence) =>
    texts.map((text) => ({ field: 'description' as const, text: beginningOf(text), reason }));
  return [...claims, ...unquotable(tooLong, TOO_LONG), ...unquotable(instructions, INSTRUCTION)];
}

const TOO_LONG = say('writer.fact-long', { most: LONGEST_FACT });
const INSTRUCTION = say('writer.fact-instruction');

function beginningOf(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100).trimEnd()}…`;
}

/** A fact as the profile tells it: it holds for as long as it stands there. */
function makeFact(kind: FactKind, text: string): Fact {
  return { id: nameOfWords(text), kind, text, validFrom: null, validTo: null, proof: null };
}

/** The sentences of a description as their owner wrote them, each with the facts that it was taken apart into. */
export function sentencesIn(
  profile: WriterProfile,
): { readonly text: string; readonly parts: readonly string[] }[] {
  const { sentences } = splitText(withoutHeading(profile.description, profile.name));
  const places = new Set((profile.name.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).map((word) => word.toLowerCase()));
  return sentences
    .map((sentence) => withNames(sentence, places))
    .map((text) => ({ text, parts: splitList(text) }));
}

function describedFacts(profile: WriterProfile): Fact[] {
  return sentencesIn(profile)
    .flatMap(({ parts }) => parts)
    .filter((text) => !isOwnName(text, profile.name))
    .map((text, at) => makeFact(kindOf(text, profile, at === 0), text));
}

/** "ACME LTD" alone says nothing of Acme. */
function isOwnName(text: string, name: string): boolean {
  const legal = /\b(?:ltd|limited|llc|inc|plc|gmbh|co|kg|ug|ag|corp|pty)\b/g;
  const bare = (words: string) => normalise(words).replace(legal, '').replace(/\s+/g, ' ').trim();
  return bare(text) === bare(name) || bare(text) === '';
}

/** "Acme: bakery in Leeds" is a description with its own name in front. */
function withoutHeading(description: string, name: string): string {
  const rest = description.trimStart();
  if (!rest.toLowerCase().startsWith(name.toLowerCase())) return rest;
  return rest
    .slice(name.length)
    .replace(/^\s*(?:[:|]|[-–—]\s)\s*/, (mark) => (mark.trim() ? '\n' : mark))
    .startsWith('\n')
    ? rest.slice(name.length).replace(/^\s*[:|–—-]\s*/, '')
    : rest;
}

function audienceFacts(text: string): Fact[] {
  return splitItems(text)
    .map((item) =>
      item.replace(
        /^(?:mainly|mostly|primarily|especially|our (?:customers|clients|audience) (?:are|is)|for|we serve)\s+/i,
        '',
      ),
    )
    .filter((item) => item.length <= 90 && !DEMOGRAPHIC.test(item) && !ANYBODY.test(item))
    .map((item) => makeFact('audience', item));
}

function valueFacts(text: string): Fact[] {
  return splitItems(text)
    .filter((item) => item.length <= 90)
    .map((item) => makeFact('value', item));
}
