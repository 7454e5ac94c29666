// A house greets on the days on which people greet each other: a line, a wish or thanks, and its own hours or news of that day where the
// owner has told any. Each channel greets once.
import type { PostForm } from '../../../contract/channels/index.ts';
import { channelOf, writingOf } from '../../../contract/channels/index.ts';
import { DAY } from '../../../kernel/clock.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { upperStart } from '../capitals.ts';
import { type Fact, holdsAt } from '../facts.ts';
import { dayAt } from '../library/in-time.ts';
import { matches } from '../library/matches.ts';
import { isNear } from '../library/moment.ts';
import { isSolemn } from '../library/premises.ts';
import type { WrittenPost } from '../written-post.ts';
import { type Desk, type Slot, toneOf, toPost } from './desk.ts';
import { GREETING_DAYS, type GreetingDay } from './greeting-data.ts';
import { inLetter, isAlone, worded } from './own-parts.ts';
import { plainWords, withStop } from './wording.ts';

/** What the cut of a greeting begins with. */
const GREETS = 'day-';

/** Whether a post is the greeting of a day: a line that needs no other words. */
export const isGreeting = (post: Pick<WrittenPost, 'skeleton'> | null): boolean =>
  post?.skeleton.startsWith(GREETS) === true;

/** A film needs something to see, and a pin something to keep. */
const READ: ReadonlySet<PostForm> = new Set<PostForm>(['line', 'chat', 'caption', 'article', 'letter']);
/** Days within which the same day is greeted once. */
const SAME_DAY = 40 * DAY;
/** Houses of another faith, and those that greet in their own words. */
const OTHER_FEASTS = /\b(?:kosher|halal|jewish|muslim|islamic|synagogue|mosque|hindu|sikh|buddhist)\b/i;

/** The greeting of a day that is near, in the words that were not used yet; null where none is, or the form is no place for one. */
export function fromGreeting(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  const { form } = writingOf(desk.channel);
  if (!READ.has(form) || desk.house.name === '' || isSolemn(desk.profile)) return null;
  for (const day of GREETING_DAYS) {
    const cut = GREETS + day.id;
    if (!isOpenDay(desk, day, slot.at) || desk.history.hasCutNear(cut, slot.at, SAME_DAY, desk.channel))
      continue;
    const told = tellGreeting(desk, day, { ...slot, form });
    const post =
      told === null ? null : toPost(desk, told, { pillar: 'season', shelved: null, random, isNews: true });
    if (post !== null) return post;
  }
  return null;
}

function isOpenDay(desk: Desk, { rules, ahead, countries, isChristian }: GreetingDay, at: number) {
  const day = dayAt(at, desk.timezone);
  return (
    (countries === null || (desk.country !== null && countries.includes(desk.country))) &&
    rules.some((rule) => isNear({ rule, ahead }, day)) &&
    !(isChristian === true && OTHER_FEASTS.test(desk.profile))
  );
}

function tellGreeting(desk: Desk, day: GreetingDay, { at, seed, form }: Slot & { readonly form: PostForm }) {
  const random = createRandom(`${desk.house.seed}|${desk.channel}|${seed}|${day.id}`);
  const { house, history, facts } = desk;
  const { title: most } = channelOf(desk.channel).form;
  const tone = toneOf(desk, random);
  const alone = isAlone(facts);
  const pick = (lines: readonly string[]) => {
    const texts = lines.map((line) => spoken(line, alone).replaceAll('{name}', () => house.name));
    const fresh = texts.filter((text) => !history.said.has(plainWords(text)));
    return worded({ house, tone }, random.pick(fresh.length > 0 ? fresh : texts));
  };
  const title = most > 0 ? pick(day.titles) : null;
  if (title !== null && title.length > most) return null;
  const own = factsOf([...house.facts, ...house.notes], day, at);
  const blocks = [
    `${pick(day.greetings)} ${pick(day.wishes)}`,
    ...own.map(({ text }) => withStop(upperStart(text))),
  ];
  const text = form === 'letter' ? inLetter(house, tone, blocks, random) : blocks.join('\n\n');
  return { title, text, cut: GREETS + day.id, factIds: own.map(({ id }) => id), echoes: 0 };
}

/** The owner's own of that day; more than two are a list. */
const factsOf = (facts: readonly Fact[], { about }: GreetingDay, at: number): readonly Fact[] =>
  facts.filter((fact) => matches(about, fact.text) && holdsAt(fact, at)).slice(0, 2);

const spoken = (line: string, alone: boolean): string =>
  (alone ? line.replace(/\bWe (wish|look|hope)\b/g, 'I $1') : line).replaceAll('{us}', alone ? 'me' : 'us');
