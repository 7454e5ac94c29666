import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderToString } from 'react-dom/server';
import { BarChart } from '../../views/components/chart/bar-chart.tsx';
import { HeatTable, shadeOf } from '../../views/components/chart/heat-table.tsx';
import { LineChart } from '../../views/components/chart/line-chart.tsx';
import { labelPlaces, pathOf, placeOf, scaleOf, spreadLabels } from '../../views/components/chart/scale.ts';
import { Sparkline } from '../../views/components/chart/sparkline.tsx';

describe('a value axis', () => {
  for (const [values, ticks] of [
    [[87], [0, 25, 50, 75, 100]],
    [[3], [0, 1, 2, 3]],
    [[5], [0, 2, 4, 6]],
    [[1], [0, 1]],
    [[0], [0, 1]],
    [[], [0, 1]],
    [
      [1234, 12],
      [0, 500, 1000, 1500],
    ],
    [[1_000_000], [0, 250_000, 500_000, 750_000, 1_000_000]],
    [
      [-30, 40],
      [-40, -20, 0, 20, 40],
    ],
  ] as const) {
    test(`of ${values.join(' and ') || 'nothing'} has ticks at ${ticks.join(', ')}`, () => {
      assert.deepEqual(scaleOf(values).ticks, ticks);
    });
  }

  test('of fractions may have fractions between its ticks, of counts it may not', () => {
    assert.deepEqual(scaleOf([0.3], { whole: false }).ticks, [0, 0.1, 0.2, 0.3]);
    assert.deepEqual(scaleOf([2], { whole: false }).ticks, [0, 0.5, 1, 1.5, 2]);
    assert.deepEqual(scaleOf([2]).ticks, [0, 1, 2]);
  });

  test('holds every value, and zero', () => {
    for (let most = 0; most < 3000; most += 7) {
      const { ticks, at } = scaleOf([most]);
      assert.ok(ticks.length >= 2 && ticks.length <= 6, `${most}: ${ticks}`);
      assert.ok(at(most) <= 1 && at(0) === 0, String(most));
      assert.ok(ticks.every(Number.isInteger), `${most}: ${ticks}`);
    }
  });
});

describe('labels of days', () => {
  test('are all there when they are few', () => {
    const places = labelPlaces(4, 4, 10);
    assert.deepEqual(places.map(({ index }) => index).sort(), [0, 1, 2, 3]);
    assert.ok(places.every(({ isMinor }) => !isMinor));
  });

  test('end with the last one, are few on phones, and evenly spaced on both', () => {
    for (let count = 1; count <= 100; count += 1) {
      const places = labelPlaces(count, 4, 10).sort((a, b) => a.index - b.index);
      const major = places.filter(({ isMinor }) => !isMinor);
      assert.ok(major.length <= 4 && places.length <= 10, String(count));
      assert.equal(major.at(-1)?.index, count - 1);
      for (const group of [major, places]) {
        const steps = group.slice(1).map(({ index }, at) => index - (group[at]?.index ?? 0));
        assert.ok(new Set(steps).size <= 1, `${count}: ${steps}`);
      }
    }
  });

  test('stand under their points', () => {
    assert.equal(placeOf(0, 5), 0);
    assert.equal(placeOf(4, 5), 100);
    assert.equal(placeOf(1, 4), 33.33);
    assert.equal(placeOf(0, 1), 50);
  });
});

describe('names at the ends of lines', () => {
  test('move apart as far as they must, in their order', () => {
    assert.deepEqual(spreadLabels([50, 10, 52], 16, 200), [50, 10, 66]);
    assert.deepEqual(spreadLabels([10, 100], 16, 200), [10, 100]);
  });

  test('stay inside', () => {
    const placed = spreadLabels([199, 200, 198], 16, 200);
    assert.ok(Math.max(...placed) <= 200);
    assert.deepEqual(
      [...placed].sort((a, b) => a - b),
      [168, 184, 200],
    );
  });
});

