// Whether the head of a part can stand without its text: an act, done to something that is named.
import { VERBS, words } from '../lexicon-data.ts';

/** Acts of lists beside the verbs by which businesses say what they do. */
const ACTS = words(`
  ask begin blot borrow break breathe bring brush catch charge chill come count decide divide do drain drink drop eat empty
  enter fetch get give go halve have hide hold invite keep lay leave loosen mention multiply note pat pin practise prepare
  put read reckon rehearse rest ring rinse rub save say scrape scrub search send serve shake shut smooth soak spend spread
  squeeze stand step stir stop stretch swap tell throw tidy tighten trust turn use vacuum wait wipe wring
`);
/** What stands before an act and leaves it one. */
const BEFORE_ACT = /^(?:(?:do not|never|always|first|then|now|only),? )/i;
/** Words that lean on a sentence before them; what "it" is stands above a list, in its title. */
const LEANS =
  /\b(?:they|their|this|that|these|those|there|here|ones?|both$|each$|another$|others?|neither|either|none|same|such|so|rest|him|her|he|she)\b/i;
const FEWEST_WORDS = 3;

/** Whether a reader who sees nothing but this head, under what it is about, knows what to do. */
export function saysEnough(head: string): boolean {
  const act = head.replace(BEFORE_ACT, '');
  const spoken = act.split(/\s+/);
  const [first = ''] = spoken[0]?.toLowerCase().match(/\p{L}+/u) ?? [];
  return spoken.length >= FEWEST_WORDS && (VERBS.has(first) || ACTS.has(first)) && !LEANS.test(act);
}
