// The owner's sentences inside a telling: they stand verbatim, each after a whole sentence that leads to it.
import type { Fact } from '../facts.ts';
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
  /\b(?:too|also|afterwards|as well)\b|^(?:and|or|plus|including|from|it|this|that|they|takes?|lasts?|costs?|up to|only|just|incl)\b/i;

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

/** Whether words may stand under a post of another matter. */
export const canSign = (text: string): boolean =>
  !IN_PRACTICE.test(text) && !NAMES.test(text) && !HALF.test(text) && !FOREIGN.test(text);

/** Whether words that are no sentence may open a post of their own: "Board games on Thursday nights". */
export const canOpen = (fact: Pick<Fact, 'text'>): boolean =>
  isNote(fact) && ![PASSING, NAMES, HALF, FOREIGN].some((words) => words.test(fact.text));

/** What is only of use to whoever comes anyway. */
const PASSING =
  /^(?:closed|walk-?ins|cash|cards?|parking|permits?|free (?:car )?park\w*|deposit|please|no |not |up to|at least)\b|\b(?:lead time|wait|waiting|booked (?:up|out)|min(?:imum|\.))/i;

/** It matters to whoever is on the way, and to nobody who reads of something else. */
const IN_PRACTICE =
  /^(?:closed|walk-?ins|cash|cards?|parking|permit|free (?:car )?park\w*|change ?over|check-?(?:in|out)|returns?|deposit|please|no refunds)\b|\bplease$|\b(?:wait|waiting (?:list|time)|lead time|booked (?:up|out))\b|\bmin(?:imum|\.)|\d\s?(?:%|per cent|percent)|[£$€]\s?\d|\d\s?€/i;
/** What is needed, when, or how it is: nobody is told what has it. "Needs a flat space", "Booking 2026", "New and reconditioned". */
const HALF =
  /^(?:needs?|requires?|booking \d|season\b|new and|fitted\b|suitable|ideal|subject to|includes?|all abilities|available|conductor:?|from\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\p{L}+ to \p{L}+,)/iu;
/** A line in another language under an English post. */
const FOREIGN = /\b(?:der|und|für|mit|vom|zum|zur|unsere?|seit|aux|chez|depuis|para|desde|nuestr[oa]s?)\b/i;
/** "Miriam Vogt and Pablo Saiz": nobody is told who they are. */
const NAMES =
  /^(?:\p{Lu}[\p{L}'-]+|and|&)(?:,? (?:\p{Lu}[\p{L}'-]+|and|&|(?:her|his|my|our|their) \p{Ll}+))*$/u;

/** Where to find the business, as a signature under a post. */
export function signature(fact: Fact, name: string): string {
  const text = withStop(fact.text);
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}. ${text}`;
}
