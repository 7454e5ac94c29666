// Why something was done is kept as the name of a sentence and what it is about. What was written before is matched back
// where that is certain; every other text is kept as it stands, as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';

export const name = '0025-named-decisions';

interface Sentence {
  readonly id: string;
  readonly params?: object;
}
type Read = (parts: readonly string[]) => Sentence | undefined;

const CHANNELS = new Map([
  ['Facebook', 'facebook'],
  ['X', 'x'],
  ['Instagram', 'instagram'],
  ['LinkedIn', 'linkedin'],
  ['YouTube', 'youtube'],
  ['Pinterest', 'pinterest'],
  ['TikTok', 'tiktok'],
  ['Google Ads', 'google-ads'],
  ['Email Marketing', 'email'],
]);
const SWITCHES = new Map([
  ['Social posts', 'socialPosts'],
  ['Content creation', 'contentCreation'],
  ['Email marketing', 'emailMarketing'],
  ['Paid ads', 'paidAds'],
  ['Crisis response', 'crisisResponse'],
  ['Automatic budget allocation', 'budgetAllocation'],
  ['Performance-based scaling', 'performanceScaling'],
  ['Campaign scheduling', 'campaignScheduling'],
  ['ROI-based platform selection', 'roiSelection'],
]);
const PILLARS = new Map([
  ['What we offer', 'offer'],
  ['Who it is for', 'audience'],
  ['What we stand for', 'values'],
  ['Behind the name', 'story'],
  ['Good to know', 'practical'],
  ['Invitation', 'invite'],
]);
const WISHES = new Map([
  ['what you offer', 'offer'],
  ['opening hours, address or how to book', 'practical'],
  ['prices or terms', 'price'],
  ['how the business began and who is behind it', 'story'],
  ['who it is for', 'audience'],
  ['what you stand for', 'value'],
]);
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Sentences that were always the same. */
const FIXED = new Map([
  ['Took back a post that had not left yet', 'content.retired'],
  ['It rests on something that is no longer in the business profile.', 'content.fact-gone'],
  ['Overdue posts leave at least 15 minutes apart.', 'content.overdue-apart'],
  ['Posts more than two hours late wait for approval.', 'content.late-waits'],
  ['Content Approval is on for this channel.', 'autopilot.approval-on'],
  ['Campaign scheduling is off: planned posts wait for approval.', 'autopilot.scheduling-off'],
  ['Wrote no new posts', 'autopilot.wrote-nothing'],
  [
    'Content creation is switched off. Posts that were written before still leave at their time.',
    'autopilot.creation-off-why',
  ],
  ['Content creation is off.', 'autopilot.creation-off'],
  [
    'Posts that you wrote or edited stay where they are; nothing moves within the next hour.',
    'autopilot.own-stay',
  ],
  ['You asked for it.', 'autopilot.you-asked'],
  ['You set it.', 'ads.you-set-it'],
  ['You added funds.', 'ads.you-added'],
  ['You took the change back.', 'ads.you-took-back'],
  ['Nothing is spent: no advertising account is connected.', 'ads.nothing-spent'],
  ['It waits until you start it.', 'ads.waits-for-start'],
  [
    'Your profile is complete, your first channels are connected and their first posts are planned.',
    'strategy.first-posts-planned',
  ],
]);

/** A name, and what it is about; undefined as soon as a part of that is not known. */
function named(id: string, params: Readonly<Record<string, unknown>>): Sentence | undefined {
  return Object.values(params).includes(undefined) ? undefined : { id, params };
}

