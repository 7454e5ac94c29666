// The ways to tell the owner's own things: lists, questions of customers, one thing in the light, what the goals name, and a fact from
// another angle. Each comes once in a while, so that nobody reads the same twice.
import { DAY } from '../../../kernel/clock.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import { isOfTrade } from '../library/library.ts';
import type { WrittenPost } from '../written-post.ts';
import { cutOfAim, isToldOf } from './aim-post.ts';
import { ANGLES } from './angle-data.ts';
import { cutOfAngle, tellAngle } from './angle-post.ts';
import { type Desk, type Slot, toPost } from './desk.ts';
import { LIST_KINDS } from './list-post.ts';
import { alone, isAskedNear, isToldNear } from './of-itself.ts';
import { answersFrom, spotsFrom, spotTelling, tellFacts, tellWanted } from './own-tellings.ts';
import { isOpenAsOwn, OPENS_AGAIN } from './rest.ts';
import type { Told } from './tell.ts';

/** The ways to tell the owner's own things: what the goals name when it is due, others in an order by chance. One fact alone is what is left. */
export function ownWays(random: Random) {
  const ways = [
    { way: fromSpots, key: random.next() ** (1 / 4) },
    { way: fromAnswers, key: random.next() ** (1 / 3) },
    { way: fromLists, key: random.next() ** (1 / 2) },
  ];
  return [fromAims, ...ways.sort((x, y) => y.key - x.key).map(({ way }) => way)];
}

/** A customer's question with its answer: each once in three weeks, whatever the channel. */
function fromAnswers(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  for (const { matter, cut, tell } of answersFrom(desk, slot, random)) {
    // Where to park and when the door is open is of use, and promotes nothing where there is more to tell.
    if ((OF_THE_DOOR.has(matter.id) && isOfTrade(desk.library)) || isAskedNear(desk, cut, slot.at)) continue;
    if (cut === 'ask-price' && desk.history.hasCutNear('list-prices', slot.at, PRICED_APART)) continue;
    const post = toOwnPost(desk, tell(), {
      slot,
      random,
      isNews: !isOfTrade(desk.library),
    });
    if (post !== null) return post;
  }
  return null;
}

/** An answer that spares a customer a call, such as where to park: of use, and no promotion. */
export function fromPractice(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  for (const { matter, cut, tell } of answersFrom(desk, slot, random)) {
    if (!PRACTICAL.has(matter.id) || isAskedNear(desk, cut, slot.at)) continue;
    const told = tell();
    if (told === null || isToldNear(desk, told, slot.at)) continue;
    const post = toPost(desk, told, {
      ...alone(desk),
      pillar: 'useful',
      shelved: null,
      random,
    });
    if (post !== null) return post;
  }
  return null;
}

/** One service, thing or offer with what a stranger wants to know of it, the one that opened the fewest posts first. */
function fromSpots(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  const { history, channel } = desk;
  const place = { channel, at: slot.at };
  const open = spotsFrom(desk, slot, random)
    .filter(({ fact }) => history.opensWith(fact) < MOST_OPENINGS)
    .filter(
      ({ fact }) => !history.opensNear(fact, place, OPENS_AGAIN) && history.isRestedAsOwn(fact, channel),
    )
    .map((spot) => ({
      ...spot,
      cost: history.opensWith(spot.fact) + random.next() * 0.5 - wantedOf(desk, spot.fact),
    }))
    .sort((x, y) => x.cost - y.cost);
  for (const { tell } of open) {
    const post = toOwnPost(desk, tell(), {
      slot,
      random,
      isNews: !isOfTrade(desk.library),
    });
    if (post !== null) return post;
  }
  return null;
}

/** What the owner's goals want to be taken up: each once in a while on a channel, and days later on the next; `isBare` also what no fact tells of. */
export function fromAims(desk: Desk, slot: Slot, random: Random, isBare = false): WrittenPost | null {
  const { history, channel, aims } = desk;
  for (const thing of random.shuffle(aims)) {
    const cut = cutOfAim(thing);
    if (history.hasCutNear(cut, slot.at, OPENS_AGAIN, channel)) continue;
    if (history.hasCutNear(cut, slot.at, AIMED_APART)) continue;
    const isNews = !isOfTrade(desk.library);
    if (!isBare && !isToldOf(desk.facts, thing)) continue;
    const told = tellWanted(desk, thing, slot, random);
    const post = toOwnPost(desk, told, { slot, random, isNews });
    if (post !== null) return post;
  }
  return null;
}

