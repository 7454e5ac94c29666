// The cuts: ways to tell an idea in a form. A cut is a list of blocks, or null where the idea does not suit it.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { Cut } from './cut.ts';
import { FILM, SHORT } from './film-cuts.ts';
import { keep, last, send } from './last-word.ts';
import { LETTER } from './letter-cuts.ts';
import { PIN } from './pin-cuts.ts';
import {
  care,
  comfortable,
  gist,
  isOrdered,
  isPaired,
  isStory,
  isToldByHeads,
  isWhole,
  listed,
  partHead,
  partText,
  premise,
  reasons,
  scene,
  told,
  verdict,
} from './points.ts';
import { start, startInScene } from './start.ts';
import type { Teller } from './teller.ts';
import { paragraphs, withStop } from './wording.ts';

/** Tones that may open with a line of no tone; the others only with one of their own. */
const isChatty = (teller: Teller): boolean => teller.manner.emoji > 0;
const work = (teller: Teller): string =>
  teller.idea.work === undefined || teller.isBrief ? '' : teller.pick('work', teller.idea.work);

/** Heads behind the cover: a promise kept in one look. */
function coverList(teller: Teller): readonly string[] | null {
  const { idea } = teller;
  if (!isOrdered(idea) && idea.format !== 'glossary') return null;
  if (idea.format !== 'glossary' && !isToldByHeads(teller)) return null;
  const title = teller.title();
  return title.includes('?') ? null : [`${title}:`, listed(teller), care(teller)];
}

/** Two lines of which each stands alone: the first says what it is about. */
function twoLines(t: Teller): readonly string[] | null {
  if (isStory(t.idea) || isWhole(t.idea) || isPaired(t.idea)) return null;
  const first = t.line({ questions: true });
  const second = t.line({ questions: true, besides: first });
  return second === '' ? null : [first + t.emoji(), second, care(t), ...t.tail()];
}

/** The idea in short: its sentences, and why that is so. */
function inShort(t: Teller): readonly string[] | null {
  return isStory(t.idea) ? null : [gist(t) + t.emoji(), reasons(t, 1), care(t), ...t.tail()];
}

const BRIEFLY: readonly Cut[] = [
  { name: 'gist', weight: 3, build: inShort },
  { name: 'lines', weight: 3, build: twoLines },
];

const LINE: readonly Cut[] = [
  { name: 'gist', weight: 1, build: (t) => [gist(t), care(t)] },
  { name: 'line', weight: 6, build: (t) => [t.line(), care(t)] },
  {
    name: 'line-own',
    weight: 6,
    build: (t) => {
      const own = t.weave({ led: true });
      return own.length === 0 ? null : [t.line({ questions: true }), ...own, care(t)];
    },
  },
  {
    name: 'hook-why',
    weight: 3,
    build: (t) =>
      isStory(t.idea) ||
      isPaired(t.idea) ||
      premise(t) !== '' ||
      isOrdered(t.idea) ||
      t.idea.format === 'question'
        ? null
        : [t.hook({ promises: true }), reasons(t, 1), care(t)],
  },
  {
    name: 'verdict',
    weight: 3,
    build: (t) =>
      premise(t) === ''
        ? null
        : [premise(t), verdict(t), ...(t.idea.format === 'myth' ? told(t, 1) : [reasons(t, 1)]), care(t)],
  },
  { name: 'list', weight: 2, build: coverList },
];

/** Posts of a thread, one block each. */
export const THREAD: Cut = {
  name: 'thread',
  weight: 1,
  build: (t) => {
    if (isPaired(t.idea) || t.idea.format === 'question') return null;
    const first = isStory(t.idea)
      ? paragraphs(t.hook(), scene(t))
      : premise(t) !== ''
        ? paragraphs(premise(t), verdict(t), reasons(t, 1))
        : paragraphs(t.hook(), reasons(t, 1));
    const each = t.idea.parts.map((part, at) =>
      isStory(t.idea)
        ? partText(t, part, at)
        : paragraphs(withStop(partHead(t, part)), partText(t, part, at)),
    );
    const own = t.weave();
    const end = own[0] ?? (t.asked ? t.turn() : t.ask());
    return [first, ...each, care(t), end];
  },
};

