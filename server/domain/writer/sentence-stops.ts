// Where a sentence ends: at a stop that belongs to no abbreviation, number or initial, and stands in no brackets.

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Their stop never ends a sentence. */
const NEVER = list(`
  mr mrs ms dr st prof rev sgt capt med vet dent phil dipl dipl-ing ing mag jr sr e.g i.e z.b d.h u.a vs approx ca est max
  min incl inkl excl exkl zzgl tel fax nr no nos art resp bzw geb sog u attn c.f cf fig ph
`);
/** Theirs ends one only before a word that begins one. */
const SELDOM = list(`
  co inc ltd llc plc corp str ave rd blvd ln hwy apt ste bldg dept jan feb mar apr jun jul aug sep sept oct nov dec mon tue
  tues wed weds thu thur thurs fri sat sun appt appts p.p p.a sq ft oz lb lbs kg hrs hr mins wks wk yrs yr pcs pc usw etc u.s
  u.k d.c ph.d m.d b.a m.a j.d a.m p.m
`);
/** Words with which owners begin a sentence. */
const BEGINS =
  /^(?:we|our|i|my|i'm|we're|the|an?|all|each|every|it|its|they|this|these|there|open|closed|call|from|since|no|free|you|your|if|when|in|on|at|for|please|mon|parking|prices?|delivery)\b/i;

/** With these nobody's surname begins: "I'm D. I paint houses", but not "J. I. Smith". */
const AFTER_A_LETTER =
  /^(?:we|our|i|i'm|my|the|all|each|every|it|they|open|closed|call|please|no|you|your) /i;

/** What no opening hours go on with. */
const ANEW = /^(?:parking|free|please|call|all|no) \p{L}/iu;

const MONTH = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
/** What goes on behind the month of somebody who writes in small letters: "sourdough in jan. only", "from feb. to may". */
const GOES_ON =
  /^(?:[-–&+/\d]|(?:to|till|until|through|then|and|or|only|onwards?|every|each|if|when|with|at|in|on|for|sales?|weekends?)\b)/;
/** What somebody who writes in small letters begins with after a time: "9 to 5 p.m. closed sundays". */
const STARTS = /^(?:closed|open|back|call|book|order|free|no|me|also|ask|come)\b/;

const DAY = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/;
const DAY_OR_MONTH = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** No more of a line is looked at on either side of a stop. */
const LONGEST_WORD = 60;

/** The sentences of a line, each with its stop. */
export function splitAtStops(line: string): string[] {
  const isInside = isBalanced(line) ? bracketsOf(line) : () => false;
  const pieces: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/[.!?…]+["')]?(?=\s)|[。！？]+[」]?/g)) {
    const end = stop.index + stop[0].length;
    if (isInside(stop.index)) continue;
    const before = line.slice(Math.max(start, stop.index - LONGEST_WORD), stop.index);
    const after = line.slice(end, end + LONGEST_WORD).trimStart();
    if (stop[0] === '.' && !endsAt(before, after)) continue;
    pieces.push(line.slice(start, end));
    start = end;
  }
  return [...pieces, line.slice(start)];
}

/** Whether a single stop after `before` ends a sentence. */
function endsAt(before: string, after: string): boolean {
  const word = /[\p{L}\p{N}.-]+$/u.exec(before)?.[0] ?? '';
  const lower = word.toLowerCase();
  // "Nail art. Priya has ..." is no article of a law.
  if (lower === 'art' && word === lower) return !/^\d/.test(after);
  // "Remedial work with your vet. Full set £95": no doctor's title.
  if (lower === 'vet') return !/\b(?:dr|med)\.? ?(?:med\.? ?)?vet$/i.test(before);
  // "Consultations are free, 15 min. we use refillable products": minutes, and a sentence after them.
  if (lower === 'min' && /\d ?min$/i.test(before)) return /^(?:we|our|i|i'm|my) \p{L}/iu.test(after);
  if (NEVER.has(lower) || NEVER.has(lower.replaceAll('.', '')))
    return lower === 'no' && BEGINS.test(after) && !/^\d/.test(after);
  if (/^(?:mo|di|mi|do|fr|sa|so)$/.test(lower) && /^[-–\d]/.test(after)) return false;
  if (/^\p{L}$/u.test(word)) return isUnit(word, before) || AFTER_A_LETTER.test(after);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word) || SELDOM.has(lower) || /str$/.test(lower))
    return beginsAnew(word, after);
  return true;
}

/** "800 g. Open ..." ends, "J. Smith" does not. */
function isUnit(letter: string, before: string): boolean {
  return /^[\p{Ll}L]$/u.test(letter) && /(?:\d\s?|\/)\p{L}$/u.test(before);
}

function beginsAnew(written: string, after: string): boolean {
  const word = written.toLowerCase();
  const isTime = /^(?:[ap]\.m|etc|usw|hrs|mins|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/.test(word);
  // Who writes in small letters begins with who speaks: "closed mon + tues. we do office boxes".
  if (/^(?:we|our|i|i'm|my) \p{L}/iu.test(after)) return true;
  // "Evenings Tue and Thu. Two physiotherapists" are two, "Mon. Wed. Fri." and "Sat. 3 May" are one.
  if (DAY.test(word)) return (/^\p{Lu}/u.test(after) && !DAY_OR_MONTH.test(after)) || ANEW.test(after);
  if (MONTH.test(written) && /^\p{L}/u.test(after)) return !GOES_ON.test(after) && !DAY_OR_MONTH.test(after);
  if (isTime && !MONTH.test(word) && STARTS.test(after)) return true;
  return isTime ? /^\p{Lu}/u.test(after) : /^\p{Lu}/u.test(after) && BEGINS.test(after);
}

/** Tells whether a place is inside of brackets; asked from left to right, it reads every mark once. */
function bracketsOf(text: string): (at: number) => boolean {
  let depth = 0;
  let read = 0;
  return (at) => {
    for (; read < at; read++) {
      const mark = text.charAt(read);
      if (mark === '(' || mark === '[') depth += 1;
      else if (mark === ')' || mark === ']') depth = Math.max(0, depth - 1);
    }
    return depth > 0;
  };
}

/** Whether brackets and quotes come in pairs. */
export function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && count('(') === count(')') && count('[') === count(']');
}

/** Splits where a pattern stands outside of brackets. */
export function splitOutside(text: string, pattern: RegExp): string[] {
  if (!isBalanced(text)) return text.split(pattern);
  const isInside = bracketsOf(text);
  const pieces: string[] = [];
  let start = 0;
  for (const mark of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (isInside(mark.index)) continue;
    pieces.push(text.slice(start, mark.index));
    start = mark.index + mark[0].length;
  }
  return [...pieces, text.slice(start)];
}
