// The server that is fuzzed: a business with something of everything, callers who may do what they ask for, and a look
// into the database from outside, which sees whether anything was stored.
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CAMPAIGN_EXAMPLE } from '../../server/contract/ads.ts';
import { MAILING_EXAMPLE } from '../../server/contract/mailing.ts';
import type { Route } from '../../server/http/route.ts';
import { OWNER, TOKENS } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import type { FuzzRequest, Known } from './request.ts';

/** An answer that takes longer hangs, milliseconds; machines that run tests are busy. */
const HANGS = 20_000;

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface Target {
  readonly server: TestServer;
  knownTo(route: Route): Promise<Known>;
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** Signs everybody in again whom the last call threw out. */
  revive(): Promise<void>;
  /** Changes whenever anything has been stored; 0 on PostgreSQL. */
  version(): number;
  stop(): Promise<void>;
}

/** @param databaseUrl PostgreSQL instead of SQLite */
export async function startTarget(databaseUrl?: string): Promise<Target> {
  const server = await startServer({ config: { rateLimits: false, ...(databaseUrl && { databaseUrl }) } });
  const owner = server.as('owner');
  await saveProfile(owner);
  for (const type of ['facebook', 'email', 'google-ads']) await connectChannel(owner, type);
  // The first who reads them makes the addresses for mail services, once for all.
  await owner('/api/users/14/bounces');
  // So it is with those for shops, and with what signs calls of automations.
  for (const what of ['shops', 'webhook-secret']) await owner(`/api/users/14/${what}`);
  const { ctx, config } = server.app;
  const kept = { accounts: await ctx.db.read('accounts'), sessions: await ctx.db.read('sessions') };
  const watcher = databaseUrl ? undefined : watch(join(config.dataDir, 'drivyn.db'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    server,
    knownTo: async (route) => ({ credentials: credentialsFor(route), ids: await idsFor(server, route) }),
    send: (wanted) => send(server.url, agent, wanted),
    revive: async () => {
      await ctx.db.write('accounts').insert(kept.accounts).onConflict('id').merge();
      await ctx.db.write('sessions').insert(kept.sessions).onConflict('token_hash').merge();
    },
    version: () => watcher?.version() ?? 0,
    stop: async () => {
      agent.destroy();
      watcher?.close();
      await server.stop();
    },
  };
}

/** Asked after every answer, hence one prepared statement and nothing around it. */
function watch(path: string): { version(): number; close(): void } {
  const database = new DatabaseSync(path, { readOnly: true });
  const statement = database.prepare('pragma data_version');
  return { version: () => Number(statement.get()?.data_version), close: () => database.close() };
}

function credentialsFor({ who }: Route): Record<string, string> {
  return who === 'admin'
    ? { Authorization: `Bearer ${TOKENS.admin.bearer}` }
    : { Cookie: `${TOKENS.owner.cookie}` };
}

/** Where the ids of a path come from, by the word before `:id`. */
const TABLES: Readonly<Record<string, string>> = {
  contents: 'posts',
  platforms: 'connections',
  campaigns: 'campaigns',
  mailings: 'mailings',
  subscribers: 'subscribers',
  strategies: 'strategies',
  decisions: 'decisions',
  notifications: 'notifications',
};

/** Makes something that a call could find when there is too little left of it. */
async function idsFor(server: TestServer, { path }: Route): Promise<string[]> {
  const word = /(\w[\w-]*)\/:id/.exec(path)?.[1] ?? '';
  if (['users', 'business-profile'].includes(word)) return [String(OWNER.id)];
  const table = TABLES[word];
  if (!table) return [];
  await refill(server.as('owner'), word);
  const key = table === 'mailings' ? 'post_id' : 'id';
  const rows = await server.app.ctx.db.read(table).orderBy(key, 'desc').limit(12).select(key);
  return rows.map((row) => String(row[key]));
}

async function refill(owner: Client, word: string): Promise<void> {
  const { id } = await connectChannel(owner, 'facebook');
  const make = (path: string, example: unknown) => owner(path, { json: example });
  const draft = { platformIds: [id], title: '', content: 'Fresh bread from seven.' };
  if (word === 'contents') for (const _ of Array(12)) await make('/api/contents', draft);
  if (word === 'campaigns') for (const _ of Array(6)) await make('/api/campaigns', CAMPAIGN_EXAMPLE);
  if (word === 'mailings') for (const _ of Array(6)) await make('/api/users/14/mailings', MAILING_EXAMPLE);
  if (word === 'strategies') await make('/api/strategies', {});
  if (word === 'subscribers') {
    for (const name of 'abcdef') await make('/api/users/14/subscribers', { email: `${name}@example.com` });
  }
}

/** Of an event stream only its beginning is awaited. */
function send(
  origin: string,
  agent: Agent,
  { path, method, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    // Node tells the length of a body by itself only where a body is usual.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const sent = request(origin + path, { method, headers: { ...headers, ...length }, agent }, (response) => {
      const status = response.statusCode ?? 0;
      const type = response.headers['content-type'] ?? '';
      if (type.startsWith('text/event-stream')) {
        resolve({ status, type, body: '' });
        response.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status, type, body: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.setTimeout(HANGS, () => sent.destroy(new Error('no answer')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Who sends more than is read may find the line cut off before the answer arrives.
      const isTooLarge =
        (body?.length ?? 0) > 64 * 1024 && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (isTooLarge) resolve({ status: 413, type: '', body: '' });
      else reject(error);
    });
    sent.end(body);
  });
}
