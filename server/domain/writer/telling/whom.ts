// For whom the business is, in words that may stand above a post: groups that its owner names and nobody is ashamed to be of.
import type { Fact } from '../facts.ts';
import { lowerStart } from './wording.ts';

const MOST = 2;
/** Several people: "sea swimmers", "people with curly hair". */
const SEVERAL =
  /^(?:[\p{L}'’-]+ ){0,2}(?:\p{L}[\p{L}'’-]*(?<![su])s|people|children|families|couples|businesses)(?: (?:with|in|of|who|from|near|at) [\p{L}'’ -]+)?$/u;
/** What a reader would be told about themselves: health, age, money, belief, origin, love. */
const PERSONAL =
  /\b(?:old|older|elder\w*|seniors?|aged|retire\w*|patients?|pain|anxi\w*|depress\w*|stress\w*|ill\w*|disab\w*|injur\w*|addict\w*|debts?|bankrupt\w*|poor|divorc\w*|singles?|widow\w*|bereaved|mourn\w*|gay|lesbian|queer|lgbt\w*|trans|men|women|ladies|girls|boys|muslims?|christians?|jew\w*|hindus?|black|asian|white|immigrants?|refugees?|veterans?|overweight|menopaus\w*|pregnan\w*|busy|affluent|wealthy|rich|locals?|visitors?|owners)\b/i;

/** "sea swimmers and groups of friends"; null where nobody is named who could stand there. */
export function whomOf(facts: readonly Fact[]): string | null {
  const groups = facts
    .filter(({ kind, text }) => kind === 'audience' && SEVERAL.test(text) && !PERSONAL.test(text))
    .map(({ text }) => (/^\p{Lu}{2}/u.test(text) ? text : lowerStart(text)))
    .slice(0, MOST);
  return groups.length === 0 ? null : groups.join(' and ');
}
