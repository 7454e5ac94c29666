// What a picture of an idea says: its cover and, by what the idea is at heart, its steps, its myth, its question.
import type { DesignWords } from '../../../contract/design.ts';
import { createRandom } from '../../../kernel/random.ts';
import { alternatesOf } from '../library/alternates.ts';
import type { Alternates, Idea } from '../library/idea.ts';
import { localise } from '../telling/wording.ts';
import { LONGEST, shorten, wholeSentences, withoutStop } from './short-words.ts';

export interface IdeaTelling {
  readonly idea: Idea;
  readonly american: boolean;
  /** What this business keeps to where an idea has words to choose from. */
  readonly seed: string;
}

/** Words of one picture. */
export function wordsOfIdea(telling: IdeaTelling): DesignWords {
  const { idea } = telling;
  const set = setter(telling);
  const note = noteOf(telling);
  const title = withoutStop(set(idea.cover));
  const heads = headsOf(telling);
  const [one = '', other = ''] = heads;
  const card: DesignWords = { kind: 'tip', title, text: gist(telling), note };
  switch (idea.format) {
    case 'howto':
      return { kind: 'steps', title, steps: heads, note };
    case 'checklist':
      return { kind: 'checklist', title, items: heads, note };
    case 'myth':
      return idea.myth === undefined
        ? card
        : { kind: 'myth', title, myth: withoutStop(set(idea.myth)), truth: verdict(telling), note };
    case 'answer':
      return idea.question === undefined
        ? card
        : { kind: 'question', question: set(idea.question), answer: verdict(telling), note };
    case 'question':
      return { kind: 'question', question: question(telling), answer: '', note };
    case 'either':
      return other === '' ? card : { kind: 'choice', title, one, other, note };
    case 'tip':
    case 'season':
    case 'mistake':
      return heads.length > 2 && idea.caution === undefined && chance(telling) < 0.5
        ? { kind: 'checklist', title, items: heads, note }
        : card;
    default:
      return card;
  }
}

/** Words of several pictures in a row: one that stops the thumb, a thought each, and what to do with it. */
export function slidesOfIdea(telling: IdeaTelling): DesignWords[] {
  const { idea } = telling;
  const set = setter(telling);
  const opening: DesignWords = { kind: 'tip', title: withoutStop(set(idea.cover)), text: '', note: '' };
  const heads = headsOf(telling);
  const thoughts = idea.parts.map(([, text], at): DesignWords => {
    const words = shorten(set(pick(telling, `part.${at}`, text)), LONGEST.text);
    return { kind: 'tip', title: heads[at] ?? '', text: words, note: '' };
  });
  const last: DesignWords = {
    kind: 'announcement',
    title: shorten(set(pick(telling, 'turn', idea.turn)), LONGEST.title),
    text: '',
    note: noteOf(telling),
  };
  const claim = premiseOf(telling);
  return [opening, ...claim, ...thoughts, last];
}

/** What is believed or asked stands before the thoughts that answer it. */
function premiseOf(telling: IdeaTelling): DesignWords[] {
  const words = wordsOfIdea(telling);
  return words.kind === 'myth' || (words.kind === 'question' && words.answer !== '') ? [words] : [];
}

const setter = (telling: IdeaTelling) => (text: string) => localise(text, telling.american);

function chance({ seed, idea }: IdeaTelling, place = ''): number {
  return createRandom(`${seed}|picture|${idea.id}|${place}`).next();
}

function pick(telling: IdeaTelling, place: string, texts: Alternates): string {
  const all = alternatesOf(texts);
  return all[Math.floor(chance(telling, place) * all.length)] ?? '';
}

/** One wording of each part's head, the same on every picture of a telling. */
function headsOf(telling: IdeaTelling): string[] {
  return telling.idea.parts.map(([head], at) =>
    withoutStop(setter(telling)(pick(telling, `head.${at}`, head))),
  );
}

/** The whole idea, as far as it fits. */
function gist(telling: IdeaTelling): string {
  const set = setter(telling);
  const fitting = alternatesOf(telling.idea.gist)
    .map((text) => wholeSentences(set(text), LONGEST.gist))
    .filter((text) => text !== '');
  return fitting[Math.floor(chance(telling, 'gist') * fitting.length)] ?? '';
}

/** What is so: the idea's own short verdict, or its gist. */
function verdict(telling: IdeaTelling): string {
  const { short } = telling.idea;
  const text = short === undefined ? '' : setter(telling)(pick(telling, 'short', short));
  const whole =
    text.length > 0 && text.length < 12 ? `${text} ${gist(telling)}`.trim() : text || gist(telling);
  return shorten(whole || setter(telling)(telling.idea.cover), LONGEST.text);
}

function question(telling: IdeaTelling): string {
  const set = setter(telling);
  const short = telling.idea.asks.map(set).filter((text) => text.length <= LONGEST.title);
  return short[Math.floor(chance(telling, 'ask') * short.length)] ?? set(telling.idea.cover);
}

/** A caution stands wherever the idea is told. */
function noteOf(telling: IdeaTelling): string {
  const { caution } = telling.idea;
  return caution === undefined ? '' : setter(telling)(pick(telling, 'caution', caution));
}
