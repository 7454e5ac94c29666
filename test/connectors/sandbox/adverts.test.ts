// Simulated advertising: what money brings there, how late and how wrongly it is told, and what is refused.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type { SandboxAdvertStore } from '../../../server/connectors/channels/sandbox/advert-store.ts';
import {
  type CurveFamily,
  campaignsOf,
  curveOf,
  daysOf,
  tellDay,
} from '../../../server/connectors/channels/sandbox/advert-world.ts';
import {
  advertTruth,
  createSandboxAdverts,
  type SandboxAdvertParts,
} from '../../../server/connectors/channels/sandbox/adverts.ts';
import type { Fault } from '../../../server/connectors/channels/sandbox/fault.ts';
import { createSandboxAdvertStore } from '../../../server/db/sandbox-adverts.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { makeCall } from '../../support/network-call.ts';

const START = Date.UTC(2027, 2, 1, 9);
const SPAN = { from: '2000-01-01', to: '2100-01-01', currency: 'USD' };
const many = Array.from({ length: 400 }, (_, at) => campaignsOf('facebook', `connection-${at}`)[0]).filter(
  (one) => one !== undefined,
);

test('accounts differ: every family of curves, some that over-report, some that claim what came by itself', () => {
  const count = (family: CurveFamily) => many.filter((one) => one.family === family).length;
  for (const family of ['saturating', 'logarithm', 'power', 'threshold', 'none'] as const)
    assert.ok(count(family) > 10, `${family}: ${count(family)}`);
  assert.ok(many.every(({ overReport }) => overReport >= 1 && overReport <= 1.6));
  const idle = many.filter((one) => one.idle > 0).length;
  assert.ok(idle > 60 && idle < 200, String(idle));
  assert.deepEqual(campaignsOf('facebook', 'connection-3'), campaignsOf('facebook', 'connection-3'));
});

test('what is said to be true of a campaign is what its days come to', () => {
  const [opened, now] = [START, START + 120 * DAY];
  const at = { currency: 'USD', opened, now };
  let [caused, told, said] = [0, 0, { caused: 0, told: 0 }];
  for (let one = 0; one < 150; one++) {
    const account = { channel: 'google-ads', profile: `connection-${one}` } as const;
    for (const [place, campaign] of campaignsOf(account.channel, account.profile).entries()) {
      const truth = advertTruth(account, `sandbox/google-ads/${account.profile}/campaigns/${place + 1}`, at);
      assert.ok(truth);
      assert.equal(truth.told(0), 0);
      said = { caused: said.caused + truth.caused(15), told: said.told + truth.told(15) };
      // The last week: drift is then about what it is on the day that is asked of.
      for (const day of daysOf(campaign, Math.floor(opened / DAY), Math.floor(now / DAY)).slice(-7)) {
        caused += (day.factor * curveOf(campaign, 15)) / 7;
        told += tellDay(campaign, day, 15, 60).results / 7;
      }
    }
  }
  assert.ok(Math.abs(said.caused / caused - 1) < 0.05, `${said.caused} and ${caused}`);
  assert.ok(Math.abs(said.told / told - 1) < 0.05, `${said.told} and ${told}`);
  assert.ok(said.told > said.caused);
  assert.equal(advertTruth({ channel: 'google-ads', profile: 'connection-1' }, 'somebody/else', at), null);
});

test('more money never brings less, and each unit brings less in the end', () => {
  for (const campaign of many) {
    let before = 0;
    for (let spend = 0; spend < 500; spend += 5) {
      const brings = curveOf(campaign, spend);
      assert.ok(brings >= before);
      before = brings;
    }
    const next = (at: number) => curveOf(campaign, at + 1) - curveOf(campaign, at);
    assert.ok(next(400) <= next(200));
  }
});

test('results are told late, never taken back, and on average more of them than money caused', () => {
  let [told, caused, early] = [0, 0, 0];
  for (const campaign of many.slice(0, 120)) {
    for (const day of daysOf(campaign, 20_000, 20_060)) {
      const at = (age: number) => tellDay(campaign, day, campaign.budget, age).results;
      const ages = [-0.5, 0, 1, 2, 5, 30].map(at);
      assert.deepEqual(
        ages,
        [...ages].sort((a, b) => a - b),
      );
      told += at(30);
      early += at(0);
      caused += curveOf(campaign, campaign.budget) * day.factor;
    }
  }
  assert.ok(told > 1.2 * caused && told < 2 * caused, `${told} of ${caused}`);
  assert.ok(early > 0.35 * told && early < 0.55 * told, `${early} of ${told}`);
});

