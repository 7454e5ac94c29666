// Nothing that is stored holds words of ours, and what is shown of it, or refused, is made by the catalogue.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { Outbound } from '../../server/connectors/http.ts';
import type { AuditEntry } from '../../server/contract/audit.ts';
import type { TroubledCall } from '../../server/contract/built-automation.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Need } from '../../server/contract/need.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post } from '../../server/contract/post.ts';
import type { Group } from '../../server/contract/report.ts';
import type { Analysis, Strategy, StrategyVersion } from '../../server/contract/strategy.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { askAfterRestore } from '../../server/domain/content/index.ts';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { CATALOGUE, readSentence } from '../../server/sentences/index.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { passDays } from '../support/pass-days.ts';
import { isOurs, speakPseudo } from '../support/pseudo-locale.ts';
import { START, startServer, type TestServer } from '../support/server.ts';
import { isProse, storedTexts } from '../support/stored-prose.ts';

speakPseudo();

let server: TestServer;
let owner: Client;
before(async () => {
  // Nowhere is a public place: what is to be called there is refused.
  const outbound = new Outbound({ resolve: async () => ['127.0.0.2'], allow: [] });
  server = await startServer({ parts: { outbound } });
  owner = server.as('owner');
  await live();
});
after(() => server.stop());

const send = (path: string, method: string, json: object = {}) => owner(path, { method, json });

/** Two weeks of a business: planned, written, published, refused, moved, paid for, paused, by hand, and restored. */
async function live(): Promise<void> {
  await saveProfile(owner);
  const [facebook, x] = [await connectChannel(owner, 'facebook'), await connectChannel(owner, 'x')];
  await connectChannel(owner, 'email');
  await server.drain();
  await generatePosts(owner, facebook.id, 3);
  await send('/api/schedule/optimize', 'POST');
  await send(`/api/platforms/${facebook.id}/funds`, 'POST', { amount: 100 });
  await send(`/api/platforms/${facebook.id}`, 'PATCH', { budget: 300, automationLevel: 50 });
  await send('/api/autopilot', 'PUT', { paidAds: false, contentCreation: false });
  await send('/api/autopilot', 'PUT', { paidAds: true, contentCreation: true });
  await send(`/api/platforms/${x.id}`, 'PATCH', { approval: true });
  await passDays(server, START + 10 * DAY);
  await send('/api/autopilot', 'PUT', { paused: true });
  server.clock.advance(30 * HOUR);
  await send('/api/autopilot', 'PUT', { paused: false });
  await server.drain();
  await send(`/api/platforms/${x.id}`, 'PATCH', { network: 'manual' });
  await passDays(server, server.clock.now() + 3 * DAY);
  const at = server.clock.now();
  await write();
  server.clock.advance(2 * DAY);
  await unitOfWork(server.app.ctx, SYSTEM, (tx) => askAfterRestore(tx, { at }));
  await server.drain();
}

/** Mails, letters, lists of people and jobs that do not end well. */
async function write(): Promise<void> {
  const invited = await send('/api/invitations', 'POST', { email: 'cleo@example.com', role: 'editor' });
  assert.equal(invited.status, 201);
  await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
    await tx.q('accounts').where({ id: 14 }).update({ email: 'ada@example.com' });
    tx.emit({ kind: 'post.failed', businessId: 1, subjectId: 1, data: { channel: 'x' } });
  });
  const job = { kind: 'dance', key: 'dance', payload: {}, runAt: server.clock.now(), businessId: null };
  await insertJobs(server.app.ctx.db.write, [job], server.clock.now());
  await callInVain();
  await server.drain();
}

/** A call of an automation to a place that may not be called. */
async function callInVain(): Promise<void> {
  const steps = [{ id: 'tell', type: 'webhook', url: 'https://till.example/hook' }];
  const json = { name: 'Ours', trigger: { on: 'event', event: 'order' }, reentry: 'always', steps };
  const { id } = await (await send('/api/users/14/built-automations', 'POST', json)).json();
  await send(`/api/built-automations/${id}/apply`, 'POST');
  await send(`/api/built-automations/${id}/active`, 'PUT', { isActive: true });
  await send('/api/users/14/subscribers', 'POST', { email: 'anna@example.com', name: 'Anna' });
  const event = await send('/api/events', 'POST', { email: 'anna@example.com', event: 'order', id: '1' });
  assert.ok(event.ok, await event.text());
}

