// Who reads a Sandbox account: people with tastes of their own, made from the account's name alone. They like some days,
// hours, pictures and lengths more than others, by as much as studies of real networks found (a twentieth to a fifth), and themes
// and kinds of ideas by more, so that ninety days can show it; they follow the published pattern more or less; and in one account of three their tastes slowly turn.
import { Temporal } from 'temporal-polyfill';
import { type ChannelType, practiceOf, type TimeWindow } from '../../../contract/channels/index.ts';
import { hasLink, lengthOf, type Trait } from '../../../contract/trait.ts';
import { DAY } from '../../../kernel/clock.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { NetworkProfile, ReadAs } from '../connector.ts';

/** Effects are logs: .1 is a tenth more than an average post of the account brings. */
export interface Audience {
  /** Of an hour of the week on the readers' clocks (Monday 1 to Sunday 7), as they are at a moment. */
  likesTime(weekday: number, hour: number, at: number): number;
  likesTrait(trait: Trait, value: string, at: number): number;
}

interface Tastes {
  readonly name: string;
  readonly days: readonly number[];
  /** Hours since midnight. */
  readonly busiest: number;
  readonly hours: number;
}

/** Largest effects, logs; each account draws its own between these. */
const DAYS = { least: 0.03, most: 0.1 };
const HOURS = { least: 0.05, most: 0.15 };
const TRAITS: Readonly<Record<Trait, { readonly least: number; readonly most: number }>> = {
  // A standard deviation of .2: a uniform draw's is its largest effect over the root of three.
  pillar: { least: 0.28, most: 0.42 },
  format: { least: 0.28, most: 0.42 },
  hook: { least: 0.05, most: 0.12 },
  picture: { least: 0.05, most: 0.2 },
  link: { least: 0.03, most: 0.1 },
  length: { least: 0.05, most: 0.12 },
};
/** What the published pattern is worth to who follows it fully, logs. */
const PATTERN: Readonly<Record<TimeWindow['effect'], number>> = { window: 0.1, peak: 0.15, weak: -0.15 };
/** Busiest between these hours. */
const AWAKE = { from: 7, hours: 14 };
/** One account of so many has readers whose tastes turn, there and back in so many days. */
const TURNING = 3;
const PERIOD = { least: 240, most: 480 };

export function audienceOf({ profile, channel }: NetworkProfile): Audience {
  const random = createRandom(`audience:${channel}:${profile}`);
  const follows = random.next();
  const turns = random.int(TURNING) === 0;
  const period = (PERIOD.least + random.int(PERIOD.most - PERIOD.least)) * DAY;
  const from = random.next();
  const [now, later] = [0, 1].map((turn) => drawTastes(random, `${channel}:${profile}:${turn}`)) as [
    Tastes,
    Tastes,
  ];
  /** How far the tastes have turned to the later ones: 0 to 1 and back. */
  const turnedAt = (at: number) => (turns ? (1 - Math.cos(2 * Math.PI * (at / period + from))) / 2 : 0);
  const mix = (at: number, effect: (tastes: Tastes) => number) => {
    const turned = turnedAt(at);
    return (1 - turned) * effect(now) + turned * effect(later);
  };
  return {
    likesTime: (weekday, hour, at) =>
      follows * patternAt(channel, weekday, hour) + mix(at, (tastes) => likesHour(tastes, weekday, hour)),
    likesTrait: (trait, value, at) => mix(at, ({ name }) => likesValue(name, trait, value)),
  };
}

/** The effect of all that readers notice of a post: a log. */
export function likingOf(
  audience: Audience,
  post: {
    readonly channel: ChannelType;
    readonly content: string;
    readonly media: readonly unknown[];
    readonly readAs: ReadAs | null;
    readonly publishedAt: number;
  },
): number {
  const { channel, content, media, readAs, publishedAt: at } = post;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(readAs?.timezone ?? 'UTC');
  const noticed: Readonly<Record<Trait, string | null>> = {
    pillar: readAs?.pillar ?? null,
    format: readAs?.format ?? null,
    hook: readAs?.hook ?? null,
    picture: String(media.length > 0),
    link: String(hasLink(content)),
    length: lengthOf(channel, content),
  };
  return (Object.keys(noticed) as Trait[]).reduce(
    (sum, trait) => sum + (noticed[trait] === null ? 0 : audience.likesTrait(trait, noticed[trait], at)),
    audience.likesTime(local.dayOfWeek, local.hour + local.minute / 60, at),
  );
}

function drawTastes(random: Random, name: string): Tastes {
  const strength = between(random, DAYS);
  const days = Array.from({ length: 7 }, () => strength * (2 * random.next() - 1));
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
  return {
    name,
    days: days.map((day) => day - mean),
    busiest: AWAKE.from + random.next() * AWAKE.hours,
    hours: between(random, HOURS),
  };
}

/** Largest at the busiest hour, smallest twelve hours away. */
function likesHour({ days, busiest, hours }: Tastes, weekday: number, hour: number): number {
  return (days[weekday - 1] ?? 0) + hours * Math.cos((2 * Math.PI * (hour - busiest)) / 24);
}

/** Any value has its own: nobody has to know beforehand which there will be. */
function likesValue(name: string, trait: Trait, value: string): number {
  const strength = between(createRandom(`taste:${name}:${trait}`), TRAITS[trait]);
  return strength * (2 * createRandom(`taste:${name}:${trait}:${value}`).next() - 1);
}

function patternAt(channel: ChannelType, weekday: number, hour: number): number {
  const effects = practiceOf(channel)
    .times.filter(
      ({ days, hours }) => days.some((day) => day === weekday) && hour >= hours[0] && hour < hours[1],
    )
    .map(({ effect }) => PATTERN[effect]);
  return Math.max(0, ...effects) + Math.min(0, ...effects);
}

function between(random: Random, { least, most }: { least: number; most: number }): number {
  return least + random.next() * (most - least);
}
