// From an owner's free text to clean sentences and items, whatever the punctuation, case, bullets or brackets.
import { withNames } from './capitals.ts';
import { cleanText, OPEN_MARK } from './clean-text.ts';
import { COMMON } from './lexicon-data.ts';
import { HOURS_HEADING, isHeading, isInstruction, isNoFact, LIST_LABEL } from './no-fact.ts';
import { identityIn } from './noun-phrase.ts';
import { isSentence } from './sentence.ts';
import { isBalanced, splitAtStops, splitOutside } from './sentence-stops.ts';
import { withoutSlips } from './slips.ts';

const BULLET = /^\s*(?:[-*+•–—·▪◦>✓✔→#]+|\(?\d{1,2}[.)])\s+/;
/** Longest sentence that we quote in one piece. */
export const LONGEST_FACT = 240;
const RUN_ON = 130;

/** What a text says, and what of it no post could quote. */
export interface SplitText {
  /** In order, without bullets and end stops; sentences that hang on the one before stay with it. */
  readonly sentences: readonly string[];
  readonly tooLong: readonly string[];
  /** Addressed to a program instead of saying something. */
  readonly instructions: readonly string[];
}

export function splitText(raw: string): SplitText {
  const all = joinHours(linesOf(raw)).flatMap(splitLine).flatMap(splitRunOn).map(polish).filter(isUsable);
  const told = attachDependents(answerQuestions(all.filter((sentence) => !isNoFact(sentence))));
  return {
    sentences: told.filter(({ length }) => length <= LONGEST_FACT),
    tooLong: told.filter(({ length }) => length > LONGEST_FACT),
    instructions: all.filter(isInstruction),
  };
}

/** Lines without their bullets; an empty one where a paragraph ends. */
function linesOf(raw: string): string[] {
  return cleanText(raw)
    .split(/\n|\s+[|•·]\s+|\s+\/\/\s+/)
    .map((line) => line.replace(BULLET, '').trim());
}

const DAY =
  '(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|daily|every day|weekdays|weekends|(?:public|bank) holidays|(?:mo|di|mi|do|fr|sa|so)(?=\\.|,|\\s?[-–]|\\s\\d{1,2}[-:.–])|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)\\b\\.?';
const HOURS_LINE = new RegExp(
  `^(?:open(?:ed)?:? |closed:? )?${DAY}(?:\\s?(?:-|–|to|&|and|u\\.|und|,|/|until|till|bis)\\s?${DAY})*\\s?[:,–-]?\\s?(?:from |ab )?(?:\\d|closed|by app|geschlossen|ruhetag)`,
  'i',
);

/** Lines of opening hours are one fact, with their heading where they have one. */
function joinHours(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let hours: string[] = [];
  let heading: string | null = null;
  const close = () => {
    const label = heading === null ? '' : `${heading.replace(/:?$/, '')}: `;
    if (hours.length > 0) joined.push(`${label}${hours.join(', ')}`);
    hours = [];
    heading = null;
  };
  for (const line of lines) {
    if (HOURS_HEADING.test(line)) {
      close();
      heading = line;
    } else if (isHours(line, heading !== null && hours.length === 0)) hours.push(line.replace(/[.,;]$/, ''));
    else if (line !== '' || hours.length > 0) {
      close();
      if (line !== '' && !isHeading(line)) joined.push(line);
    }
  }
  close();
  return joined;
}

function isHours(line: string, underHeading: boolean): boolean {
  if (line === '' || line.length > 80) return false;
  return (
    underHeading || (HOURS_LINE.test(line) && !/ [-–—] \p{Lu}/u.test(line) && splitAtStops(line).length < 2)
  );
}

function splitLine(line: string): string[] {
  return splitAtStops(line)
    .map((piece) => piece.trim().replace(/^¤\s*(?=\p{Lu})/u, ''))
    .flatMap(splitIdentity)
    .flatMap(splitSemicolons)
    .flatMap(splitLabelled);
}

/** "Nail studio in Leicester - gel manicures, acrylics & nail art": what it is, and what it does. */
function splitIdentity(sentence: string): string[] {
  if (sentence.length > LONGEST_FACT) return [sentence];
  const [lead = '', rest = '', ...more] = splitOutside(sentence, /\s[-–—]\s/);
  if (rest === '' || more.length > 0 || identityIn(lead, '') === null) return [sentence];
  const isList = splitOutside(rest, /,\s+/).length > 1 && !isSentence({ kind: 'service', text: rest });
  return isList ? [lead, rest] : [sentence];
}

/** Parts at semicolons, unless they belong together: a list that was announced, opening hours, an afterthought. */
function splitSemicolons(sentence: string): string[] {
  const parts = splitOutside(sentence, /;\s+/);
  if (parts.length < 2 || sentence.length > LONGEST_FACT) return parts;
  const [first = ''] = parts;
  if (
    /:\s/.test(first) ||
    parts.every((part) => HOURS_LINE.test(part.trim()) || /^closed\b/i.test(part.trim()))
  )
    return [sentence];
  const isTalk =
    parts.length === 2 && parts.some((part) => isSentence({ kind: 'service', text: part.trim() }));
  const priced = parts.every((part) => /[£$€]\s?\d|\d\s?€/.test(part));
  return isTalk && !priced ? [sentence] : parts;
}

/** "Services: check-ups, crowns" are check-ups and crowns; "T: 01628 000000" stays. */
function splitLabelled(sentence: string): string[] {
  const label = LIST_LABEL.exec(sentence.trim());
  if (!label) return [sentence];
  return splitOutside(sentence.trim().slice(label[0].length).replace(/[.!]$/, ''), /,\s+(?:and\s+)?|;\s+/);
}

/** A long stretch without stops is cut where a new "and we ..." begins. */
function splitRunOn(sentence: string): string[] {
  if (sentence.length <= RUN_ON) return [sentence];
  const pieces = sentence.split(
    /(?:,|\s[–—-])?\s+(?:and|but|so)\s+(?=(?:we|our|I|my)\s+\p{L}+\s)|,\s+(?=(?:we|our|I|my)\s+\p{L}+\s)/iu,
  );
  return pieces.some(endsOpen) || !pieces.every(isBalanced) ? [sentence] : pieces;
}

/** "bread that" or "the people" must not lose the clause that completes it. */
function endsOpen(piece: string): boolean {
  return /\b(?:that|which|who|what|how|why|when|where|if|because|and|or|the|a|an|of|to|with|for|as|than|so)$/i.test(
    piece.trim(),
  );
}

/** Written in small letters by owners who write all in small letters, and read as words then. */
const LETTERS =
  /(?<![\p{L}\d.@/-])(?:evs?|niceic|napit|cctv|usb|dbs|bbqs?|diy|nhs|uk)(?![\p{L}\d@/]|\.\p{L})/gu;

/** "Hi im V and i make candles": who greets goes on to say something. */
const GREETED = /^(?:hi|hello|hey|hallo)(?: (?:there|all|everyone))?[,!]? (?=(?:i|i'm|im|we|we're|my|our) )/i;

function polish(sentence: string): string {
  const trimmed = unshout(
    sentence
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.!?;](?=\s|$))/g, '$1')
      .trim(),
  )
    .replace(/^[\s,.;:!?)\]-]+|[\s,;:([–—-]+$/g, '')
    .replace(GREETED, '')
    .replace(/^(?:and|but|so|also|plus|then),?\s+(?=\p{L}+[\s,])/iu, '')
    .replace(/\b(\p{L}{2,}) \1\b/giu, '$1')
    .replace(/\bi\b(?=\s|'m|'ve|'ll|'d)/g, 'I')
    .replace(LETTERS, (word) => word.toUpperCase().replace(/S$/, 's'))
    .replace(/[.!…。！]+$/, '');
  const named = withNames(withoutSlips(trimmed));
  return isBalanced(named) ? named : named.replace(/["()[\]]/g, '').trim();
}

/** A sentence in capitals, put in ordinary case; what stands after "in" or "near" keeps the capital of a name. */
function unshout(sentence: string): string {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  if (letters.length < 6 || capitals.length < letters.length * 0.7 || !sentence.includes(' '))
    return sentence;
  const lower = sentence
    .toLowerCase()
    .replace(/(?<=\b(?:in|near|around|across|of) (?:\p{L}+ (?:&|and|,) )?)\p{L}+/gu, (word) =>
      COMMON.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

function isUsable(sentence: string): boolean {
  if (/\b(?:we|our|I|my|and|or|the|a|an|of|to|with|for)$/.test(sentence) && !isPaired(sentence)) return false;
  return (
    /\p{L}{2}|\p{Script=Han}|^I'm \p{Lu}$/u.test(sentence) && !/^(?:https?:\/\/|www\.)\S+$/i.test(sentence)
  );
}

/** "something to look for": a preposition may end what a noun has begun. */
function isPaired(sentence: string): boolean {
  return /\b(?:who|what|that|which|to \w+) .*\b(?:for|with|to|of)$|\b(?:have|had|has|want|need|used|like|able|love|talk|listen|go|belong|looked?|speak) to$|\b(?:ask|look|wait|care|pay|allow|hope)(?:s|ed)? for$|\b(?:proud|think|made) of$|\b(?:deal|put up|work|live|start|happy) with$/i.test(
    sentence,
  );
}

const DEPENDENT =
  /^(?:(?:we|i) (?:\w+ly )?\w+ (?:it|them|these|those)\b|(?:we|i) (?:recommend|suggest|advise) (?:once|twice|every|at least)\b|(?:before|after|besides) that\b|it|it's|this|that|that's|these|those|they|they're|them|he|she|his|her|their|its|both|such|which|because|as a result|for example|however|therefore|thus)\b/i;

const POINTS_BACK =
  /\b(?:on|at|in|for|with|from|(?<!\b(?:most|some|all|many|half|each|none|both|one|two|three|four|five|six|seven|eight|\d+) )of) (?:that|those|these|this|them|it)\b/i;

/** "It takes 36 hours" says nothing alone: it stays with the sentence before, or goes. */
function attachDependents(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    // "IT support" depends on nothing.
    const aloud = sentence.replace(/\bIT\b/g, 'Tech');
    if (!DEPENDENT.test(aloud) && !POINTS_BACK.test(aloud)) {
      kept.push(sentence);
      continue;
    }
    const at = whatIsMeant(kept);
    const last = kept[at];
    if (last !== undefined && last.length + sentence.length < LONGEST_FACT - 2)
      kept[at] = `${/[?!]$/.test(last) ? last : `${last}.`} ${sentence}`;
  }
  return kept;
}

/** The sentence of which "it" speaks: the last one, unless that only lists names. */
function whatIsMeant(kept: readonly string[]): number {
  const last = kept.at(-1) ?? '';
  if (!last.includes(',') || isSentence({ kind: 'service', text: last })) return kept.length - 1;
  const whole = kept.findLastIndex((text) => isSentence({ kind: 'service', text }));
  return whole === -1 ? kept.length - 1 : whole;
}

const ASKS =
  /^(?:do|does|did|can|could|is|are|was|will|would|should|may|have|has|how|what|when|where|which|who|why)\b/i;
const ROLE = /^(?:q|a|question|answer|frage|antwort)\s?[:.)]\s*/i;

/** A question stays with its answer; one that only leads up to what is said anyway is left out. */
function answerQuestions(sentences: readonly string[]): string[] {
  const told: string[] = [];
  let open: string | null = null;
  for (const raw of sentences) {
    const sentence = raw.replace(ROLE, '');
    if (/\?$/.test(sentence)) {
      const leadsUp = !ASKS.test(sentence) && sentence.split(' ').length > 3;
      open = leadsUp ? null : sentence;
      if (!leadsUp) told.push(sentence);
    } else if (open !== null && open.length + sentence.length < LONGEST_FACT) {
      told[told.length - 1] = `${open} ${sentence}`;
      open = null;
    } else told.push(sentence);
  }
  return told;
}

/** Items of a list such as "honesty, local flour; fair prices". A final "x and y" of single words is split too. */
export function splitItems(raw: string): string[] {
  const parts = cleanText(raw)
    .split('\n')
    .flatMap((line) => splitOutside(line, /[,;|•·]+|\s+[–—]\s+|(?<=[.!?])\s+/))
    .map((item) => polish(item.replace(BULLET, '').replace(/^\s*(?:and|or|&)\s+/i, '')));
  const several = parts.length > 1;
  return parts
    .flatMap((item) => {
      const pair = /^(\S+(?: \S+)?) (?:and|&) (\S+(?: \S+)?)$/iu.exec(item);
      if (!pair) return [item];
      const short = !/\s/.test(pair[1] ?? '') && !/\s/.test(pair[2] ?? '');
      return several || short ? [pair[1] ?? '', pair[2] ?? ''] : [item];
    })
    .filter((item) => isUsable(item) && !item.includes(OPEN_MARK) && !isNoFact(item));
}
