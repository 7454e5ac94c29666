// The owner's sentences inside a telling: they stand verbatim, each after a whole sentence that leads to it.
import type { FactKind } from '../../../contract/fact.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { Format, Idea } from '../library/idea.ts';
import { nearnessOf } from './opening.ts';
import { lowerStart, withStop } from './wording.ts';

/** `hours` are bare ("Open daily ..."), a `notice` begins with its subject and a colon, a `call` asks to do something. */
type Shape = 'hours' | 'notice' | 'call' | 'statement';

const CALL =
  /^(?:order|book|bring|call|come|visit|ask|try|join|write|send|reserve|sign|choose|meet|see|find|pick|pay|get|take|drop|pop|learn|start|cancel|move)\b/i;

/** Words that may begin in small letters behind "At Lowgate Bakehouse, ". */
const LOWERABLE =
  /^(?:The|A|An|Each|Every|All|Our|We|You|About|Some|Most|Many|Both|Customers|Clients|Guests|Members|Orders|Appointments|There|It takes)\b/;

function shapeOf(text: string): Shape {
  if (/^(?:open|closed)\b/i.test(text)) return 'hours';
  if (/^[^.:]{3,45}: /.test(text)) return 'notice';
  return CALL.test(text) ? 'call' : 'statement';
}