const channelOf = (label = '') => CHANNELS.get(label);
const AT = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)`;
const momentOf = (text = '') => Date.parse(text);

/** Sentences that are about something; amounts of money and local times cannot be read back with certainty. */
const ABOUT: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`^Moved an overdue (.+) post to ${AT}$`),
    ([label, at]) => named('content.moved-overdue', { channel: channelOf(label), to: momentOf(at) }),
  ],
  [
    new RegExp(`^It was due ${AT}, while nothing could leave\\.$`),
    ([at]) => named('content.was-due-while-held', { at: momentOf(at) }),
  ],
  [
    new RegExp(`^It was due ${AT}, more than two hours ago\\.$`),
    ([at]) => named('content.was-due-long-ago', { at: momentOf(at) }),
  ],
  [
    /^Held an overdue (.+) post for approval$/,
    ([label]) => named('content.held-overdue', { channel: channelOf(label) }),
  ],
  [
    /^Sent a post on (.+)$/,
    ([label]) => named('content.published', { channel: channelOf(label), network: 'mail' }),
  ],
  [
    /^Published a post on (.+) \(Sandbox\)$/,
    ([label]) => named('content.published', { channel: channelOf(label), network: 'sandbox' }),
  ],
  [
    /^Published the text of a post on (.+) \(Sandbox\); it still needs its (image|video)$/,
    ([label, needs]) => named('content.published-text', { channel: channelOf(label), needs }),
  ],
  [
    /^Put a post of (.+) into the local outbox$/,
    ([label]) => named('content.kept', { channel: channelOf(label) }),
  ],
  [
    /^It was scheduled and due, and nothing was paused; it left (\d+) s after its time\.$/,
    ([seconds]) => named('content.was-due', { seconds: Number(seconds) }),
  ],
  [
    /^Planned (\d+) posts? for (.+)$/,
    ([posts, label]) => named('autopilot.planned', { posts: Number(posts), channel: channelOf(label) }),
  ],
  [
    /^(.+) gets (\d+) a week; (\d+) days are kept planned, from (\d+) facts of the profile\.$/,
    ([label, weekly, days, facts]) =>
      named('autopilot.planned-why', {
        channel: channelOf(label),
        weekly: Number(weekly),
        days: Number(days),
        facts: Number(facts),
      }),
  ],
  [
    /^Wrote( and held| and scheduled)? a post for (.+)$/,
    ([how, label]) =>
      named('autopilot.wrote', { as: how?.replace(' and ', '') || 'draft', channel: channelOf(label) }),
  ],
  [
    /^Its theme is “(.+?)”\. It rests on “(.*)”\. (.+)\.$/s,
    ([pillar = '', facts = '', time = '']) =>
      named('autopilot.wrote-why', {
        pillar: PILLARS.get(pillar),
        facts: facts.split('”, “'),
        time: timeOf(time),
      }),
  ],
  [
    /^At automation level (\d+) %, \d+ % of posts wait for approval\.$/,
    ([level]) => named('autopilot.level', { level: Number(level) }),
  ],
  [
    /^Wrote (\d+) drafts? for (.+)$/,
    ([posts, label]) => named('autopilot.wrote-drafts', { posts: Number(posts), channel: channelOf(label) }),
  ],
  [
    /^You asked for (\d+); (\d+) facts of the profile were at hand\.$/,
    ([posts, facts]) => named('autopilot.asked-for', { posts: Number(posts), facts: Number(facts) }),
  ],
  [
    /^(Another post of this channel was less than 3 hours away\. )?(.+)\.$/,
    ([close, time = '']) =>
      named('autopilot.better-time', { isClose: close !== undefined, time: timeOf(time) }),
  ],
  [
    /^Switched (on|off): (.+)$/,
    ([turn, label = '']) => named('autopilot.switched', { name: SWITCHES.get(label), on: turn === 'on' }),
  ],
  [
    /^Moved (?:one|(\d+)) planned posts? to (\S+)$/,
    ([posts, timezone]) => named('autopilot.moved-zone', { posts: Number(posts ?? 1), timezone }),
  ],
  [
    /^The time zone was (\S+)\. Each keeps its local time\.$/,
    ([timezone]) => named('autopilot.zone-was', { timezone }),
  ],
  [/^Made your first strategy \((.+)\)$/, ([code]) => named('strategy.made-first', { code })],
  [
    /^Drafted the campaign “(.+)” for (.+?)$/,
    ([title, label]) => named('ads.drafted', { name: title, channel: channelOf(label) }),
  ],
  [
    /^(.+?): (\d+ of \d+ posts could be written: .+)$/,
    ([label, matter = '']) =>
      named('autopilot.of-channel', { channel: channelOf(label), matter: shortageOf(matter) }),
  ],
  [/^(\d+ of \d+ posts could be written: .+)$/, ([matter = '']) => shortageOf(matter)],
];

/** Why a time was chosen. */
function timeOf(text: string): Sentence | undefined {
  const day = (label = '') => DAYS.indexOf(label) + 1 || undefined;
  const peak =
    /^(\w+)s (?:around (\d\d):00|(\d\d):00-(\d\d):00) are (a published peak|the usual best window) for (.+) \((.+), (.+?)\)$/.exec(
      text,
    );
  if (peak) {
    const [, label, hour, from, until, kind, channel, source, period] = peak;
    const about = { channel: channelOf(channel), weekday: day(label), source, period };
    if (hour !== undefined)
      return named('learning.peak-hour', { ...about, from: Number(hour), until: Number(hour) + 1 });
    const id = kind === 'a published peak' ? 'learning.peak' : 'learning.window';
    return named(id, { ...about, from: Number(from), until: Number(until) });
  }
  const unknown =
    /^No published best time for (.+) is known to us; (\d\d):00 is within ordinary waking hours$/.exec(text);
  if (unknown)
    return named('learning.nothing-published', { channel: channelOf(unknown[1]), hour: Number(unknown[2]) });
  const plain =
    /^No published best time for (.+) on (\w+)s; (\d\d):00 keeps clear of quiet hours and of other posts$/.exec(
      text,
    );
  if (!plain) return undefined;
  const [, channel, label, hour] = plain;
  return named('learning.no-best-that-day', {
    channel: channelOf(channel),
    weekday: day(label),
    hour: Number(hour),
  });
}

const SHORTAGE =
  /^(\d+) of (\d+) posts could be written: the profile holds (\d+) facts?, and more posts would repeat themselves or make things up\. Please add, a sentence each: (.+)\.$/;

function shortageOf(text: string): Sentence | undefined {
  const found = SHORTAGE.exec(text);
  if (!found) return undefined;
  const [, written, wanted, facts, list = ''] = found;
  return named('writer.shortage', {
    written: Number(written),
    wanted: Number(wanted),
    facts: Number(facts),
    add: wishesOf(list),
  });
}

/** Which facts would help. */
function wishesOf(list: string): Sentence | undefined {
  const all = list === 'more about what you offer and how you work' ? [] : list.split('; ');
  const wishes = all.map((wish) => {
    const more = wish.startsWith('more about ');
    return { kind: WISHES.get(more ? wish.slice('more about '.length) : wish), more };
  });
  if (wishes.some(({ kind }) => kind === undefined)) return undefined;
  return { id: 'writer.add', params: { wishes } };
}

function nameText(text: string): Sentence {
  const id = FIXED.get(text);
  if (id !== undefined) return { id };
  for (const [pattern, read] of ABOUT) {
    const found = pattern.exec(text);
    const sentence = found && read(found.slice(1));
    if (sentence) return sentence;
  }
  return legacy(text);
}

function legacy(text: string): Sentence {
  return { id: 'legacy', params: { text } };
}

const nameColumn = (text: string | null) => text && JSON.stringify(nameText(text));

const PAGE = 500;

/** Rewrites rows one after the other, a page at a time. */
async function eachRow<R extends { id: number }>(
  rows: () => Knex.QueryBuilder,
  change: (row: R) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const page: R[] = await rows().where('id', '>', after).orderBy('id').limit(PAGE);
    for (const row of page) await change(row);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

export async function up(knex: Knex): Promise<void> {
  type Decision = Record<'what' | 'why' | 'expects' | 'limit', string | null> & { id: number };
  await eachRow<Decision>(
    () => knex('decisions').select('id', 'what', 'why', 'expects', 'limit'),
    ({ id, what, why, expects, limit }) =>
      knex('decisions')
        .where({ id })
        .update({
          what: nameColumn(what),
          why: nameColumn(why),
          expects: nameColumn(expects),
          limit: nameColumn(limit),
        }),
  );
  await eachRow<{ id: number; why: string }>(
    () => knex('budget_entries').select('id', 'why'),
    ({ id, why }) =>
      knex('budget_entries')
        .where({ id })
        .update({ why: nameColumn(why) }),
  );
  await eachRow<{ id: number; data: string }>(
    () => knex('events').select('id', 'data').where({ kind: 'plan.short' }),
    ({ id, data }) => {
      const { shortage, add } = JSON.parse(data);
      const wished = add && (wishesOf(add) ?? legacy(`Please add, a sentence each: ${add}.`));
      const said = { shortage: nameText(shortage), ...(wished && { add: wished }) };
      return knex('events')
        .where({ id })
        .update({ data: JSON.stringify(said) });
    },
  );
}
