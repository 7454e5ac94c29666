// Strategies and analyses keep the names of their sentences and what these are about. What was made before is matched back
// where that is certain; the owner's own lists stay as they are, and all else stands as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';
import {
  CHANNELS,
  DAYS,
  FIXED,
  FOCUS,
  INDUSTRIES,
  MEDIA,
  PARTS,
  PILLARS,
  SAMPLE_THEMES,
  TILES,
  TIMEFRAMES,
  TONES,
} from './0124-named-documents-data.ts';

export const name = '0124-named-documents';

interface Sentence {
  readonly id: string;
  readonly params?: object;
}
type Told = string | Sentence;

/** What a pattern has found; null where it is none of ours after all. */
type Find = (found: readonly string[]) => object | null;

const REACTIONS = 'likes, comments, shares and clicks';
const numbers =
  (...names: readonly string[]): Find =>
  (found) =>
    Object.fromEntries(names.map((name, index) => [name, Number(found[index])]));

/** Params of which every one is known. */
function known(params: Readonly<Record<string, unknown>>): object | null {
  return Object.values(params).every((value) => value !== undefined && value !== null) ? params : null;
}

function channelOf(text: string | undefined): Sentence | null {
  const channel = CHANNELS.get((text ?? '').replace(/ \(Sandbox\)$/, ''));
  if (channel === undefined) return null;
  const world = text?.endsWith(' (Sandbox)') ? 'sandbox' : 'real';
  return { id: 'analyses.channel', params: { channel, world } };
}

const weekdayOf = (day: string | undefined) => DAYS.indexOf(day ?? '') + 1 || undefined;

