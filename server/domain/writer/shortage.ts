// Says in plain words why fewer posts were written than asked for, and which facts would help.
import type { Fact, FactKind } from './facts.ts';

const WISHES: readonly (readonly [FactKind, string])[] = [
  ['offer', 'what you offer'],
  ['practical', 'opening hours, address or how to book'],
  ['price', 'prices or terms'],
  ['story', 'how the business began and who is behind it'],
  ['audience', 'who it is for'],
  ['value', 'what you stand for'],
];
/** Kinds that a rich profile has several of. */
const PLENTY = 3;
const MOST_WISHES = 3;

/** Which facts a profile lacks most, in a few words. */
export function factsToAdd(facts: readonly Fact[]): string {
  const count = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).length;
  const wishes = [...WISHES]
    .map(([kind, wish]) => ({ wish: count(kind) > 0 ? `more about ${wish}` : wish, count: count(kind) }))
    .filter((entry) => entry.count < PLENTY)
    .sort((x, y) => x.count - y.count)
    .slice(0, MOST_WISHES)
    .map(({ wish }) => wish);
  return wishes.length > 0 ? wishes.join('; ') : 'more about what you offer and how you work';
}

export function describeShortage(facts: readonly Fact[], written: number, wanted: number): string {
  const usable = facts.filter((fact) => fact.kind !== 'goal' && fact.kind !== 'link').length;
  const holds = usable === 1 ? '1 fact' : `${usable} facts`;
  return `${written} of ${wanted} posts could be written: the profile holds ${holds}, and more posts would repeat themselves or make things up. Please add, a sentence each: ${factsToAdd(facts)}.`;
}
