// The week's report by mail: Mondays from 8:00 of the business, for those who want it, and only about a week that had
// figures. Simulated figures stand apart from real ones.

import { channelOf } from '../../contract/channels/index.ts';
import { type World, worldOf } from '../../contract/connection.ts';
import { DIGEST_HOUR } from '../../contract/constants/notifications.ts';
import type { LetterProps, ReportSection } from '../../contract/letters.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import {
  type ChannelDays,
  listChannelDays,
  type Period,
  periodOf,
  sumDays,
  trendOf,
} from '../analytics/index.ts';
import { writeLetter } from '../letters/index.ts';
import {
  listMailedBusinessIds,
  listRecipients,
  quietUntil,
  type Recipient,
  stopPath,
} from '../notifications/index.ts';

const WEEK = 7;
const TOPIC = 'performanceReports';

/** Writes the reports that are due. May run at any time and any number of times: each week has one a person. */
export async function writeWeeklyReports(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const businessId of await listMailedBusinessIds(ctx.db.read)) {
    const people = (await listRecipients(ctx.db.read, businessId)).filter((one) => isDue(one, now));
    const [first] = people;
    const report = first && (await findReport(ctx, first.business, now));
    if (report) for (const person of people) await write(ctx, person, report);
  }
}

function isDue({ email, role, settings, business: { timezone } }: Recipient, now: number): boolean {
  const ways = settings.topics[TOPIC];
  const wants = email !== '' && role !== 'approver' && settings.email && ways?.app && ways.email;
  const wall = toWallTime(now, timezone);
  const isMonday = new Date(wall.slice(0, 10)).getUTCDay() === 1;
  const isLateEnough = Number(wall.slice(11, 13)) >= DIGEST_HOUR;
  return Boolean(wants) && isMonday && isLateEnough && quietUntil(now, settings.quiet, timezone) === null;
}

type Report = Omit<LetterProps['performance-report'], 'stopPath'>;

/** The last whole week; undefined when nothing came of it and nothing was published. */
async function findReport(
  ctx: Context,
  business: Recipient['business'],
  now: number,
): Promise<Report | undefined> {
  const period = periodOf(WEEK, now - DAY, business.timezone);
  const [from = '', to = ''] = [period.before[0], period.days.at(-1)];
  const all = await listChannelDays(ctx.db.read, { businessId: business.id, from, to });
  const channels = all.filter(({ performanceReports }) => performanceReports);
  const sections = (['real', 'sandbox'] as const)
    .map((world) => describeWorld(channels, world, period))
    .filter((section) => section !== undefined);
  if (sections.length === 0) return undefined;
  const { name, locale } = business;
  return {
    businessName: say('letters.business', { name }),
    locale,
    from: period.days[0] ?? '',
    to,
    sections,
  };
}

function describeWorld(
  channels: readonly ChannelDays[],
  world: World,
  period: Period,
): ReportSection | undefined {
  const ofWorld = channels.map(({ type, days }) => ({
    type,
    days: days.filter((row) => worldOf(row) === world),
  }));
  const rows = ofWorld.flatMap(({ days }) => days);
  const { now, before } = trendOf(rows, period);
  if (now.posts + (now.impressions ?? 0) + now.reactions === 0) return undefined;
  const figure = (name: 'posts' | 'impressions' | 'reactions') => {
    const label = say('letters.figure', { name });
    const value = now[name];
    return value === null ? [] : [{ label, value, before: before?.totals[name] ?? null }];
  };
  const best = ofWorld
    .map(({ type, days }) => ({
      name: channelOf(type).name,
      reactions: sumDays(days.filter(({ day }) => period.days.includes(day))).reactions,
    }))
    .filter(({ reactions }) => reactions > 0)
    .sort((a, b) => b.reactions - a.reactions);
  return {
    isSandbox: world === 'sandbox',
    figures: [...figure('posts'), ...figure('impressions'), ...figure('reactions')],
    channels: best,
  };
}

async function write(ctx: Context, person: Recipient, report: Report): Promise<void> {
  const { accountId, name, email, business } = person;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const props = { ...report, stopPath: await stopPath(tx, accountId, TOPIC) };
    const key = `report:${accountId}:${business.id}:${report.to}`;
    await writeLetter(tx, { to: { name, email }, template: 'performance-report', props, key });
  });
}
