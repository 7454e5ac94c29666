import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Call, LimitNotice } from '../../../server/connectors/channels/connector.ts';
import { googleAds } from '../../../server/connectors/channels/google-ads/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { makeCall } from '../../support/network-call.ts';
import { makePost } from '../support/posts.ts';
import type { Asked } from '../support/stand-in.ts';
import { APP, allow } from '../vendors/google-accounts.ts';
import {
  CLIENT,
  DIRECT,
  failure,
  type GoogleAds,
  isSet,
  isTried,
  MANAGER,
  nameOf,
  openGoogleAds,
  refOf,
  SCOPE,
} from './stand-in.ts';

const START = Date.UTC(2027, 2, 1, 9);
const MIDNIGHT_THERE = Date.UTC(2027, 2, 2, 8);
const DAYS = { from: '2027-02-01', to: '2027-03-02', currency: 'USD' };

let there: GoogleAds;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(START);
  there = await openGoogleAds(() => clock.now());
  told = [];
  there.budgets.set('10', 5_000_000);
  there.budgets.set('11', undefined);
  there.campaigns.push(
    { id: '1', name: 'Bread nearby', status: 'ENABLED', budget: '10' },
    { id: '2', name: 'Cakes', status: 'PAUSED', budget: '10' },
    { id: '3', name: 'Easter', status: 'ENABLED', budget: '11' },
    { id: '4', name: 'Old', status: 'REMOVED', budget: '10' },
  );
});
afterEach(() => there.close());

function call(change: Partial<Call> = {}, app: object = APP): Call {
  return makeCall({
    channel: 'google-ads',
    credential: {
      ...{ externalId: `${CLIENT}@${MANAGER}`, handle: null, server: null, provider: 'google-ads' },
      ...{ token: there.accounts.give([SCOPE]), scopes: [SCOPE], version: 1, app: app as typeof APP },
    },
    outbound: new Outbound({ origins: there.originMap }),
    clock,
    tell: (notice) => void told.push(notice),
    ...change,
  });
}

const { ads } = googleAds;
assert.ok(ads);
const ref = refOf(CLIENT ?? '', '10');
const order = { ref, before: 5_000_000, after: 7_500_000 };
const counts = () => [there.asked.filter(isTried).length, there.asked.filter(isSet).length];
const isStream = ({ path }: Asked) => path.endsWith(':searchStream');

test('accounts are those of the person and those below their managers, but no manager and none that is closed', async () => {
  const { auth } = googleAds;
  assert.ok(auth?.kind === 'oauth');
  const { signal, outbound } = call();
  const way = { channel: 'google-ads', app: APP, server: null, signal, outbound, clock } as const;
  const ask = {
    state: 's',
    redirectUri: 'https://drivyn.example/oauth/google-ads/callback',
    verifier: 'v'.repeat(64),
  };
  const code = await allow(there.at, auth.authorizeUrl(way, ask));
  const entered = await auth.exchange(way, { ...ask, code });
  assert.ok(entered.end === 'signed-in');
  const accounts = await auth.listAccounts(way, entered.tokens);
  assert.deepEqual(
    accounts.map(({ id, name, kind }) => [id, name, kind]),
    [
      [`${CLIENT}@${MANAGER}`, 'Corner Bakery (test account)', 'advertiser'],
      [DIRECT, '444-555-6666', 'advertiser'],
    ],
  );
});

test('an account is read whole: campaigns with their budgets, and days with what they brought', async () => {
  there.days.push(
    {
      campaign: '1',
      date: '2027-02-27',
      metrics: { costMicros: '1230000', clicks: '12', impressions: '900', conversions: 1.5 },
    },
    // What is nothing is missing.
    { campaign: '1', date: '2027-02-28', metrics: { impressions: '3' } },
    { campaign: '1', date: '2026-12-24', metrics: { costMicros: '9' } },
  );
  const read = await ads.read(call(), DAYS);
  assert.ok(read.end === 'read', JSON.stringify(read));
  assert.equal(read.currency, 'USD');
  const shared = { ref, dailyMicros: 5_000_000, uses: 3 };
  const campaign = (id: string) => nameOf(CLIENT ?? '', id);
  assert.deepEqual(read.campaigns, [
    { externalId: campaign('1'), name: 'Bread nearby', state: 'active', budget: shared },
    { externalId: campaign('2'), name: 'Cakes', state: 'paused', budget: shared },
    { externalId: campaign('3'), name: 'Easter', state: 'active', budget: null },
  ]);
  const nothing = { spentMicros: 0, clicks: 0, results: 0 };
  assert.deepEqual(read.days, [
    {
      externalId: campaign('1'),
      day: '2027-02-27',
      spentMicros: 1_230_000,
      clicks: 12,
      impressions: 900,
      results: 1.5,
    },
    { externalId: campaign('1'), day: '2027-02-28', ...nothing, impressions: 3 },
  ]);
});