/** Sentences about something, in the words that they had. */
const PATTERNS: readonly (readonly [id: string, pattern: RegExp, find: Find])[] = [
  ['analyses.theme', /^(.+)$/, ([theme = '']) => known({ pillar: PILLARS.get(theme) })],
  [
    'strategy.theme-posts',
    /^(.+) \((\d+) posts?\)$/,
    ([theme = '', posts]) => known({ pillar: PILLARS.get(theme), posts: Number(posts) }),
  ],
  [
    'samples.platforms',
    /^Instagram and LinkedIn bring the most reactions$/,
    () => ({ channels: ['instagram', 'linkedin'] }),
  ],
  ['analyses.get-your-mail', /^(\d+) (?:person|people) get your mail\.$/, numbers('people')],
  [
    'analyses.covers',
    /^Analysis covers (\d+) content pieces? across (\d+) platforms?\.$/,
    numbers('pieces', 'platforms'),
  ],
  ['analyses.too-few', /^Not enough data yet \((\d+) measured posts?\)\.$/, numbers('posts')],
  [
    'analyses.share-of-usual',
    new RegExp(
      `^Share of the reactions \\(${REACTIONS}\\) that are usual on the same channel; 100% is usual\\. (\\d+) measured posts\\.$`,
    ),
    numbers('posts'),
  ],
  [
    'analyses.best-theme',
    /^"(.+)" does best, over (\d+) posts?\.$/,
    ([theme = '', posts]) => known({ pillar: PILLARS.get(theme), posts: Number(posts) }),
  ],
  ['analyses.no-other-theme', /^No other theme has (\d+) measured posts yet\.$/, numbers('least')],
  [
    'analyses.keep-posting',
    /^Not enough data yet \((\d+) measured posts?\)\. Keep posting; the first comparisons come with (\d+)\.$/,
    numbers('posts', 'enough'),
  ],
  [
    'analyses.write-more-of',
    /^Write more of "(.+)": its (\d+) posts got (\d+)% of the reactions that are usual on their channels\.$/,
    ([theme = '', posts, percent]) =>
      known({ pillar: PILLARS.get(theme), posts: Number(posts), ratio: Number(percent) / 100 }),
  ],
  [
    'analyses.post-between',
    /^Post more between (\d\d:00) and (\d\d:00): (\d+) posts got (\d+)% of the reactions that are usual on their channels\.$/,
    ([from, until, posts, percent]) => ({ from, until, posts: Number(posts), ratio: Number(percent) / 100 }),
  ],
  ['analyses.look-at-waiting', /^Look at what waits: (\d+) posts? needs? your approval\.$/, numbers('posts')],
  ['analyses.sort-out', /^Sort out (\d+) posts? that could not be published\.$/, numbers('posts')],
  [
    'analyses.silent',
    /^(.+) has had no post for (\d+) days\.$/,
    ([channel, days]) => known({ channel: channelOf(channel), days: Number(days) }),
  ],
  [
    'analyses.tell-more',
    /^Tell more about the business: the profile holds (\d+) facts? to write from\. Prices, hours and how you work help most\.$/,
    numbers('facts'),
  ],
  [
    'analyses.calendar-holds',
    /^(\d+) posts? planned and (\d+) ideas? for the next (\d+) days\.$/,
    numbers('planned', 'ideas', 'days'),
  ],
  ['strategy.goals', /^What it is for, in your words: (.+)$/s, ([goals]) => ({ goals })],
  ['strategy.objective', /^The objective, in your words: (.+)$/s, ([goals]) => ({ goals })],
  ['strategy.tone', /^Tone of voice: (.+)\.$/, ([tone = '']) => known({ tone: TONES.get(tone) })],
  [
    'strategy.pace',
    /^(\d+) posts? a week is the pace; all times are those of ([\w+/-]+)\.$/,
    ([posts, timezone]) => ({ posts: Number(posts), timezone }),
  ],
  [
    'strategy.add-next',
    /^Connected: (\d+) of (\d+) platforms\. Add (.+) next: (.+)$/,
    ([connected, all, next = '', why = '']) =>
      known({
        connected: Number(connected),
        all: Number(all),
        next: CHANNELS.get(next),
        media: MEDIA.get(why),
      }),
  ],
  [
    'strategy.reactions-by-platform',
    new RegExp(
      `^Reactions a post \\(${REACTIONS}\\) by platform\\. All (\\d+) measured posts: ([\\d.]+)\\.$`,
    ),
    numbers('posts', 'reactions'),
  ],
  [
    'strategy.from-reactions',
    /^Reactions to (\d+) published posts?( in the Sandbox \(simulated\))?\.$/,
    ([posts, simulated]) => ({ posts: Number(posts), isSimulated: simulated !== undefined }),
  ],
  [
    'strategy.covers-instead',
    /^Covers (.+) instead of (.+)\.$/,
    ([now = '', before = '']) => known({ now: TIMEFRAMES.get(now), before: TIMEFRAMES.get(before) }),
  ],
  ['strategy.adds', /^Adds (.+)\.$/, ([part = '']) => known({ part: PARTS.get(part) })],
  ['strategy.leaves-out', /^Leaves out (.+)\.$/, ([part = '']) => known({ part: PARTS.get(part) })],
  ['strategy.written-for', /^Written for (.+)\.$/, ([business]) => ({ business })],
  [
    'strategy.believed-best',
    /^(.+): (\w+) (\d+)-\d+ is the best time, as published studies have it$/,
    ([channel, day, hour]) =>
      known({ channel: channelOf(channel), weekday: weekdayOf(day), hour: Number(hour) }),
  ],
  [
    'strategy.any-hour',
    /^(.+): any waking hour does as well as another$/,
    ([channel]) => known({ channel: channelOf(channel) }),
  ],
  [
    'strategy.themes-alike',
    /^(.+): all themes do about equally well$/,
    ([channel]) => known({ channel: channelOf(channel) }),
  ],
  ['strategy.over-parts', /^(\d+) measured posts? over (\d+) parts of the week$/, numbers('posts', 'parts')],
  ['strategy.over-themes', /^(\d+) measured posts? over (\d+) themes?$/, numbers('posts', 'themes')],
  ['strategy.too-few-posts', /^Not enough data yet \((\d+) of (\d+) posts?\)$/, numbers('posts', 'enough')],
  ['strategy.no-change', /^None: the published pattern goes on$/, () => ({ stays: 'pattern' })],
  ['strategy.no-change', /^None: the mix stays$/, () => ({ stays: 'mix' })],
];

const IN_SANDBOX = 'In the Sandbox: ';

function nameText(text: string): Told {
  // An empty cell, a number, a share.
  if (!/\p{L}/u.test(text)) return text;
  const id = FIXED.get(text);
  if (id !== undefined) return { id };
  const channel = channelOf(text);
  if (channel) return channel;
  for (const [id, pattern, find] of PATTERNS) {
    const found = pattern.exec(text);
    const params = found && find(found.slice(1));
    if (params) return { id, params };
  }
  if (text.startsWith(IN_SANDBOX)) {
    const rest = text.slice(IN_SANDBOX.length);
    const advice = nameText(rest.charAt(0).toUpperCase() + rest.slice(1));
    if (typeof advice === 'object' && advice.id !== 'legacy')
      return { id: 'analyses.in-sandbox', params: { advice } };
  }
  return { id: 'legacy', params: { text } };
}