/** Every text that is stored as a sentence. */
async function stored(): Promise<string[]> {
  const { read } = server.app.ctx.db;
  const texts: (string | null)[] = [];
  for (const [table, columns] of [
    ['decisions', ['what', 'why', 'expects', 'limit']],
    ['posts', ['note']],
    ['notifications', ['title', 'message']],
    ['budget_entries', ['why']],
    ['webhook_calls', ['error']],
  ] as const)
    for (const column of columns) texts.push(...(await read(table).pluck(column)));
  for (const kind of ['notification.added', 'plan.short']) {
    const told: string[] = await read('events').where({ kind }).pluck('data');
    for (const data of told) {
      const { title, message, shortage, add } = JSON.parse(data);
      texts.push(...[title, message, shortage, add].filter(Boolean).map((one) => JSON.stringify(one)));
    }
  }
  return texts.filter((text) => text !== null);
}

test('what is stored are names of sentences and what they are about', async () => {
  const ids = new Set((await stored()).map((text) => readSentence(text).id));
  for (const id of ids) assert.ok(id !== 'legacy' && Object.hasOwn(CATALOGUE, id), id);
  for (const area of ['ads.', 'autopilot.', 'content.', 'notifications.'])
    assert.ok([...ids].filter((id) => id.startsWith(area)).length >= 3, `${area}: ${[...ids]}`);
  assert.ok(ids.has('networks.not-public'), 'why a call was not made');
});

async function list<T>(path: string): Promise<T[]> {
  const answer = await owner(path);
  assert.equal(answer.status, 200, path);
  return (await answer.json()) as T[];
}

test('what is shown of it is made by the catalogue', async () => {
  const decisions = await list<Decision>('/api/decisions?limit=100');
  const shown = decisions.flatMap(({ what, why, limit }) => [what, why, limit]);
  const news = await list<Notification>('/api/notifications');
  shown.push(...news.flatMap(({ title, message }) => [title, message]));
  const posts = await list<Post>('/api/users/14/contents?limit=100');
  shown.push(...posts.map(({ note }) => note));
  const needs = await list<Need>('/api/needs');
  assert.ok(needs.length > 0);
  shown.push(...needs.flatMap(({ title, text, action }) => [title, text, action.label]));
  const audit = await list<AuditEntry>('/api/audit');
  assert.ok(audit.length > 0);
  const [{ id }] = (await list<{ id: number }>('/api/users/14/built-automations')) as [{ id: number }];
  const calls = await list<TroubledCall>(`/api/built-automations/${id}/calls`);
  assert.equal(calls.length, 1);
  shown.push(...calls.map(({ error }) => error));
  shown.push(...audit.map(({ what }) => what));
  const said = shown.filter((text) => text !== null);
  assert.ok(said.length > 50, `${said.length}`);
  for (const text of said) assert.ok(isOurs(text), text);
});

test('what is refused is refused in the words of the catalogue', async () => {
  const refused = await Promise.all([
    owner('/api/nothing'),
    owner('/api/invoices/99999'),
    server.as('anonymous')('/api/decisions'),
    owner('/api/admin/jobs'),
    send('/api/account/two-factor', 'DELETE', { password: 'x', code: '000000' }),
    send('/api/contents', 'POST', { platformIds: [999], content: 'Hello' }),
  ]);
  for (const answer of refused) {
    const text = await answer.text();
    assert.ok(answer.status >= 400 && isOurs(text), `${answer.status} ${answer.url} ${text}`);
  }
});

/** Words of the business's own, posts and what they were made of. */
const NOT_OURS = /^(businesses|facts|posts|decisions\.why)(\.|$)/;

/** They hold some of the business's own words beside ours. */
const DOCUMENTS = /^(strategies|analyses)\./;

