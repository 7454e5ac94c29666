// What is worth doing about the schedule, by plain rules over the posts around now. Each says its numbers.
import type { Recommendation } from '../../contract/calendar.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { againstUsual } from '../../sentences/learning.ts';
import { formatLocal } from '../../sentences/moment.ts';
import { type ConnectionRecord, weeklyOf } from '../channels/index.ts';
import { MOVABLE_STATES, type PostRecord } from '../content/index.ts';
import { bannedOn, type OverruleRecord, type PlannedTime } from '../evidence/index.ts';
import { chooseTimes, EFFECTS, rateTime, toLocal } from '../learning/index.ts';
import { type Conflict, formatSpan, type Gap, longestGap } from './schedule-health.ts';

export interface Situation {
  readonly now: number;
  readonly timezone: string;
  /** Posts with a time around now, in the order in which they leave; the rejected left out. */
  readonly posts: readonly PostRecord[];
  /** Active connections that publish. */
  readonly connections: readonly ConnectionRecord[];
  readonly gaps: readonly Gap[];
  readonly conflicts: readonly Conflict[];
  /** What people have decided over what was learned. */
  readonly overrules: readonly OverruleRecord[];
  /** Choices of times of posts that are still to leave. */
  readonly drawn: readonly PlannedTime[];
}

/** More would not be read. */
const MOST = 5;
/** Fewer posts say nothing about how well times are chosen. */
const ENOUGH = 4;
const CALENDAR = '#/content-calendar';

type Rule = (situation: Situation) => readonly Recommendation[];

/** What to do first comes first. */
export function recommend(situation: Situation): Recommendation[] {
  return RULES.flatMap((rule) => rule(situation)).slice(0, MOST);
}

const attention: Rule = ({ posts, timezone }) => {
  const stuck = posts.filter(({ status }) => status === 'needs_attention' || status === 'failed');
  const [first] = stuck;
  if (!first) return [];
  return [
    {
      id: 'attention',
      title: `${count(stuck.length, 'post needs', 'posts need')} your decision`,
      text: first.note ? wordsOf(first.note) : `The first is for ${nameOf(first)}.`,
      href: `${CALENDAR}?view=list&state=waiting&date=${localDay(at(first), timezone)}`,
      action: 'Decide',
    },
  ];
};

const approvals: Rule = ({ posts, now, timezone }) => {
  const waiting = posts.filter(({ status }) => status === 'awaiting_approval');
  const next = waiting.find((post) => at(post) > now) ?? waiting[0];
  if (!next) return [];
  const when =
    at(next) > now ? `The first is due ${formatLocal(at(next), timezone)}` : 'Their time has passed';
  return [
    {
      id: 'approvals',
      title: `${count(waiting.length, 'post waits', 'posts wait')} for your approval`,
      text: `${when}. Nothing of it leaves before you approve it.`,
      href: '#/approvals',
      action: 'Review',
    },
  ];
};

const media: Rule = ({ posts, now, timezone }) => {
  const bare = posts.filter(
    (post) => post.needsMedia && MOVABLE_STATES.includes(post.status) && at(post) > now,
  );
  const [first] = bare;
  if (!first) return [];
  const what = bare.every((post) => post.needsMedia === 'video') ? 'a video' : 'a picture';
  return [
    {
      id: 'media',
      title: `${count(bare.length, `planned post lacks ${what}`, 'planned posts lack a picture or a video')}`,
      text: `The first is for ${nameOf(first)}, ${formatLocal(at(first), timezone)}. It is written as ${first.needsMedia === 'video' ? 'a script' : 'a caption'}.`,
      href: `${CALENDAR}?view=day&date=${localDay(at(first), timezone)}`,
      action: 'See the post',
    },
  ];
};

const crowded: Rule = ({ conflicts, timezone }) => {
  const [first] = conflicts;
  if (!first) return [];
  const pair = `two ${nameOf(first.first)} posts are ${formatSpan(first.minutes)} apart on ${formatLocal(at(first.second), timezone)}`;
  return [
    {
      id: 'conflicts',
      title: `${count(conflicts.length, 'pair of posts is', 'pairs of posts are')} too close together`,
      text: `The first: ${pair}. Keep at least 3 hours between posts of one channel.`,
      href: `${CALENDAR}?view=day&date=${localDay(at(first.second), timezone)}`,
      action: 'Move one',
    },
  ];
};

