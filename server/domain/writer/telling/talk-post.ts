// A question of the business to its readers that is its own: about what it is, and what it does and has.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import type { ByTone } from '../library/idea.ts';
import { type Item, itemsOf } from './list-items.ts';
import { inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import { canSign, signature } from './own-words.ts';
import { ANSWERED, ASK_AWAY, REPLIED, TALK_TITLES, WHICH_THING, WHICH_WORK } from './talk-data.ts';
import type { Told } from './tell.ts';
import { lowerStart, plainWords } from './wording.ts';

export interface TalkTelling extends Omit<OwnTelling, 'fact' | 'isRested'> {
  /** All that may be printed on the day, names and fragments too. */
  readonly facts: readonly Fact[];
  /** What the business says of itself, in its own words. */
  readonly told: string;
}

export const TALK_KINDS = ['ask', 'thing', 'work'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** Forms in which somebody can answer. */
const TALKED: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption', 'article', 'letter']);
const CHOICES = 3;
const NAME_WORDS = 5;

/** Null where the facts make no question of the kind, or the form is no place for one. */
export function tellTalk(telling: TalkTelling, kind: TalkKind): Told | null {
  if (!TALKED.has(telling.form)) return null;
  const random = createRandom(`${telling.seed}|talk|${kind}|${telling.form}`);
  const asked = askedOf(telling, kind, random);
  if (asked === null) return null;
  const title = telling.title > 0 ? titleOf(telling) : null;
  if (telling.title > 0 && title === null) return null;
  const isLetter = telling.form === 'letter';
  const answer = kind === 'ask' ? pick(telling, isLetter ? REPLIED : ANSWERED, random) : '';
  const more = telling.form === 'line' ? null : introductionOf(telling, asked.items);
  const [question, introduced] = [asked.text, more === null ? '' : signature(more, telling.house.name)];
  const opening = [question, answer].filter(Boolean).join(' ');
  const blocks = [opening, introduced].filter(Boolean);
  return {
    title,
    text: isLetter ? inLetter(telling.house, telling.tone, blocks, random) : blocks.join('\n\n'),
    cut: `talk-${kind}`,
    factIds: [...new Set([...asked.items.map(({ fact }) => fact.id), ...(more === null ? [] : [more.id])])],
    echoes: 0,
  };
}

interface Asked {
  readonly text: string;
  readonly items: readonly Item[];
}

function askedOf(telling: TalkTelling, kind: TalkKind, random: Random): Asked | null {
  if (kind === 'ask') return { text: pick(telling, ASK_AWAY, random), items: [] };
  const items = namesOf(telling, kind === 'thing' ? 'goods' : 'services', random);
  const chosen = ofOneList(telling.told, items);
  if (chosen.length < CHOICES) return null;
  const names = chosen.map(nameOf);
  const list = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  const text = pick(telling, kind === 'thing' ? WHICH_THING : WHICH_WORK, random);
  return { text: text.replace('{list}', list), items: chosen };
}

/** Things that are only named, the least told first. */
function namesOf({ facts, tellings }: TalkTelling, kind: 'goods' | 'services', random: Random): Item[] {
  return itemsOf(kind, facts)
    .filter(({ text }) => isName(text))
    .map((item) => ({ item, cost: tellings(item.fact) + random.next() }))
    .sort((x, y) => x.cost - y.cost)
    .map(({ item }) => item);
}

/** The first three that the owner names in one sentence: a choice is between things of a kind. */
function ofOneList(told: string, items: readonly Item[]): readonly Item[] {
  const sentences = told.toLowerCase().split(/[.!?;:]\s|\n/);
  const found = sentences.map((sentence) =>
    items.filter(({ text }) => sentence.includes(text.toLowerCase())).slice(0, CHOICES),
  );
  return found.find(({ length }) => length === CHOICES) ?? [];
}

const isName = (text: string): boolean =>
  text.split(' ').length <= NAME_WORDS &&
  !/[()\d&,:]|\p{L}{3}ed\b|^(?:new|needs?|season|all|no)\b/iu.test(text);

/** "Rye bread" as "rye bread"; a name keeps its capitals. */
const nameOf = ({ text }: Item): string => (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text : lowerStart(text));

/** Who asks: the people or what stands for the business, the least told. */
function introductionOf({ house, tellings }: TalkTelling, items: readonly Item[]): Fact | null {
  const told = new Set(items.map(({ fact }) => fact.id));
  const [least] = house.facts
    .filter(({ id, kind, text }) => INTRODUCING.has(kind) && !told.has(id) && canSign(text))
    .toSorted((x, y) => tellings(x) - tellings(y));
  return least ?? null;
}
const INTRODUCING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'people',
  'history',
  'number',
  'story',
]);

function pick(telling: TalkTelling, lines: ByTone<readonly string[]>, random: Random): string {
  const { facts, house, tone, said } = telling;
  const [we, our] = isAlone(facts) ? ['I', 'my'] : ['we', 'our'];
  const texts = ofTone(lines, tone).map((text) =>
    text
      .replaceAll('{we}', we)
      .replaceAll('{We}', we === 'I' ? 'I' : 'We')
      .replaceAll('{our}', our)
      .replaceAll('{what}', whatOf(house))
      .replaceAll('{name}', house.name),
  );
  const fresh = texts.filter((text) => !said.has(plainWords(text)));
  return worded(telling, random.pick(fresh.length > 0 ? fresh : texts));
}

/** "a hearing clinic" of "a hearing clinic in Ludlow"; the name where nothing says what it is. */
function whatOf({ identity, name }: TalkTelling['house']): string {
  const [what = ''] = identity?.phrase.split(PLACED) ?? [];
  return what.split(' ').length < 2 || ANY_BUSINESS.test(what) ? name : what;
}
/** "A family business" says nothing of what it does. */
const ANY_BUSINESS = /\b(?:business|company|firm|team|service|group|practice)$/;
const PLACED =
  /,| (?:in|near|at|on|of|for|by|based|run|owned|around|across|covering|serving|since|from|with|outside|between) /;

function titleOf({ house, title: most, isTitled }: TalkTelling): string | null {
  const titles = TALK_TITLES.map((title) => title.replace('{name}', house.name));
  return titles.find((title) => title.length <= Math.min(most, 70) && !isTitled(title)) ?? null;
}
