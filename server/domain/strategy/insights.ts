// The four tiles of the Insights tab: learned from measured posts, else from what is published about the channels.
import { channelOf } from '../../contract/channels/index.ts';
import { worldOf } from '../../contract/connection.ts';
import { INSIGHT_TITLES } from '../../contract/constants/strategy.ts';
import type { Insight } from '../../contract/strategy.ts';
import { DAY } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { bestTimeOf, cellsOf } from '../evidence/index.ts';
import { chooseTimes, ENOUGH_POSTS } from '../learning/index.ts';
import { count, ofUsual, partName, share, tenth } from './blocks.ts';
import {
  activeChannels,
  type Evidence,
  type Measured,
  measuredSides,
  nameOf,
  timesLearned,
} from './evidence.ts';
import { type Contrast, compareHashtags, compareLengths, rankChannels, rate } from './findings.ts';
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

function tellTime(evidence: Evidence): ReturnType<Tell> {
  const { business, now } = evidence;
  const learned = learnedTime(evidence);
  if (learned) return learned;
  const [first] = activeChannels(evidence);
  if (!first) return null;
  const week = { from: now, until: now + 7 * DAY, count: 1, taken: [], seed: 'insight' };
  const { type: channel, slots } = first;
  const { overruled } = timesLearned(evidence, first);
  const [time] = chooseTimes({
    ...week,
    channel,
    slots,
    timezone: business.timezone,
    ...(overruled && { overruled }),
  });
  return time ? { text: wordsOf(time.reason), tag: null } : null;
}

/** The best part of the week on the channel that has taught the most; null while that is none, or does not stand out. */
function learnedTime(evidence: Evidence): ReturnType<Tell> {
  const { lessons, business } = evidence;
  const taught = activeChannels(evidence).flatMap((connection) => {
    const { history = [], asOf = 0 } = lessons.get(connection.id) ?? {};
    return history.length >= ENOUGH_POSTS ? [{ connection, history, asOf }] : [];
  });
  const [most] = taught.toSorted((a, b) => b.history.length - a.history.length);
  if (!most) return null;
  const { connection, history, asOf } = most;
  const best = bestTimeOf(cellsOf(history, connection, business.timezone, asOf));
  if (!best || best.expected <= 0) return null;
  const [expected, low, high] = [best.expected, best.low, best.high].map((log) => share(Math.expm1(log)));
  const range = `8 times in 10 between ${low} and ${high}`;
  return {
    text: `${partName(best)} on ${nameOf(connection)}: ${expected} against an average post (${range}), by ${count(best.n, 'post')} then and ${history.length} in all`,
    tag: worldOf(connection) === 'sandbox' ? 'sandbox' : null,
  };
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
