// What a business says of itself beyond news and lists: who it is, told as a hello; its practical side in one list; thanks.

import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { ByTone } from '../library/idea.ts';
import { isSentence } from '../sentence.ts';
import {
  HELLO,
  HELLO_TITLES,
  NAMED_ONE,
  NAMED_SOME,
  SHEET,
  SHEET_TITLES,
  THANKS,
  THANKS_TITLES,
  WELCOME,
} from './introduction-data.ts';
import { answersIn } from './matters.ts';
import type { Matter } from './matters-data.ts';
import { inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import type { Told } from './tell.ts';
import { labelled, lowerStart, plainWords, withStop } from './wording.ts';

export interface IntroductionTelling extends Omit<OwnTelling, 'fact' | 'isRested'> {
  readonly bullet: '•' | '–';
}

export const INTRODUCTION_KINDS = ['hello', 'sheet', 'thanks'] as const;
export type IntroductionKind = (typeof INTRODUCTION_KINDS)[number];

/** What is read: a film needs something to see, and a pin something to keep. */
const READ: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption', 'article', 'letter']);
/** Matters of a practical list, in the order in which a customer meets them; what it costs is told elsewhere. */
const PRACTICAL: readonly string[] = [
  ...['where', 'area', 'visits', 'parking', 'open', 'hours', 'booking', 'ahead', 'first', 'trial'],
  ...['arrival', 'time', 'in-time', 'delivery', 'deposit', 'agreed', 'payment'],
];
const FEWEST = 3;
const MOST = 6;

/** Null where the facts are too few for it, or the form is no place for one. */
export function tellIntroduction(telling: IntroductionTelling, kind: IntroductionKind): Told | null {
  // A letter of thanks alone is read as a beginning without an end.
  if (!READ.has(telling.form) || (kind === 'thanks' && telling.form === 'letter')) return null;
  const random = createRandom(`${telling.seed}|${kind}|${telling.form}`);
  const tell = { hello: helloOf, sheet: sheetOf, thanks: thanksOf }[kind];
  const told = tell(telling, random);
  if (told === null) return null;
  const titles = { hello: HELLO_TITLES, sheet: SHEET_TITLES, thanks: THANKS_TITLES }[kind];
  const title = telling.title > 0 ? titleOf(telling, titles) : null;
  if (telling.title > 0 && title === null) return null;
  const { form, house, tone } = telling;
  const text = form === 'letter' ? inLetter(house, tone, told.blocks, random) : told.blocks.join('\n\n');
  return { title, text, cut: kind, factIds: told.facts.map(({ id }) => id), echoes: 0 };
}

interface Blocks {
  readonly blocks: readonly string[];
  readonly facts: readonly Fact[];
}

/** "Run by Jo, mum of three" as "It is run by Jo, mum of three". */
const LED = /^(?:run|led|owned|founded|started|taught) by\b/i;
/** "Kirsty and her mum", "Hannah Pell": nothing is said of them but who they are. */
const WHO =
  /^\p{Lu}[\p{L}'’-]+(?:,? (?:and|&) (?:(?:her|his|my|our) \p{L}+|\p{Lu}[\p{L}'’-]+)| \p{Lu}[\p{L}'’-]+)*$/u;
/** Behind the people: since when, how many, and how they work. */
const MORE: readonly Fact['kind'][] = ['history', 'number', 'people', 'process'];

function helloOf(telling: IntroductionTelling, random: Random): Blocks | null {
  const { house, facts, form } = telling;
  const [person] = facts.filter(({ kind }) => kind === 'people').toSorted(byTellings(telling));
  // "A service for up to 150" says nothing of what it is.
  const identity = house.identity === null || ANY.test(house.identity.phrase) ? null : house.identity;
  if (person === undefined || form === 'line') return null;
  const is = identity === null ? '' : `${house.name} is ${withStop(identity.phrase)}`;
  const told = new Set([person.id, ...(identity === null ? [] : [identity.fact.id])]);
  const more = facts
    .filter((fact) => MORE.includes(fact.kind) && !told.has(fact.id) && isSaid(fact))
    .toSorted(byTellings(telling))
    .slice(0, 2);
  const said = [is, person.text, ...more.map(({ text }) => text)].join(' ');
  if ((is === '' && more.length === 0) || said.length < INTRODUCES) return null;
  const who = whoOf(telling, person, random);
  const opening = pick(telling, HELLO, random);
  const body = [is, who, ...more.map(({ text }) => withStop(upperStart(text)))].filter(Boolean).join(' ');
  const blocks = [opening, body, form === 'letter' ? '' : pick(telling, WELCOME, random)];
  const own = identity === null ? [] : [identity.fact];
  return { blocks: blocks.filter(Boolean), facts: [person, ...own, ...more] };
}

/** Characters: less is no introduction. */
const INTRODUCES = 100;
const ANY = /^an? (?:\w+ )?(?:service|business|company|firm|team|group)\b/i;

function whoOf(telling: IntroductionTelling, { text }: Fact, random: Random): string {
  if (LED.test(text)) return withStop(`It is ${lowerStart(text)}`);
  if (!WHO.test(text)) return withStop(upperStart(text));
  const lines = /\b(?:and|&)\b/.test(text) ? NAMED_SOME : NAMED_ONE;
  return worded(telling, random.pick(lines)).replace('{who}', () => text);
}

/** What can stand in a row of sentences. */
const isSaid = (fact: Fact): boolean =>
  isSentence(fact) || (fact.kind === 'history' && fact.text.split(' ').length > 3);

function sheetOf(telling: IntroductionTelling, random: Random): Blocks | null {
  const { facts, form, bullet } = telling;
  const found = [...answersIn(facts)]
    .filter(([{ id }]) => PRACTICAL.includes(id))
    .sort(([one], [two]) => PRACTICAL.indexOf(one.id) - PRACTICAL.indexOf(two.id))
    .flatMap(([matter, answers]) => {
      const [least] = answers.toSorted(byTellings(telling));
      return least === undefined ? [] : [{ matter, fact: least }];
    })
    .filter(({ matter }, at, all) => firstOfLabel(matter, at, all))
    .slice(0, form === 'line' ? FEWEST : MOST);
  if (found.length < FEWEST) return null;
  const lines = found.map(({ matter, fact }) => `${bullet} ${labelled(matter.label, fact.text)}`);
  return {
    blocks: [[pick(telling, SHEET, random), ...lines].join('\n')],
    facts: found.map(({ fact }) => fact),
  };
}

const firstOfLabel = ({ label }: Matter, at: number, all: readonly { readonly matter: Matter }[]): boolean =>
  all.findIndex(({ matter }) => matter.label === label) === at;

function thanksOf(telling: IntroductionTelling, random: Random): Blocks {
  return { blocks: [pick(telling, THANKS, random)], facts: [] };
}

const byTellings =
  ({ tellings }: IntroductionTelling) =>
  (one: Fact, two: Fact): number =>
    tellings(one) - tellings(two);

function pick(telling: IntroductionTelling, lines: ByTone<readonly string[]>, random: Random): string {
  const { facts, house, tone, said } = telling;
  const texts = ofTone(lines, tone).map((text) =>
    text
      .replaceAll('{us}', isAlone(facts) ? 'me' : 'us')
      .replaceAll('{our}', isAlone(facts) ? 'my' : 'our')
      .replaceAll('{name}', () => house.name),
  );
  const fresh = texts.filter((text) => !said.has(plainWords(text)));
  return worded(telling, random.pick(fresh.length > 0 ? fresh : texts));
}

function titleOf(
  { house, title: most, isTitled }: IntroductionTelling,
  lines: readonly string[],
): string | null {
  const titles = lines.map((title) => title.replace('{name}', () => house.name));
  return titles.find((title) => title.length <= Math.min(most, 70) && !isTitled(title)) ?? null;
}
