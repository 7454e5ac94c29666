// One of everything that a business can have, for calls that name it. A call that names something new has to add it here.
import assert from 'node:assert/strict';
import { CAMPAIGN_EXAMPLE } from '../../server/contract/ads.ts';
import { API_TOKEN_EXAMPLE } from '../../server/contract/api-token.ts';
import { BUILT_AUTOMATION_EXAMPLE } from '../../server/contract/built-automation.ts';
import { CONNECT_EXAMPLE } from '../../server/contract/connecting.ts';
import { FORM_EXAMPLE } from '../../server/contract/form.ts';
import { LIST_EXAMPLE } from '../../server/contract/list.ts';
import { MAILING_EXAMPLE } from '../../server/contract/mailing.ts';
import { APPROVAL_LINK_EXAMPLE } from '../../server/contract/members.ts';
import { SEGMENT_EXAMPLE } from '../../server/contract/segment.ts';
import { SUBSCRIBER_EXAMPLE } from '../../server/contract/subscriber.ts';
import { TICKET_EXAMPLE } from '../../server/contract/ticket.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertMove } from '../../server/domain/ads/move.repo.ts';
import type { NewMove } from '../../server/domain/ads/move.ts';
import { insertWriting } from '../../server/domain/autopilot/writing.repo.ts';
import { issueInvoice } from '../../server/domain/billing/invoice.ts';
import type { Route } from '../../server/http/route.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { paint, pngOf } from '../support/pictures.ts';
import type { TestServer } from '../support/server.ts';

/** Ids by the part of a path in front of them. */
export type Things = Readonly<Record<string, string | number>>;

/** Parts of paths that are the same for everybody. */
const COMMON: Things = {
  automations: 'welcome',
  steps: 1,
  shops: 'shopify',
  oauth: 'facebook',
  'prepared-platforms': 'tiktok',
  'provider-apps': 'tiktok',
};
const UNKNOWN_ID = 987_654;
const TOKEN = 'A'.repeat(43);

/** Secrets that open something without an account: nobody's here, as who has one needs no account. */
const SECRETS: Things = {
  calendar: `${TOKEN}.ics`,
  u: TOKEN,
  s: TOKEN,
  stop: TOKEN,
  approve: TOKEN,
  news: TOKEN,
  m: TOKEN,
  o: 'nobody.gif',
  c: TOKEN,
  f: TOKEN,
  y: TOKEN,
  p: TOKEN,
  v: TOKEN,
  bounces: TOKEN,
  e: TOKEN,
  i: 'n'.repeat(22),
};

