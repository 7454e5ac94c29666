// Money: split to the unit within every limit whatever is asked, towards what works, away from what only claims to.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type BudgetToSplit, splitBudget } from '../../../server/domain/learning/index.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { refusesInWords } from './refuses.ts';

const NAMES = ['search', 'social', 'video', 'display', 'mail'];
const figures = fc.record(
  { spend: fc.nat({ max: 5000 }), conversions: fc.nat({ max: 300 }), revenue: fc.nat({ max: 90_000 }) },
  { requiredKeys: ['spend', 'conversions'] },
);
const someDays = fc.array(fc.record({ channels: fc.dictionary(fc.constantFrom(...NAMES), figures) }), {
  maxLength: 30,
});
const somePrevious = fc.dictionary(fc.constantFrom(...NAMES), fc.nat({ max: 20_000 }), {
  minKeys: 2,
  maxKeys: 5,
});
const someLimits = fc.record(
  {
    total: fc.nat({ max: 100_000 }),
    floor: fc.double({ min: 0, max: 0.4, noNaN: true }),
    ceiling: fc.double({ min: 0.1, max: 1, noNaN: true }),
    maxChange: fc.double({ min: 0, max: 2, noNaN: true }),
  },
  { requiredKeys: [] },
);
const requests = fc.record(
  {
    days: someDays,
    previous: somePrevious,
    limits: someLimits,
    seed: fc.integer(),
    reportedShare: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  },
  { requiredKeys: ['days', 'previous', 'limits', 'seed'] },
);

/** A steady account: what each channel brings on `spend` a day, for so many days. */
function accountOf(
  count: number,
  brings: Record<string, (spend: number, day: number) => number>,
  spend = 1000,
) {
  const days = Array.from({ length: count }, (_, day) => ({
    channels: Object.fromEntries(
      Object.entries(brings).map(([channel, results], at) => {
        // Spend varies by the day, as it does where anything is tried.
        const own = Math.round(spend * (0.7 + 0.3 * (Math.floor(day / 3 ** at) % 3)));
        return [channel, { spend: own, conversions: Math.round(results(own, day)) }];
      }),
    ),
  }));
  const previous = Object.fromEntries(Object.keys(brings).map((channel) => [channel, spend]));
  return { days, previous, limits: {}, seed: 1, reportedShare: [1] } satisfies BudgetToSplit;
}