/** Whether a fact can stand as a sentence of its own: fragments and single words cannot. */
export function standsAlone(fact: Pick<Fact, 'text'>): boolean {
  const words = fact.text.split(/\s+/).length;
  return words >= 3 && fact.text.length >= 15 && /^[\p{Lu}\p{N}"'£$€]/u.test(fact.text);
}

/** It leans on what stood before it, or has lost whom it is about. */
const LEANS =
  /\b(?:too|also|further|afterwards|as well)\b|^(?:and|or|both|plus|including|from|it|this|that|they|takes?|lasts?|costs?|up to|only|just|incl)\b/i;

/** Whether words that are no sentence say enough behind the name: "Family-run since 1988", "Dogs on leads welcome". */
export function isNote({ text }: Pick<Fact, 'text'>): boolean {
  return (
    text.split(/\s+/).length >= 3 &&
    text.length >= 15 &&
    /^[\p{L}]/u.test(text) &&
    !LEANS.test(text) &&
    !/[?:]|\. /.test(text)
  );
}

/** The fact as a sentence behind `lead`, or told as something that is so at this business. */
export function ownSentence(fact: Fact, lead: string | null, house: { name: string; prep: string }): string {
  const text = withStop(fact.text.trim());
  if (lead !== null) return `${lead} ${text}`;
  const [first = ''] = house.name.toLowerCase().split(' ');
  const isNamed = text.toLowerCase().includes(first);
  if (shapeOf(text) !== 'statement' || isNamed || !LOWERABLE.test(text)) return text;
  return `${house.prep} ${house.name}, ${lowerStart(text)}`;
}

/** What may stand last, behind the name, under what it belongs to; prices and promises would read like a sale. */
export const SIGNING: readonly FactKind[] = [
  'offer',
  'event',
  'policy',
  'product',
  'service',
  'process',
  'people',
  'number',
  'history',
  'proof',
];
/** Longest fact that may stand as a line under a post, in characters. */
const SHORT = 120;
/** A rule that asks in rather than keeps out. */
const INVITES =
  /\b(?:welcome|anyone|everyone|everybody|may|allowed|evenings?|weekends?|at home|online|deliver(?:y|ed|s)?|included|free)\b/i;

/** Whether a fact is fit to stand last; whether it belongs there is asked apart. */
export function maySign({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean {
  // "I'm Carol, a bookkeeper in Leeds" comes out of nowhere under a tip.
  if (/^(?:I'm|I am|my name is)\b/i.test(text)) return false;
  return (
    text.length <= SHORT && canSign(text) && (kind !== 'policy' || INVITES.test(text) || EASY.test(text))
  );
}

/** Who they are, since when, and how many. */
const OF_THEM: ReadonlySet<FactKind> = new Set<FactKind>(['people', 'history', 'proof', 'number']);
/** Ideas that look over the shoulder of whoever does the work. */
const SCENES: ReadonlySet<Format> = new Set<Format>(['behind', 'story']);

/** Whether a fact has to do with what an idea tells: twelve years of grooming say nothing of why dogs eat grass. */
export function belongsUnder({ kind, text }: Pick<Fact, 'kind' | 'text'>, idea: Idea): boolean {
  return nearnessOf(idea, text) > 0 || (OF_THEM.has(kind) && SCENES.has(idea.format));
}

/** Whether words may stand under a post of another matter. */
export const canSign = (text: string): boolean =>
  EASY.test(text) ||
  ![IN_PRACTICE, ARRANGED, REFUSES, NAMES, HALF, FOREIGN, ORDERS].some((pattern) => pattern.test(text));

/** How something is arranged between a business and those who come already. */
const ARRANGED =
  /\b(?:notice|cancel\w*|must|deposits?|hiring|nearly full|are held|bring things back|referrals?|vaccinated|christmas|valentine\w*|turnaround|missed|no-?shows?)\b|^(?:text|pay|payment|phone|call|orders?|book|arrival|handover|doors close|groups only|tips|over \d+|if you|birthday cakes|bookings?|infills|repeat)\b|\b(?:dates|orders) (?:open|close)\b|\bcloses? (?:for|on|in)\b|\border(?:s|ed)? (?:by|close|before)\b|\bup to \w+ months\b|\bbring ID\b|\ballow \w+ days\b|\b\d{5}/i;
/** What is not done or not to be had. */
const REFUSES = /^(?:no|not|never|nobody|nothing|yes|(?:we|i) (?:do not|don't|cannot|can't))\b/i;
/** What nobody has to have or to pay: a reason to come. */
const EASY =
  /^no (?:job too small|deposit|contract|minimum|call.?out|referral|booking|appointment|experience|partner)\b/i;

/** Whether words that are no sentence may open a post of their own: "Board games on Thursday nights". */
export const canOpen = (fact: Pick<Fact, 'text'>): boolean =>
  isNote(fact) && ![PASSING, NAMES, HALF, FOREIGN, ORDERS].some((words) => words.test(fact.text));

/** What is only of use to whoever comes anyway. */
const PASSING =
  /^(?:closed|walk-?ins|cash|cards?|parking|permits?|free (?:car )?park\w*|deposit|please|no |not |up to|at least)\b|\b(?:lead time|wait|waiting|booked (?:up|out)|min(?:imum|\.))/i;

/** What somebody may do there, said as an order: "Feed the alpacas at 8 and 4". */
const ORDERS =
  /^(?:feed|meet|pet|stroke|watch|explore|discover|enjoy|relax|learn|make|build|paint|taste|pick|bring|collect|ask|wear) (?:the|your|our|an?|some|with|to)\b/i;
/** It matters to whoever is on the way, and to nobody who reads of something else. */
const IN_PRACTICE =
  /^(?:closed|walk-?ins|cash|cards?|parking|permit|free (?:car )?park\w*|change ?over|check-?(?:in|out)|returns?|deposit|please|no refunds)\b|\bplease$|\b(?:wait|waiting (?:list|time)|lead time|booked (?:up|out)|step-free|wheelchairs?|adults and children|children (?:over|under|from))\b|^(?:lifts?|elevators?|ground floor)\b|\bonly$|\bmin(?:imum|\.)|\d\s?(?:%|per cent|percent)|[£$€]\s?\d|\d\s?€/i;
/** What is needed, when, or how it is: nobody is told what has it. "Needs a flat space", "Booking 2026", "New and reconditioned". */
const HALF =
  /^(?:one to a|average|usual|sales and|interior and|max\b|partner not|two weeks|six to|when it|twelve a|needs?|requires?|booking \d|season\b|new and|fitted\b|suitable|ideal|subject to|includes?|all abilities|available|conductor:?|from\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\p{L}+ to \p{L}+,)/iu;
/** A line in another language under an English post. */
const FOREIGN =
  /\b(?:uhr|nous|vous|ouvert|tous|les|der|und|für|mit|vom|zum|zur|unsere?|seit|aux|chez|depuis|para|desde|nuestr[oa]s?)\b/i;
/** "Miriam Vogt and Pablo Saiz": nobody is told who they are. */
const NAMES =
  /^(?:\p{Lu}[\p{L}'-]+|and|&)(?:,? (?:\p{Lu}[\p{L}'-]+|and|&|(?:her|his|my|our|their) \p{Ll}+))*$/u;

/** Words in which somebody speaks or is spoken of: no name goes before them. */
const SPOKEN = /^(?:we|i|our|my|you|your)\b|^I['’]m\b/i;
/** What nobody takes for the rest of a name. */
const CLAUSE = /^(?:there|all|every|each|the|an?)\b/i;
/** "Karen Ostrander grew up here": a name, and what it does. */
const DEED = /^\p{Lu}\S* (?:\p{Lu}|and \p{Lu}|(?:is|are|has|have|was)\b|\p{Ll}+(?:s|ed)\b)/u;

/**
 * A fact as the last line of a post: a sentence as it is, what is none behind the name in small letters; null where that would
 * be left over, because it may begin with a name.
 * @param goOn a text as it goes on behind a colon
 */
export function lastLine(fact: Fact, name: string, goOn: (text: string) => string): string | null {
  const text = withStop(fact.text);
  const [first = ''] = name.toLowerCase().split(' ');
  if (SPOKEN.test(text) || text.toLowerCase().startsWith(first)) return text;
  if (text.toLowerCase().includes(name.toLowerCase())) return text;
  if (CLAUSE.test(text)) return `${name}. ${text}`;
  const words = withStop(goOn(fact.text));
  if (/^(?:\p{Ll}|\d)/u.test(words)) return `${name}: ${words}`;
  return DEED.test(text) ? `${name}. ${text}` : null;
}

/** A fact behind the name, in a post about the business itself. */
export function signature(fact: Fact, name: string): string {
  const text = withStop(upperStart(fact.text));
  const [first = ''] = name.split(' ');
  // "I'm Renee", "Muddy Mountain is ...": whoever is meant says so.
  const isSaid =
    text.toLowerCase().includes(name.toLowerCase()) || (first.length > 3 && text.startsWith(first));
  return isSaid || /^(?:I|I'm|I've|We|We're|We've|Our|My)\b/.test(text) ? text : `${name}. ${text}`;
}
