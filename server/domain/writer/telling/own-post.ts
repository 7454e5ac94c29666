// The owner's own news as a post: one fact first, in the owner's words, with or without a lead of its kind; then what else the
// owner says of the same matter, and what the reader may do.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import {
  BEHIND_KINDS,
  CALLED,
  LEADS,
  LED_IF,
  NEWS_LEADS,
  OWN_KINDS,
  OWN_LEADS,
  SHOTS,
  SHOWN,
  type TellableKind,
  TITLES,
} from './own-data.ts';
import { callOf, inLetter, type OwnTelling, ofTone, worded } from './own-parts.ts';
import { canSign, signature } from './own-words.ts';
import type { Told } from './tell.ts';
import { plainWords, withStop } from './wording.ts';

/** Forms of which a reader expects more than a line. */
const LONG: ReadonlySet<PostForm> = new Set<PostForm>([
  'article',
  'caption',
  'chat',
  'letter',
  'film',
  'pin',
]);

const SPOKEN: ReadonlySet<PostForm> = new Set<PostForm>(['short', 'film']);

/** How often a fact begins its post. */
const BARE = 0.5;
/** Characters of a fact that is a post by itself, and of a letter that is no news. */
const SAYS_MUCH = 60;
const LETTER = 120;

const KINDS: readonly string[] = [...OWN_KINDS, ...BEHIND_KINDS];

export function isTellable<F extends Pick<Fact, 'kind'>>(fact: F): fact is F & { kind: TellableKind } {
  return KINDS.includes(fact.kind);
}

/** Null when the fact cannot carry a post of the form. */
export function tellOwn(telling: OwnTelling): Told | null {
  const { fact, form } = telling;
  if (!isTellable(fact) || IS_NOT.test(fact.text) || (ONE_PRICE.test(fact.text) && !isNews(fact)))
    return null;
  const isShown = form === 'short' || form === 'film' || form === 'pin';
  if (isShown && !SHOWN.has(fact.kind)) return null;
  const random = createRandom(`${telling.seed}|own|${fact.id}|${form}`);
  const more = related(telling, form === 'letter' ? 3 : form === 'line' ? 0 : 1);
  const facts = withName(telling, [fact, ...more]);
  const start = startOf(telling, fact, random);
  if (facts === null || (facts.length < 2 && isThin(fact))) return null;
  if (form === 'short' && facts.length < 2) return null;
  // What no sentence says nobody says aloud.
  if (SPOKEN.has(form) && isPart(fact)) return null;
  const title = titleOf(telling, fact);
  if (telling.title > 0 && title === null) return null;
  const text = compose(telling, {
    start,
    facts,
    call: callOf(telling, CALLED[fact.kind], random),
    random,
  });
  return {
    title: telling.title > 0 ? title : null,
    text,
    cut: `own-${fact.kind}`,
    factIds: facts.map(({ id }) => id),
    echoes: 0,
  };
}

/** "Been doing it since 2011", "Doodle coats are our thing.": a line under something else, and no post. */
function isThin(fact: Fact): boolean {
  const { text } = fact;
  return (!isNews(fact) && !/\d/.test(text) && text.split(' ').length <= THIN) || isOnlyOfItself(fact);
}

