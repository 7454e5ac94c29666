// Ideas as films: what a camera sees and what is spoken.
import type { Cut } from './cut.ts';
import { hangs } from './last-word.ts';
import {
  care,
  gist,
  isPaired,
  isStory,
  partHead,
  partText,
  premise,
  scene,
  verdict,
  wholePart,
} from './points.ts';
import type { Teller } from './teller.ts';
import { withStop } from './wording.ts';

/** How often a film ends with a word about the business. */
const SIGNS = 0.6;

/** Scenes of a film: what is seen in brackets, what is spoken below. */
function scenes(t: Teller): readonly string[] {
  const { idea } = t;
  const first =
    premise(t) === ''
      ? t.hook()
      : `${idea.format === 'answer' ? (idea.question ?? '') : `Heard this one? "${withStop(idea.myth ?? '')}"`} ${verdict(t)}`;
  const start = isStory(idea) ? `${first} ${scene(t)}` : first;
  const middle = idea.parts.map((part, at) => {
    const spoken = isPaired(idea)
      ? `${withStop(partHead(t, part))} ${partText(t, part, at)}`
      : wholePart(t, part, at);
    return `[${t.pick(`shot.${at}`, part[2])}]\n${spoken}`;
  });
  const close = t.close().replace(/^\(|\)$/g, '');
  const isLeftover = hangs(close, [start, ...middle].join(' '));
  const own = t.weave();
  const signs = own.length === 0 && t.random.next() < SIGNS ? t.signature() : '';
  const last = [care(t), isLeftover ? '' : close, ...own, signs].filter((text) => text !== '').join(' ');
  const end = last || t.ask();
  return [`[${t.pick('pic', idea.pic.ask)}]\n${start}`, ...middle, `[${t.name()}]\n${end}`];
}

export const SHORT: readonly Cut[] = [{ name: 'script', weight: 1, build: scenes }];

export const FILM: readonly Cut[] = [
  {
    name: 'film',
    weight: 1,
    build: (t) => [
      gist(t),
      ...t.weave(),
      t.idea.parts.map((part) => `${t.bullet || '•'} ${partHead(t, part)}`).join('\n'),
      ...scenes(t),
    ],
  },
];
