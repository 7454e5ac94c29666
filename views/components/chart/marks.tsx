// What stands beside the lines of a line chart: their names, and decisions that may explain a change.
import { seriesClass } from './figure.tsx';
import { ABOVE, PLOT } from './grid.tsx';
import type { LineSeries } from './line.tsx';
import { placeOf } from './scale.ts';

/** A decision, on an ISO day. */
export interface Marker {
  readonly day: string;
  readonly label: string;
}

/** The names above the drawing, where there is no room for them at the ends of the lines. */
export function Keys({ series }: { series: readonly LineSeries[] }) {
  return (
    <ul className="chart-keys">
      {series.map(({ name, muted }, index) => (
        <li key={name} className={muted ? 'series-muted' : seriesClass(index)}>
          <span className="chart-key" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Marks({ markers, days }: { markers: readonly Marker[]; days: readonly string[] }) {
  return markers.map(({ day, label }, index) => {
    const at = days.indexOf(day);
    const x = `${placeOf(at, days.length)}%`;
    return (
      at >= 0 && (
        <g key={`${day} ${label}`}>
          <line className="chart-mark" x1={x} x2={x} y1={ABOVE} y2={ABOVE + PLOT} />
          <text className="chart-tick" x={x} y={ABOVE} dx="4" dy="0.35em">
            {index + 1}
          </text>
        </g>
      )
    );
  });
}

export function MarkerNotes({ markers, day }: { markers: readonly Marker[]; day: (iso: string) => string }) {
  return (
    <ol className="chart-notes">
      {markers.map((marker) => (
        <li key={`${marker.day} ${marker.label}`}>
          {day(marker.day)}: {marker.label}
        </li>
      ))}
    </ol>
  );
}
