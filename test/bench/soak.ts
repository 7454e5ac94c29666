// A soak: posts of many accounts fall due on two servers that share a PostgreSQL, one of them two seconds behind, while
// either is killed without warning every few seconds and the networks, two seconds ahead, fail and lose answers. What counts
// is what followers see.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { storeSignIn } from '../../server/domain/channels/store-sign-in.ts';
import { approvedAsIs } from '../../server/domain/content/approval.ts';
import { addPosts } from '../../server/domain/content/index.ts';
import { updateApproval } from '../../server/domain/content/post-state.repo.ts';
import { addMedium } from '../../server/domain/media/index.ts';
import { setMediaOfPost } from '../../server/domain/media/post-media.repo.ts';
import { type AccountActor, SYSTEM } from '../../server/kernel/actor.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { createRandom } from '../../server/kernel/random.ts';
import { formatMasterKey } from '../../server/kernel/vault.ts';
import { ROOT } from '../support/build.ts';
import { filmOf } from '../support/films.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { startPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/vault.ts';
import type { Row } from './table.ts';

/** How many posts; `DRIVYN_SOAK_POSTS` makes it longer or shorter. */
const POSTS = Number(process.env.DRIVYN_SOAK_POSTS ?? 10_000);
/** Accounts on each network: fifty. Google Ads takes no posts, and mails have a run of their own (`mail`). */
const ACCOUNTS: Readonly<Partial<Record<ChannelType, number>>> = {
  ...{ facebook: 10, bluesky: 10, x: 6, mastodon: 6, linkedin: 6 },
  ...{ instagram: 3, pinterest: 3, youtube: 3, tiktok: 3 },
};
/** Posts of an account that a network takes in a quarter of an hour, with room for troubles; the others take all that comes. */
const MOST: Readonly<Partial<Record<ChannelType, number>>> = {
  ...{ x: 80, mastodon: 80, linkedin: 140, instagram: 40, pinterest: 100, youtube: 100, tiktok: 60 },
};
/** Posts that fall due in a second: what two servers on two cores, shared with the networks, can carry. */
const PACE = Number(process.env.DRIVYN_SOAK_PACE ?? 10);
const KILL_EVERY = { least: 10 * SECOND, most: MINUTE };
/** Nothing takes longer than this after the last post fell due; `DRIVYN_SOAK_PATIENCE`, in minutes, ends a short soak sooner. */
const PATIENCE = Number(process.env.DRIVYN_SOAK_PATIENCE ?? 45) * MINUTE;

interface Networks {
  readonly originMap: Readonly<Record<string, string>>;
  readonly control: string;
  readonly accounts: readonly {
    readonly channel: ChannelType;
    readonly externalId: string;
    readonly handle: string | null;
    readonly server: string | null;
    readonly scopes: readonly string[];
    readonly provider?: string;
    readonly shows?: 'picture' | 'film';
    readonly access: string;
  }[];
}

interface Seen {
  readonly published: readonly (readonly string[])[];
  readonly calls: number;
}

