// Ideas as pins: one paragraph under a title.
import type { Cut } from './cut.ts';
import { keep, save } from './last-word.ts';
import {
  care,
  gist,
  isOrdered,
  isPaired,
  isStory,
  isToldByHeads,
  isWhole,
  partHead,
  reasons,
  told,
  wholePart,
} from './points.ts';
import { withStop } from './wording.ts';

export const PIN: readonly Cut[] = [
  {
    name: 'pin-words',
    weight: 1,
    // A word without its meaning explains nothing.
    build: (t) =>
      t.idea.format === 'glossary'
        ? [
            reasons(t, 1),
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
      return [gist(t), reasons(t, 1), care(t), own[0] ?? save(t)];
    },
  },
  {
    name: 'pin-list',
    weight: 1,
    build: (t) =>
      isOrdered(t.idea) && isToldByHeads(t)
        ? [
            gist(t),
            t.idea.parts.map((part) => withStop(partHead(t, part))).join(' '),
            care(t),
            t.weave()[0] ?? keep(t),
          ]
        : null,
  },
  {
    name: 'pin-told',
    weight: 1,
    build: (t) =>
      isStory(t.idea) || isPaired(t.idea) || isWhole(t.idea) || !isToldByHeads(t)
        ? null
        : [...told(t, 2), care(t), t.weave()[0] ?? save(t)],
  },
  {
    // Sentences that stand alone, under the title that a pin has.
    name: 'pin-line',
    weight: 1,
    build: (t) => {
      if (isStory(t.idea) || isPaired(t.idea) || isWhole(t.idea)) return null;
      const own = t.weave();
      return [t.line({ questions: true }), reasons(t, 1), care(t), own[0] ?? save(t)];
    },
  },
];
