// A list of the owner's own as a post: prices, what is done, what there is to be had, or what else is good to know, each line in the owner's words.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import { HEADS, LIST_CALLED, LIST_TITLES, THERE } from './list-data.ts';
import { type Item, itemsOf, type ListKind, placeIn } from './list-items.ts';
import { callOf, inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import type { Told } from './tell.ts';
import { whomOf } from './whom.ts';
import { contract, plainWords } from './wording.ts';

export interface ListTelling extends Omit<OwnTelling, 'fact' | 'isRested'> {
  readonly kind: ListKind;
  /** All that may be printed on the day, names and fragments too. */
  readonly facts: readonly Fact[];
  readonly bullet: '•' | '–';
}

/** Fewer lines are no list, more are not read. */
const FEWEST: Readonly<Record<ListKind, number>> = { prices: 2, services: 3, goods: 3, notes: 3, whom: 3 };
/** Nobody writes a letter of three lines. */
const FEWEST_IN_LETTER = 4;
const MOST: Readonly<Record<ListKind, number>> = {
  prices: 6,
  services: 8,
  goods: 8,
  notes: 4,
  whom: 3,
};
/** A list is read: nobody listens to one. */
const SPOKEN: ReadonlySet<PostForm> = new Set<PostForm>(['short', 'film']);

export const LIST_KINDS: readonly ListKind[] = ['prices', 'services', 'goods', 'notes'];

/** Null where the facts make no list of the kind, or the form shows none. */
export function tellList(telling: ListTelling): Told | null {
  const { kind, form, seed, link } = telling;
  // Four scraps are no letter.
  if (SPOKEN.has(form) || (form === 'letter' && kind === 'notes')) return null;
  const random = createRandom(`${seed}|list|${kind}|${form}`);
  if (kind === 'whom' && whomOf(telling.facts) === null) return null;
  const items = chosen(telling, random);
  if (items.length < (form === 'letter' ? FEWEST_IN_LETTER : FEWEST[kind])) return null;
  const title = telling.title > 0 ? titleOf(telling) : null;
  if (telling.title > 0 && title === null) return null;
  const head = headOf(telling, items, random);
  const call = callOf(telling, LIST_CALLED[kind], random);
  const invitation = [call, link ?? ''].filter(Boolean).join(' ');
  return {
    title,
    text: compose(telling, { head, items, invitation, random }),
    cut: `list-${kind}`,
    factIds: [...new Set(items.map(({ fact }) => fact.id))],
    echoes: 0,
  };
}

/** Prices and services as the owner lists them; of notes those that were told least. */
function chosen({ kind, facts, form, tellings }: ListTelling, random: Random): Item[] {
  const items = itemsOf(kind, facts);
  const most = form === 'line' && kind === 'notes' ? FEWEST.notes : MOST[kind];
  if (kind !== 'notes' && kind !== 'whom') return items.slice(0, most);
  const least = items
    .map((item) => ({ item, cost: tellings(item.fact) + random.next() * 0.9 }))
    .sort((x, y) => x.cost - y.cost)
    .slice(0, most)
    .map(({ item }) => item);
  return items.filter((item) => least.includes(item));
}

function compose(
  { form, house, tone, bullet }: ListTelling,
  {
    head,
    items,
    invitation,
    random,
  }: {
    readonly head: string;
    readonly items: readonly Item[];
    readonly invitation: string;
    readonly random: Random;
  },
): string {
  if (form === 'pin') {
    const lines = items.map(({ text }) => (/[.!]$/.test(text) ? text : `${text}.`));
    return [head, ...lines, invitation].filter(Boolean).join(' ');
  }
  const list = [head, ...items.map(({ text }) => `${bullet} ${text}`)].join('\n');
  const blocks = [list, invitation].filter(Boolean);
  return form === 'letter' ? inLetter(house, tone, blocks, random) : blocks.join('\n\n');
}

/** "Three bedrooms", "a terrace": what is there is nothing that is done. */
const IS_THERE = /^(?:an?|the|one|two|three|four|five|six|seven|eight|ten|twelve|\d+) /i;

function headOf(telling: ListTelling, items: readonly Item[], random: Random): string {
  const { tone, said } = telling;
  const isThere = telling.kind === 'services' && items.some(({ text }) => IS_THERE.test(text));
  const texts = (isThere ? THERE : ofTone(HEADS[telling.kind], tone)).map((text) => fill(telling, text));
  const fresh = texts.filter((text) => !said.has(plainWords(contract(text))));
  return worded(telling, random.pick(fresh.length > 0 ? fresh : texts));
}

function fill({ house, facts, kind }: ListTelling, text: string): string {
  const [we, us, our] = isAlone(facts) ? ['I', 'me', 'my'] : ['we', 'us', 'our'];
  const place = kind === 'services' ? placeIn(facts) : '';
  return text
    .replaceAll('{we}', we)
    .replaceAll('{us}', us)
    .replaceAll('{our}', our)
    .replaceAll('{Our}', our === 'my' ? 'My' : 'Our')
    .replaceAll('{place}', () => place)
    .replaceAll('{whom}', () => (kind === 'whom' ? (whomOf(facts) ?? '') : ''))
    .replaceAll('{name}', () => house.name);
}

function titleOf(telling: ListTelling): string | null {
  const titles = LIST_TITLES[telling.kind].map((title) => title.replace('{name}', () => telling.house.name));
  return (
    titles.find((title) => title.length <= Math.min(telling.title, 70) && !telling.isTitled(title)) ?? null
  );
}