test('a line is broken where nothing is known', () => {
  assert.equal(pathOf([[0, 1], [2, 3], null, [4, 5], [6, 7]]), 'M0 1L2 3M4 5L6 7');
  assert.equal(pathOf([null, null]), '');
});

test('a shade says how much of the largest value a cell holds', () => {
  assert.deepEqual(
    [null, 0, 1, 20, 21, 100].map((value) => shadeOf(value, 100)),
    [0, 0, 1, 1, 2, 5],
  );
  assert.equal(shadeOf(0, 0), 0);
});

const DAYS = ['2027-03-01', '2027-03-02', '2027-03-03'];

describe('a chart', () => {
  const line = renderToString(
    <LineChart
      says="Reactions rose."
      unit="reactions"
      locale="en-GB"
      days={DAYS}
      series={[
        {
          name: 'Here',
          values: [1, null, 1200],
          forecastFrom: 2,
          band: [null, null, { low: 900, high: 1500 }],
        },
        { name: 'Before', values: [3, 4, 5], muted: true },
      ]}
      markers={[{ day: '2027-03-02', label: 'More posts a week' }]}
    />,
  );
  const bars = renderToString(
    <BarChart
      says="One leads."
      unit="likes"
      locale="de-DE"
      of="Channel"
      valueName="Likes"
      markName="Before"
      bars={[{ key: 1, label: 'A & B', value: 1200, mark: 900 }]}
    />,
  );

  test('says what it shows, in a sentence, as a text alternative and as a table', () => {
    assert.match(line, /<figcaption[^>]*><p>Reactions rose\./);
    assert.match(
      line,
      /role="img" aria-label="Line chart of reactions from 1 Mar to 3 Mar\. Here: lowest 1, highest 1,200/,
    );
    assert.match(line, /<details class="chart-table"><summary>Show as a table<\/summary>.*<table/);
    assert.match(line, /<th scope="row"[^>]*>2 Mar<\/th><td[^>]*data-label="Here"><span>–<\/span>/);
    assert.match(bars, /aria-label="Bar chart of likes by channel\. A &amp; B: 1\.200\."/);
    assert.match(bars, /data-label="Before"><span>900<\/span>/);
  });

  test('draws forecast, band and markers apart from what is known', () => {
    assert.match(line, /class="chart-dashed"/);
    assert.match(line, /class="chart-band"/);
    assert.match(line, /<ol class="chart-notes"><li>2 Mar(<!-- -->)?: (<!-- -->)?More posts a week/);
  });

  test('starts its axis and its bars at zero', () => {
    assert.match(line, /class="chart-zero"/);
    assert.match(bars, /class="chart-bar" x="0" y="22" width="80%"/);
  });

  test('needs no style attribute, which the content security policy forbids', () => {
    const heat = renderToString(
      <HeatTable
        says="When."
        unit="reactions a post"
        locale="en"
        rows={['Mon']}
        columns={['0-3']}
        cells={[[4]]}
      />,
    );
    const spark = renderToString(<Sparkline label="Trend" values={[1, null, 3]} locale="en" />);
    for (const html of [line, bars, heat, spark]) assert.doesNotMatch(html, / style=|NaN|undefined/);
    assert.match(spark, /role="img" aria-label="Trend: 1, unknown, 3"/);
    assert.match(heat, /<td class="heat-5">4<\/td>/);
  });

  test('of one day, or of none, is drawn without an error', () => {
    for (const days of [[], ['2027-03-01']]) {
      const html = renderToString(
        <LineChart
          says="."
          unit="u"
          locale="en"
          days={days}
          series={[{ name: 'a', values: days.map(() => 1) }]}
        />,
      );
      assert.doesNotMatch(html, /NaN|Invalid|Infinity/);
    }
    const none = renderToString(<BarChart says="." unit="u" locale="en" of="X" valueName="v" bars={[]} />);
    assert.doesNotMatch(none, /NaN|Infinity/);
  });
});
