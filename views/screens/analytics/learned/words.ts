// The sentences about what was learned, with their numbers. Pure.
import { channelOf } from '../../../../server/contract/channels/index.ts';
import { PART_HOURS } from '../../../../server/contract/overrule.ts';
import { nameOfValue, TRAITS } from '../../../../server/contract/trait.ts';
import { describeWait } from '../../../../server/contract/uplift.ts';
import { shareFormat } from '../../../components/formats.ts';
import type { Estimate, LearnedCell, LearnedChannel, LearnedLevel, UpliftShown } from './types.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const DAYS_SHORT = DAYS.map((day) => day.slice(0, 3));

/** How sure an estimate is, in words: "sure" when its range says better or worse, throughout. */
export type Sureness = 'sure' | 'likely' | 'open';
export const SURENESS: Readonly<Record<Sureness, string>> = {
  sure: 'sure (the whole range is on one side of the usual)',
  likely: 'likely (most of the range is)',
  open: 'open (it may as well be the other way round)',
};

export function surenessOf({ expected, low, high }: Estimate): Sureness {
  if (low > 0 || high < 0) return 'sure';
  const wrong = expected > 0 ? -low : high;
  return wrong < (high - low) / 4 ? 'likely' : 'open';
}

/** "1 post", "12 posts". */
export function postsWords(n: number): string {
  return `${n} ${n === 1 ? 'post' : 'posts'}`;
}

/** How sure a part of the week is: one that no post was out in is concluded from its neighbours, and stays open. */
export function cellSureness(cell: LearnedCell): Sureness {
  return cell.n === 0 ? 'open' : surenessOf(cell);
}

/** A log as a share with its sign: "+12%". */
export function effectOf(log: number, locale: string): string {
  return signed(Math.expm1(log), locale);
}

export function signed(share: number, locale: string): string {
  const text = shareFormat(locale).format(Math.abs(share));
  if (Math.abs(share) < 0.005) return `±${text}`;
  return `${share > 0 ? '+' : '−'}${text}`;
}

export function rangeOf({ low, high }: Pick<Estimate, 'low' | 'high'>, locale: string): string {
  return `${effectOf(low, locale)} to ${effectOf(high, locale)}`;
}

export function dayName(weekday: number): string {
  return DAYS[weekday - 1] ?? '';
}

export function partName(hour: number): string {
  return `${hour}–${hour + PART_HOURS}`;
}

export function cellName({ weekday, hour }: Pick<LearnedCell, 'weekday' | 'hour'>): string {
  return `${dayName(weekday)} ${partName(hour)}`;
}

export function levelName({ trait, value }: Pick<LearnedLevel, 'trait' | 'value'>): string {
  return `${TRAITS[trait]}: ${nameOfValue(trait, value)}`;
}

export function best<T extends Estimate>(all: readonly T[]): T | undefined {
  return all.reduce<T | undefined>(
    (found, one) => (found === undefined || one.expected > found.expected ? one : found),
    undefined,
  );
}

export function tooFew({ posts, enough }: Pick<LearnedChannel, 'posts' | 'enough'>): string | null {
  if (posts >= enough) return null;
  return `Not enough data yet (${posts} measured ${posts === 1 ? 'post' : 'posts'} of ${enough}), using the published pattern.`;
}

export function weekSentence(channel: LearnedChannel, locale: string): string {
  const few = tooFew(channel);
  if (few) return few;
  const top = best(channel.cells.filter(({ n }) => n > 0));
  if (!top) return 'No measured post was out by day, so nothing is told of the hours below.';
  const sureness = { sure: 'That is sure', likely: 'That is likely', open: 'That is still open' };
  return `On ${channelOf(channel.type).name}, ${cellName(top)} is expected to bring the most: ${effectOf(top.expected, locale)} against an average post (range ${rangeOf(top, locale)}). ${sureness[surenessOf(top)]}, by ${channel.posts} measured posts, ${top.n} of them at that time.${untried(channel, { top, locale })}`;
}

/** A brighter part of the week below, which is a guess by what lies beside it. */
function untried(
  { cells }: LearnedChannel,
  { top, locale }: { readonly top: LearnedCell; readonly locale: string },
) {
  const brightest = best(cells);
  const effect = brightest && effectOf(brightest.expected, locale);
  if (!brightest || effect === effectOf(top.expected, locale)) return '';
  return ` ${cellName(brightest)} may do better still (${effect}): no post was out then yet.`;
}

export function factorsSentence(channel: LearnedChannel, locale: string): string {
  const few = tooFew(channel);
  if (few) return few.replace('the published pattern', "the plan's usual mix");
  const told = channel.levels.filter((one) => surenessOf(one) !== 'open');
  const top = best(told.filter(({ expected }) => expected > 0));
  if (!top)
    return `No part of posts stands out yet by ${channel.posts} measured posts: the ranges below all reach to both sides of the usual.`;
  return `${levelName(top)} does best: ${effectOf(top.expected, locale)} against an average post (range ${rangeOf(top, locale)}), by ${postsWords(top.n)}.`;
}

/** Whether learning has helped, with what it takes to know. */
export function upliftSentence(uplift: UpliftShown | null, locale: string): string {
  if (uplift === null)
    return 'Not enough data yet: a share of posts goes by the published pattern, and at least five of these and five of the learner have to be measured.';
  const { uplift: share, low, high, posts, verdict } = uplift;
  const figures = `Autopilot against baseline: ${signed(share, locale)}, 90% interval ${signed(low, locale)} to ${signed(high, locale)}, ${posts} posts.`;
  if (verdict === 'better') return `${figures} Learning helps here.`;
  if (verdict === 'worse')
    return `${figures} Learning does worse than the published pattern here: the pattern weighs more until that turns.`;
  const chance = shareFormat(locale).format((high - low) / 2);
  return `${figures} That may be chance alone: after so few posts, two ways that are equally good come out up to ${chance} apart in 9 of 10 cases. Nothing is told by that yet: ${describeWait(uplift)}.`;
}
