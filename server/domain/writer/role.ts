// What part a fact plays in the grammar, which knows fewer parts than there are kinds of fact.
import type { FactKind } from '../../contract/fact.ts';
import type { Fact } from './facts.ts';
import { identityIn } from './noun-phrase.ts';

export type Role = 'identity' | 'offer' | 'price' | 'practical' | 'story' | 'audience' | 'value' | 'link';

const ROLES: Readonly<Record<FactKind, Role>> = {
  product: 'offer',
  service: 'offer',
  offer: 'price',
  price: 'price',
  event: 'practical',
  hours: 'practical',
  place: 'practical',
  people: 'story',
  process: 'offer',
  policy: 'practical',
  number: 'offer',
  proof: 'story',
  guarantee: 'offer',
  claim: 'offer',
  history: 'story',
  story: 'story',
  value: 'value',
  audience: 'audience',
  question: 'practical',
  link: 'link',
};

/** Kinds in which a business says what it is. */
const SAYS_WHAT: readonly FactKind[] = ['story', 'history', 'proof', 'claim'];

/** Parts that are said in sentences of the owner's. */
export function isStatement(role: Role): boolean {
  return role !== 'audience' && role !== 'value' && role !== 'link';
}

/**
 * The part of each fact, by its id. One says what the business is: the first that can be read so.
 * @param name lets "Acme is a ..." be read
 */
export function rolesOf(facts: readonly Fact[], name = ''): ReadonlyMap<string, Role> {
  const identity = facts.find(
    (fact) => SAYS_WHAT.includes(fact.kind) && identityIn(fact.text, name) !== null,
  );
  return new Map(facts.map((fact) => [fact.id, fact === identity ? 'identity' : ROLES[fact.kind]]));
}
