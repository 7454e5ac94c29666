// A thing that the owner's goals name, offered to whoever may want it, with what the owner's facts say of it.
import type { PostForm } from '../../../contract/channels/index.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import type { ByTone } from '../library/idea.ts';
import { AIM_TITLES, ASK_ON, ASK_WHEN, WANTED } from './aim-data.ts';
import { appealOf } from './appeal.ts';
import { inLetter, isAlone, type OwnTelling, ofTone, worded } from './own-parts.ts';
import { ASKS, tellOwn } from './own-post.ts';
import type { Told } from './tell.ts';
import { wayIn } from './way-in.ts';
import { whoIs } from './who-is.ts';
import { plainSentences, withStop } from './wording.ts';

export interface AimTelling extends Omit<OwnTelling, 'fact'> {}

const MOST_FACTS = 2;
/** Words at whose beginning a fact names the thing. */
const NAMED_WITHIN = 4;
/** What happens on a day, and can be missed. */
const DATED =
  /(?:workshops|classes|courses|lessons|sessions|tours|walks|nights|evenings|events|exhibitions|concerts|performances|retreats|camps|open days|clinics|screenings)$/i;
/** Of the owner's facts: a question alone is neither kept on a board nor sent as a letter, and a film needs something to see. */
const FEWEST: Readonly<Record<PostForm, number>> = {
  ...{ line: 0, chat: 0, caption: 0, article: 0, pin: 1, letter: 2 },
  ...{ short: Number.POSITIVE_INFINITY, film: Number.POSITIVE_INFINITY },
};

/** The name under which such a post is remembered. */
export const cutOfAim = (thing: string): string => `aim-${thing.toLowerCase().replace(/[^\p{L}]+/gu, '-')}`;

/** Null where the form is no place for it. @param thing as `aimsOf` names it */
export function tellAim(telling: AimTelling, thing: string): Told | null {
  const { form, seed, house, link, tone } = telling;
  const random = createRandom(`${seed}|${cutOfAim(thing)}|${form}`);
  const isDated = DATED.test(thing);
  const facts = factsOf(telling, thing).slice(0, form === 'line' ? 1 : MOST_FACTS);
  if (facts.length < FEWEST[form]) return null;
  // Nobody can come to what has no day; and what the facts say of it goes with it, once it has rested.
  if (facts.length === 0 && (isDated || telling.facts.some((fact) => saysOf(fact, thing)))) return null;
  // What the owner says of it is told as any fact is, with why it matters.
  const [first] = facts;
  const told = first === undefined ? null : tellOwn({ ...telling, fact: first });
  if (told !== null) return { ...told, cut: cutOfAim(thing) };
  const title = telling.title > 0 ? titleOf(telling, thing) : null;
  if (telling.title > 0 && title === null) return null;
  // "Looking for home visits? Home visits within 15 miles." says it twice.
  const isNamed = facts.some(({ text }) => names(text.split(/\s+/).slice(0, NAMED_WITHIN).join(' '), thing));
  // What the facts say nothing of is asked about with what the business is, or what a first step costs.
  const who = facts.length > 0 ? null : whoIs(telling, '');
  const step =
    facts.length > 0
      ? []
      : firstStep(telling)
          .filter(({ text }) => !names(text, thing))
          .slice(0, 1);
  const way = form === 'line' || form === 'pin' ? null : wayIn(telling, [...facts, ...step]);
  // A question alone offers nothing.
  if (facts.length === 0 && step.length === 0 && way === null) return null;
  const wanted = isNamed ? '' : pick(telling, WANTED, thing, random);
  const sentences = [...facts, ...step].map(({ text }) => withStop(upperStart(text.trim())));
  const asked = pick(telling, isDated ? ASK_WHEN : ASK_ON, thing, random);
  const blocks =
    form === 'line'
      ? [[wanted, sentences[0] ?? asked, isNamed ? asked : ''].filter(Boolean).join(' '), link ?? '']
      : [
          [wanted, sentences.join(' ')].filter(Boolean).join(' '),
          way?.text ?? '',
          [ASKS.test(way?.text ?? '') ? '' : asked, form === 'pin' ? '' : (link ?? '')]
            .filter(Boolean)
            .join(' '),
        ];
  const aside = form === 'line' || step.length > 0 || way !== null ? '' : (who?.text ?? '');
  const set = [...blocks.slice(0, 1), aside, ...blocks.slice(1)].filter(Boolean);
  return {
    title,
    text: form === 'letter' ? inLetter(house, tone, set, random) : set.join(form === 'pin' ? ' ' : '\n\n'),
    cut: cutOfAim(thing),
    passing: (way?.facts ?? []).map(({ id }) => id),
    factIds: [
      ...facts,
      ...step,
      ...(way?.facts ?? []),
      ...(aside === '' || who === null ? [] : [who.fact]),
    ].map(({ id }) => id),
    echoes: 0,
  };
}

