// The owner's own news as a post: one fact first, in the owner's words, led to by a sentence of an idea of the trade where one
// fits, else of its kind; then what else the owner says of the same matter, and what the reader may do.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import type { Goal } from '../goals.ts';
import { frameLetter } from '../habits/keeping.ts';
import type { Alternates, ByTone, Idea, ToneLetter } from '../library/idea.ts';
import { matches } from '../library/matches.ts';
import { MANNERS } from './manner.ts';
import {
  BEHIND_KINDS,
  CALLED,
  CALLS,
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
import type { Told } from './tell.ts';
import type { House } from './teller.ts';
import { contract, localise, plainFirst, withStop } from './wording.ts';

export interface OwnTelling {
  readonly house: House;
  readonly form: PostForm;
  readonly tone: ToneLetter;
  readonly fact: Fact;
  /** Ideas of the business's packs: their leads are nearer to the trade than ours. */
  readonly ideas: readonly Idea[];
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

/** Forms of which a reader expects more than a line. */
const LONG: ReadonlySet<PostForm> = new Set<PostForm>([
  'article',
  'caption',
  'chat',
  'letter',
  'film',
  'pin',
]);

const KINDS: readonly string[] = [...OWN_KINDS, ...BEHIND_KINDS];

export function isTellable<F extends Pick<Fact, 'kind'>>(fact: F): fact is F & { kind: TellableKind } {
  return KINDS.includes(fact.kind);
}

/** Null when the fact cannot carry a post of the form. */
export function tellOwn(telling: OwnTelling): Told | null {
  const { fact, form } = telling;
  if (!isTellable(fact)) return null;
  const isShown = form === 'short' || form === 'film' || form === 'pin';
  if (isShown && !SHOWN.has(fact.kind)) return null;
  const random = createRandom(`${telling.seed}|own|${fact.id}|${form}`);
  const more = related(telling, form === 'letter' ? 3 : form === 'line' ? 0 : 1);
  const facts = [fact, ...more];
  const start = startOf(telling, fact, random);
  // One bare fact is too little to read for a post of some length, unless it is news.
  if (LONG.has(form) && facts.length + start.length < 3 && !isNews(fact)) return null;
  const title = titleOf(telling, fact);
  if (telling.title > 0 && title === null) return null;
  const text = compose(telling, {
    start,
    facts,
    call: worded(telling, callFor(telling, fact, random)),
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

/** What was told as news, what is offered or happens, and what has its days. */
function isNews({ kind, validFrom, validTo, isNews = false }: Fact): boolean {
  return isNews || kind === 'offer' || kind === 'event' || validFrom !== null || validTo !== null;
}

interface Pieces {
  /** What is read before the fact: a line and a lead, or a lead. */
  readonly start: readonly string[];
  readonly facts: readonly Fact[];
  readonly call: string;
  readonly random: Random;
}

function compose(telling: OwnTelling, { start, facts, call, random }: Pieces): string {
  const { form, house, link, tone } = telling;
  const [first = '', ...rest] = facts.map((fact) => withStop(fact.text.trim()));
  const lead = start.at(-1) ?? '';
  const before = start.slice(0, -1);
  const opening = `${lead} ${first}`;
  const invitation = [call, link ?? ''].filter(Boolean).join(' ');
  const join = (...blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n');
  if (form === 'line') return join(...before, opening, link ?? '');
  if (form === 'pin') return [...before, opening, ...rest, call].filter(Boolean).join(' ');
  if (form === 'short' || form === 'film') {
    const scenes = facts.map(
      (fact) => `[${SHOTS[fact.kind as TellableKind] ?? house.name}]\n${withStop(fact.text.trim())}`,
    );
    const end = `[${[house.name, siteOf(link)].filter(Boolean).join(', ')}]`;
    const script = join(
      ...start.map((words) => `[${house.name}]\n${words}`),
      ...scenes,
      call === '' ? '' : `${end}\n${call}`,
    );
    return form === 'film' ? join(first, ...rest, script) : script;
  }
  if (form !== 'letter') return join(...before, opening, ...rest, invitation);
  const isFormal = 'patl'.includes(tone);
  const greeting = random.pick(isFormal ? ['Good day,', 'Hello,'] : ['Hello,', 'Hi there,']);
  const off = random.pick(isFormal ? ['Kind regards,', 'With good wishes,'] : ['See you soon,', 'Warmly,']);
  const usual = { greeting, closing: `${off}\n${house.name}` };
  return frameLetter(house.keeping, usual, [...before, opening, ...rest, invitation]);
}

const siteOf = (link: string | null) => (link ?? '').replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

function worded({ house, tone }: OwnTelling, text: string): string {
  const localised = localise(text, house.american);
  return MANNERS[tone].contracts ? contract(localised) : localised;
}

/**
 * A line of an idea of the trade and the sentence that leads from it to this fact, where an idea has such; else a lead of the
 * fact's kind. What was said lately is not said again.
 */
function startOf(
  telling: OwnTelling,
  fact: Fact & { kind: TellableKind },
  random: Random,
): readonly string[] {
  const { ideas, tone, said, house } = telling;
  const isFresh = (idea: object, text: string) => {
    const first = plainFirst(idea, text, house.american);
    return first === undefined || !said.has(first);
  };
  const starts = ideas.flatMap((idea) => {
    if (idea.caution !== undefined || idea.when !== undefined) return [];
    const leads = (idea.own ?? [])
      .filter((wish) => wish.kinds.includes(fact.kind) && matches(wish.about, fact.text))
      .flatMap((wish) => (wish.lead === undefined ? [] : listOf(wish.lead)))
      .filter((lead) => isFresh(idea, lead));
    if (leads.length === 0) return [];
    const line = ofTone(idea.lines, tone).find(
      (one) => !one.includes('?') && !one.includes('\n') && isFresh(idea, one),
    );
    return line === undefined ? [] : leads.map((lead) => [line, lead]);
  });
  const isNews = fact.isNews === true;
  const kind = LED_IF[fact.kind]?.test(fact.text) === false ? 'service' : fact.kind;
  const plain = ofTone(isNews && !OWN_LEADS.has(fact.kind) ? NEWS_LEADS : LEADS[kind], tone);
  const fresh = plain.filter((lead) => isFresh(LEADS, lead));
  const start =
    !isNews && starts.length > 0 ? random.pick(starts) : [random.pick(fresh.length > 0 ? fresh : plain)];
  return start.map((words) => worded(telling, words));
}

function callFor(
  { goals, tone, house }: OwnTelling,
  fact: Fact & { kind: TellableKind },
  random: Random,
): string {
  const wanted = CALLED[fact.kind].filter((goal) => goals.has(goal) && (goal !== 'visit' || house.premises));
  const [goal] = wanted;
  return goal === undefined ? '' : random.pick(ofTone(CALLS[goal], tone));
}

/** The tone's own lines, or those of any tone where it has none. */
function ofTone(lines: ByTone<readonly string[]>, tone: ToneLetter): readonly string[] {
  const own = Object.entries(lines).flatMap(([tones, texts]) =>
    tones !== '*' && tones.includes(tone) ? texts : [],
  );
  return [...own, ...(lines['*'] ?? [])];
}

const listOf = (texts: Alternates): readonly string[] => (typeof texts === 'string' ? [texts] : texts);

const COMMON =
  /^(?:about|after|also|before|every|from|have|here|into|more|most|open|opens|over|some|than|that|their|them|there|they|this|those|through|until|when|where|which|with|work|works|year|years|your)$/;
const matterOf = (fact: Fact): Set<string> =>
  new Set((fact.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word)));

/** What a reader wants to know next. */
const COMPANIONS: Partial<Readonly<Record<TellableKind, readonly TellableKind[]>>> = {
  event: ['policy', 'place', 'hours'],
  offer: ['policy', 'hours', 'place'],
  product: ['price', 'hours', 'place'],
  service: ['price', 'policy', 'hours'],
  price: ['policy', 'service', 'hours'],
  policy: ['hours', 'price'],
  hours: ['place', 'policy'],
  place: ['hours'],
  people: ['process', 'story', 'history'],
  process: ['people', 'product'],
};

/** Further facts of the same matter; where to find the business goes with what one comes for. */
function related({ fact, house, isRested, tellings }: OwnTelling, most: number): Fact[] {
  const matter = matterOf(fact);
  const others = house.facts.filter((other) => other.id !== fact.id && isTellable(other) && isRested(other));
  const same = others.filter((other) => [...matterOf(other)].some((word) => matter.has(word)));
  const kinds = COMPANIONS[fact.kind as TellableKind] ?? [];
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
    TITLES[fact.kind].replace('{name}', house.name),
    house.name,
  ];
  return (
    candidates.find((title) => title.length >= 8 && title.length <= Math.min(most, 70) && !isTitled(title)) ??
    null
  );
}