/** What the owner has said of the business, as it may stand in a document, and what planned posts are called. */
async function ownWords(): Promise<Set<string>> {
  const { read } = server.app.ctx.db;
  const facts: string[] = await read('facts').pluck('text');
  const businesses = await read('businesses').select(
    'name',
    'website_url',
    'target_audience',
    'marketing_goals',
  );
  const said = [...facts, ...businesses.flatMap((one) => Object.values<string | null>(one))];
  const posts = await read('posts').select('title', 'content');
  const called = posts.flatMap(({ title, content }) => {
    const first = title ?? content.split('\n')[0];
    // What stands in quotation marks is read as JSON among all that is stored.
    return [first, first.replace(/^"(.*)"$/, '$1'), ...hashtagsIn(content)];
  });
  return new Set(
    [...said, ...said.map((one) => one?.replace(/[.!]+$/, '')), ...called.map(cut)].map((one) => one ?? ''),
  );
}

const hashtagsIn = (content: string): string[] => content.match(/#[\p{L}\p{N}_]+/gu) ?? [];
const cut = (line: string) =>
  line.length <= 80 ? line.trim() : `${[...line.trim()].slice(0, 79).join('').trimEnd()}…`;

/** Every text of a document that is neither a number nor a date. */
function textsOf(groups: readonly Group[]): string[] {
  return groups.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'text') return [block.text];
      if (block.kind === 'list') return block.items;
      if (block.kind === 'bars') return [block.caption, block.unit, ...block.bars.map(({ label }) => label)];
      return [block.caption, ...block.columns.map(({ label }) => label), ...block.rows.flat()];
    }),
  ]);
}

test('strategies and analyses are read in the words of the catalogue, beside the business’s own', async () => {
  for (const kind of ['content', 'calendar', 'market', 'audience', 'trends'])
    assert.equal((await send(`/api/analyses/${kind}`, 'POST')).status, 201, kind);
  for (const json of [{}, { timeframe: '30days', audienceTargeting: false }])
    assert.equal((await send('/api/strategies', 'POST', json)).status, 201);
  const shown: (string | null)[] = [];
  for (const { groups, missing, insights, plan } of await list<Analysis>('/api/analyses'))
    shown.push(
      ...textsOf(groups),
      missing,
      ...insights.flatMap(({ title, text }) => [title, text]),
      ...(plan?.entries ?? []).map(({ title }) => title),
    );
  for (const { id, changes } of await list<StrategyVersion>('/api/strategies')) {
    const { document } = (await (await owner(`/api/strategies/${id}`)).json()) as Strategy;
    const { summary, focus, sections, basis, business } = document;
    shown.push(
      ...changes,
      ...summary,
      ...basis,
      ...focus.flatMap(({ title, text }) => [title, text]),
      business.industry,
    );
    for (const { title, groups } of sections) shown.push(title, ...textsOf(groups));
  }
  const own = await ownWords();
  const said = shown.filter((text) => text !== null && /\p{L}/u.test(text) && !own.has(text)) as string[];
  assert.ok(said.length > 150, `${said.length}`);
  for (const text of said) assert.ok(isOurs(text), text);
});

test('no row of any table holds a sentence of ours in words', async () => {
  const texts = await storedTexts(server.app.ctx.db);
  const own = await ownWords();
  assert.ok(texts.length > 2000, `${texts.length}`);
  for (const { place, text } of texts) {
    assert.ok(!text.includes('⟦'), `${place} holds made words: ${text}`);
    const isTheirs = DOCUMENTS.test(place) ? own.has(text) : NOT_OURS.test(place);
    assert.ok(isTheirs || !isProse(text), `${place}: ${text}`);
  }
});

test('every call refuses a strange body, a strange query and a strange path in the words of the catalogue', async () => {
  const visitor = server.as('anonymous');
  let said = 0;
  for (const { method, path, who, input } of routes) {
    const url = path.replace(/:\w+/g, '999999');
    const call = who === 'anyone' ? visitor : who === 'admin' ? server.as('admin') : owner;
    const tries: [string, object][] = [
      [`${url}?limit=many&before=none&period=never&strange=1`, { method }],
      ...(input.body
        ? [[url, { method, json: { strange: [1], content: 7, name: 7 } }] as [string, object]]
        : []),
    ];
    for (const [address, request] of tries) {
      const answer = await call(address, request);
      // Pages for people without an account are drawn by views.
      if (answer.status < 400 || !answer.headers.get('Content-Type')?.startsWith('text/plain')) {
        await answer.body?.cancel();
        continue;
      }
      const text = await answer.text();
      said += 1;
      assert.ok(isOurs(text), `${method} ${address}: ${answer.status} ${text}`);
    }
  }
  assert.ok(said > 250, `${said}`);
});