/** Fills the owner's business. Needs a server whose Sandbox asks for a sign-in: one that is under way is among them. */
export async function addThings(server: TestServer): Promise<Things> {
  const owner = server.as('owner');
  const read = async (path: string) => (await owner(path)).json();
  const make = async (path: string, json: unknown) => {
    const answer = await owner(path, { json });
    const text = await answer.text();
    assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  await saveProfile(owner);
  const channel = await connectChannel(owner, 'facebook');
  const [post] = await generatePosts(owner, channel.id, 2);
  await owner(`/api/contents/${post?.id}/publish`, { method: 'POST' });
  await server.drain();
  const published = await read(`/api/contents/${post?.id}`);
  await owner(`/api/platforms/${channel.id}`, { method: 'PUT', json: { budget: 500 } });
  await connectChannel(owner, 'email');
  const first = async (path: string) => (await read(path))[0].id;
  const made = async (path: string, json: unknown) => (await make(path, json)).id;
  return {
    users: OWNER.id,
    'business-profile': OWNER.id,
    platforms: channel.id,
    contents: published.id,
    facebook: published.externalUrl.split('/').at(-1),
    notifications: await first('/api/notifications'),
    sessions: await first('/api/sessions'),
    tokens: await made('/api/tokens', API_TOKEN_EXAMPLE),
    budgets: await first('/api/budgets'),
    decisions: await first('/api/decisions'),
    campaigns: await made('/api/campaigns', { ...CAMPAIGN_EXAMPLE, platformId: channel.id }),
    strategies: await made('/api/strategies', {}),
    mailings: await made('/api/users/14/mailings', MAILING_EXAMPLE),
    subscribers: await made('/api/users/14/subscribers', SUBSCRIBER_EXAMPLE),
    suppressions: (await make('/api/suppressions', { email: 'gone@example.com', reason: 'manual' })).email,
    segments: await made('/api/users/14/segments', SEGMENT_EXAMPLE),
    lists: await made('/api/users/14/lists', LIST_EXAMPLE),
    forms: await made('/api/users/14/forms', FORM_EXAMPLE),
    'mail-servers': await addServer(server),
    senders: await addSender(server),
    'built-automations': await made('/api/users/14/built-automations', BUILT_AUTOMATION_EXAMPLE),
    imports: await addImport(server),
    members: (await addMember(server, 'editor', 'a colleague')).id,
    invitations: await made('/api/invitations', { email: 'maria@example.com', role: 'editor' }),
    'approval-links': await made('/api/approval-links', APPROVAL_LINK_EXAMPLE),
    business: OWNER.businessId,
    invoices: await addInvoice(server),
    tickets: await made('/api/tickets', TICKET_EXAMPLE),
    facts: await first('/api/facts'),
    habits: await addHabit(server),
    jobs: await addJob(server),
    writings: await addWriting(server, channel.id),
    media: await addMedium(owner),
    connections: (await make('/api/connections', CONNECT_EXAMPLE)).state,
    'news-feeds': await addFeed(server, channel.id),
    'budget-moves': await addMove(server),
  };
}

/** A file that was looked through, with a row that is left out. */
async function addImport(server: TestServer): Promise<number> {
  const owner = server.as('owner');
  const answer = await owner('/api/users/14/imports', {
    body: Buffer.from('email\nanna@example.com\nnobody'),
    headers: { 'Content-Type': 'text/csv' },
  });
  const { id } = await answer.json();
  await owner(`/api/imports/${id}/check`, { json: {} });
  await server.drain();
  return id;
}

async function addMedium(owner: Client): Promise<number> {
  const answer = await owner('/api/media', {
    body: pngOf(paint(4, 4)),
    headers: { 'Content-Type': 'image/png' },
  });
  return (await answer.json()).id;
}

/** An open invoice of the owner's; the example of a payment pays it. */
async function addInvoice({ app: { ctx, billing } }: TestServer): Promise<number> {
  const now = ctx.clock.now();
  const order = {
    accountId: OWNER.id,
    key: 'month',
    reason: 'renewal',
    tier: 'Starter',
    period: { from: now, to: now + DAY },
    lines: [],
  } as const;
  return (await unitOfWork(ctx, SYSTEM, (tx) => issueInvoice(tx, billing, order))).id;
}

/** Learned from no post that is still there. */
async function addHabit({ app: { ctx } }: TestServer): Promise<number> {
  const value = JSON.stringify({ kind: 'word', word: 'amazing' });
  const habit = {
    business_id: OWNER.businessId,
    subject: 'word:amazing',
    value,
    posts: '[]',
    state: 'learned',
  };
  const [row] = await ctx.db.write('habits').insert({ ...habit, learned_at: 0, heard_until: 0 }, ['id']);
  return row.id;
}

/** A mail server that nobody asks for anything. */
async function addServer({ app: { ctx } }: TestServer): Promise<number> {
  const place = { host: 'smtp.example.com', port: 465, security: 'tls', login: '' };
  const [row] = await ctx.db
    .write('mail_servers')
    .insert({ ...place, business_id: OWNER.businessId, position: 1 }, ['id']);
  return row.id;
}

/** An address that was asked: without a mail server of the installation nobody is. */
async function addSender({ app: { ctx } }: TestServer): Promise<number> {
  const asked = { email: 'hello@shop.example', token_hash: 'a'.repeat(64), asked_at: ctx.clock.now() };
  const [row] = await ctx.db.write('senders').insert({ business_id: OWNER.businessId, ...asked }, ['id']);
  return row.id;
}

/** A feed whose address leads nowhere. */
async function addFeed({ app: { ctx } }: TestServer, connectionId: number): Promise<number> {
  const counts = { drafts: 0, failures: 0, read_at: 0, next_at: ctx.clock.now() + DAY, created_at: 0 };
  const feed = { business_id: OWNER.businessId, url: 'http://127.0.0.1:1/feed', title: 'Blog' };
  const connection_ids = JSON.stringify([connectionId]);
  const [row] = await ctx.db.write('news_feeds').insert({ ...feed, ...counts, connection_ids }, ['id']);
  return row.id;
}

/** A move that waits for an answer, and would change nothing. */
async function addMove({ app: { ctx } }: TestServer): Promise<number> {
  const move: NewMove = {
    businessId: OWNER.businessId,
    kind: 'move',
    world: 'sandbox',
    state: 'proposed',
    level: 'approve',
    changes: [],
    expected: null,
    worst: { today: 0, day: 0, month: 0 },
    why: say('ads.well-split', { bound: null }),
    note: null,
    drawId: null,
    leavesAt: null,
  };
  return insertMove(ctx.db.write, move, ctx.clock.now());
}

/** A job that waits for tomorrow. */
async function addJob({ app: { ctx } }: TestServer): Promise<number> {
  const job = { kind: 'notify', key: 'test', created_at: 0, due_at: ctx.clock.now() + DAY };
  const [row] = await ctx.db.write('jobs').insert(job, ['id']);
  return row.id;
}

/** Drafts that are being written. */
async function addWriting({ app: { ctx } }: TestServer, connectionId: number): Promise<number> {
  const { id: accountId, businessId } = OWNER;
  const writing = { businessId, connectionId, accountId, wanted: 3, seed: null, createdAt: ctx.clock.now() };
  return insertWriting(ctx.db.write, writing);
}

/** The same kinds of things, none of which exists. */
export function nothing(things: Things): Things {
  return Object.fromEntries(Object.keys(things).map((kind) => [kind, UNKNOWN_ID]));
}

/** A call's path with ids. Fails for a new kind of thing. */
export function fillPath({ path }: Route, things: Things): string {
  const filled = path
    .replace(':channel', 'facebook')
    .replace(':analysis', 'content')
    .replace(':scope', 'all')
    .replace(':link', '1')
    .replace(':width', '96');
  return filled.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => {
    const id = SECRETS[kind] ?? COMMON[kind] ?? things[kind];
    assert.ok(id !== undefined, `${path}: name one of the owner's ${kind} in test/api/owners-things.ts`);
    return `${kind}/${id}`;
  });
}

