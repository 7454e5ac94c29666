// How a post closes: what to do with it, what it comes to, and whether that is understood by whoever has read what stands above.
import type { Random } from '../../../kernel/random.ts';
import type { Teller } from './teller.ts';

const closing = (closes: boolean, random: Random, lines: readonly string[]): string =>
  closes ? random.pick(lines) : '';
export const keep = ({ idea, random, closes }: Teller): string =>
  closing(closes, random, [
    `Worth keeping for ${idea.keep}.`,
    `Keep this for ${idea.keep}.`,
    `One to save for ${idea.keep}.`,
    `Save this for ${idea.keep}.`,
  ]);
export const send = ({ idea, random, closes }: Teller): string =>
  closing(closes, random, [
    `Send this to ${idea.send}.`,
    `Pass it on to ${idea.send}.`,
    `One for ${idea.send}.`,
    `Share it with ${idea.send}.`,
  ]);
export const save = (teller: Teller): string => (teller.random.next() < 0.5 ? keep(teller) : send(teller));
/** One last word: what it comes to, or what to do with the post; a second one is read by nobody. */
export const last = (teller: Teller, other: (teller: Teller) => string): string =>
  (teller.random.next() < 0.65 ? other(teller) : '') || teller.close();

/** Whether a last word speaks of what was not named above it, as in "They wait", or "The dog needs no more oil". */
export function hangs(lastWord: string, above: string): boolean {
  const text = lastWord.replace(/^\(?(?:In short: |The rule: |Remember: )?/, '');
  if (/^(?:They|Them|He|She|Both|Those|These|And|Or|But|Neither|So|Then)\b|\b(?:him|he|she)\b/i.test(text))
    return true;
  const [, subject = ''] = /^The ((?:\p{L}+ ?){1,3})/iu.exec(text) ?? [];
  const words = (subject.match(/\p{L}{3,}/gu) ?? []).map(stemOf);
  const known = new Set((above.match(/\p{L}{3,}/gu) ?? []).map(stemOf));
  return words.length > 0 && !words.some((word) => known.has(word) || OF_ITSELF.test(word));
}

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|ing|ed|es|s|y|e)$/, '');
/** What is known to everybody. */
const OF_ITSELF =
  /^(?:same|first|last|next|rest|only|most|least|whole|point|end|day|week|moment|world|answer)$/;