test('what a campaign is worth drifts and has its week', () => {
  const factors = many
    .slice(0, 100)
    .map((campaign) => daysOf(campaign, 20_000, 20_089).map((one) => one.factor));
  const logOf = (own: readonly number[], from: number) =>
    Math.log(own.slice(from, from + 14).reduce((sum, one) => sum + one, 0) / 14);
  const moved = factors.map((own) => Math.abs(logOf(own, 76) - logOf(own, 0)));
  const usual = moved.reduce((sum, one) => sum + one, 0) / moved.length;
  assert.ok(usual > 0.08 && usual < 0.35, String(usual));
});

eachDatabase((open) => {
  let store: SandboxAdvertStore;
  let profiles = 0;
  before(async () => {
    store = createSandboxAdvertStore((await open()).sandbox);
  });
  beforeEach(() => {
    profiles += 1;
  });

  function arrange(more: Partial<SandboxAdvertParts> = {}) {
    const clock = new SimulatedClock(START);
    const ads = createSandboxAdverts({ store, clock, ...more });
    const call = makeCall({ channel: 'google-ads', profile: `connection-${profiles}`, clock });
    const read = async () => {
      const answer = await ads.read(call, SPAN);
      assert.ok(answer.end === 'read', JSON.stringify(answer));
      return answer;
    };
    const first = async () => {
      const budget = (await read()).campaigns[0]?.budget;
      assert.ok(budget);
      return budget;
    };
    return { ads, call, clock, read, first };
  }

  test('an account opens with three campaigns, in the currency of the business, and keeps to it', async () => {
    const { ads, call, read } = arrange();
    const { currency, campaigns, days } = await read();
    assert.deepEqual([currency, campaigns.length, days], ['USD', 3, []]);
    const names = new Set(campaigns.map(({ externalId }) => externalId));
    assert.equal(names.size, 3);
    const later = await ads.read(call, { ...SPAN, currency: 'EUR' });
    assert.ok(later.end === 'read' && later.currency === 'USD');
    assert.deepEqual(later.campaigns, campaigns);
  });

  test('no day costs more than twice its budget, no month more than 30.4 times, and a month nearly that', async () => {
    let reached = 0;
    for (let account = 0; account < 12; account++) {
      profiles += 1;
      const { clock, read, first } = arrange();
      clock.advanceTo(Date.UTC(2027, 3, 1));
      const { dailyMicros } = await first();
      clock.advanceTo(Date.UTC(2027, 5, 1));
      const { campaigns, days } = await read();
      const own = days.filter(({ externalId }) => externalId === campaigns[0]?.externalId);
      assert.ok(
        own.some(({ spentMicros }) => spentMicros > 1.2 * dailyMicros),
        'some days cost more',
      );
      assert.ok(own.every(({ spentMicros }) => spentMicros <= 2 * dailyMicros));
      for (const month of ['2027-04', '2027-05']) {
        const spent = own
          .filter(({ day }) => day.startsWith(month))
          .reduce((sum, { spentMicros }) => sum + spentMicros, 0);
        assert.ok(spent <= 30.4 * dailyMicros, month);
        assert.ok(spent > 0.75 * 30.4 * dailyMicros, month);
        if (spent > 0.999 * 30.4 * dailyMicros) reached += 1;
      }
    }
    assert.ok(reached > 0, 'some month ends at its most');
  });

  test('a day goes on, is corrected later, and the past does not change with a new budget', async () => {
    const { ads, call, clock, read, first } = arrange();
    const { ref, dailyMicros } = await first();
    clock.advance(10 * DAY);
    const before = (await read()).days;
    await ads.setBudget(call, { ref, before: dailyMicros, after: dailyMicros * 3 });
    const spentOn = (days: typeof before) =>
      days
        .filter(({ day }) => day < '2027-03-11')
        .map(({ externalId, day, spentMicros }) => [externalId, day, spentMicros]);
    assert.deepEqual(spentOn((await read()).days), spentOn(before));
    clock.advance(6 * HOUR);
    const today = (days: typeof before) => days.find(({ day }) => day === '2027-03-11')?.spentMicros ?? 0;
    const noon = today((await read()).days);
    clock.advance(6 * HOUR);
    assert.ok(today((await read()).days) > noon);
    clock.advance(10 * DAY);
    const sum = (days: typeof before) =>
      days.filter(({ day }) => day < '2027-03-11').reduce((all, { results }) => all + results, 0);
    assert.ok(sum((await read()).days) > sum(before), 'results are told later');
  });

  test('a budget is set over the amount that was seen, in whole coins, not below the minimum', async () => {
    const { ads, call, read, first } = arrange();
    const { ref, dailyMicros: before } = await first();
    const set = (after: number, seen = before, of = ref) =>
      ads.setBudget(call, { ref: of, before: seen, after });
    assert.partialDeepStrictEqual(await set(12_345_678), { end: 'rejected' });
    assert.partialDeepStrictEqual(await set(990_000), { end: 'rejected' });
    assert.partialDeepStrictEqual(await set(7_000_000, before, 'sandbox/x/connection-1/budgets/1'), {
      end: 'rejected',
    });
    assert.deepEqual(await set(7_000_000, before + 1), { end: 'changed', dailyMicros: before });
    assert.deepEqual(await set(7_500_000), { end: 'set', dailyMicros: 7_500_000 });
    assert.deepEqual(await set(7_500_000), { end: 'set', dailyMicros: 7_500_000 }, 'again is harmless');
    assert.equal((await read()).campaigns[0]?.budget?.dailyMicros, 7_500_000);
  });

  test('a reply that is lost leaves the budget set; what breaks before, and who is busy, leaves it', async () => {
    const faults: Fault[] = [];
    const { ads, call, read, first } = arrange({
      faults: (attempt) => (attempt.startsWith('read:') ? null : (faults.shift() ?? null)),
    });
    const { ref, dailyMicros: before } = await first();
    const order = { ref, before, after: 8_000_000 };
    faults.push({ kind: 'reset' }, { kind: 'busy', ms: MINUTE }, { kind: 'refused', reason: 'Not now.' });
    assert.partialDeepStrictEqual(await ads.setBudget(call, order), { end: 'unknown' });
    assert.partialDeepStrictEqual(await ads.setBudget(call, order), { end: 'retry', at: START + MINUTE });
    assert.deepEqual(await ads.setBudget(call, order), { end: 'rejected', reason: 'Not now.' });
    assert.equal((await read()).campaigns[0]?.budget?.dailyMicros, before);
    faults.push({ kind: 'lost-reply' });
    assert.partialDeepStrictEqual(await ads.setBudget(call, order), { end: 'unknown' });
    assert.equal((await read()).campaigns[0]?.budget?.dailyMicros, 8_000_000);
    assert.partialDeepStrictEqual(await ads.setBudget(call, order), { end: 'set' });
  });

  test('of two who set it over the same amount, one does', async () => {
    const { ads, call, first } = arrange();
    const { ref, dailyMicros: before } = await first();
    const set = (after: number) => ads.setBudget(call, { ref, before, after });
    const ends = (await Promise.all([set(7_000_000), set(8_000_000)])).map(({ end }) => end);
    assert.equal(ends.filter((end) => end === 'set').length, 1, String(ends));
  });

  test('what a website does not count is not told, while money goes on', async () => {
    const from = Math.floor(START / DAY) + 5;
    const { clock, read } = arrange({ isBlind: (_, day) => day >= from });
    await read();
    clock.advance(20 * DAY);
    const { days } = await read();
    const blind = days.filter(({ day }) => Date.parse(day) / DAY >= from);
    assert.ok(
      blind.length > 30 && blind.every(({ results, spentMicros }) => results === 0 && spentMicros > 0),
    );
    assert.ok(blind.some(({ clicks }) => clicks > 0));
  });

  test('coins of the currency: a yen has no parts', async () => {
    const { ads, call } = arrange();
    const answer = await ads.read(call, { ...SPAN, currency: 'JPY' });
    assert.ok(answer.end === 'read');
    const budget = answer.campaigns[0]?.budget;
    assert.ok(budget && budget.dailyMicros >= 600_000_000, String(budget?.dailyMicros));
    const order = { ref: budget.ref, before: budget.dailyMicros, after: 700_500_000 };
    assert.partialDeepStrictEqual(await ads.setBudget(call, order), { end: 'rejected' });
  });
});
