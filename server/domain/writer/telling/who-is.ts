// What the business is, in a line under a post: for whoever does not know it.
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import type { OwnTelling } from './own-parts.ts';
import { lowerStart, withStop } from './wording.ts';

export interface WhoIs {
  readonly fact: Fact;
  readonly text: string;
}

/** Kinds in which owners say first what they are. */
const SAYS: readonly Fact['kind'][] = ['story', 'service', 'product', 'history'];
const LONGEST = 110;

/** "Kestrel IT: IT support for small offices in Norwich."; null where nothing says it, or the words above have. */
export function whoIs({ house, facts }: Pick<OwnTelling, 'house' | 'facts'>, above: string): WhoIs | null {
  const { identity, name } = house;
  if (above.includes(name)) return null;
  if (identity !== null) return { fact: identity.fact, text: withStop(`${name}, ${identity.phrase}`) };
  const [first] = facts;
  if (first === undefined || !SAYS.includes(first.kind) || first.text.length > LONGEST) return null;
  // "Skin studio in Bath by Priya": its owner is named elsewhere.
  if (/ by \p{Lu}/u.test(first.text)) return null;
  if (isSentence(first)) return { fact: first, text: withStop(first.text) };
  // "Pell & Rudd Solicitors: solicitors in Ludlow" says it twice.
  const [kind = ''] = first.text.toLowerCase().split(/[^\p{L}]+/u);
  const isNamed = name.toLowerCase().includes(kind);
  const [lead = ''] = first.text.split(/ [-–—] /);
  if (!lead.includes(' ')) return null;
  return {
    fact: first,
    text: withStop(isNamed ? lead : `${name}: ${house.isCommon(lead) ? lowerStart(lead) : lead}`),
  };
}
