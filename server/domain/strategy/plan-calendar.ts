// The content calendar: what is planned for the next 30 days, and ideas for the gaps at good times.
import { MAIL_CHANNEL } from '../../contract/channels/index.ts';
import { CALENDAR_DAYS } from '../../contract/constants/strategy.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { type Said, say } from '../../sentences/index.ts';
import { type ConnectionRecord, weeklyOf } from '../channels/index.ts';
import { addLocalDays, chooseTimes, ENOUGH_POSTS, startOfLocalDay, toLocal } from '../learning/index.ts';
import { goalsOf, planPillars, sharesFor } from '../writer/index.ts';
import { group, text } from './blocks.ts';
import type { ToldEntry, ToldResult } from './document.ts';
import { activeChannels, type Evidence, nameOf, timesLearned } from './evidence.ts';
import { SAMPLE_CHANNELS_OF_PLAN, SAMPLE_THEMES } from './samples-data.ts';

const WEEK_DAYS = 7;
/** Longest title of an entry, characters. */
const TITLE = 80;

export function planCalendar(evidence: Evidence): ToldResult {
  const { business, now } = evidence;
  const from = toLocal(now, business.timezone).date;
  const channels = activeChannels(evidence);
  if (channels.length === 0) return samplePlan(evidence, from);
  const entries = [...listPlanned(evidence), ...channels.flatMap((one) => proposeFor(evidence, one))];
  entries.sort((a, b) => a.at.localeCompare(b.at));
  const planned = entries.filter(({ state }) => state === 'planned').length;
  const ideas = entries.length - planned;
  const summary = say('analyses.calendar-holds', { planned, ideas, days: CALENDAR_DAYS });
  return {
    groups: [group(say('analyses.your-calendar'), null, text(summary), text(sayWhence(evidence, channels)))],
    missing: null,
    insights: [],
    plan: { tag: null, from, entries },
  };
}

/** By what the times of ideas are chosen: own results, or what is published until there are enough. */
function sayWhence({ lessons }: Evidence, channels: readonly ConnectionRecord[]): Said {
  const told = channels.map((connection) => ({
    channel: nameOf(connection),
    posts: lessons.get(connection.id)?.history.length ?? 0,
    hasFallen: lessons.get(connection.id)?.hasFallen ?? false,
  }));
  const isLearned = ({ posts, hasFallen }: (typeof told)[number]) => posts >= ENOUGH_POSTS && !hasFallen;
  const named = (some: typeof told) => some.map(({ channel, posts }) => ({ channel, posts }));
  return say('analyses.times-follow', {
    own: named(told.filter(isLearned)),
    others: named(told.filter((one) => !isLearned(one))),
  });
}

function listPlanned({ upcoming, business }: Evidence): ToldEntry[] {
  return upcoming.flatMap((post) =>
    post.scheduledAt === null
      ? []
      : [
          entryAt(post.scheduledAt, business.timezone, {
            channel: post.channel,
            title: shorten(post.title ?? post.content),
            state: 'planned',
          }),
        ],
  );
}

/** As many as the channel's pace leaves room for, on days that have no post of it yet. */
function proposeFor(evidence: Evidence, connection: ConnectionRecord): ToldEntry[] {
  const { business, upcoming, now } = evidence;
  const taken = upcoming.flatMap((post) =>
    post.connectionId === connection.id && post.scheduledAt !== null ? [post.scheduledAt] : [],
  );
  const weekly = weeklyOf(connection);
  const wanted = Math.round((weekly * CALENDAR_DAYS) / WEEK_DAYS) - taken.length;
  const seed = `calendar:${connection.id}:${toLocal(now, business.timezone).date}`;
  const themes = planPillars({
    count: Math.max(wanted, 0),
    seed,
    shares: sharesFor(goalsOf(business.marketingGoals, business.industry), evidence.mix),
  });
  const last = taken.at(-1);
  const free = last === undefined ? now : addLocalDays(last, 1, business.timezone);
  const times = chooseTimes({
    channel: connection.type,
    timezone: business.timezone,
    from: Math.max(now, free),
    until: now + CALENDAR_DAYS * DAY,
    count: themes.length,
    taken,
    slots: connection.slots,
    seed,
    ...timesLearned(evidence, connection),
  });
  return times.map(({ at }, index) =>
    entryAt(at, business.timezone, {
      channel: connection.type,
      title: say('analyses.theme', { pillar: themes[index] ?? 'useful' }),
      state: 'idea',
    }),
  );
}

/** Every third day, one channel after the other: what a month could look like. */
function samplePlan({ business, now }: Evidence, from: string): ToldResult {
  const entries = Array.from({ length: CALENDAR_DAYS / 3 }, (_, index) => {
    const day = addLocalDays(startOfLocalDay(now, business.timezone), index * 3 + 1, business.timezone);
    const channel = SAMPLE_CHANNELS_OF_PLAN[index % SAMPLE_CHANNELS_OF_PLAN.length] ?? MAIL_CHANNEL;
    const title = SAMPLE_THEMES[index % SAMPLE_THEMES.length] ?? '';
    return entryAt(day + SAMPLE_HOUR, business.timezone, { channel, title, state: 'idea' });
  });
  return {
    groups: [group(say('samples.calendar'), 'sample', text(say('samples.calendar-holds')))],
    missing: say('analyses.no-calendar'),
    insights: [],
    plan: { tag: 'sample', from, entries },
  };
}

/** Late in the morning. */
const SAMPLE_HOUR = 11 * HOUR;

function entryAt(
  at: number,
  timezone: string,
  entry: Pick<ToldEntry, 'channel' | 'title' | 'state'>,
): ToldEntry {
  const { date, hour, minute } = toLocal(at, timezone);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return { date, time, at: new Date(at).toISOString(), ...entry };
}

function shorten(words: string): string {
  const [line = ''] = words.trim().split('\n');
  const letters = [...line];
  return letters.length <= TITLE
    ? line
    : `${letters
        .slice(0, TITLE - 1)
        .join('')
        .trimEnd()}…`;
}
