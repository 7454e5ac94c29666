// Which matter of an appeal a fact speaks of, and what may be said around it.
import type { Fact } from '../facts.ts';
import { APPEALS, type Appeal } from './appeal-data.ts';

/** The first matter that a fact speaks of; null where it says nothing that would matter to a stranger by itself. */
export function appealOf({ kind, text }: Pick<Fact, 'kind' | 'text'>): Appeal | null {
  // What stands in brackets is said in passing.
  const aloud = text.replace(/\([^)]*\)/g, '');
  return (
    APPEALS.find(({ kinds, about }) => (kinds === null || kinds.includes(kind)) && about.test(aloud)) ?? null
  );
}