interface Block {
  readonly text?: string;
  readonly items?: readonly string[];
  readonly caption?: string;
  readonly unit?: string;
  readonly columns?: readonly { readonly label: string }[];
  readonly rows?: readonly (readonly string[])[];
  readonly bars?: readonly { readonly label: string }[];
}
interface Group {
  readonly title: string;
  readonly tag: string | null;
  readonly blocks: readonly Block[];
}

/** Groups whose lists are the owner's own words. */
const OWN_LISTS: ReadonlySet<string> = new Set([
  'Who you work for',
  'What to build on',
  'Demographics',
  'Interests',
  'Keywords',
]);

const labelled = <T extends { readonly label: string }>(all: readonly T[]) =>
  all.map((one) => ({ ...one, label: nameText(one.label) }));

function nameGroup({ title, tag, blocks }: Group) {
  const isOwn = tag === null && OWN_LISTS.has(title);
  return {
    title: nameText(title),
    tag,
    blocks: blocks.map((block) => ({
      ...block,
      ...(block.text !== undefined && { text: nameText(block.text) }),
      ...(block.items && { items: isOwn ? block.items : block.items.map(nameText) }),
      ...(block.caption !== undefined && { caption: nameText(block.caption) }),
      ...(block.unit !== undefined && { unit: nameText(block.unit) }),
      ...(block.columns && { columns: labelled(block.columns) }),
      ...(block.rows && { rows: block.rows.map((row) => row.map(nameText)) }),
      ...(block.bars && { bars: labelled(block.bars) }),
    })),
  };
}

/** A name out of a short list. */
function nameOne(id: string, param: string, names: ReadonlyMap<string, string>, text: string): Told {
  const key = names.get(text);
  return key === undefined ? nameText(text) : { id, params: { [param]: key } };
}

function nameDocument(stored: string): string {
  // One in which something is missing is stored whole, and shown without it.
  const { business = {}, summary = [], focus = [], sections = [], basis = [], ...rest } = JSON.parse(stored);
  const { name = '', industry = '' } = business;
  const isUnnamed = rest.sample && name === 'Your business';
  return JSON.stringify({
    ...rest,
    business: {
      ...business,
      name: isUnnamed ? { id: 'strategy.your-business' } : name,
      industry: nameOne('strategy.industry', 'industry', INDUSTRIES, industry),
    },
    summary: summary.map(nameText),
    focus: focus.map(({ title, text }: { title: string; text: string }) => ({
      title: nameOne('strategy.focus', 'area', FOCUS, title),
      text: nameText(text),
    })),
    sections: sections.map(({ title, groups }: { title: string; groups: Group[] }) => ({
      title: nameOne('strategy.part', 'part', PARTS, title),
      groups: groups.map(nameGroup),
    })),
    basis: basis.map(nameText),
  });
}

function nameEntry<T extends { title: string; state: string }>(entry: T, tag: string | null) {
  // A planned post is called by its own words.
  if (entry.state === 'planned') return entry;
  const sample = tag === 'sample' ? SAMPLE_THEMES.get(entry.title) : undefined;
  return { ...entry, title: sample === undefined ? nameText(entry.title) : { id: sample } };
}

function nameResult(stored: string): string {
  const { groups, missing, insights, plan } = JSON.parse(stored);
  return JSON.stringify({
    groups: groups.map(nameGroup),
    missing: missing === null ? null : nameText(missing),
    insights: insights.map((insight: { title: string; text: string }) => ({
      ...insight,
      title: nameOne('analyses.insight', 'tile', TILES, insight.title),
      text: nameText(insight.text),
    })),
    plan: plan && {
      ...plan,
      entries: plan.entries.map((entry: { title: string; state: string }) => nameEntry(entry, plan.tag)),
    },
  });
}

const PAGE = 100;

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
  await eachRow<{ id: number; document: string; changes: string }>(
    () => knex('strategies').select('id', 'document', 'changes'),
    ({ id, document, changes }) =>
      knex('strategies')
        .where({ id })
        .update({
          document: nameDocument(document),
          changes: JSON.stringify(JSON.parse(changes).map(nameText)),
        }),
  );
  await eachRow<{ id: number; result: string }>(
    () => knex('analyses').select('id', 'result'),
    ({ id, result }) =>
      knex('analyses')
        .where({ id })
        .update({ result: nameResult(result) }),
  );
}