/** A channel is quiet when it stays silent for longer than its own pace allows. */
const quiet: Rule = ({ gaps, connections }) => {
  const silent = connections.flatMap((connection) => {
    const channel = channelOf(connection.type);
    const weekly = weeklyOf(connection);
    const gap = longestGap(gaps, connection.id);
    const pace = Math.ceil(7 / weekly) + 1;
    return gap && gap.days > pace ? [{ channel, weekly, gap }] : [];
  });
  const worst = silent.toSorted((a, b) => b.gap.days - a.gap.days)[0];
  if (!worst) return [];
  const { channel, weekly, gap } = worst;
  return [
    {
      id: 'gaps',
      title: `${channel.name} is quiet for ${gap.days} days in a row`,
      text: `From ${formatDay(gap.from)} on nothing is planned there; its pace is ${weekly} a week.${others(silent.length - 1)}`,
      href: `#/platforms/${channel.segment}?tab=content`,
      action: `Write for ${channel.name}`,
    },
  ];
};

/** How many planned posts leave at a time that own results chose; before there are any, what studies say. */
const bestTimes: Rule = (situation) => {
  const planned = plannedOf(situation);
  if (situation.connections.length === 0 || planned.length < ENOUGH) return [];
  const drawn = new Map(situation.drawn.map((one) => [one.postId, one]));
  const learned = planned.flatMap((post) => {
    const draw = drawn.get(post.id);
    return draw && !draw.isBaseline && draw.bound !== 'fallen' ? [{ post, expected: draw.expected }] : [];
  });
  const [best] = learned.toSorted((a, b) => b.expected - a.expected);
  if (!best) return publishedTimes(situation);
  const { timezone } = situation;
  const others = planned.length - learned.length;
  const rest =
    others > 0
      ? ` The other ${count(others, 'goes', 'go')} by the published pattern or by what you chose, so that both can be compared.`
      : '';
  return [
    {
      id: 'best-times',
      title: `${learned.length} of ${planned.length} planned posts leave at a time that your own results chose`,
      text: `Most is expected of ${nameOf(best.post)} on ${formatLocal(at(best.post), timezone)}: ${againstUsual(best.expected)}.${rest}`,
      href: '#/analytics?view=learned',
      action: 'See what was learned',
    },
  ];
};

function plannedOf({ posts, now }: Situation): PostRecord[] {
  return posts.filter((post) => MOVABLE_STATES.includes(post.status) && at(post) > now);
}

/** How many planned posts leave in a published best window, and when the best free hour is. */
const publishedTimes: Rule = (situation) => {
  const { connections, now, timezone, overrules } = situation;
  const planned = plannedOf(situation);
  const [connection] = connections;
  if (!connection) return [];
  const inWindow = planned.filter(
    (post) => rateTime(post.channel, at(post), timezone).score >= EFFECTS.window,
  );
  const taken = planned.filter((post) => post.connectionId === connection.id).map(at);
  const { slots } = connection;
  const span = { from: now + HOUR, until: now + 7 * DAY, count: 1, taken, slots, seed: connection.id };
  const overruled = { pinned: [], banned: bannedOn(connection.id, overrules) };
  const [best] = chooseTimes({ channel: connection.type, timezone, overruled, ...span });
  const free = best
    ? ` The best free time of the week is ${formatLocal(best.at, timezone)}: ${wordsOf(best.reason)}.`
    : '';
  return [
    {
      id: 'best-times',
      title: `${inWindow.length} of ${planned.length} planned posts leave at a time that studies recommend`,
      text: `Studies show what worked for others, not yet what works for you.${free}`,
      href: '#/analytics',
      action: 'See your figures',
    },
  ];
};

const RULES: readonly Rule[] = [attention, approvals, media, crowded, quiet, bestTimes];

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function others(number: number): string {
  return number > 0 ? ` ${count(number, 'other channel has', 'other channels have')} such a gap.` : '';
}

function at(post: PostRecord): number {
  return post.scheduledAt ?? 0;
}

function nameOf(post: PostRecord): string {
  return channelOf(post.channel).name;
}

function localDay(moment: number, timezone: string): string {
  return toLocal(moment, timezone).date;
}

/** "Mon 1 Mar 2027" of `2027-03-01`. */
function formatDay(day: string): string {
  return formatLocal(Date.parse(day), 'UTC').split(',')[0] ?? day;
}
