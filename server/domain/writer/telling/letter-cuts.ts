// Ideas as letters: under a subject, told whole.
import type { Cut } from './cut.ts';
import { care, isStory, listed, premise, reasons, scene, told, verdict } from './points.ts';
import type { Teller } from './teller.ts';

function letter(t: Teller, ...first: readonly string[]): readonly string[] {
  const body = isStory(t.idea)
    ? [scene(t), ...told(t), t.turn()]
    : [...first, listed(t, { full: true, airy: true }), care(t), t.close()];
  const own = t.weave({ most: t.isBrief ? 1 : 2 });
  return [...body, ...(own.length > 0 ? own : [t.signature()])];
}

export const LETTER: readonly Cut[] = [
  {
    name: 'scene',
    weight: 1,
    build: (t) =>
      premise(t) === '' && t.idea.scene === undefined
        ? null
        : letter(t, ...(premise(t) === '' ? [scene(t)] : [premise(t), verdict(t)]), reasons(t, 1)),
  },
  {
    name: 'hook',
    weight: 1,
    build: (t) => (premise(t) !== '' || isStory(t.idea) ? null : letter(t, t.hook(), reasons(t, 1))),
  },
];
