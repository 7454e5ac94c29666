// A language in which every sentence of ours stands in brackets: what is seen without them has bypassed the catalogue.
import type { Words } from '../../server/contract/sentence.ts';
import { CATALOGUE } from '../../server/sentences/index.ts';

type Making = string | ((params: object, words: Words) => string);

/** Puts brackets around the words of every sentence, for the rest of this process. */
export function speakPseudo(): void {
  const catalogue: Record<string, Making> = CATALOGUE as Record<string, Making>;
  for (const [id, made] of Object.entries(catalogue))
    catalogue[id] = typeof made === 'string' ? `⟦${made}⟧` : (params, words) => `⟦${made(params, words)}⟧`;
}

/** Whether a text is one sentence of the catalogue, from its first letter to its last. */
export function isOurs(text: string): boolean {
  return /^⟦.*⟧$/s.test(text);
}
