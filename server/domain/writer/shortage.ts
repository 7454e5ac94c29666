// Why fewer posts were written than asked for, and which facts would help.
import type { FactKind } from '../../contract/fact.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import type { Wish } from '../../sentences/writer.ts';
import type { Fact } from './facts.ts';
import { isToldOf } from './telling/aim-post.ts';

/** What a rich profile has several of, and the kinds that count as it. */
const WISHED: Readonly<Record<Wish['kind'], readonly FactKind[]>> = {
  offer: ['product', 'service', 'offer', 'event'],
  practical: ['hours', 'place', 'policy'],
  price: ['price', 'offer'],
  story: ['people', 'history', 'story', 'process'],
  audience: ['audience'],
  value: ['value'],
};
const PLENTY = 3;
const MOST_WISHES = 3;

/** What the owner's goals want to be taken up and no fact says anything of. */
export function untoldAims(aims: readonly string[], facts: readonly Pick<Fact, 'kind' | 'text'>[]): string[] {
  return aims.filter((thing) => !isToldOf(facts, thing)).slice(0, MOST_WISHES);
}

/** Which facts a profile lacks most. @param aims what its goals want to be taken up, as `aimsOf` names it */
export function factsToAdd(facts: readonly Fact[], aims: readonly string[] = []): Sentence {
  const wishes = (Object.keys(WISHED) as Wish['kind'][])
    .map((kind) => ({ kind, count: facts.filter((fact) => WISHED[kind].includes(fact.kind)).length }))
    .filter(({ count }) => count < PLENTY)
    .sort((x, y) => x.count - y.count)
    .slice(0, MOST_WISHES)
    .map(({ kind, count }) => ({ kind, more: count > 0 }));
  const goals = untoldAims(aims, facts);
  return say('writer.add', { wishes, ...(goals.length > 0 && { goals }) });
}

export function findShortage(
  facts: readonly Fact[],
  { written, wanted, aims }: { written: number; wanted: number; aims: readonly string[] },
): Sentence {
  const usable = facts.filter((fact) => fact.kind !== 'link').length;
  return say('writer.shortage', { written, wanted, facts: usable, add: factsToAdd(facts, aims) });
}