describe('a split', () => {
  test('is whole, sums to the total and crosses no limit, or is refused in words', () => {
    let answered = 0;
    const holds = fc.property(requests, (request) => {
      const amounts = answerOf(request);
      if (amounts === null) return;
      answered++;
      const { previous, limits } = request;
      const before = Object.values(previous).reduce((sum, one) => sum + one, 0);
      const total = limits.total ?? before;
      assert.deepEqual(Object.keys(amounts).sort(), Object.keys(previous).sort());
      assert.equal(
        Object.values(amounts).reduce((sum, one) => sum + one, 0),
        total,
      );
      for (const [channel, amount] of Object.entries(amounts)) {
        const scaled = ((previous[channel] ?? 0) / before) * total;
        assert.ok(Number.isInteger(amount) && amount >= 0);
        // Where fractions of a unit alone would keep the limits, the nearest unit does.
        if (limits.floor !== undefined) assert.ok(amount > limits.floor * total - 1);
        if (limits.ceiling !== undefined) assert.ok(amount < limits.ceiling * total + 1);
        if (limits.maxChange !== undefined)
          assert.ok(Math.abs(amount - scaled) < limits.maxChange * scaled + 1);
      }
    });
    fc.assert(holds, { seed: 5, numRuns: 300 });
    assert.ok(answered > 60, `${answered}`);
  });

  test('is the same for the same, whatever stands first, and changes nothing that it is given', () => {
    const holds = fc.property(requests, (request) => {
      const frozen = deepFrozen(structuredClone(request));
      if (answerOf(frozen) === null) return;
      const answer = JSON.stringify(splitBudget(frozen));
      assert.equal(JSON.stringify(splitBudget(request)), answer);
      assert.equal(JSON.stringify(splitBudget(turned(request) as BudgetToSplit)), answer);
    });
    fc.assert(holds, { seed: 5, numRuns: 60 });
  });

  test('keeps what was before until there are figures', () => {
    const { amounts, reasons } = splitBudget({
      days: [],
      previous: { search: 300, social: 100 },
      limits: { total: 1000 },
      seed: 1,
    });
    assert.deepEqual(amounts, { search: 750, social: 250 });
    assert.equal(String(reasons[0]), 'search keeps 75 % of the total: there are no figures yet');
  });

  test('goes to the channel that brings more, and says what the next unit brings', () => {
    const half = (rate: number) => (spend: number) => (rate * spend * 1000) / (spend + 1000);
    const split = splitBudget(accountOf(60, { search: half(0.04), social: half(0.01) }));
    assert.ok((split.amounts.search ?? 0) > 1.5 * (split.amounts.social ?? 0), JSON.stringify(split.amounts));
    for (const channel of ['search', 'social']) {
      const { low, high } = split.ranges[channel] ?? { low: 1, high: 0 };
      assert.ok(low <= (split.marginal[channel] ?? 0) && (split.marginal[channel] ?? 0) <= high);
    }
    assert.match(wordsOf(split.reasons[0] as never), /^search: 50 % of the total became \d+(\.\d)? %/);
  });

  test('finds the side of an S-shaped curve that is worth it', () => {
    // Nothing below some 800 a day, and twice as much as the other channel brings above it.
    const split = splitBudget(
      accountOf(70, {
        threshold: (spend) => 60 / (1 + Math.exp((900 - spend) / 60)),
        steady: (spend) => spend * 0.012,
      }),
    );
    assert.ok((split.amounts.threshold ?? 0) > 950, JSON.stringify(split.amounts));
  });

  test('leaves a channel without effect, also one that reports results whatever is spent', () => {
    const works = (spend: number) => Math.sqrt(spend);
    for (const nothing of [() => 0, () => 40]) {
      let request: BudgetToSplit = accountOf(30, { works, nothing });
      let spent = 0;
      // What it costs to be left is seen day by day, and so is that nothing is lost by it.
      for (let day = 0; day < 60; day++) {
        const { amounts } = splitBudget(request);
        const told = mapValues(amounts, (spend) => ({ spend, conversions: 0 }));
        Object.assign(told.works ?? {}, { conversions: Math.round(works(amounts.works ?? 0)) });
        Object.assign(told.nothing ?? {}, { conversions: nothing() });
        request = { ...request, days: [...request.days, { channels: told }], previous: amounts };
        if (day >= 30) spent += (amounts.nothing ?? 0) / 30;
      }
      assert.ok(spent < 150, `${spent}`);
    }
  });

  test('is by revenue where that is told', () => {
    const same = accountOf(60, { search: Math.sqrt, social: Math.sqrt });
    const days = same.days.map(({ channels: { search, social } }) => ({
      channels: {
        search: { ...search, revenue: (search?.conversions ?? 0) * 5000 },
        social: { ...social, revenue: (social?.conversions ?? 0) * 1000 },
      },
    }));
    const { amounts } = splitBudget({ ...same, days } as BudgetToSplit);
    assert.ok((amounts.search ?? 0) > 2 * (amounts.social ?? 0), JSON.stringify(amounts));
  });

  test('turns to the worst channel once it has become the best', () => {
    const { amounts } = splitBudget(
      accountOf(90, {
        fell: (spend, day) => (day < 60 ? 1 : 0.2) * Math.sqrt(spend),
        rose: (spend, day) => (day < 60 ? 0.2 : 1) * Math.sqrt(spend),
      }),
    );
    assert.ok((amounts.rose ?? 0) > 2 * (amounts.fell ?? 0), JSON.stringify(amounts));
  });

  test('is not misled by days that were not measured, nor by results that are reported late', () => {
    const half = (rate: number) => (spend: number) => (rate * spend * 1000) / (spend + 1000);
    const account = accountOf(60, { search: half(0.04), social: half(0.01) });
    const usual = splitBudget(account).amounts.search ?? 0;
    const silent = account.days.map((day, at) =>
      at < 57 ? day : { channels: mapValues(day.channels, (one) => ({ ...one, conversions: 0 })) },
    );
    assert.ok(Math.abs((splitBudget({ ...account, days: silent }).amounts.search ?? 0) - usual) < 100);
    const shares = [0.4, 0.6, 0.8, 0.9];
    const late = account.days.map((day, at) => ({
      channels: mapValues(day.channels, (one) => ({
        ...one,
        conversions: Math.round(one.conversions * (shares[59 - at] ?? 1)),
      })),
    }));
    for (const reportedShare of [shares.concat(1), undefined]) {
      const { amounts, expected } = splitBudget({ ...account, days: late, reportedShare } as BudgetToSplit);
      assert.ok(Math.abs((amounts.search ?? 0) - usual) < 120, JSON.stringify(amounts));
      assert.ok(expected > 20, `${expected}`);
    }
  });

  test('goes over the threshold of S-shaped curves from below, within what may change in a day', () => {
    // Either channel brings next to nothing at an even share, and much where it has most of the money.
    const brings = (most: number) => (spend: number) => (most * spend ** 3) / (spend ** 3 + 1800 ** 3);
    const curves = { better: brings(60), worse: brings(25), other: brings(12) };
    let request: BudgetToSplit = { ...accountOf(14, curves, 800), limits: { maxChange: 0.2, floor: 0.03 } };
    for (let day = 0; day < 60; day++) {
      const { amounts } = splitBudget(request);
      const channels = Object.fromEntries(
        Object.entries(curves).map(([channel, results]) => {
          const spend = amounts[channel] ?? 0;
          return [channel, { spend, conversions: Math.round(results(spend)) }];
        }),
      );
      request = { ...request, days: [...request.days, { channels }], previous: amounts };
    }
    assert.ok((request.previous.better ?? 0) > 1500, JSON.stringify(request.previous));
  });

  test('turns from the best channel within three weeks once it has fallen', () => {
    let fell = 0;
    const works = (spend: number) => 0.9 * Math.sqrt(spend);
    const curves = { first: works, second: works };
    let request: BudgetToSplit = accountOf(45, { first: (spend) => 2 * works(spend), second: works });
    for (let day = 0; day < 21; day++) {
      const { amounts } = splitBudget({ ...request, limits: { maxChange: 0.25 } });
      const { first = 0, second = 0 } = amounts;
      const channels = {
        first: { spend: first, conversions: Math.round(0.4 * curves.first(first)) },
        second: { spend: second, conversions: Math.round(curves.second(second)) },
      };
      request = { ...request, days: [...request.days, { channels }], previous: amounts };
      fell = first;
    }
    assert.ok(fell < 700, `${fell}`);
  });

  test('of figures that are all too large to be any, or strange in other ways, is right or refused in words', () => {
    const strange = [0, 1, 0.5, 1e9, 1e14, 1e15, 1e300, -1, Number.NaN, Number.POSITIVE_INFINITY, null, '7'];
    const one = fc.constantFrom<unknown>(...strange);
    const day = fc.record({ spend: one, conversions: one, revenue: one }, { requiredKeys: [] });
    const someRequests = fc.record({
      days: fc.array(
        fc.record({ channels: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'c'), day) }),
        {
          maxLength: 6,
        },
      ),
      previous: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), one, { maxKeys: 3 }),
      limits: fc.record({ total: one, floor: one, ceiling: one, maxChange: one }, { requiredKeys: [] }),
      seed: fc.constantFrom<unknown>(1, 'a', null),
    });
    const holds = fc.property(someRequests, (request) => {
      const amounts = answerOf(request as never);
      if (amounts === null) return;
      const before = Object.values(request.previous as Record<string, number>);
      const total = (request.limits.total as number | undefined) ?? before.reduce((sum, own) => sum + own, 0);
      assert.equal(
        Object.values(amounts).reduce((sum, own) => sum + own, 0),
        total,
      );
      for (const amount of Object.values(amounts)) assert.ok(Number.isSafeInteger(amount) && amount >= 0);
    });
    fc.assert(holds, { seed: 9, numRuns: 3000 });
  });

  test('goes as far as a ceiling lets it from a channel without effect', () => {
    for (const count of [20, 30, 45, 60, 90]) {
      for (const ceiling of [0.55, 0.6, 0.7, 0.8]) {
        const account = accountOf(count, { best: (spend) => spend * 0.03, worst: () => 0 });
        const { amounts } = splitBudget({ ...account, limits: { ceiling, floor: 0.05 } });
        const most = ceiling * 2000;
        // Amounts are varied by some hundredths.
        assert.ok((amounts.best ?? 0) > 0.93 * most && (amounts.best ?? 0) <= most, JSON.stringify(amounts));
      }
    }
  });

  test('says which limit holds a channel', () => {
    const account = accountOf(60, { best: (spend) => spend * 0.05, worst: () => 0 });
    const split = splitBudget({ ...account, limits: { ceiling: 0.6, floor: { worst: 0.1 } } });
    assert.deepEqual(split.amounts, { best: 1200, worst: 800 });
    assert.equal(split.bound.best, 'ceiling');
    const moved = splitBudget({ ...account, limits: { maxChange: 0.2 } });
    assert.deepEqual(moved.amounts, { best: 1200, worst: 800 });
    assert.equal(moved.bound.worst, 'max-change');
  });
});

