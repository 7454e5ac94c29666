// What the words of a post may come from, and the caution that an idea never goes without.
import { alternatesOf } from '../library/alternates.ts';
import type { Idea } from '../library/idea.ts';
import { joinSources, makeSource, type Source } from '../quality.ts';
import type { House } from './house.ts';
import { localise } from './wording.ts';

interface Sourced {
  readonly house: House;
  readonly source: Source;
  readonly ownSource: Source;
  /** Those of ideas that were told, made once. */
  readonly sources: Map<Idea, Source>;
}

/** What a word of the post may come from: the idea, in both spellings, and the owner's facts. */
export function sourceFor(desk: Sourced, idea: Idea | null): Source {
  if (idea === null) return desk.ownSource;
  const known = desk.sources.get(idea);
  if (known !== undefined) return known;
  const source = joinSources(desk.source, wordsOf(idea));
  desk.sources.set(idea, source);
  return source;
}

const said = new WeakMap<Idea, Source>();

/** All that an idea says, in both spellings; they are the same whoever tells it. */
function wordsOf(idea: Idea): Source {
  const known = said.get(idea);
  if (known !== undefined) return known;
  const texts = JSON.stringify(idea).replace(/\\n/g, '\n').replace(/\\"/g, '"');
  const words = makeSource('', `${localise(texts, false)}\n${localise(texts, true)}`);
  said.set(idea, words);
  return words;
}

export function cautionsOf({ house }: Sourced, idea: Idea | null): readonly string[] | null {
  if (idea?.caution === undefined) return null;
  return alternatesOf(idea.caution).map((text) => localise(text, house.american));
}
