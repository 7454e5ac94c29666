// Whether a reader who has read nothing before knows from the first line what a post is about. Where it does not say so, what
// somebody would search for stands above it.
import { COMMON } from '../lexicon-data.ts';
import { firstOf } from '../library/alternates.ts';
import type { Idea } from '../library/idea.ts';

const stem = (word: string): string => word.replace(/(?:ies|ing|ed|es|s|y)$/, '');

/** Words of every sentence that say nothing of its matter. */
const HELPING = new Set(
  'does doesn been have were will would should could must than them done doing just much more less very such'.split(
    ' ',
  ),
);

function stemsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !COMMON.has(word) && !HELPING.has(word)).map(stem);
}

const known = new WeakMap<Idea, ReadonlySet<string>>();

/** What the idea is about, by its title, its cover and its hashtags. */
function subjectStemsOf(idea: Idea): ReadonlySet<string> {
  const before = known.get(idea);
  if (before !== undefined) return before;
  const tags = idea.tags.map((tag) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const matter = new Set(stemsIn([firstOf(idea.title), idea.cover, ...tags].join(' ')));
  known.set(idea, matter);
  return matter;
}

/** Whether the first two sentences of a text name two things that the idea is about. */
export function namesMatter(idea: Idea, text: string): boolean {
  const [first = '', second = ''] = text.split(/(?<=[.!?…]["')]?)\s+|\n+/);
  const matter = subjectStemsOf(idea);
  const found = new Set(stemsIn(`${first} ${second}`).filter((one) => matter.has(one)));
  return found.size >= Math.min(NAMED, matter.size);
}

const NAMED = 2;

/** How near a fact is to an idea: the words of its matter that it holds. */
export function nearnessOf(idea: Idea, text: string): number {
  return sharedWith(idea, wordsOfMatter(text));
}

/** What a text speaks of, to be held against many ideas. */
export const wordsOfMatter = (text: string): ReadonlySet<string> => new Set(stemsIn(text));

/** So many words of an idea's matter are among these. */
export function sharedWith(idea: Idea, words: ReadonlySet<string>): number {
  return [...subjectStemsOf(idea)].filter((one) => words.has(one)).length;
}
