// The sentences above the charts: what they show, in words and with numbers. Pure.
import { numberFormat, shareFormat } from '../../components/formats.ts';
import type { ChannelTrend, Insights, Rated, Trend } from './types.ts';

/** Posts below which nothing is said about what works. */
export const ENOUGH_POSTS = 10;
/** Differences from the usual below this are noise rather than news. */
const NOTABLE = 0.1;

export function reactionsSentence(
  { now, before }: Pick<Trend, 'now' | 'before'>,
  days: number,
  locale: string,
): string {
  const count = numberFormat(locale).format(now.reactions);
  const fact = `Your posts brought ${now.reactions === 0 ? 'no reactions' : `${count} ${now.reactions === 1 ? 'reaction' : 'reactions'}`} in the last ${days} days`;
  if (!before)
    return `${fact}. There is nothing to compare them with yet: figures do not go back far enough.`;
  return `${fact}, ${compare(now.reactions, before.totals.reactions, locale)} in the ${days} days before.`;
}

function compare(now: number, before: number, locale: string): string {
  if (before === 0) return now === 0 ? 'as' : 'after none';
  const change = now / before - 1;
  if (Math.abs(change) < 0.005) return 'as many as';
  return `${shareFormat(locale).format(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than`;
}

/** A change as a figure's note; undefined when there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null | undefined, locale: string) {
  if (now === null || before === null || before === undefined || before === 0) return undefined;
  const change = now / before - 1;
  const direction =
    Math.abs(change) < 0.005 ? ('flat' as const) : change > 0 ? ('up' as const) : ('down' as const);
  const text =
    direction === 'flat'
      ? 'unchanged'
      : `${shareFormat(locale).format(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  return { text, direction, ...(direction !== 'flat' && { good: change > 0 }) };
}

export function channelsSentence(
  channels: readonly ChannelTrend[],
  nameOf: (one: ChannelTrend) => string,
  locale: string,
) {
  const [first] = [...channels].sort((a, b) => b.reactions - a.reactions);
  const total = channels.reduce((sum, { reactions }) => sum + reactions, 0);
  if (!first || total <= 0) return 'No channel brought a reaction in this period.';
  const number = numberFormat(locale);
  if (channels.length === 1) return `${nameOf(first)} brought all ${number.format(total)} reactions.`;
  return `${nameOf(first)} brought the most: ${number.format(first.reactions)} of ${number.format(total)} reactions.`;
}

/** @param name what is compared, such as "theme" */
export function groupsSentence(groups: readonly Rated[], name: string, locale: string): string {
  const [best] = groups;
  const last = groups.at(-1);
  if (!best || !last) return `No ${name} with enough posts on one channel to compare yet.`;
  if (best === last)
    return `Only one ${name} has enough posts so far, so there is nothing to compare it with.`;
  if (best.ratio - last.ratio < NOTABLE) return `Every ${name} does about equally well.`;
  return `“${best.label}” does best: ${shareFormat(locale).format(best.ratio)} of what is usual on the same channel.`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const SLOT_HOURS = 3;

export const WEEKDAYS_SHORT = WEEKDAYS.map((name) => name.slice(0, 3));
/** "9–12": hours from and until. */
export const SLOTS = Array.from({ length: 24 / SLOT_HOURS }, (_, slot) => slotName(slot));

function slotName(slot: number): string {
  return `${slot * SLOT_HOURS}–${(slot + 1) * SLOT_HOURS}`;
}

/** Single posts differ by half and more: of fewer at one time, the best of many is the luckiest. */
const POSTS_TO_NAME = 5;

export function slotsSentence(slots: Insights['slots'], locale: string): string {
  const all = slots.flatMap((day, weekday) =>
    day.flatMap((one, slot) => (one ? [{ ...one, weekday, slot }] : [])),
  );
  if (all.length === 0) return 'No time of the week with two posts to compare yet.';
  const [best] = all.filter(({ posts }) => posts >= POSTS_TO_NAME).sort((a, b) => b.ratio - a.ratio);
  if (!best)
    return `No time of the week has ${POSTS_TO_NAME} posts yet: what is higher below may well be chance.`;
  const hours = slotName(best.slot).replace('–', ' and ');
  return `Posts on ${WEEKDAYS[best.weekday]} between ${hours} o’clock do best: ${shareFormat(locale).format(best.ratio)} of what is usual on the same channel, from ${best.posts} posts.`;
}