test('what cannot be is refused in words', () => {
  const account = accountOf(3, { search: () => 1, social: () => 1 });
  const day = (search: unknown) => [{ channels: { search } }];
  const bad: Record<string, readonly unknown[]> = {
    previous: [
      undefined,
      {},
      { search: 1 },
      { search: 1, social: -1 },
      { search: 0, social: 0 },
      { search: 1, social: 'a' },
    ],
    days: [
      undefined,
      {},
      [null],
      [{}],
      day({ spend: -1, conversions: 1 }),
      day({ spend: 1, conversions: Number.NaN }),
      day(7),
    ],
    limits: [
      undefined,
      { total: 0 },
      { total: 10.5 },
      { total: Number.POSITIVE_INFINITY },
      { floor: 0.6 },
      { floor: -0.1 },
      { floor: { video: 0.1 } },
      { ceiling: 0.4 },
      { ceiling: 2 },
      { floor: 0.4, ceiling: 0.3 },
      { maxChange: Number.NaN },
      { most: 1 },
    ],
    reportedShare: [[2], [-1], [Number.NaN], 'all'],
    seed: [undefined, Number.NaN],
  };
  for (const [part, values] of Object.entries(bad))
    for (const value of values) refusesInWords(() => splitBudget({ ...account, [part]: value } as never));
  refusesInWords(() => splitBudget(undefined as never));
});

/** The amounts, or null where the request is refused, which is in words. */
function answerOf(request: BudgetToSplit): Readonly<Record<string, number>> | null {
  let amounts: Readonly<Record<string, number>> | null = null;
  try {
    amounts = splitBudget(request).amounts;
  } catch (error) {
    refusesInWords(() => {
      throw error;
    });
  }
  return amounts;
}

/** The same with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, turned(one)]),
  );
}

function mapValues<T, U>(object: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
