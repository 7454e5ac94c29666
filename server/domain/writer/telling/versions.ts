// Other versions of a post: shorter, in another tone, from another angle, or for another channel; each past the gate, none stored.
import { createRandom } from '../../../kernel/random.ts';
import type { ShelvedIdea } from '../library/library.ts';
import { gramsOf, wordsOf } from '../similarity.ts';
import type { WrittenPost } from '../written-post.ts';
import { ideasFor } from './choose-idea.ts';
import { type Desk, openDesk, placeOf, type Slot, type TellRequest, tellIdea, toPost } from './desk.ts';
import { isTellable } from './own-post.ts';
import { tellNews } from './own-tellings.ts';

export type Wish = 'shorter' | 'tone' | 'angle' | 'channel';

/** The post that is to be told otherwise; `request.tones` has the tone that is wished for. */
export interface Original extends Pick<WrittenPost, 'content' | 'pillar' | 'factIds'> {
  readonly idea: string | null;
  readonly at: number;
}

const MOST = 3;
const TRIES = 5;
/** A shorter version is at most this part of the original. */
const SHORTER = 0.75;
/** Versions that are more alike are one. */
const ALIKE = 0.8;

/** At most three, the most different first where it should be shorter; none when the library has nothing else. */
export function tellVersions(
  request: Omit<TellRequest, 'slots'>,
  original: Original,
  wish: Wish,
): WrittenPost[] {
  const desk = openDesk({ ...request, slots: [] });
  const found = original.idea === null ? ofFacts(desk, original, wish) : ofIdeas(desk, original, wish);
  const fitting =
    wish === 'shorter'
      ? found
          .filter(({ content }) => content.length <= SHORTER * original.content.length)
          .sort((x, y) => x.content.length - y.content.length)
      : found;
  const versions: WrittenPost[] = [];
  for (const post of fitting)
    if ([original, ...versions].every((other) => likeness(other.content, post.content) < ALIKE))
      versions.push(post);
  return versions.slice(0, MOST);
}

function ofIdeas(desk: Desk, original: Original, wish: Wish): WrittenPost[] {
  const place = placeOf(desk, original.at);
  const same = desk.ideas.filter(({ id }) => id === original.idea);
  const others = () => ideasFor(original.pillar, desk.ideas, place, desk.teller, desk.history);
  const ideas =
    wish === 'angle'
      ? others()
          .filter(({ id }) => id !== original.idea)
          .slice(0, 2 * MOST)
      : same;
  // Another angle is another idea, once each; else one idea is told in all its cuts.
  return ideas.flatMap((shelved) => tellings(desk, shelved, original, wish === 'angle' ? 1 : TRIES));
}

function tellings(desk: Desk, shelved: ShelvedIdea, original: Original, tries: number): WrittenPost[] {
  const posts: WrittenPost[] = [];
  for (const slot of slotsOf(desk, original, tries)) {
    const random = createRandom(slot.seed);
    for (const told of tellIdea(desk, shelved, slot, { random, wide: 'all' })) {
      const post = toPost(desk, told, { pillar: original.pillar, shelved, random });
      if (post !== null && told.echoes === 0) posts.push(post);
      if (post !== null && tries === 1) return posts;
    }
  }
  return posts;
}

function ofFacts(desk: Desk, original: Original, wish: Wish): WrittenPost[] {
  const [opening] = original.factIds;
  const facts = desk.house.facts.filter(
    (fact) => isTellable(fact) && (fact.id === opening) !== (wish === 'angle'),
  );
  return facts.flatMap((fact) =>
    slotsOf(desk, original, wish === 'angle' ? 1 : TRIES).flatMap((slot) => {
      const random = createRandom(slot.seed);
      const told = tellNews(desk, fact, slot, random);
      const post =
        told === null ? null : toPost(desk, told, { pillar: original.pillar, shelved: null, random });
      return post === null ? [] : [post];
    }),
  );
}

function slotsOf({ seed }: Desk, { pillar, at }: Original, tries: number): Slot[] {
  return Array.from({ length: tries }, (_, index) => ({ pillar, at, seed: `${seed}:version:${index}` }));
}

/** Word-3-gram Jaccard likeness. */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => gramsOf(wordsOf(text), 3));
  if (a === undefined || b === undefined) return 0;
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