export async function benchSoak(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-soak-'));
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  try {
    const networks = await startNetworks(children);
    const environment = {
      DATABASE_URL: await postgres.createDatabase(),
      DRIVYN_DATA: folder,
      DRIVYN_SECRET_KEY: formatMasterKey(TEST_KEY),
      DRIVYN_ORIGIN_MAP: JSON.stringify(networks.originMap),
      DRIVYN_ADMIN_PASSWORD: 'a password of ten',
      DRIVYN_LOG_LEVEL: 'silent',
      DRIVYN_DRAWING: 'off',
      // Where a network would fetch a picture.
      DRIVYN_PUBLIC_URL: 'https://drivyn.example',
      PORT: '0',
    };
    const app = await compose(readConfig(environment));
    try {
      const begunAt = await seed(app, networks);
      const killed = await runServers(app, children, environment, begunAt);
      const seen = (await (await fetch(networks.control)).json()) as Seen;
      const limit = await measureNetworks(networks);
      return await report(app, { seen, killed, begunAt, limit });
    } finally {
      await app.stop();
    }
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startNetworks(children: ChildProcess[]): Promise<Networks> {
  const path = join(ROOT, 'test/bench/soak/networks-child.ts');
  const args = ['--import', 'tsx', path, 'soak', JSON.stringify(ACCOUNTS)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk;
    if (text.endsWith('\n')) break;
  }
  return JSON.parse(text) as Networks;
}

/** A business for each account; posts fall due one after the other. @returns when the first does */
async function seed(app: App, { accounts }: Networks): Promise<number> {
  const { ctx } = app;
  const [picture, film] = [await jpegOf(paint(1000, 1500)), filmOf({ seconds: 12 })];
  const places: Place[] = [];
  for (const { channel, provider = channel, server, handle, externalId, access, scopes, shows } of accounts) {
    const businessId = await unitOfWork(ctx, SYSTEM, (tx) => insertBusiness(tx.q, tx.now));
    const actor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: true } as AccountActor;
    const { connectionId } = await unitOfWork(ctx, actor, (tx) =>
      storeSignIn(tx, actor, {
        ...{ type: channel, network: 'real', provider, server, renewWithin: 0 },
        account: { id: externalId, name: channel, handle, kind: 'page', tokens: null },
        tokens: { access, scopes, accessEndsAt: null, refresh: null, refreshEndsAt: null },
      }),
    );
    const bytes = shows && Readable.from([shows === 'film' ? film : picture]);
    const upload = bytes && { bytes, said: () => ({ name: 'loaf', alt: 'A loaf' }) };
    const medium = upload && (await addMedium(ctx, actor, { parts: app.media, upload }));
    places.push({ channel, businessId, connectionId, mediumId: medium?.id });
  }
  const begunAt = ctx.clock.now() + 30 * SECOND;
  const shares = shareOut(places.map(({ channel }) => MOST[channel] ?? Number.POSITIVE_INFINITY));
  for (const [at, place] of places.entries()) await addShare(app, place, { begunAt, own: shares[at] ?? [] });
  return begunAt;
}

interface Place {
  readonly channel: ChannelType;
  readonly businessId: number;
  readonly connectionId: number;
  readonly mediumId: number | undefined;
}

/** The posts of one account, approved as they are. */
async function addShare(
  { ctx }: App,
  { channel, businessId, connectionId, mediumId }: Place,
  { begunAt, own }: { readonly begunAt: number; readonly own: readonly number[] },
): Promise<void> {
  const title = channelOf(channel).form.title > 0 ? 'Warm bread' : null;
  const posts = own.map((at) => ({
    ...({ businessId, connectionId, status: 'scheduled', origin: 'person', title } as const),
    content: `Loaf number ${at} came out of the oven at seven, and it is still warm.`,
    ...({
      note: null,
      needsMedia: null,
      pillar: null,
      hook: 'plain',
      cta: 'none',
      skeleton: 'plain',
    } as const),
    ...{ factIds: [], idea: null, writer: null, why: null },
    scheduledAt: begunAt + Math.round((at * SECOND) / PACE),
  }));
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const ids = await addPosts(tx, channel, posts);
    if (mediumId === undefined) return;
    for (const id of ids) {
      await setMediaOfPost(tx.q, id, [{ id: mediumId }]);
      await updateApproval(tx.q, id, await approvedAsIs(tx.q, { id, businessId }));
    }
  });
}

