// The parts of a strategy that can be ticked: content, platforms, audience, schedule.
import { CHANNEL_TYPES, type Channel, channelOf } from '../../contract/channels/index.ts';
import { TONES } from '../../contract/constants/industries.ts';
import { PILLAR_KEYS, PILLARS } from '../../contract/constants/pillars.ts';
import type { StrategyPart } from '../../contract/constants/strategy.ts';
import { REACTIONS } from '../../contract/figures.ts';
import type { Group } from '../../contract/report.ts';
import { DAY } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { dayName } from '../../sentences/moment.ts';
import { countStates } from '../analytics/index.ts';
import { type ConnectionRecord, weeklyOf } from '../channels/index.ts';
import { type ChosenTime, chooseTimes, type LocalTime, rateTime, toLocal } from '../learning/index.ts';
import { goalsOf, planPillars, sharesFor } from '../writer/index.ts';
import { describeAudience, findInterests } from './analyse-audience.ts';
import { listDates } from './analyse-market.ts';
import { bars, count, group, list, table, tenth, text } from './blocks.ts';
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
  readonly write: (evidence: Evidence, span: Span) => Group[];
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

function writeContent(evidence: Evidence, { from, until, days }: Span): Group[] {
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
    ...(own.length > 0 ? [group('What to build on', null, list(own))] : []),
    ...(dates.length > 0 ? [group('Dates in this period', null, listDates(evidence, dates))] : []),
    ...(business.profileAt === null ? [] : [group('First steps', null, list(advise(evidence).slice(0, 4)))]),
  ];
}

/** Themes and their share; how many posts that is only where channels are connected. */
function mixOf(themes: readonly (keyof typeof PILLARS)[], planned: number): Group {
  const shares = [...Map.groupBy(themes, (theme) => theme)]
    .map(([theme, all]) => ({
      label: planned > 0 ? `${PILLARS[theme]} (${count(all.length, 'post')})` : PILLARS[theme],
      value: (100 * all.length) / themes.length,
    }))
    .sort((a, b) => b.value - a.value);
  return group('The mix', null, bars('Share of each theme, in per cent of all posts.', '%', shares));
}

function writePlatforms(evidence: Evidence): Group[] {
  const { connections, counts } = evidence;
  const active = activeChannels(evidence);
  const rows = active.map((connection) => {
    const own = counts.filter(({ connectionId }) => connectionId === connection.id);
    const { published, scheduled } = countStates(own);
    return [nameOf(connection), `${weeklyOf(connection)}`, `${published}`, `${scheduled}`];
  });
  const overview =
    rows.length > 0
      ? [table('Connected platforms', ['Platform', 'Pace a week#', 'Published#', 'Scheduled#'], rows)]
      : [text('No platform is connected yet.')];
  const results = measuredSides(evidence).flatMap(({ tag, posts }) => {
    const ranked = rankChannels(posts, connections);
    const caption = `Reactions a post (${REACTIONS}) by platform. All ${posts.length} measured posts: ${tenth(averageOf(posts))}.`;
    return ranked.length > 0 ? [group('Results so far', tag, bars(caption, 'reactions a post', ranked))] : [];
  });
  return [
    group('Platforms', null, ...overview),
    ...results,
    group('Where to grow', null, text(nextChannel(evidence))),
  ];
}

function writeAudience(evidence: Evidence): Group[] {
  const { business } = evidence;
  const voice = business.toneOfVoice ? [text(`Tone of voice: ${TONES[business.toneOfVoice]}.`)] : [];
  return [
    describeAudience(evidence) ?? SAMPLE_DEMOGRAPHICS,
    findInterests(evidence) ?? SAMPLE_INTERESTS,
    ...(voice.length > 0 ? [group('How to speak to them', null, ...voice)] : []),
  ];
}

/** Times of the first week: those of what is planned, and where nothing is yet, those that the plan would choose. */
function writeSchedule(evidence: Evidence, { from }: Span): Group[] {
  const { timezone } = evidence.business;
  const channels = activeChannels(evidence);
  if (channels.length === 0)
    return [group('Posting times', null, text('Times follow from the platforms: connect the first one.'))];
  const until = from + WEEK_DAYS * DAY;
  const rows = channels.map((connection) => {
    const planned = plannedTimes(evidence, connection, until);
    const times: Told[] = planned.length > 0 ? planned : proposedTimes(evidence, connection, { from, until });
    const when = times
      .map(({ at }) => toLocal(at, timezone))
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
    const state = planned.length > 0 ? 'Planned' : 'Proposed';
    return [nameOf(connection), state, when.map(shortTime).join(', '), bestReason(times)];
  });
  return [
    group(
      'The first week',
      null,
      text(`${count(weeklyPosts(evidence), 'post')} a week is the pace; all times are those of ${timezone}.`),
      table('Posting times of the first week', ['Platform', 'State', 'When', 'Why'], rows),
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

function shortTime({ weekday, hour, minute }: LocalTime): string {
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${dayName(weekday).slice(0, 3)} ${digits(hour)}:${digits(minute)}`;
}

/** A time of the first week; what is planned has its draw elsewhere. */
type Told = Pick<ChosenTime, 'at' | 'reason' | 'isPublished'> & { readonly draw?: ChosenTime['draw'] };

/** The reason that rests on own results, else on published times, where one does. */
function bestReason(times: readonly Told[]): string {
  const learned = times.find(({ draw }) => draw);
  const published = times.find(({ isPublished }) => isPublished);
  const time = learned ?? published ?? times[0];
  return time ? wordsOf(time.reason) : '';
}

/** Which platform to add next: one that takes what is written already, before those that need pictures or videos. */
export function nextChannel(evidence: Evidence): string {
  const used = new Set(evidence.connections.map(({ type }) => type));
  const open = CHANNEL_TYPES.filter((type) => !used.has(type) && channelOf(type).weekly > 0);
  const total = CHANNEL_TYPES.filter((type) => channelOf(type).weekly > 0).length;
  const [next] = open.map((type) => channelOf(type)).sort((a, b) => effortOf(a) - effortOf(b));
  if (!next) return 'Every platform is connected. Put the effort into those with the most reactions.';
  const state = `Connected: ${total - open.length} of ${total} platforms.`;
  return `${state} Add ${next.name} next: ${REASONS[next.form.media]}`;
}

const REASONS = {
  none: 'it needs no pictures, so posts can go out as they are written.',
  optional: 'it takes text as it is; pictures can follow.',
  image: 'each post needs a picture, so plan time for photos.',
  video: 'each post needs a short video, so plan time for filming.',
} as const;

function effortOf({ form }: Channel): number {
  return Object.keys(REASONS).indexOf(form.media);
}
