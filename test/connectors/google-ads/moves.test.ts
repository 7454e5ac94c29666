// Moves of budgets on one Google Ads account, end to end: proposed by what its campaigns brought, approved by a person, ordered one
// after the other, refused there and put back, taken back by Undo, and still while the account tells nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BudgetMove } from '../../../server/contract/budget-moves.ts';
import { DAY, MINUTE } from '../../../server/kernel/clock.ts';
import type { Client } from '../../support/client.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere } from '../support/product.ts';
import { jsonOf } from '../support/stand-in.ts';
import { APP } from '../vendors/google-accounts.ts';
import { CLIENT, failure, type GoogleAds, isSet, isTried, MANAGER, openGoogleAds } from './stand-in.ts';

let there: GoogleAds;
let server: TestServer;
let owner: Client;
let platformId: number;

/** Campaigns with what each brings for a unit of money: the first is far better. */
const BRINGS = { 10: 0.6, 20: 0.1 } as const;

/** What the account tells of a day: each campaign spent its budget, and spend varies a little as it does anywhere. */
function addDay(at: number): void {
  const date = new Date(at).toISOString().slice(0, 10);
  if (there.days.some((day) => day.date === date)) return;
  for (const { id, budget } of there.campaigns) {
    const spend =
      (there.budgets.get(budget) ?? 0) * (0.85 + 0.1 * ((Number(date.slice(8)) * Number(id)) % 4));
    const results = Math.round((spend / 1_000_000) * BRINGS[Number(budget) as keyof typeof BRINGS]);
    const metrics = {
      costMicros: String(Math.round(spend)),
      clicks: '40',
      impressions: '900',
      conversions: results,
    };
    there.days.push({ campaign: id, date, metrics });
  }
}

before(async () => {
  there = await openGoogleAds(() => server?.clock.now() ?? START);
  there.budgets.set('10', 10_000_000);
  there.budgets.set('20', 10_000_000);
  there.campaigns.push({ id: '1', name: 'Bread nearby', status: 'ENABLED', budget: '10' });
  there.campaigns.push({ id: '2', name: 'Cake far away', status: 'ENABLED', budget: '20' });
  for (let back = 30; back >= 1; back--) addDay(START - back * DAY);
  server = await startServer({ config: { originMap: there.originMap, providerKeys: { 'google-ads': APP } } });
  owner = server.as('owner');
  const account = `${CLIENT}@${MANAGER}`;
  platformId = (await connectThere(owner, { type: 'google-ads' }, account)).id;
  await ask(`/api/platforms/${platformId}`, { method: 'PUT', json: { budget: 2000 } });
  await server.drain();
});
after(async () => {
  await server.stop();
  await there.close();
});

async function ask<T>(path: string, request: Parameters<Client>[1] = {}, status = 200): Promise<T> {
  const answer = await owner(path, request);
  const text = await answer.text();
  assert.equal(answer.status, status, text);
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}

const moves = () => ask<BudgetMove[]>('/api/users/14/budget-moves');
const answer = (move: BudgetMove, action: string) =>
  ask<BudgetMove>(`/api/users/14/budget-moves/${move.id}/${action}`, { json: {} });
const latest = async () => {
  const [move] = await moves();
  assert.ok(move, 'there is a move');
  return move;
};
const set = () => there.asked.filter(isSet).map((one) => jsonOf(one) as SetCall);
type SetCall = { operations: { update: { resourceName: string; amountMicros: string } }[] };
const total = () => [...there.budgets.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** What is on its way is done, with what follows. */
async function playOut() {
  for (let minutes = 0; minutes < 30; minutes += 1) {
    await server.drain();
    server.clock.advance(MINUTE);
  }
}
async function pass(days: number, tells = true) {
  for (let day = 0; day < days; day += 1) {
    if (tells) addDay(server.clock.now());
    server.clock.advance(DAY);
    await server.app.scheduler.tick();
    await playOut();
  }
}
async function untilProposed() {
  for (let day = 0; day < 12; day += 1) {
    await pass(1);
    const [move] = await moves();
    if (move?.state === 'proposed') return move;
  }
  return assert.fail('nothing was proposed');
}

test('a move is proposed, and nothing is set before somebody says so', async () => {
  const move = await untilProposed();
  assert.equal(move.network, 'real');
  const [better, worse] = ['Bread nearby', 'Cake far away'].map((name) =>
    move.changes.find((change) => change.name === name),
  );
  assert.ok(
    better && worse && better.after > better.before && worse.after < worse.before,
    JSON.stringify(move),
  );
  assert.equal(set().length, 0);
});

test('approved, it is ordered there: first what goes down, each once, and no more in all than before', async () => {
  const before = total();
  const move = await latest();
  await answer(move, 'accept');
  await playOut();
  const calls = set();
  assert.deepEqual(
    calls.map(({ operations: [one] }) => one?.update.resourceName.split('/').at(-1)),
    ['20', '10'],
  );
  assert.equal((await latest()).state, 'made');
  assert.equal(total(), before);
  for (const { name, after } of move.changes) {
    const id = there.campaigns.find((one) => one.name === name)?.budget ?? '';
    assert.equal(there.budgets.get(id), Math.round(after * 1_000_000));
  }
});

test('Undo sets both back, to the unit', async () => {
  await answer(await latest(), 'undo');
  await playOut();
  assert.equal((await latest()).state, 'undone');
  assert.deepEqual([...there.budgets.values()], [10_000_000, 10_000_000]);
});

test('refused there, what was lowered goes back, and the reason is told in its words', async () => {
  await pass(8);
  const move = await untilProposed();
  const code = { campaignBudgetError: 'MONEY_AMOUNT_TOO_LARGE' };
  const isRaise = (asked: Parameters<typeof isTried>[0]) =>
    isTried(asked) && (jsonOf(asked) as SetCall).operations[0]?.update.resourceName.endsWith('/10') === true;
  there.refuse(isRaise, failure(400, 'INVALID_ARGUMENT', code, 'The payment method has expired.'));
  await answer(move, 'accept');
  await playOut();
  const failed = await latest();
  assert.equal(failed.state, 'failed');
  assert.match(failed.note ?? '', /payment method has expired/);
  assert.deepEqual([...there.budgets.values()], [10_000_000, 10_000_000]);
});

test('once the account has told nothing for two days, nothing is proposed', async () => {
  await pass(2, false);
  const { length } = await moves();
  await pass(9, false);
  assert.equal((await moves()).length, length);
  assert.deepEqual([...there.budgets.values()], [10_000_000, 10_000_000]);
});
