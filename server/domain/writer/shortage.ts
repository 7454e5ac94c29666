// Why fewer posts were written than asked for, and which facts would help.
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import type { Wish } from '../../sentences/writer.ts';
import type { Fact } from './facts.ts';
import { rolesOf } from './role.ts';

const WISHED: readonly Wish['kind'][] = ['offer', 'practical', 'price', 'story', 'audience', 'value'];
/** Kinds that a rich profile has several of. */
const PLENTY = 3;
const MOST_WISHES = 3;

/** Which facts a profile lacks most. */
export function factsToAdd(facts: readonly Fact[]): Sentence {
  const roles = [...rolesOf(facts).values()];
  const count = (kind: Wish['kind']) => roles.filter((role) => role === kind).length;
  const wishes = WISHED.filter((kind) => count(kind) < PLENTY)
    .sort((x, y) => count(x) - count(y))
    .slice(0, MOST_WISHES)
    .map((kind) => ({ kind, more: count(kind) > 0 }));
  return say('writer.add', { wishes });
}

export function findShortage(facts: readonly Fact[], written: number, wanted: number): Sentence {
  const usable = facts.filter((fact) => fact.kind !== 'link').length;
  return say('writer.shortage', { written, wanted, facts: usable, add: factsToAdd(facts) });
}
