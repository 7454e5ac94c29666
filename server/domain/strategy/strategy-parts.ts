// The parts of a strategy that can be ticked: content, platforms, audience, schedule.
import { CHANNEL_TYPES, type ChannelType, channelOf, type MediaNeed } from '../../contract/channels/index.ts';
import { PILLAR_KEYS, type Pillar } from '../../contract/constants/pillars.ts';
import type { StrategyPart } from '../../contract/constants/strategy.ts';
import type { Sentence, Told } from '../../contract/sentence.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { countStates } from '../analytics/index.ts';
import { type ConnectionRecord, weeklyOf } from '../channels/index.ts';
import { type ChosenTime, chooseTimes, rateTime, toLocal } from '../learning/index.ts';
import { goalsOf, planPillars, sharesFor } from '../writer/index.ts';
import { describeAudience, findInterests } from './analyse-audience.ts';
import { listDates } from './analyse-market.ts';
import { bars, group, list, numbers, type ToldGroup, table, text, words } from './blocks.ts';
import {
  activeChannels,
  type Evidence,
  measuredSides,
  nameOf,
  statementsOf,
  timesLearned,
} from './evidence.ts';
import { averageOf, rankChannels } from './findings.ts';
import { advise } from './improve.ts';
import { SAMPLE_CONTENT, SAMPLE_DEMOGRAPHICS, SAMPLE_INTERESTS } from './samples-data.ts';
import { datesBetween } from './season.ts';

/** What a strategy covers; UTC milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
  readonly days: number;
}

interface Part {
  readonly key: StrategyPart;
  readonly write: (evidence: Evidence, span: Span) => ToldGroup[];
}

/** In the order of the form. */
export const PARTS: readonly Part[] = [
  { key: 'contentStrategy', write: writeContent },
  { key: 'platformAnalysis', write: writePlatforms },
  { key: 'audienceTargeting', write: writeAudience },
  { key: 'postingSchedule', write: writeSchedule },
];

const WEEK_DAYS = 7;
const MOST_FACTS = 8;
const MOST_DATES = 10;

function weeklyPosts(evidence: Evidence): number {
  return activeChannels(evidence).reduce((sum, connection) => sum + weeklyOf(connection), 0);
}

function writeContent(evidence: Evidence, { from, until, days }: Span): ToldGroup[] {
  const { business } = evidence;
  const planned = Math.round((weeklyPosts(evidence) * days) / WEEK_DAYS);
  const themes = planPillars({
    count: business.profileAt === null ? 0 : Math.max(planned, PILLAR_KEYS.length),
    seed: 'strategy',
    shares: sharesFor(goalsOf(business.marketingGoals, business.industry), evidence.mix),
  });
  const dates = datesBetween(from, until - 1, business.timezone).slice(0, MOST_DATES);
  const own = statementsOf(evidence).slice(0, MOST_FACTS);
  return [
    ...(themes.length > 0 ? [mixOf(themes, planned)] : SAMPLE_CONTENT.slice(1)),
    ...(own.length > 0 ? [group(say('strategy.build-on'), null, list(own))] : []),
    ...(dates.length > 0 ? [group(say('strategy.dates'), null, listDates(evidence, dates))] : []),
    ...(business.profileAt === null
      ? []
      : [group(say('strategy.first-steps'), null, list(advise(evidence).slice(0, 4)))]),
  ];
}

/** Themes and their share; how many posts that is only where channels are connected. */
function mixOf(themes: readonly Pillar[], planned: number): ToldGroup {
  const shares = [...Map.groupBy(themes, (theme) => theme)]
    .map(([pillar, all]) => ({
      label:
        planned > 0
          ? say('strategy.theme-posts', { pillar, posts: all.length })
          : say('analyses.theme', { pillar }),
      value: (100 * all.length) / themes.length,
    }))
    .sort((a, b) => b.value - a.value);
  return group(say('strategy.mix'), null, bars(say('strategy.mix-shares'), '%', shares));
}

function writePlatforms(evidence: Evidence): ToldGroup[] {
  const { connections, counts } = evidence;
  const active = activeChannels(evidence);
  const rows = active.map((connection) => {
    const own = counts.filter(({ connectionId }) => connectionId === connection.id);
    const { published, scheduled } = countStates(own);
    return [nameOf(connection), `${weeklyOf(connection)}`, `${published}`, `${scheduled}`];
  });
  const overview =
    rows.length > 0
      ? [
          table(
            say('strategy.connected-platforms'),
            [
              words(say('analyses.platform')),
              numbers(say('strategy.pace-a-week')),
              numbers(say('analyses.published')),
              numbers(say('strategy.scheduled')),
            ],
            rows,
          ),
        ]
      : [text(say('strategy.no-platform'))];
  const results = measuredSides(evidence).flatMap(({ tag, posts }) => {
    const ranked = rankChannels(posts, connections);
    const all = { posts: posts.length, reactions: averageOf(posts) };
    const caption = say('strategy.reactions-by-platform', all);
    const unit = say('analyses.reactions-a-post');
    return ranked.length > 0 ? [group(say('strategy.results-so-far'), tag, bars(caption, unit, ranked))] : [];
  });
  return [
    group(say('strategy.platforms'), null, ...overview),
    ...results,
    group(say('strategy.where-to-grow'), null, text(nextChannel(evidence))),
  ];
}