const ARTICLE: readonly Cut[] = [
  {
    name: 'work',
    weight: 3,
    build: (t) =>
      t.idea.work === undefined
        ? null
        : [
            // Two moments in a row are hard to follow; a story begins with its own.
            ...(isStory(t.idea) ? [t.hook(), scene(t)] : (startInScene(t) ?? start(t))),
            listed(t, { full: true }),
            care(t),
            isStory(t.idea) || work(t) === '' ? t.turn() : '',
            work(t),
            ...t.weave(),
          ],
  },
  {
    name: 'why',
    weight: 3,
    build: (t) => (isStory(t.idea) ? null : [...start(t), listed(t, { full: true }), care(t), ...t.tail()]),
  },
  {
    name: 'hook',
    weight: 2,
    build: (t) =>
      isStory(t.idea) || isWhole(t.idea) || isPaired(t.idea) || t.idea.work === undefined
        ? null
        : [...start(t), t.line({ questions: true }), care(t), work(t) || t.end(), ...t.weave()],
  },
  {
    name: 'told',
    weight: 2,
    build: (t) => (isStory(t.idea) ? [t.hook(), scene(t), ...told(t), t.turn(), ...t.weave()] : null),
  },
];

const CAPTION: readonly Cut[] = [
  ...BRIEFLY,
  {
    name: 'list',
    weight: 3,
    build: (t) =>
      isStory(t.idea) ? null : [...start(t), comfortable(t), care(t), last(t, keep), ...t.weave()],
  },
  {
    name: 'told',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? [paragraphs(t.hook() + t.emoji(), scene(t)), ...told(t), t.turn(), ...t.weave()]
        : [...start(t), ...told(t), care(t), last(t, send), ...t.weave()],
  },
  {
    name: 'line',
    weight: 2,
    build: (t) => {
      if (!isChatty(t) || isStory(t.idea)) return null;
      const line = t.line() + t.emoji();
      return t.asked ? [line, care(t), ...t.weave()] : [line, reasons(t, 1), care(t), ...t.tail()];
    },
  },
  {
    name: 'scene',
    weight: 3,
    build: (t) => {
      const first = startInScene(t);
      return first === null ? null : [...first, comfortable(t), care(t), ...t.tail()];
    },
  },
];

const CHAT: readonly Cut[] = [
  ...BRIEFLY,
  {
    name: 'scene',
    weight: 3,
    build: (t) => {
      const first = startInScene(t);
      return first === null ? null : [...first, ...told(t), care(t), ...t.tail()];
    },
  },
  {
    name: 'list',
    weight: 3,
    build: (t) => (isStory(t.idea) ? null : [...start(t), comfortable(t), care(t), ...t.tail()]),
  },
  {
    name: 'question',
    weight: 2,
    build: (t) => {
      // One line is no answer to how, and no list.
      if (!isChatty(t) || isStory(t.idea) || isWhole(t.idea)) return null;
      const asked = t.ask() + t.emoji();
      const own = t.weave({ led: true });
      return [asked, t.line({ questions: true }), care(t), ...(own.length > 0 ? own : [t.signature()])];
    },
  },
  {
    name: 'story',
    weight: 6,
    build: (t) => (isStory(t.idea) ? [scene(t) + t.emoji(), ...told(t), t.turn(), ...t.weave()] : null),
  },
  {
    name: 'why',
    weight: 2,
    build: (t) => (isStory(t.idea) ? null : [...start(t), ...told(t), care(t), ...t.tail()]),
  },
];

export const CUTS: Readonly<Record<PostForm, readonly Cut[]>> = {
  line: LINE,
  article: ARTICLE,
  caption: CAPTION,
  chat: CHAT,
  pin: PIN,
  short: SHORT,
  film: FILM,
  letter: LETTER,
};
