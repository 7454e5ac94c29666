// A soak: posts of many accounts fall due on two servers that share a PostgreSQL, one of them two seconds behind, while
// either is killed without warning every few seconds and the networks, two seconds ahead, fail and lose answers. What counts
// is what followers see.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { storeSignIn } from '../../server/domain/channels/store-sign-in.ts';
import { addPosts } from '../../server/domain/content/index.ts';
import type { AccountActor } from '../../server/kernel/actor.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { createRandom } from '../../server/kernel/random.ts';
import { formatMasterKey } from '../../server/kernel/vault.ts';
import { ROOT } from '../support/build.ts';
import { startPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/vault.ts';
import type { Row } from './table.ts';

/** How many posts; `DRIVYN_SOAK_POSTS` makes it longer or shorter. */
const POSTS = Number(process.env.DRIVYN_SOAK_POSTS ?? 10_000);
/** Accounts on each network. */
const ACCOUNTS = 10;
/** Posts of an account that a network takes in a quarter of an hour, with room for troubles; the others take all that comes. */
const MOST: Readonly<Partial<Record<ChannelType, number>>> = { x: 80, mastodon: 80, linkedin: 140 };
/** Posts that fall due in a second: what two servers on two cores, shared with the networks, can carry. */
const PACE = Number(process.env.DRIVYN_SOAK_PACE ?? 12);
const KILL_EVERY = { least: 10 * SECOND, most: MINUTE };
/** Nothing takes longer than this after the last post fell due. */
const PATIENCE = 45 * MINUTE;

interface Networks {
  readonly originMap: Readonly<Record<string, string>>;
  readonly control: string;
  readonly accounts: readonly {
    readonly channel: ChannelType;
    readonly externalId: string;
    readonly handle: string | null;
    readonly server: string | null;
    readonly scopes: readonly string[];
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
      PORT: '0',
    };
    const app = await compose(readConfig(environment));
    try {
      const begunAt = await seed(app, networks);
      const killed = await runServers(app, children, environment, begunAt);
      const seen = (await (await fetch(networks.control)).json()) as Seen;
      return await report(app, { seen, killed, begunAt });
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
  const args = ['--import', 'tsx', path, 'soak', String(ACCOUNTS)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk;
    if (text.endsWith('\n')) break;
  }
  return JSON.parse(text) as Networks;
}

/** A business for each row of accounts, one on each network; posts fall due one after the other. @returns when the first does */
async function seed(app: App, { accounts }: Networks): Promise<number> {
  const { ctx } = app;
  const channels = [...new Set(accounts.map(({ channel }) => channel))];
  const connections: { id: number; businessId: number; channel: ChannelType }[] = [];
  for (let row = 0; row < ACCOUNTS; row += 1) {
    const businessId = await unitOfWork(ctx, { kind: 'system' }, (tx) => insertBusiness(tx.q, tx.now));
    const actor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: true } as AccountActor;
    for (const channel of channels) {
      const account = accounts.filter((one) => one.channel === channel)[row];
      if (!account) throw new Error(`no account ${row} on ${channel}`);
      const { externalId, handle, server, access, scopes } = account;
      const id = await unitOfWork(ctx, actor, (tx) =>
        storeSignIn(tx, actor, {
          ...{ type: channel, network: 'real', provider: channel, server, renewWithin: 0 },
          account: { id: externalId, name: channel, handle, kind: 'page', tokens: null },
          tokens: { access, scopes, accessEndsAt: null, refresh: null, refreshEndsAt: null },
        }),
      );
      connections.push({ id, businessId, channel });
    }
  }
  const begunAt = ctx.clock.now() + 30 * SECOND;
  const shares = shareOut(connections.map(({ channel }) => MOST[channel] ?? Number.POSITIVE_INFINITY));
  for (const [place, { id: connectionId, businessId, channel }] of connections.entries()) {
    const own = shares[place] ?? [];
    await unitOfWork(ctx, { kind: 'system' }, (tx) =>
      addPosts(
        tx,
        channel,
        own.map((at) => ({
          ...{ businessId, connectionId, status: 'scheduled', origin: 'person', title: null },
          content: `Loaf number ${at} came out of the oven at seven, and it is still warm.`,
          ...{ note: null, needsMedia: null, pillar: null, hook: 'plain', cta: 'none', skeleton: 'plain' },
          ...{ factIds: [], idea: null, writer: null, why: null },
          scheduledAt: begunAt + Math.round((at * SECOND) / PACE),
        })),
      ),
    );
  }
  return begunAt;
}

/** The numbers of the posts of each account: round and round, past those that have all they may. */
function shareOut(most: readonly number[]): readonly (readonly number[])[] {
  const shares = most.map((): number[] => []);
  let place = 0;
  for (let at = 0; at < POSTS; at += 1) {
    while ((shares[place % most.length]?.length ?? 0) >= (most[place % most.length] ?? 0)) place += 1;
    shares[place % most.length]?.push(at);
    place += 1;
  }
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

async function countOpen({ ctx }: App): Promise<number> {
  const [row] = await ctx.db
    .read('posts')
    .whereIn('status', ['scheduled', 'publishing'])
    .count({ open: '*' });
  return Number(row?.open);
}

interface PostRow {
  readonly status: string;
  readonly content: string;
  readonly note: string | null;
  readonly attempts: number;
  readonly scheduled_at: string | number;
  readonly published_at: string | number | null;
}

async function report(
  app: App,
  { seen, killed, begunAt }: { seen: Seen; killed: number; begunAt: number },
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
  const failed = posts.filter(({ status }) => status === 'failed');
  const planned = (at: number) => begunAt + Math.round((at * SECOND) / PACE);
  const late = out
    .filter(({ attempts }) => attempts === 1)
    .map(({ content, published_at }) => Number(published_at) - planned(Number(/\d+/.exec(content)?.[0])))
    .sort((a, b) => a - b);
  const last = Math.max(...out.map(({ published_at }) => Number(published_at)));
  const p99 = (late[Math.floor(late.length * 0.99)] ?? 0) / SECOND;
  const seconds = (last - begunAt) / SECOND;
  const settled = (out.length + failed.length) / posts.length;
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
    { what: 'soak: posts a second, all troubles included', value: (out.length / seconds).toFixed(1) },
    { what: 'soak: calls of the networks a post', value: (seen.calls / posts.length).toFixed(1) },
  ];
}