test('a manager is named, and a developer token sent where there is one', async () => {
  await ads.read(call(), DAYS);
  assert.ok(there.asked.every(({ headers }) => headers['login-customer-id'] === MANAGER));
  assert.ok(there.asked.every(({ headers }) => headers['developer-token'] === undefined));
  await ads.read(call({}, { ...APP, developerToken: 'dev-1' }), DAYS);
  assert.equal(there.asked.at(-1)?.headers['developer-token'], 'dev-1');
});

test('a budget is read, tried, set once and read back', async () => {
  assert.deepEqual(await ads.setBudget(call(), order), { end: 'set', dailyMicros: 7_500_000 });
  assert.deepEqual(counts(), [1, 1]);
  assert.equal(there.budgets.get('10'), 7_500_000);
  assert.deepEqual(await ads.setBudget(call(), order), { end: 'set', dailyMicros: 7_500_000 });
  assert.deepEqual(counts(), [1, 1], 'what stands is not set again');
});

test('a budget that somebody else has changed is left alone', async () => {
  there.budgets.set('10', 6_000_000);
  assert.deepEqual(await ads.setBudget(call(), order), { end: 'changed', dailyMicros: 6_000_000 });
  assert.deepEqual(counts(), [0, 0]);
});

test('what the try refuses is not set', async () => {
  const most = await ads.setBudget(call(), { ...order, after: 20_000_000_000 });
  assert.deepEqual(most, { end: 'rejected', reason: 'The money amount was too large.' });
  const coins = await ads.setBudget(call(), { ...order, after: 7_500_001 });
  assert.equal(coins.end, 'rejected');
  assert.deepEqual(counts(), [2, 0]);
  const foreign = await ads.setBudget(call(), { ...order, ref: refOf(DIRECT ?? '', '10') });
  assert.equal(foreign.end, 'rejected');
  const quoted = await ads.setBudget(call(), { ...order, ref: `${ref}' OR campaign.id > '0` });
  assert.equal(quoted.end, 'rejected');
});

for (const loss of ['busy', 'lost', 'reset'] as const) {
  test(`a set that is ${loss} on the way is read back, and never guessed`, async () => {
    there.fail(loss);
    const isThere = loss !== 'busy';
    const end = await ads.setBudget(call(), order);
    assert.equal(end.end, isThere ? 'set' : 'retry', JSON.stringify(end));
    assert.equal(there.budgets.get('10'), isThere ? 7_500_000 : 5_000_000);
    assert.equal((await ads.setBudget(call(), order)).end, 'set');
    assert.equal(there.asked.filter(isSet).length, isThere ? 1 : 2);
  });
}

test('refusals are told apart, also those that a stream wraps in a list', async () => {
  const refuse = (errorCode: object, more: object = {}, status = 429) => {
    const { json } = failure(status, 'X', errorCode, 'Refused.', more);
    there.refuse(isStream, { status, json: [json] });
    return ads.setBudget(call(), order);
  };
  const delay = {
    details: { quotaErrorDetails: { rateScope: 'DEVELOPER', rateName: 'x', retryDelay: '30s' } },
  };
  assert.partialDeepStrictEqual(await refuse({ quotaError: 'RESOURCE_TEMPORARILY_EXHAUSTED' }, delay), {
    end: 'retry',
    at: START + 30 * SECOND,
  });
  assert.deepEqual(told.at(-1), { of: 'account', counted: 'operations', blockedUntil: START + 30 * SECOND });
  assert.partialDeepStrictEqual(await refuse({ quotaError: 'RESOURCE_EXHAUSTED' }), {
    end: 'retry',
    at: MIDNIGHT_THERE,
  });
  const right = { authorizationError: 'USER_PERMISSION_DENIED' };
  assert.equal((await refuse(right, {}, 403)).end, 'reconnect');
  assert.equal((await refuse({ internalError: 'TRANSIENT_ERROR' }, {}, 500)).end, 'retry');
  there.accounts.tokens.clear();
  const stranger = call();
  there.accounts.tokens.clear();
  assert.equal((await ads.setBudget(stranger, order)).end, 'reconnect');
  assert.equal((await ads.read(stranger, DAYS)).end, 'reconnect');
  assert.deepEqual(counts(), [0, 0]);
});

test('a sign-in is tried without changing anything, and nothing is ever posted', async () => {
  assert.deepEqual(await googleAds.examine(call()), { end: 'well', followers: null, findings: [] });
  const before = there.asked.length;
  assert.equal((await googleAds.publish(call(), makePost())).end, 'rejected');
  assert.equal(there.asked.length, before);
});
