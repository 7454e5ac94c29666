// A question of the business to its readers that is its own: about what it is, and what it does and has.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { ByTone } from '../library/idea.ts';
import { isSentence } from '../sentence.ts';
import { appealOf } from './appeal.ts';
import { type Item, itemsOf } from './list-items.ts';
import { inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import { canSign, signature } from './own-words.ts';
import { spotsIn } from './spot-post.ts';
import {
  ABOUT,
  ANSWERED,
  ASK_AWAY,
  COMING,
  FIRST_TIME,
  OF_THE_TOWN,
  REPLIED,
  SINCE_WHEN,
  TALK_TITLES,
  WHICH_DAY,
  WHICH_THING,
  WITH_DOG,
} from './talk-data.ts';
import type { Told } from './tell.ts';
import { townOf } from './town.ts';
import { lowerStart, plainSentences, withStop } from './wording.ts';

export interface TalkTelling extends Omit<OwnTelling, 'fact'> {
  /** What the business says of itself, in its own words. */
  readonly told: string;
}

/** About the business itself. */
export const TALK_KINDS = ['ask', 'about', 'thing', 'event', 'dogs', 'day', 'since'] as const;
/** About its readers and its town: for whom no pack has better questions. */
export const TALK_KINDS_ALONE = [
  ...TALK_KINDS,
  ...(['town-visitor', 'town-firm', 'town-past'] as const),
] as const;
export type TalkKind = (typeof TALK_KINDS_ALONE)[number];

/** Forms in which somebody can answer; a letter of one question is none. */
const TALKED: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption', 'article']);
const CHOICES = 3;
const NAME_WORDS = 5;

/** Null where the facts make no question of the kind, or the form is no place for one. */
export function tellTalk(telling: TalkTelling, kind: TalkKind): Told | null {
  if (!TALKED.has(telling.form)) return null;
  const random = createRandom(`${telling.seed}|talk|${kind}|${telling.form}`);
  const asked = askedOf(telling, kind, random);
  if (asked === null) return null;
  const title = telling.title > 0 ? titleOf(telling, TALK_TITLES) : null;
  if (telling.title > 0 && title === null) return null;
  const isLetter = telling.form === 'letter';
  const answer =
    kind === 'ask' || kind === 'about' ? pick(telling, isLetter ? REPLIED : ANSWERED, random) : '';
  // What has its own fact needs no other under it.
  const isToldOf = telling.form === 'line' || asked.facts.length > 0;
  const more = isToldOf ? null : introductionOf(telling, asked.facts);
  const introduced = more === null ? '' : signature(more, telling.house.name);
  const opening = [asked.text, answer].filter(Boolean).join(' ');
  const blocks = [opening, introduced].filter(Boolean);
  return {
    title,
    text: isLetter ? inLetter(telling.house, telling.tone, blocks, random) : blocks.join('\n\n'),
    cut: `talk-${kind}`,
    factIds: [...new Set([...asked.facts, ...(more === null ? [] : [more])].map(({ id }) => id))],
    echoes: 0,
  };
}

interface Asked {
  readonly text: string;
  readonly facts: readonly Fact[];
}

function askedOf(telling: TalkTelling, kind: TalkKind, random: Random): Asked | null {
  if (kind === 'thing') return choiceOf(telling, random);
  if (kind === 'about') return aboutOf(telling, random);
  if (kind === 'event') return comingTo(telling, random);
  if (kind === 'dogs') return withDog(telling, random);
  if (kind === 'day') return dayOf(telling, random);
  if (kind === 'since') return sinceOf(telling, random);
  // "What would you like to ask us?" is asked by nobody in particular.
  if (kind === 'ask')
    return whatOf(telling.house) === null ? null : { text: pick(telling, ASK_AWAY, random), facts: [] };
  if (townOf(telling.facts) === null) return null;
  return { text: pick(telling, OF_THE_TOWN[kind], random), facts: [] };
}

/** Opening hours that leave a choice. */
function dayOf(telling: TalkTelling, random: Random): Asked | null {
  const fact = telling.facts.find(
    ({ kind, text }) =>
      kind === 'hours' && /\bopen\b/i.test(text) && /\bSat/i.test(text) && WEEKDAY.test(text),
  );
  if (fact === undefined) return null;
  return { text: `${withStop(upperStart(fact.text))}\n\n${pick(telling, WHICH_DAY, random)}`, facts: [fact] };
}
const WEEKDAY = /\b(?:mon|tue|wed|thu|fri)/i;

/** How long the business has been there, and its readers with it. */
function sinceOf(telling: TalkTelling, random: Random): Asked | null {
  const { facts, house } = telling;
  const fact = facts.find(
    (one) => one.kind === 'history' && isSentence(one) && appealOf(one)?.id === 'since',
  );
  if (fact === undefined) return null;
  const question = pick(telling, house.premises ? FIRST_TIME : SINCE_WHEN, random);
  return { text: `${withStop(fact.text)}\n\n${question}`, facts: [fact] };
}

/** One of the things that it does or has, the one that was told least. */
function aboutOf(telling: TalkTelling, random: Random): Asked | null {
  const [least] = spotsIn(telling.facts)
    .filter((fact) => NAMED.has(fact.kind) && !isSentence(fact) && isName(fact) && !NO_MATTER.test(fact.text))
    .map((fact) => ({ fact, cost: telling.tellings(fact) + random.next() }))
    .sort((x, y) => x.cost - y.cost);
  if (least === undefined) return null;
  const { fact } = least;
  const thing = nameOf(fact);
  const text = pick(telling, ABOUT, random)
    .replace('{thing}', () => thing)
    .replace('{Thing}', () => upperStart(thing));
  return { text, facts: [fact] };
}
const NAMED: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['service', 'product']);
/** "Free gift wrapping", "tuition before you set off": nobody has a question about these. */
const NO_MATTER = /^(?:free|own|no)\b|\b(?:you|your|we|our|until|before|after|every|daily|included|extra)\b/i;