function writeAudience(evidence: Evidence): ToldGroup[] {
  const { toneOfVoice: tone } = evidence.business;
  return [
    describeAudience(evidence) ?? SAMPLE_DEMOGRAPHICS,
    findInterests(evidence) ?? SAMPLE_INTERESTS,
    ...(tone ? [group(say('strategy.how-to-speak'), null, text(say('strategy.tone', { tone })))] : []),
  ];
}

/** Times of the first week: those of what is planned, and where nothing is yet, those that the plan would choose. */
function writeSchedule(evidence: Evidence, { from }: Span): ToldGroup[] {
  const { timezone } = evidence.business;
  const channels = activeChannels(evidence);
  if (channels.length === 0)
    return [group(say('strategy.posting-times'), null, text(say('strategy.times-need-platforms')))];
  const until = from + WEEK_DAYS * DAY;
  const rows = channels.map((connection) => {
    const planned = plannedTimes(evidence, connection, until);
    const times: Chosen[] =
      planned.length > 0 ? planned : proposedTimes(evidence, connection, { from, until });
    const when = times
      .map(({ at }) => toLocal(at, timezone))
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour)
      .map(({ weekday, hour, minute }) => ({ weekday, hour, minute }));
    const state = say(planned.length > 0 ? 'strategy.planned' : 'strategy.proposed');
    return [nameOf(connection), state, say('strategy.times', { times: when }), bestReason(times)];
  });
  return [
    group(
      say('strategy.first-week'),
      null,
      text(say('strategy.pace', { posts: weeklyPosts(evidence), timezone })),
      table(
        say('strategy.first-week-times'),
        [
          words(say('analyses.platform')),
          words(say('strategy.state')),
          words(say('strategy.when')),
          words(say('strategy.why')),
        ],
        rows,
      ),
    ),
  ];
}

function plannedTimes({ upcoming, business }: Evidence, { id, type }: ConnectionRecord, until: number) {
  return upcoming.flatMap(({ connectionId, scheduledAt: at }) =>
    connectionId === id && at !== null && at < until
      ? [{ at, ...rateTime(type, at, business.timezone) }]
      : [],
  );
}

function proposedTimes(
  evidence: Evidence,
  connection: ConnectionRecord,
  span: { from: number; until: number },
) {
  const { id, type, slots } = connection;
  const seed = `strategy:${id}`;
  const { timezone } = evidence.business;
  const count = weeklyOf({ type, slots });
  const learned = timesLearned(evidence, connection);
  return chooseTimes({ channel: type, timezone, ...span, ...learned, count, taken: [], slots, seed });
}

/** A time of the first week; what is planned has its draw elsewhere. */
type Chosen = Pick<ChosenTime, 'at' | 'reason' | 'isPublished'> & { readonly draw?: ChosenTime['draw'] };

/** The reason that rests on own results, else on published times, where one does. */
function bestReason(times: readonly Chosen[]): Told {
  const learned = times.find(({ draw }) => draw);
  const published = times.find(({ isPublished }) => isPublished);
  const time = learned ?? published ?? times[0];
  return time?.reason ?? '';
}

/** Which platform to add next: one that takes what is written already, before those that need pictures or videos. */
export function nextChannel(evidence: Evidence): Sentence {
  const used = new Set(evidence.connections.map(({ type }) => type));
  const all = CHANNEL_TYPES.filter((type) => channelOf(type).weekly > 0);
  const open = all.filter((type) => !used.has(type));
  const [next] = open.toSorted((a, b) => effortOf(a) - effortOf(b));
  if (!next) return say('strategy.all-connected');
  const { media } = channelOf(next).form;
  return say('strategy.add-next', { connected: all.length - open.length, all: all.length, next, media });
}

/** From what takes no work beside the text to what takes the most. */
const EFFORTS: readonly MediaNeed[] = ['none', 'optional', 'image', 'video'];

function effortOf(type: ChannelType): number {
  return EFFORTS.indexOf(channelOf(type).form.media);
}
