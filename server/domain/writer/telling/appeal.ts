// Which matter of an appeal a fact speaks of, and what may be said around it.
import type { Fact } from '../facts.ts';
import { APPEALS, type Appeal } from './appeal-data.ts';

/** The first matter that a fact speaks of; null where it says nothing that would matter to a stranger by itself. */
export function appealOf({ kind, text }: Pick<Fact, 'kind' | 'text'>): Appeal | null {
  // What stands in brackets is said in passing, and what somebody does besides is not what it is about.
  const aloud = text.replace(/\([^)]*\)/g, '').replace(/, (?:who|which) (?:also|can also)\b.*$/, '');
  // Of several prices none is what one of them says.
  if (kind === 'price' && (aloud.match(SUM)?.length ?? 0) > 2)
    return APPEALS.find(({ id }) => id === 'price') ?? null;
  return (
    APPEALS.find(({ kinds, about }) => (kinds === null || kinds.includes(kind)) && about.test(aloud)) ?? null
  );
}

const SUM = /[£$€¥]\s?\d|\d\s?[£€]/g;