/** What happens on a day, the least told. */
function comingTo(telling: TalkTelling, random: Random): Asked | null {
  // Its news comes first.
  const fact = leastOf(telling, (one) => one.kind === 'event' && isWhole(one) && telling.tellings(one) > 0);
  return fact === null ? null : behind(fact, pick(telling, COMING, random));
}

function withDog(telling: TalkTelling, random: Random): Asked | null {
  const fact = leastOf(telling, (one) => appealOf(one)?.id === 'dogs' && isWhole(one));
  return fact === null ? null : behind(fact, pick(telling, WITH_DOG, random));
}

const isWhole = (fact: Fact): boolean =>
  fact.text.length <= LONGEST && !/\?/.test(fact.text) && (isSentence(fact) || fact.text.includes(' '));
const LONGEST = 140;

function leastOf({ facts, tellings }: TalkTelling, isOf: (fact: Fact) => boolean): Fact | null {
  return facts.filter(isOf).toSorted((x, y) => tellings(x) - tellings(y))[0] ?? null;
}

const behind = (fact: Fact, question: string): Asked => ({
  text: `${withStop(upperStart(fact.text))}\n\n${question}`,
  facts: [fact],
});

function choiceOf(telling: TalkTelling, random: Random): Asked | null {
  const items = namesOf(telling, random);
  const chosen = ofOneList(telling.told, items);
  if (chosen.length < CHOICES) return null;
  const names = chosen.map(nameOf);
  const list = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  const text = pick(telling, WHICH_THING, random);
  return { text: text.replace('{list}', () => list), facts: chosen.map(({ fact }) => fact) };
}

