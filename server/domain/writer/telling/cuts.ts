// The cuts: ways to tell an idea in a form. A cut is a list of blocks, or null where the idea does not suit it.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Cut } from './cut.ts';
import { FILM, SHORT } from './film-cuts.ts';
import {
  care,
  comfortable,
  isOrdered,
  isPaired,
  isStory,
  isWhole,
  listed,
  opening,
  partHead,
  partText,
  premise,
  reasons,
  scene,
  told,
  verdict,
  wholePart,
} from './points.ts';
import type { Teller } from './teller.ts';
import { paragraphs, withStop } from './wording.ts';

/** Tones that may open with a line of no tone; the others only with one of their own. */
const isChatty = (teller: Teller): boolean => teller.manner.emoji > 0;
const closing = (closes: boolean, random: Random, lines: readonly string[]): string =>
  closes ? random.pick(lines) : '';
const keep = ({ idea, random, closes }: Teller): string =>
  closing(closes, random, [
    `Worth keeping for ${idea.keep}.`,
    `Keep this for ${idea.keep}.`,
    `One to save for ${idea.keep}.`,
    `Save this for ${idea.keep}.`,
  ]);
const send = ({ idea, random, closes }: Teller): string =>
  closing(closes, random, [
    `Send this to ${idea.send}.`,
    `Pass it on to ${idea.send}.`,
    `One for ${idea.send}.`,
    `Share it with ${idea.send}.`,
  ]);
const save = (teller: Teller): string => (teller.random.next() < 0.5 ? keep(teller) : send(teller));
const work = (teller: Teller): string =>
  teller.idea.work === undefined || teller.isBrief ? '' : teller.pick('work', teller.idea.work);

/** Heads behind the cover: a promise kept in one look. */
function coverList(teller: Teller): readonly string[] | null {
  if (!isOrdered(teller.idea) && teller.idea.format !== 'glossary') return null;
  const cover = teller.idea.cover.replace(/[.?!]$/, '');
  return [`${cover}:`, listed(teller), care(teller)];
}

const LINE: readonly Cut[] = [
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
    const start = isStory(t.idea)
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
    const last = paragraphs(t.pick('turn', t.idea.turn), own[0] ?? (t.asked ? '' : t.ask()));
    return [start, ...each, last, care(t)];
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
            ...(isStory(t.idea) ? [t.hook(), scene(t)] : [scene(t), reasons(t, 1)]),
            listed(t, { full: true }),
            care(t),
            isStory(t.idea) ? t.pick('turn', t.idea.turn) : '',
            work(t),
            ...t.tail(),
          ],
  },
  {
    name: 'why',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? null
        : [
            premise(t) === '' ? t.hook() : paragraphs(premise(t), verdict(t)),
            reasons(t),
            listed(t, { full: true }),
            care(t),
            ...t.tail(),
          ],
  },
  {
    name: 'hook',
    weight: 2,
    build: (t) =>
      premise(t) !== '' || isStory(t.idea) || t.idea.work === undefined
        ? null
        : [
            t.hook(),
            reasons(t, 1),
            listed(t, { full: !isOrdered(t.idea) }),
            care(t),
            t.end(),
            work(t),
            ...t.weave(),
          ],
  },
  {
    name: 'told',
    weight: 2,
    build: (t) =>
      isStory(t.idea) ? [t.hook(), scene(t), ...told(t), t.pick('turn', t.idea.turn), ...t.tail()] : null,
  },
];

const CAPTION: readonly Cut[] = [
  {
    name: 'list',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? null
        : [opening(t), reasons(t, 1), comfortable(t), care(t), t.close(), ...t.weave(), keep(t)],
  },
  {
    name: 'told',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? [
            paragraphs(t.hook() + t.emoji(), scene(t)),
            ...told(t),
            t.pick('turn', t.idea.turn),
            ...t.weave(),
            send(t),
          ]
        : [opening(t), ...told(t), care(t), t.close(), ...t.weave(), send(t)],
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
    build: (t) =>
      isStory(t.idea)
        ? null
        : [
            scene(t) + t.emoji(),
            premise(t) === '' ? reasons(t, 1) : `${premise(t)} ${verdict(t)}`,
            comfortable(t),
            care(t),
            ...t.tail(),
          ],
  },
];

const CHAT: readonly Cut[] = [
  {
    name: 'scene',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? null
        : [
            scene(t) + t.emoji(),
            premise(t) === '' ? reasons(t, 1) : paragraphs(premise(t), verdict(t), reasons(t, 1)),
            ...told(t),
            care(t),
            ...t.tail(),
          ],
  },
  {
    name: 'list',
    weight: 3,
    build: (t) =>
      isStory(t.idea)
        ? null
        : [opening(t), comfortable(t), care(t), t.close(), ...t.weave(), t.asked ? '' : t.ask()],
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
    build: (t) =>
      isStory(t.idea)
        ? [
            scene(t) + t.emoji(),
            ...told(t),
            t.pick('turn', t.idea.turn),
            ...t.weave(),
            t.asked ? '' : t.ask(),
          ]
        : null,
  },
  {
    name: 'why',
    weight: 2,
    build: (t) =>
      isStory(t.idea) || premise(t) !== ''
        ? null
        : [t.hook() + t.emoji(), reasons(t), ...told(t), care(t), ...t.tail()],
  },
];

const PIN: readonly Cut[] = [
  {
    name: 'pin-words',
    weight: 1,
    // A word without its meaning explains nothing.
    build: (t) =>
      t.idea.format === 'glossary'
        ? [
            reasons(t, 1).replace(/^Why: /, ''),
            ...t.idea.parts.map((part, at) => withStop(wholePart(t, part, at))),
            care(t),
            t.weave()[0] ?? keep(t),
          ]
        : null,
  },
  {
    name: 'pin',
    weight: 1,
    build: (t) => {
      if (t.idea.format === 'glossary') return null;
      const own = t.random.next() < 0.6 ? t.weave() : [];
      return [t.pick('gist', t.idea.gist), reasons(t, 1).replace(/^Why: /, ''), care(t), own[0] ?? save(t)];
    },
  },
  {
    name: 'pin-list',
    weight: 1,
    build: (t) =>
      isOrdered(t.idea)
        ? [
            t.pick('gist', t.idea.gist),
            t.idea.parts.map((part) => withStop(partHead(t, part))).join(' '),
            care(t),
            t.weave()[0] ?? keep(t),
          ]
        : null,
  },
];

function letter(t: Teller, ...start: readonly string[]): readonly string[] {
  const body = isStory(t.idea)
    ? [scene(t), ...told(t), reasons(t), t.pick('turn', t.idea.turn)]
    : [...start, listed(t, { full: true, airy: true }), care(t), t.close()];
  const own = t.weave({ most: t.isBrief ? 1 : 2 });
  return [...body, ...(own.length > 0 ? own : [t.signature()])];
}

const LETTER: readonly Cut[] = [
  {
    name: 'scene',
    weight: 1,
    build: (t) =>
      letter(
        t,
        scene(t),
        premise(t) === ''
          ? reasons(t).replace(/^Why: /, '')
          : paragraphs(premise(t), `${verdict(t)} ${reasons(t).replace(/^Why: /, '')}`),
      ),
  },
  {
    name: 'hook',
    weight: 1,
    build: (t) =>
      premise(t) !== '' || isStory(t.idea) ? null : letter(t, t.hook(), reasons(t).replace(/^Why: /, '')),
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