/** The numbers of the posts of each account: as many each as they may have, spread evenly over the whole time. */
function shareOut(most: readonly number[]): readonly (readonly number[])[] {
  const counts = most.map(() => 0);
  for (let left = POSTS; left > 0; ) {
    const open = most.flatMap((one, at) => ((counts[at] ?? 0) < one ? at : []));
    for (const at of open.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1;
    left -= Math.min(left, open.length);
  }
  const turns = counts.flatMap((count, place) =>
    // A little apart, so that accounts with as many posts do not all post at once.
    Array.from({ length: count }, (_, at) => ({
      place,
      turn: (at + (place + 1) / (most.length + 1)) / count,
    })),
  );
  turns.sort((one, other) => one.turn - other.turn);
  const shares = most.map((): number[] => []);
  for (const [at, { place }] of turns.entries()) shares[place]?.push(at);
  return shares;
}

/** Two servers until every post has found its end, each killed and started anew again and again. @returns how often */
async function runServers(
  app: App,
  children: ChildProcess[],
  environment: Readonly<Record<string, string>>,
  begunAt: number,
): Promise<number> {
  const random = createRandom('kills');
  const start = (at: number): ChildProcess => {
    const late = at === 1 ? ['--require', join(ROOT, 'test/bench/soak/skewed.cjs')] : [];
    const child = spawn(process.execPath, [...late, join(ROOT, 'dist/server.cjs'), 'serve'], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const servers = [start(0), start(1)];
  const lastDue = begunAt + (POSTS * SECOND) / PACE;
  const end = lastDue + PATIENCE;
  let killed = 0;
  let nextKill = app.ctx.clock.now() + KILL_EVERY.most;
  for (;;) {
    await sleep(SECOND);
    const now = app.ctx.clock.now();
    const open = await countOpen(app);
    if (open === 0 || now > end) return killed;
    // Once all have fallen due, what is in doubt is to find its end.
    if (now < nextKill || now > lastDue) continue;
    const at = random.int(2);
    servers[at]?.kill('SIGKILL');
    servers[at] = start(at);
    killed += 1;
    nextKill = now + KILL_EVERY.least + random.int(KILL_EVERY.most - KILL_EVERY.least);
  }
}

/** How many calls a second the networks answer to one who does nothing else. */
async function measureNetworks({ accounts, originMap }: Networks): Promise<number> {
  const account = accounts.find(({ channel }) => channel === 'mastodon');
  const place = originMap[`https://${account?.server}`];
  const headers = { Authorization: `Bearer ${account?.access}` };
  const until = Date.now() + 5 * SECOND;
  let answered = 0;
  const ask = async () => {
    while (Date.now() < until) {
      await (await fetch(`${place}/api/v1/accounts/verify_credentials`, { headers })).text();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return answered / 5;
}

async function countOpen({ ctx }: App): Promise<number> {
  const [row] = await ctx.db
    .read('posts')
    .whereIn('status', ['scheduled', 'publishing'])
    .count({ open: '*' });
  return Number(row?.open);
}

interface PostRow {
  readonly id: number;
  readonly status: string;
  readonly content: string;
  readonly note: string | null;
  readonly attempts: number;
  readonly scheduled_at: string | number;
  readonly published_at: string | number | null;
}

/** Says what is known of a post that should not be as it is: the figures alone do not tell why. */
async function tellWrong({ ctx }: App, { id, status, attempts, note, content }: PostRow, copies: number) {
  const jobs = await ctx.db
    .read('jobs')
    .whereRaw('payload like ?', [`{"postId":${id},%`])
    .orderBy('id');
  const calls = await ctx.db.read('post_calls').where({ post_id: id });
  const now = ctx.clock.now();
  const known = { id, status, attempts, note, copies, content, now, jobs, calls };
  process.stdout.write(`${JSON.stringify(known)}\n`);
}
/** Of many the first tell enough. */
const MOST_TOLD = 5;

async function report(
  app: App,
  {
    seen,
    killed,
    begunAt,
    limit,
  }: { readonly seen: Seen; readonly killed: number; readonly begunAt: number; readonly limit: number },
): Promise<Row[]> {
  const posts: PostRow[] = await app.ctx.db.read('posts').orderBy('id');
  const copies = Map.groupBy(seen.published.flat(), (words) => words);
  const copiesOf = ({ content }: PostRow) => copies.get(content)?.length ?? 0;
  const out = posts.filter(({ status }) => status === 'published');
  const asked = posts.filter(({ status }) => status === 'needs_attention');
  const twice = posts.filter((post) => copiesOf(post) > 1);
  const wrong = posts.filter(
    (post) =>
      (post.status === 'published' && copiesOf(post) !== 1) ||
      (post.status === 'failed' && copiesOf(post) > 0) ||
      (post.status === 'needs_attention' && post.note === null) ||
      !['published', 'needs_attention', 'failed'].includes(post.status),
  );
  for (const post of wrong.slice(0, MOST_TOLD)) await tellWrong(app, post, copiesOf(post));
  const failed = posts.filter(({ status }) => status === 'failed');
  const planned = (at: number) => begunAt + Math.round((at * SECOND) / PACE);
  const p99Of = (some: readonly PostRow[]) => {
    const late = some
      .map(({ content, published_at }) => Number(published_at) - planned(Number(/\d+/.exec(content)?.[0])))
      .sort((a, b) => a - b);
    return (late[Math.floor(late.length * 0.99)] ?? 0) / SECOND;
  };
  const p99 = p99Of(out.filter(({ attempts }) => attempts === 1));
  const lastDue = planned(POSTS - 1);
  const inTime = out.filter(({ published_at }) => Number(published_at) <= lastDue).length;
  const settled = (out.length + failed.length) / posts.length;
  const calls = seen.calls / posts.length;
  const retried = out.filter(({ attempts }) => attempts > 1).length;
  return [
    {
      what: `soak: posts out twice, of ${posts.length} (${killed} kills)`,
      value: String(twice.length),
      goal: '0',
      met: twice.length === 0,
    },
    {
      what: 'soak: posts of which records and networks tell otherwise, or that found no end',
      value: String(wrong.length),
      goal: '0',
      met: wrong.length === 0,
    },
    {
      what: `soak: settled without a person (${asked.length} ask, ${failed.length} failed)`,
      value: `${(settled * 100).toFixed(2)} %`,
      goal: '>= 99.5 %',
      met: settled >= 0.995,
    },
    {
      what: `soak: lateness, 99 of 100 of those that took one attempt (${retried} took more)`,
      value: `${p99.toFixed(1)} s`,
      goal: '<= 60 s',
      met: p99 <= 60,
    },
    {
      what: `soak: lateness, 99 of 100 of all ${out.length} that are out`,
      value: `${p99Of(out).toFixed(1)} s`,
    },
    {
      what: `soak: posts a second while ${PACE} a second fell due`,
      value: ((inTime * SECOND) / (lastDue - begunAt)).toFixed(1),
      ratio: (inTime * SECOND) / (lastDue - begunAt) / (limit / calls),
      reference: `what the networks here would answer, ${(limit / calls).toFixed(0)}/s (${limit.toFixed(0)} calls, ${calls.toFixed(1)} a post)`,
    },
  ];
}