/** Things that are only named, the least told first. */
function namesOf({ facts, tellings }: TalkTelling, random: Random): Item[] {
  return itemsOf('goods', facts)
    .filter(isName)
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

const isName = ({ text }: Pick<Item, 'text'>): boolean =>
  text.split(' ').length <= NAME_WORDS &&
  !/[()\d&,:]|\p{L}{3}ed\b|^(?:new|needs?|season|all|no)\b/iu.test(text);

/** "Rye bread" as "rye bread"; a name keeps its capitals. */
const nameOf = ({ text }: Pick<Item, 'text'>): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text : lowerStart(text);

/** Who asks: the people or what stands for the business, the least told. */
function introductionOf({ house, tellings, isRested }: TalkTelling, facts: readonly Fact[]): Fact | null {
  const told = new Set(facts.map(({ id }) => id));
  const [least] = house.facts
    .filter(({ id, kind, text }) => INTRODUCING.has(kind) && !told.has(id) && canSign(text))
    .filter(isRested)
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
  const [we, us, our] = isAlone(facts) ? ['I', 'me', 'my'] : ['we', 'us', 'our'];
  const texts = ofTone(lines, tone).map((text) =>
    text
      .replaceAll('{we}', we)
      .replaceAll('{We} are', we === 'I' ? 'I am' : 'We are')
      .replaceAll('{We}', we === 'I' ? 'I' : 'We')
      .replaceAll('{us}', us)
      .replaceAll('{our}', our)
      .replaceAll('{what}', () => whatOf(house) ?? us)
      .replaceAll('{town}', () => townOf(facts) ?? '')
      .replaceAll('{name}', () => house.name),
  );
  const fresh = texts.filter((text) => !isSaid(said, text));
  return worded(telling, random.pick(fresh.length > 0 ? fresh : texts));
}

/** Whether one of its sentences was said, with another town, thing or figure or without. */
const isSaid = (said: ReadonlySet<string>, text: string): boolean =>
  plainSentences(text).some((sentence) => said.has(sentence));

/** "a hearing clinic" of "a hearing clinic in Ludlow"; null where nothing says what it is. */
function whatOf({ identity }: TalkTelling['house']): string | null {
  const [what = ''] = identity?.phrase.split(PLACED) ?? [];
  return what.split(' ').length < 2 || ANY_BUSINESS.test(what) || !ANSWERS.test(what) ? null : what;
}
/** "A family business" says nothing of what it does, and nobody asks "a life coach and career coaching" anything. */
const ANY_BUSINESS =
  /\b(?:business|company|firm|team|services?|group|practice|design|maintenance|care|repairs?|hire|rentals?|removals?|\p{Ll}+ing)$/u;
/** Whoever can be asked: nobody puts a question to "a wood-fired sauna" or "a night doula and newborn support". */
const ANSWERS =
  /^(?!.* and ).* (?:shop|store|studio|clinic|club|choir|bakery|cafe|café|restaurant|hotel|inn|guest ?house|school|nursery|museum|gallery|garage|pharmacy|florist|butcher|baker|planner|designer|maker|photographer|electrician|plumber|builder|gardener|roofer|joiner|carpenter|therapist|doula|trainer|coach|teacher|tutor|dentist|vet|groomer|walker|sitter|accountant|bookkeeper|solicitor|lawyer|broker|agent|translator|interpreter|caterer|chef|hairdresser|barber|stylist|jeweller|upholsterer|sweep|cleaner|locksmith|tailor|seamstress|beekeeper|farmer|brewer|brewery|winery|distillery|roastery|theatre|charity|cooperative|orchestra|band|library|farm|pub|bar|salon|dispensary|optician|surgery)$/iu;
const PLACED =
  /,| (?:in|near|at|on|of|for|by|based|run|owned|around|across|covering|serving|since|from|with|outside|between) /;

function titleOf({ house, title: most, isTitled }: TalkTelling, lines: readonly string[]): string | null {
  const titles = lines.map((title) => title.replace('{name}', () => house.name));
  return titles.find((title) => title.length <= Math.min(most, 70) && !isTitled(title)) ?? null;
}
