// Texts that say the same in other words, as lists.
import type { Alternates } from './idea.ts';

/** All of them, the editor's first one first. */
export const alternatesOf = (texts: Alternates): readonly string[] =>
  typeof texts === 'string' ? [texts] : texts;

/** The one by which the idea is known, where no business's choice matters. */
export const firstOf = (texts: Alternates): string => alternatesOf(texts)[0] ?? '';