/** Ids in bodies, by the field that carries them: how the field is made of the things. */
const BODY_FIELDS: Readonly<Record<string, (things: Things) => unknown>> = {
  userId: ({ users }) => users,
  platformId: ({ platforms }) => platforms,
  platformIds: ({ platforms }) => [platforms],
  ids: ({ contents }) => [contents],
  moves: ({ contents }) => [
    { id: contents, from: '2027-03-02T09:30:00+01:00', to: '2027-03-03T09:30:00+01:00' },
  ],
  businessId: ({ business }) => business,
  accountId: () => 'sandbox-page-1',
};

const fieldsOf = ({ docs }: Route): Record<string, unknown> =>
  typeof docs.example === 'object' && docs.example !== null ? { ...docs.example } : {};

/** Whether a field names something, as far as its name tells. */
const isId = (field: string) => /^(ids|moves)$|Ids?$/.test(field);

/** Fields of a call's example that name something of a business. */
export function idFieldsOf(route: Route): string[] {
  const fields = Object.keys(fieldsOf(route)).filter(isId);
  for (const field of fields.filter(() => route.who !== 'admin')) {
    assert.ok(BODY_FIELDS[field], `${route.path}: say in test/api/owners-things.ts what ${field} names`);
  }
  return fields;
}

/** What the documentation shows, with these ids where it names something. */
export function fillBody(route: Route, things: Things): unknown {
  if (!route.input.body) return undefined;
  const named = idFieldsOf(route).flatMap((field) => {
    const make = BODY_FIELDS[field];
    return make ? [[field, make(things)]] : [];
  });
  return { ...fieldsOf(route), ...Object.fromEntries(named) };
}

/** Ids in queries of lists. */
export const QUERY_FIELDS: Readonly<Record<string, string>> = {
  platformId: 'platforms',
  contentId: 'contents',
};
