// The parts of an idea as a list, as sentences, as slides of a film: the same atoms for the eye and for the ear.
import { alternatesOf } from '../library/alternates.ts';
import type { Idea, Part } from '../library/idea.ts';
import { saysEnough } from './heads.ts';
import type { Teller } from './teller.ts';
import { localise, lowerStart, withStop } from './wording.ts';

/** Formats whose parts are pairs: a word and its meaning, a choice and what speaks for it. */
const PAIRED: ReadonlySet<Idea['format']> = new Set<Idea['format']>(['glossary', 'either']);
const ORDERED: ReadonlySet<Idea['format']> = new Set<Idea['format']>(['howto', 'checklist']);
/** All parts belong to it: leaving one out would break a sequence or a promise. */
const WHOLE: ReadonlySet<Idea['format']> = new Set<Idea['format']>([
  'howto',
  'checklist',
  'mistake',
  'season',
]);

export const isStory = (idea: Idea): boolean => idea.format === 'story';
export const isPaired = (idea: Idea): boolean => PAIRED.has(idea.format);
export const isOrdered = (idea: Idea): boolean => ORDERED.has(idea.format);
/** Whether its title promises something that only all its parts keep. */
export const isWhole = (idea: Idea): boolean => WHOLE.has(idea.format) || idea.format === 'glossary';

const LABELS: Partial<Readonly<Record<Idea['format'], string>>> = {
  howto: 'Steps',
  checklist: 'Checklist',
  mistake: 'Instead',
  myth: 'What to check',
  answer: 'In detail',
};

/** A part's head in the words of this installation: the heads of a list are of one build. */
export function partHead(teller: Teller, part: Part): string {
  return teller.pick('heads', part[0], { ofSet: true });
}

export function partText(teller: Teller, part: Part, at: number): string {
  return teller.pick(`part.${at}`, part[1]);
}

/** A part as one or two sentences. */
export function wholePart(teller: Teller, part: Part, at: number): string {
  if (isPaired(teller.idea)) return pairedPart(teller, part, at);
  const text = partText(teller, part, at);
  if (isStory(teller.idea)) return text;
  return `${withStop(partHead(teller, part))} ${text}`;
}

/** "Crumb: the inside of a loaf". A meaning with a colon of its own is told in its other words where it has such. */
function pairedPart(teller: Teller, part: Part, at: number): string {
  const texts = alternatesOf(part[1]);
  const plain = texts.filter((text) => !text.includes(': '));
  const text = teller.pick(`part.${at}`, plain.length > 0 ? plain : texts);
  return `${partHead(teller, part)}: ${areAllCommon(teller) ? lowerStart(text) : text}`;
}

/** Whether every pair can go on in small letters: a list keeps to one way. */
function areAllCommon({ idea, house }: Teller): boolean {
  return idea.parts.every(([, text]) => alternatesOf(text).every(house.isCommon));
}

function mark(teller: Teller, at: number): string {
  if (teller.idea.format === 'howto' || (teller.manner.labels && !isPaired(teller.idea)))
    return `${at + 1}. `;
  if (isPaired(teller.idea)) return '';
  if (teller.idea.tick) return '☐ ';
  return teller.bullet === '' ? '' : `${teller.bullet} `;
}

/** Whether a list of heads alone says what to do: each of them does, or they are things to tick off, or the owner wants it short. */
export const isToldByHeads = (teller: Teller): boolean =>
  teller.isBrief ||
  teller.idea.tick === true ||
  teller.idea.parts.every((part) => saysEnough(localise(partHead(teller, part), false)));

/** The parts as a list: heads alone where they say enough, with their texts where `full`. */
export function listed(teller: Teller, { full = false, airy = false } = {}): string {
  const { idea, manner } = teller;
  if (isStory(idea)) return idea.parts.map((part, at) => partText(teller, part, at)).join('\n\n');
  if (manner.bullet === '' && !isPaired(idea) && !idea.tick)
    return idea.parts.map((part, at) => wholePart(teller, part, at)).join('\n');
  const isLabelled = manner.labels && teller.form === 'article' && LABELS[idea.format] !== undefined;
  const label = isLabelled ? `${LABELS[idea.format]}:\n` : '';
  const isWhole = isPaired(idea) || (full ? !(teller.isBrief && isOrdered(idea)) : !isToldByHeads(teller));
  const lines = idea.parts.map(
    (part, at) => mark(teller, at) + (isWhole ? wholePart(teller, part, at) : partHead(teller, part)),
  );
  return label + lines.join(airy ? '\n\n' : '\n');
}

/** The parts in sentences; where they do not belong together, `most` tells the first ones only, which are the strongest. */
export function told(teller: Teller, most = teller.isBrief ? 2 : teller.idea.parts.length): string[] {
  const { idea } = teller;
  if (isStory(idea)) return idea.parts.map((part, at) => partText(teller, part, at));
  if (isPaired(idea) || WHOLE.has(idea.format)) return [listed(teller)];
  return idea.parts.slice(0, most).map((part, at) => wholePart(teller, part, at));
}

/** A list that is told whole and stays readable: with its texts when it is short. */
export function comfortable(teller: Teller): string {
  const isFull = teller.idea.parts.length < 4 || !isToldByHeads(teller);
  return listed(teller, { full: isFull, airy: isFull && !isPaired(teller.idea) });
}

/** What a reader must hear before the points of a myth or an answer. */
export function premise({ idea, house }: Teller): string {
  if (idea.format === 'myth' && idea.myth !== undefined)
    return `Myth: ${house.isCommon(idea.myth) ? lowerStart(idea.myth) : idea.myth}.`;
  return idea.format === 'answer' && idea.question !== undefined ? `"${idea.question}"` : '';
}

export function verdict(teller: Teller): string {
  return premise(teller) === '' ? '' : teller.pick('short', teller.idea.short ?? '');
}

/** Reasons of which each can stand by itself: the first one, and others that go on from nothing. */
function reasonsAlone({ why }: Idea): readonly string[] {
  const [first = '', ...others] = why;
  return [...alternatesOf(first), ...others.flatMap(alternatesOf).filter((text) => !GOES_ON.test(text))];
}
const GOES_ON =
  /^(?:it|its|they|them|their|that|this|these|those|there|then|so|and|but|or|both|either|neither|he|she|one|the (?:other|others|rest|same|second)|others?|some|what|which|only|also|even|still|otherwise|because)\b/i;

/** The idea's reasons; labelled where the tone labels. */
export function reasons(teller: Teller, most = 2): string {
  const { idea, manner } = teller;
  // Steps by their heads say enough to whom wants it short.
  if (teller.isBrief && isOrdered(idea) && teller.form !== 'letter') return '';
  const texts =
    teller.isBrief || most === 1
      ? [teller.pick('why', reasonsAlone(idea))]
      : idea.why.slice(0, most).map((why, at) => teller.pick(`why.${at}`, why));
  const isLabelled = manner.labels && teller.form === 'article' && !isStory(idea) && !isPaired(idea);
  const label = isLabelled ? 'Why: ' : '';
  return label + texts.join(' ');
}

export const care = (teller: Teller): string => teller.pick('caution', teller.idea.caution ?? '');

/** The moment in which it matters; empty where an idea shows none. */
export const scene = (teller: Teller): string => teller.pick('scene', teller.idea.scene ?? '');

/** The whole idea in its one or two sentences, which name what it is about. */
export const gist = (teller: Teller): string => teller.pick('gist', teller.idea.gist);