/** What it costs to begin, or the whole: of use to whoever wants anything of it. */
function firstStep({ facts, isRested, tellings }: AimTelling): Fact[] {
  return facts
    .filter((fact) => isRested(fact) && !NAMED_ONLY.has(fact.kind) && STEPS.has(appealOf(fact)?.id ?? ''))
    .toSorted((x, y) => tellings(x) - tellings(y));
}
const STEPS: ReadonlySet<string> = new Set(['trial', 'first', 'capacity']);

/** Whether the owner's facts say anything of it. */
export const isToldOf = (facts: readonly Pick<Fact, 'kind' | 'text'>[], thing: string): boolean =>
  facts.some(({ kind, text }) => !NAMED_ONLY.has(kind) && names(text, thing));

const NAMED_ONLY: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['value', 'audience', 'link']);

/** "EV chargers" alone names them, and says nothing of them. */
const saysOf = (fact: Fact, thing: string): boolean =>
  !NAMED_ONLY.has(fact.kind) && isEnough(fact) && names(fact.text, thing) && addsTo(fact.text, thing);

function factsOf({ facts, isRested, tellings }: AimTelling, thing: string): Fact[] {
  // What the business is, which its owner says first, only names it.
  return facts
    .filter((fact, at) => at > 0 && saysOf(fact, thing) && isRested(fact))
    .toSorted((x, y) => Number(hasSum(y)) - Number(hasSum(x)) || tellings(x) - tellings(y));
}

/** What it costs sells it first. */
const hasSum = ({ text }: Fact): boolean => /[£$€]\s?\d|\d\s?[£€]/.test(text);

/** What can stand as a line of its own. */
const isEnough = ({ text }: Fact): boolean =>
  text.split(/\s+/).length > 2 && !/^(?:and|or|from|it|this|they)\b/i.test(text);

/** "Home survey free of charge" says something of "home surveys": all of its words stand in it. */
function names(text: string, thing: string): boolean {
  const words = stemsOf(thing);
  const said = new Set(stemsOf(text));
  return words.length > 0 && words.every((word) => said.has(word));
}

/** "Free roof survey" adds nothing to a question about roof surveys. */
const addsTo = (text: string, thing: string): boolean =>
  text.split(/\s+/).length >= thing.split(/\s+/).length + 2;

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word
      .replace(/(?:(?<=ss|sh|ch|x)es|(?<!s)s)$/, '')
      .replace(/(?:ing|ed)$/, '')
      .replace(/(?:i|y|e)$/, ''),
  );

function pick(
  { facts, house, tone, said }: AimTelling,
  ...[lines, thing, random]: [ByTone<readonly string[]>, string, Random]
): string {
  const [we, us] = isAlone(facts) ? ['I', 'me'] : ['we', 'us'];
  const texts = ofTone(lines, tone);
  const fresh = texts.filter(
    (text) => !plainSentences(filled(text, { we, us, thing })).some((sentence) => said.has(sentence)),
  );
  // The owner's words are put in last: they are spelt as they are.
  const line = worded({ house, tone }, filled(random.pick(fresh.length > 0 ? fresh : texts), { we, us }));
  return filled(line, { thing });
}

function filled(text: string, words: { we?: string; us?: string; thing?: string }): string {
  const { we = '{we}', us = '{us}', thing = '{thing}' } = words;
  return text
    .replaceAll('{we}', we)
    .replaceAll('{us}', us)
    .replaceAll('{thing}', () => thing)
    .replaceAll('{Thing}', () => (words.thing === undefined ? '{Thing}' : upperStart(thing)));
}

function titleOf({ house, title: most, isTitled }: AimTelling, thing: string): string | null {
  const titles = AIM_TITLES.map((title) => filled(title, { thing }).replace('{name}', () => house.name));
  return titles.find((title) => title.length <= Math.min(most, 70) && !isTitled(title)) ?? null;
}
