// What every post about the owner's own things needs: who tells it to whom, words in the manner of the tone, what the reader may do,
// and how a letter begins and ends.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import type { Goal } from '../goals.ts';
import { frameLetter } from '../habits/keeping.ts';
import type { ByTone, ToneLetter } from '../library/idea.ts';
import type { House } from './house.ts';
import { MANNERS } from './manner.ts';
import { CALLS } from './own-data.ts';
import type { Whole } from './wholes.ts';
import { contract, localise } from './wording.ts';

export interface OwnTelling {
  readonly house: House;
  readonly form: PostForm;
  readonly tone: ToneLetter;
  readonly fact: Fact;
  /** All that may be printed on the day, in the owner's order. */
  readonly facts: readonly Fact[];
  /** Those that were said in one sentence. */
  readonly wholes: readonly Whole[];
  readonly goals: ReadonlySet<Goal>;
  /** Where links can be followed. */
  readonly link: string | null;
  readonly said: ReadonlySet<string>;
  readonly isRested: (fact: Fact) => boolean;
  /** How often a fact was told; the least told goes with it. */
  readonly tellings: (fact: Fact) => number;
  readonly seed: string;
  /** Characters of a title; 0 where there is none. */
  readonly title: number;
  /** Whether a title was used already. */
  readonly isTitled: (title: string) => boolean;
}

/** Our words as the reader spells them, contracted where the tone is; the name of the business is as it is. */
export function worded({ house, tone }: Pick<OwnTelling, 'house' | 'tone'>, text: string): string {
  const spell = (words: string) => {
    const localised = localise(words, house.american);
    return MANNERS[tone].contracts ? contract(localised) : localised;
  };
  return house.name === '' ? spell(text) : text.split(house.name).map(spell).join(house.name);
}

/** An invitation to the first of these goals that the owner has; empty where there is none. */
export function callOf(
  telling: Pick<OwnTelling, 'goals' | 'tone' | 'house' | 'facts'>,
  wanted: readonly Goal[],
  random: Random,
): string {
  const { goals, tone, house } = telling;
  // Nobody drops in where one comes by appointment.
  const hasDoor = house.premises && !telling.facts.some(({ text }) => /\bby appointment\b/i.test(text));
  const [goal] = wanted.filter((one) => goals.has(one) && (one !== 'visit' || hasDoor));
  return goal === undefined ? '' : spoken(telling, random.pick(ofTone(CALLS[goal], tone)));
}

/** A line of ours in the mouth of whoever speaks, as the reader spells it. */
export function spoken(telling: Pick<OwnTelling, 'house' | 'tone' | 'facts'>, line: string): string {
  const [we, us, our] = isAlone(telling.facts) ? ['I', 'me', 'my'] : ['we', 'us', 'our'];
  const said = line
    .replaceAll('{we}', we)
    .replaceAll('{We}', we === 'I' ? 'I' : 'We')
    .replaceAll('{us}', us)
    .replaceAll('{our}', our);
  return worded(telling, said);
}

/** The tone's own lines, and those of any tone. */
export function ofTone(lines: ByTone<readonly string[]>, tone: ToneLetter): readonly string[] {
  const own = Object.entries(lines).flatMap(([tones, texts]) =>
    tones !== '*' && tones.includes(tone) ? texts : [],
  );
  return [...own, ...(lines['*'] ?? [])];
}

/** With a greeting and a closing, or those that the owner is used to. */
export function inLetter(house: House, tone: ToneLetter, blocks: readonly string[], random: Random): string {
  const isFormal = 'patl'.includes(tone);
  const greeting = random.pick(isFormal ? ['Hello,', `Hello from ${house.name},`] : ['Hello,', 'Hi there,']);
  const off = random.pick(isFormal ? ['Kind regards,', 'With good wishes,'] : ['See you soon,', 'Warmly,']);
  return frameLetter(house.keeping, { greeting, closing: `${off}\n${house.name}` }, blocks);
}

/** Whether one person speaks of their own: "I take 25 weddings a year". */
export function isAlone(facts: readonly Fact[]): boolean {
  const text = facts.map((fact) => fact.text).join('\n');
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const alone = count(/\b(?:I|my)\b/g);
  // "We meet at your kitchen table" is said of the two of them.
  return alone > 0 && count(/\b(?:we(?! (?:meet|talk|speak|sit|choose|decide|agree)\b)|our|us)\b/gi) === 0;
}