/** "Run since 1998", "Mother of four": it says little under the name, too. */
function isOnlyOfItself({ kind, text }: Fact): boolean {
  const says = kind === 'history' || kind === 'people' || kind === 'story' || kind === 'number';
  return says && text.split(' ').length < THIN && !/\b(?:we|I|our|my)\b|\. /.test(text);
}
const THIN = 7;
/** "Flat white £3.20": a line of a list of prices, and of no other matter. */
const ONE_PRICE = /^(?:\S+ ){1,3}(?:from )?[£$€]\s?\d[\d.,]*\.?$/u;
/** "We are not a counselling service": it sets something else right, and opens nothing. */
export const IS_NOT = /^(?:we|I|this|it)(?: are| am| is|'re|'m|'s) (?:not|no)\b/i;
/** "First Sunday of the month, 2 to 4 pm": of what it is nothing is said. */
const isOnlyADay = (fact: Fact): boolean => ONLY_A_DAY.test(fact.text) && !isSentence(fact);
const ONLY_A_DAY =
  /^(?:every |each |the )?(?:(?:first|second|third|fourth|last|\d+(?:st|nd|rd|th)?) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** "Board games on Thursday nights": no sentence, and whose they are has to be said. */
const isPart = (fact: Fact): boolean => !isSentence(fact) && fact.kind !== 'offer' && fact.kind !== 'event';

/** One bare fact is too little to read for a post of some length, unless it says much or is news. */
function isTooLittle(fact: Fact, form: PostForm): boolean {
  return !isNews(fact) && (form === 'letter' || fact.text.length < SAYS_MUCH);
}

/** What was told as news, what is offered or happens, and what has its days. */
function isNews({ kind, validFrom, validTo, isNews = false }: Fact): boolean {
  return isNews || kind === 'offer' || kind === 'event' || validFrom !== null || validTo !== null;
}

/** Facts that are enough for a post of the form, where need be with what the business is; null where they are too little. */
function withName(telling: OwnTelling, told: readonly Fact[]): readonly Fact[] | null {
  const { form } = telling;
  const [fact] = told;
  if (fact === undefined) return null;
  const letters = told.reduce((sum, { text }) => sum + text.length, 0);
  if (form === 'letter' && !isTold(fact) && letters < LETTER) return null;
  if (told.length > 1 || !(isPart(fact) || LONG.has(form) || isOnlyADay(fact))) return told;
  const isLittle = isPart(fact) || isTooLittle(fact, form) || isOnlyADay(fact);
  if (!isLittle && fact.text.length >= SAYS_MUCH) return told;
  const who = whoIs(telling, fact);
  if (who === null) return isLittle ? null : told;
  return isOnlyOfItself(fact) ? null : [...told, who];
}

/** What the business is, below one bare fact: for whoever does not know it. A letter is more than that, and a film shows it. */
function whoIs({ house, form, isRested }: OwnTelling, { id, text }: Fact): Fact | null {
  const { identity, name } = house;
  if (form === 'letter' || form === 'film' || form === 'short' || text.includes(name)) return null;
  if (identity === null) return saysWhat(house, id, isRested);
  if (identity.fact.id === id || !isRested(identity.fact)) return null;
  return { ...identity.fact, text: `${name}, ${identity.phrase}.` };
}

/** Where nothing says what it is, the first thing that its owner says of it, behind its name. */
function saysWhat(
  { facts, notes, name }: OwnTelling['house'],
  id: string,
  isRested: (fact: Fact) => boolean,
) {
  const [first] = [...notes, ...facts].filter(({ kind }) => kind === 'story' || kind === 'service');
  if (first === undefined || first.id === id || !isRested(first)) return null;
  // Its owner's name stands in the business's often enough.
  if (!canSign(first.text) || / (?:by|with) \p{Lu}/u.test(first.text)) return null;
  return { ...first, text: signature(first, name) };
}

/** Told as news, or for some days. */
const isTold = ({ validFrom, validTo, isNews = false }: Fact): boolean =>
  isNews || validFrom !== null || validTo !== null;

interface Pieces {
  /** What is read before the fact; empty where it begins. */
  readonly start: string;
  readonly facts: readonly Fact[];
  readonly call: string;
  readonly random: Random;
}

function compose(telling: OwnTelling, { start, facts, call, random }: Pieces): string {
  const { form, house, link, tone } = telling;
  const [first = '', ...rest] = facts.map((fact) => withStop(fact.text.trim()));
  const opening = [start, first].filter(Boolean).join(' ');
  const invitation = [call, link ?? ''].filter(Boolean).join(' ');
  const join = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');
  if (form === 'line') return join([opening, ...rest].join(' '), link ?? '');
  if (form === 'pin') return [opening, ...rest, call].filter(Boolean).join(' ');
  if (form === 'short' || form === 'film') {
    // A film is described by its first scene: that tells the news.
    // What no camera sees is spoken under the name, at the end.
    const isSeen = (fact: Fact, at: number) => at === 0 || SHOTS[fact.kind as TellableKind] !== undefined;
    const scenes = facts.filter(isSeen).map((fact, at) => {
      const spoken = at === 0 ? opening : withStop(fact.text.trim());
      return `[${SHOTS[fact.kind as TellableKind] ?? house.name}]\n${spoken}`;
    });
    const unseen = facts.filter((fact, at) => !isSeen(fact, at)).map(({ text }) => withStop(text.trim()));
    const end = `[${[house.name, siteOf(link)].filter(Boolean).join(', ')}]`;
    const last = [...unseen, call].filter(Boolean).join(' ');
    const script = join(...scenes, last === '' ? '' : `${end}\n${last}`);
    return form === 'film' ? join(first, ...rest, script) : script;
  }
  if (form !== 'letter') return join(opening, ...rest, invitation);
  return inLetter(house, tone, [opening, ...rest, invitation], random);
}

const siteOf = (link: string | null) => (link ?? '').replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** A lead of the fact's kind that was not said lately; or none, as most of what owners say needs no drum roll. */
function startOf(telling: OwnTelling, fact: Fact & { kind: TellableKind }, random: Random): string {
  const { tone, said } = telling;
  const isNews = fact.isNews === true;
  if (!isNews && random.next() < BARE) return '';
  const kind = LED_IF[fact.kind]?.test(fact.text) === false ? 'service' : fact.kind;
  const plain = ofTone(isNews && !OWN_LEADS.has(fact.kind) ? NEWS_LEADS : LEADS[kind], tone);
  const fresh = plain.filter((lead) => !said.has(plainWords(lead)));
  return worded(telling, random.pick(fresh.length > 0 ? fresh : plain));
}

const COMMON =
  /^(?:about|after|also|before|every|from|have|here|into|more|most|open|opens|over|some|than|that|their|them|there|they|this|those|through|until|when|where|which|with|work|works|year|years|your)$/;
const contentWordsOf = (fact: Fact): Set<string> =>
  new Set((fact.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word)));

/** What a reader wants to know next; a price or a service is of the same thing, or of none that was asked for. */
const COMPANIONS: Partial<Readonly<Record<TellableKind, readonly TellableKind[]>>> = {
  event: ['policy', 'place', 'hours'],
  offer: ['policy', 'hours', 'place'],
  product: ['hours', 'place'],
  service: ['policy', 'hours'],
  price: ['policy', 'hours'],
  policy: ['hours'],
  hours: ['place', 'policy'],
  place: ['hours'],
  people: ['process', 'story', 'history'],
  process: ['people', 'product'],
};

/** Further facts of the same matter; where to find the business goes with what one comes for. */
function related({ fact, form, house, isRested, tellings }: OwnTelling, most: number): Fact[] {
  const matter = contentWordsOf(fact);
  const others = house.facts.filter((other) => other.id !== fact.id && isTellable(other) && isRested(other));
  const same = others.filter((other) => [...contentWordsOf(other)].some((word) => matter.has(word)));
  const company = COMPANIONS[fact.kind as TellableKind] ?? [];
  // Scenes follow each other as a list does.
  const kinds = SPOKEN.has(form) ? [...company, 'price', 'service'] : company;
  const near = kinds.flatMap((kind) =>
    others.filter((other) => other.kind === kind && (house.premises || kind !== 'hours')),
  );
  const least = (facts: readonly Fact[]) => facts.toSorted((x, y) => tellings(x) - tellings(y));
  return [...new Set([...least(same), ...least(near)])].slice(0, most);
}

/** The subject of a notice, a short fact itself, or what its kind is called; null where nothing fits that is new. */
function titleOf(
  { house, title: most, isTitled }: OwnTelling,
  fact: Fact & { kind: TellableKind },
): string | null {
  const [head = ''] = fact.text.split(/[:;.]\s/);
  const candidates = [
    head.trim().replace(/[.!]$/, ''),
    TITLES[fact.kind].replace('{name}', () => house.name),
    house.name,
  ];
  return (
    candidates.find((title) => title.length >= 8 && title.length <= Math.min(most, 70) && !isTitled(title)) ??
    null
  );
}
