// The parts of an idea as a list, as sentences, as slides of a film: the same atoms for the eye and for the ear.
import { alternatesOf } from '../library/alternates.ts';
import type { Idea, Part } from '../library/idea.ts';
import type { Teller } from './teller.ts';
import { lowerStart, withStop } from './wording.ts';

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

/** The parts as a list: heads alone where they say enough, with their texts where `full`. */
export function listed(teller: Teller, { full = false, airy = false } = {}): string {
  const { idea, manner } = teller;
  if (isStory(idea)) return idea.parts.map((part, at) => partText(teller, part, at)).join('\n\n');
  if (manner.bullet === '' && !isPaired(idea) && !idea.tick)
    return idea.parts.map((part, at) => wholePart(teller, part, at)).join('\n');
  const label = manner.labels && LABELS[idea.format] !== undefined ? `${LABELS[idea.format]}:\n` : '';
  const isWhole = isPaired(idea) || (full && !(teller.isBrief && isOrdered(idea)));
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
  const short = teller.idea.parts.length < 4;
  return listed(teller, { full: short, airy: short && !isPaired(teller.idea) });
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

export function opening(teller: Teller): string {
  const first = premise(teller);
  if (first !== '' && teller.random.next() < 0.5) {
    // A quoted question of a customer is not one to the reader.
    return `${first}${teller.emoji()}\n\n${verdict(teller)}`;
  }
  return teller.hook() + teller.emoji();
}

/** The idea's reasons; labelled where the tone labels. */
export function reasons(teller: Teller, most = 2): string {
  const { idea, manner } = teller;
  // Steps by their heads say enough to whom wants it short.
  if (teller.isBrief && isOrdered(idea) && teller.form !== 'letter') return '';
  const texts = idea.why.slice(0, teller.isBrief ? 1 : most).map((why, at) => teller.pick(`why.${at}`, why));
  const label = manner.labels && !isStory(idea) && !isPaired(idea) ? 'Why: ' : '';
  return label + texts.join(' ');
}

export const care = (teller: Teller): string => teller.pick('caution', teller.idea.caution ?? '');

/** The moment in which it matters. */
export const scene = (teller: Teller): string => teller.pick('scene', teller.idea.scene);
