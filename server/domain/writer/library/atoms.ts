// An idea taken apart: what it advises, thought by thought, for a writer who tells it in words of their own.

import { localise } from '../telling/wording.ts';
import { firstOf } from './alternates.ts';
import type { Alternates } from './idea.ts';
import type { Library } from './library.ts';

export interface IdeaAtoms {
  readonly title: string;
  /** Each a thought of its own. */
  readonly points: readonly string[];
  /** Must be said wherever the idea is told. */
  readonly caution: string | null;
}

/** @param id "pack/idea" @returns null for one that the library does not have (any more) */
export function atomsOf({ ideas }: Library, id: string, american: boolean): IdeaAtoms | null {
  const idea = ideas.find((one) => one.id === id)?.idea;
  if (!idea) return null;
  const plain = (text: Alternates) => localise(firstOf(text), american);
  const parts = idea.parts.map(([head, text]) => `${plain(head)}: ${plain(text)}`);
  const more = [idea.myth, idea.question, idea.wrong, idea.short].flatMap((text) =>
    text ? plain(text) : [],
  );
  const points = [plain(idea.gist), ...more, ...idea.why.map(plain), ...parts, plain(idea.turn)];
  return { title: plain(idea.title), points, caution: idea.caution ? plain(idea.caution) : null };
}
