// The four tiles of the Insights tab: learned from measured posts, else from what is published about the channels.
import { channelOf } from '../../contract/channels/index.ts';
import { INSIGHT_TITLES } from '../../contract/constants/strategy.ts';
import type { Insight } from '../../contract/strategy.ts';
import { DAY } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { chooseTimes } from '../learning/index.ts';
import { ofUsual, tenth } from './blocks.ts';
import { activeChannels, type Evidence, type Measured, measuredSides } from './evidence.ts';
import {
  type Contrast,
  compareHashtags,
  compareLengths,
  isClear,
  rankChannels,
  rankHours,
  rate,
} from './findings.ts';
import { SAMPLE_INSIGHTS } from './samples-data.ts';

/** Sentence and tag of a tile; null when nothing is known. */
type Tell = (evidence: Evidence, side: Measured | undefined) => Omit<Insight, 'title'> | null;

const TELLS: readonly Tell[] = [tellTime, tellLength, tellHashtags, tellPlatform];

export function listInsights(evidence: Evidence): Insight[] {
  const [side] = measuredSides(evidence);
  return INSIGHT_TITLES.map((title, index) => {
    const told = TELLS[index]?.(evidence, side);
    const sample = SAMPLE_INSIGHTS[index];
    return { title, text: told?.text ?? sample?.text ?? '', tag: told ? told.tag : 'sample' };
  });
}

function tellTime(evidence: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const { business, now } = evidence;
  const [best] = side ? rankHours(rate(side.posts), business.timezone) : [];
  if (side && isClear(best))
    return {
      text: `${best.label}: ${ofUsual(best.ratio)} of the reactions usual on the channel (${best.posts} posts)`,
      tag: side.tag,
    };
  const [first] = activeChannels(evidence);
  if (!first) return null;
  const week = { from: now, until: now + 7 * DAY, count: 1, taken: [], seed: 'insight' };
  const { type: channel, slots } = first;
  const [time] = chooseTimes({ ...week, channel, slots, timezone: business.timezone });
  return time ? { text: wordsOf(time.reason), tag: null } : null;
}

function tellLength(evidence: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const found = side && compareLengths(rate(side.posts));
  if (side && found) {
    const [more, less] = [Math.max(found.first, found.second), Math.min(found.first, found.second)];
    const usual = `${ofUsual(more)} of the usual reactions, against ${ofUsual(less)}`;
    return { text: `${lengthWords(found)}: ${usual}`, tag: side.tag };
  }
  const [first] = activeChannels(evidence);
  if (!first) return null;
  const { name, form } = channelOf(first.type);
  return { text: `${form.aim.min} to ${form.aim.max} characters read well on ${name}`, tag: null };
}

function lengthWords({ better, border }: Contrast): string {
  if (border === null) return `${better === 'first' ? 'Shorter' : 'Longer'} than is usual on the channel`;
  return better === 'first' ? `Under ${border} characters` : `${border} characters or more`;
}

function tellHashtags(evidence: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const found = side && compareHashtags(rate(side.posts));
  if (side && found) {
    const words = found.better === 'first' ? 'Use them' : 'Leave them out';
    const usual = `${ofUsual(found.first)} of the usual reactions with, ${ofUsual(found.second)} without`;
    return { text: `${words}: ${usual}`, tag: side.tag };
  }
  const first = activeChannels(evidence).find(({ type }) => channelOf(type).form.hashtags > 0);
  if (!first) return null;
  const { name, form } = channelOf(first.type);
  return { text: `Up to ${form.hashtags} on ${name}, in your own words`, tag: null };
}

function tellPlatform({ connections }: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const ranked = side ? rankChannels(side.posts, connections) : [];
  const [best] = ranked;
  if (!side || !best || best.value === 0) return null;
  return {
    text: `${best.label}: ${tenth(best.value)} reactions a post (${best.posts} posts)`,
    tag: side.tag,
  };
}