/** How much sooner a fact comes that the owner's goals name. */
export function wantedOf({ wanted }: Desk, { text }: Fact): number {
  const words = text.toLowerCase();
  return wanted.some((word) => words.includes(word)) ? 1 : 0;
}

function toOwnPost(
  desk: Desk,
  told: Told | null,
  { slot, random, isNews }: { slot: Slot; random: Random; isNews: boolean },
): WrittenPost | null {
  if (told === null || isToldNear(desk, told, slot.at)) return null;
  return toPost(desk, told, { pillar: 'own', shelved: null, random, isNews });
}

/** A fact told before from another side: each side once in six weeks of a channel, and no two within some days. */
export function fromAngles(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  const { history, channel } = desk;
  const isNear = (within: number, on: typeof channel | null) =>
    history.hasCutsNear(cutOfAngle(''), slot.at, within, on);
  if (isNear(ANGLES_APART, channel) || isNear(ANGLES_APART_ANYWHERE, null)) return null;
  const telling = {
    ...spotTelling(desk, slot, random),
    isRested: (fact: Fact) => isOpenAsOwn(desk, fact, slot.at),
  };
  for (const angle of random.shuffle(ANGLES)) {
    if (history.hasCutNear(cutOfAngle(angle), slot.at, ANGLE_AGAIN, channel)) continue;
    const told = tellAngle(telling, angle);
    // Another side of it may be told sooner than the same in the same words.
    if (told === null || history.tellsSameNear(told.factIds, slot.at, ANGLES_OF_SAME_APART)) continue;
    const post = toPost(desk, told, { ...alone(desk), pillar: 'own', shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

/** Prices, services or notes in one list: once in a while on a channel, and not on two in the same days. */
export function fromLists(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  for (const kind of random.shuffle(LIST_KINDS)) {
    const apart = kind === 'notes' ? LISTED_APART : SAME_LISTED_APART;
    if (desk.history.hasCutNear(`list-${kind}`, slot.at, apart)) continue;
    if (kind === 'prices' && desk.history.hasCutNear('ask-price', slot.at, PRICED_APART)) continue;
    if (desk.history.hasListNear(desk.channel, slot.at, LISTS_APART)) return null;
    // Channels tell it in the same words: it is held against its own.
    const post = toOwnPost(desk, tellFacts(desk, kind, slot, random), {
      slot,
      random,
      isNews: true,
    });
    if (post !== null) return post;
  }
  return null;
}

const OF_THE_DOOR: ReadonlySet<string> = new Set(['parking', 'where', 'open', 'hours', 'payment']);

/** Questions of which the answer is of use to whoever has decided to come. */
const PRACTICAL: ReadonlySet<string> = new Set([
  'payment',
  'deposit',
  'agreed',
  'arrival',
  'booking',
  'in-time',
  'ahead',
  'time',
  'visits',
  'area',
  'delivery',
  'parking',
  'where',
  'open',
  'hours',
]);
/** Days between two lists of a kind, whatever the channel, and between any two of one channel. */
const LISTED_APART = 18 * DAY;
/** The same, where nothing in it changes from one to the next. */
const SAME_LISTED_APART = 35 * DAY;
/** Between a list of the prices and what it costs, asked. */
const PRICED_APART = 14 * DAY;
export const LISTS_APART = 10 * DAY;

/** Days between two posts that offer the same of the owner's goals, whatever the channel. */
const AIMED_APART = 9 * DAY;

/** Days between two posts from an angle on a channel, on any two, and before the same angle is told again. */
const ANGLES_APART = 4 * DAY;
const ANGLES_APART_ANYWHERE = 1.5 * DAY;
/** The same facts from two sides, whatever the channels. */
const ANGLES_OF_SAME_APART = 5 * DAY;
const ANGLE_AGAIN = 35 * DAY;

/** A fact that opened this many posts of the last 90 days has been heard; what is new comes first anyway. */
export const MOST_OPENINGS = 8;
