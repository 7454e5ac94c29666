// The four tiles of the Insights tab: learned from measured posts, else from what is published about the channels.
import { channelOf } from '../../contract/channels/index.ts';
import { worldOf } from '../../contract/connection.ts';
import { INSIGHT_TILES, type InsightTile } from '../../contract/constants/strategy.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { bestTimeOf, cellsOf } from '../evidence/index.ts';
import { chooseTimes, ENOUGH_POSTS } from '../learning/index.ts';
import type { ToldInsight } from './document.ts';
import {
  activeChannels,
  type Evidence,
  type Measured,
  measuredSides,
  nameOf,
  timesLearned,
} from './evidence.ts';
import { compareHashtags, compareLengths, rankChannels, rate } from './findings.ts';
import { SAMPLE_INSIGHTS } from './samples-data.ts';

/** Sentence and tag of a tile; null when nothing is known. */
type Tell = (evidence: Evidence, side: Measured | undefined) => Omit<ToldInsight, 'title'> | null;

const TELLS: Readonly<Record<InsightTile, Tell>> = {
  time: tellTime,
  length: tellLength,
  hashtags: tellHashtags,
  platform: tellPlatform,
};

export function listInsights(evidence: Evidence): ToldInsight[] {
  const [side] = measuredSides(evidence);
  return INSIGHT_TILES.map((tile) => {
    const told = TELLS[tile](evidence, side);
    return told ? { title: say('analyses.insight', { tile }), ...told } : SAMPLE_INSIGHTS[tile];
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
  return time ? { text: time.reason, tag: null } : null;
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
  const { weekday, hour, expected, low, high, n } = best;
  return {
    text: say('analyses.best-part', {
      ...{ weekday, hour, channel: nameOf(connection), expected, low, high },
      ...{ ofPart: n, posts: history.length },
    }),
    tag: worldOf(connection) === 'sandbox' ? 'sandbox' : null,
  };
}

function tellLength(evidence: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const found = side && compareLengths(rate(side.posts));
  if (side && found) return { text: say('analyses.length-works', found), tag: side.tag };
  const [first] = activeChannels(evidence);
  if (!first) return null;
  const { min, max } = channelOf(first.type).form.aim;
  return { text: say('analyses.length-reads-well', { channel: first.type, min, max }), tag: null };
}

function tellHashtags(evidence: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const found = side && compareHashtags(rate(side.posts));
  if (side && found) return { text: say('analyses.hashtags-work', found), tag: side.tag };
  const first = activeChannels(evidence).find(({ type }) => channelOf(type).form.hashtags > 0);
  if (!first) return null;
  const { hashtags } = channelOf(first.type).form;
  return { text: say('analyses.hashtags-at-most', { channel: first.type, hashtags }), tag: null };
}

function tellPlatform({ connections }: Evidence, side: Measured | undefined): ReturnType<Tell> {
  const ranked = side ? rankChannels(side.posts, connections) : [];
  const [best] = ranked;
  if (!side || !best || best.value === 0) return null;
  const { label: channel, value: reactions, posts } = best;
  return { text: say('analyses.best-platform', { channel, reactions, posts }), tag: side.tag };
}
