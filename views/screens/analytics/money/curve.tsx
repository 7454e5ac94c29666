// The curve of a budget: what it brings at any amount a day, how sure that is, and where it stands.
import { channelOf } from '../../../../server/contract/channels/index.ts';
import { Figure, roomClass } from '../../../components/chart/figure.tsx';
import {
  ABOVE,
  BELOW,
  PLOT,
  PlaceLabels,
  Stretched,
  topOf,
  ValueGrid,
  WIDE,
} from '../../../components/chart/grid.tsx';
import { pathOf, percent, type Scale, scaleOf } from '../../../components/chart/scale.ts';
import { estimateFormat, moneyFormat, numberFormat } from '../../../components/formats.ts';
import type { MoneyOfWorld, MoneyPoint } from './types.ts';
import { rangeWords } from './words.ts';

interface CurveProps {
  readonly curve: MoneyOfWorld['chosen'];
  readonly currency: string;
  readonly locale: string;
}

/** The table has every fourth point: between them the curve is smooth. */
const ROWS = 4;

export function MoneyCurve({ curve, currency, locale }: CurveProps) {
  const { points, now, nextTen, name, channel, truth } = curve;
  const amount = moneyFormat(locale, currency);
  const number = estimateFormat(locale);
  return (
    <Figure
      says={`“${name}” on ${channelOf(channel).name}: at ${amount.format(now.amount)} a day it should bring ${number.format(now.expected)} results a day (${rangeWords(now, number)}). The next ${amount.format(10)} should bring ${number.format(nextTen.expected)} more (${rangeWords(nextTen, number)}).`}
      unit={`Results a day, by ${currency} a day`}
      table={{
        caption: `Results by amount a day: ${name}`,
        rows: points.filter((_, index) => index % ROWS === 0),
        rowKey: (point) => point.amount,
        columns: [
          { key: 'amount', header: 'A day', cell: (point) => amount.format(point.amount) },
          {
            key: 'expected',
            header: 'Results',
            numeric: true,
            cell: ({ expected }) => number.format(expected),
          },
          ...(truth
            ? [
                {
                  key: 'told',
                  header: 'Really told',
                  numeric: true,
                  cell: (point: MoneyPoint) => number.format(truth.told[points.indexOf(point)] ?? 0),
                },
              ]
            : []),
          {
            key: 'range',
            header: 'In 8 of 10 cases',
            numeric: true,
            cell: (point) => rangeWords(point, number),
          },
        ],
      }}
    >
      <Drawing curve={curve} currency={currency} locale={locale} />
    </Figure>
  );
}

function Drawing({ curve: { points, now, name, truth }, currency, locale }: CurveProps) {
  const amount = moneyFormat(locale, currency);
  const scale = scaleOf([...points.map(({ high }) => high), ...(truth?.told ?? [])], { whole: false });
  const most = points.at(-1)?.amount ?? 0;
  const x = (value: number) => percent(most > 0 ? value / most : 0);
  const labels = scale.ticks.map((tick) => numberFormat(locale).format(tick));
  const isRight = x(now.amount) > 60;
  const top = topOf(scale, now.expected);
  return (
    <div className={`chart-drawing ${roomClass(labels)}`}>
      <svg
        className="series-1"
        role="img"
        aria-label={`Curve of ${name}: from nothing to ${amount.format(most)} a day. It stands at ${amount.format(now.amount)}.`}
        width="100%"
        height={ABOVE + PLOT + BELOW}
      >
        <ValueGrid scale={scale} labels={labels} />
        <PlaceLabels
          places={[
            { x: 0, label: amount.format(0), minor: false, anchor: 'start' },
            { x: 50, label: amount.format(most / 2), minor: false },
            { x: 100, label: amount.format(most), minor: false, anchor: 'end' },
          ]}
        />
        <Stretched height={ABOVE + PLOT}>
          <path className="chart-band" d={`${bandOf(points, x, scale)}Z`} />
          <path
            className="chart-line"
            vectorEffect="non-scaling-stroke"
            d={pathOf(points.map((point) => placeIn(point.expected, x(point.amount), scale)))}
          />
          {truth && (
            <path
              className="chart-dashed"
              vectorEffect="non-scaling-stroke"
              d={pathOf(points.map(({ amount: at }, index) => placeIn(truth.told[index] ?? 0, x(at), scale)))}
            />
          )}
        </Stretched>
        <circle className="chart-dot" cx={`${x(now.amount)}%`} cy={top} r="5" />
        <text
          className="chart-label"
          x={`${x(now.amount)}%`}
          y={top}
          dx={isRight ? -8 : 8}
          dy="1.25em"
          textAnchor={isRight ? 'end' : 'start'}
        >
          Now
        </text>
      </svg>
    </div>
  );
}

function placeIn(value: number, x: number, scale: Scale) {
  return [(x * WIDE) / 100, topOf(scale, value)] as const;
}

/** From low to high, around the curve. */
function bandOf(points: readonly MoneyPoint[], x: (value: number) => number, scale: Scale): string {
  return pathOf([
    ...points.map(({ amount, high }) => placeIn(high, x(amount), scale)),
    ...points.toReversed().map(({ amount, low }) => placeIn(low, x(amount), scale)),
  ]);
}
