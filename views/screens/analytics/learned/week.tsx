// The week's heat: what each part of the week is expected to bring, and how sure that is, told by shade, edge, weight and words.
import { DAY_PARTS } from '../../../../server/contract/overrule.ts';
import { classNames } from '../../../components/class-names.ts';
import type { LearnedCell, LearnedChannel } from './types.ts';
import {
  cellName,
  cellSureness,
  DAYS_SHORT,
  effectOf,
  partName,
  postsWords,
  rangeOf,
  SURENESS,
  weekSentence,
} from './words.ts';

/** Shades that learned.css knows to each side, and the log at which the last begins. */
const SHADES = 4;
const DARKEST = 0.2;

interface WeekProps {
  readonly channel: LearnedChannel;
  readonly locale: string;
  /** IANA name of the zone of its hours. */
  readonly timeZone: string;
}

export function WeekHeat({ channel, locale, timeZone }: WeekProps) {
  const cellAt = (weekday: number, hour: number) =>
    channel.cells.find((one) => one.weekday === weekday && one.hour === hour);
  const hasTruth = channel.cells.some(({ truth }) => truth !== null);
  return (
    <figure className="chart">
      <figcaption className="chart-says">
        <p>{weekSentence(channel, locale)}</p>
        <span className="chart-unit">
          Expected reactions against an average post of this channel, by the hour in {timeZone}
        </span>
      </figcaption>
      <div className="table-wrap">
        <table className="week">
          <caption className="unseen">
            Expected reactions by day and part of the day, with the range that holds in 8 of 10 cases
          </caption>
          <thead>
            <tr>
              <td />
              {DAY_PARTS.map((hour) => (
                <th key={hour} scope="col">
                  {partName(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS_SHORT.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {DAY_PARTS.map((hour) => {
                  const cell = cellAt(index + 1, hour);
                  return cell ? <Cell key={hour} cell={cell} locale={locale} /> : <td key={hour} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="week-keys">
        <li>
          <span className="week-key week-sure">+9%</span> {SURENESS.sure}
        </li>
        <li>
          <span className="week-key week-likely">+9%</span> {SURENESS.likely}
        </li>
        <li>
          <span className="week-key week-open">+9%</span> {SURENESS.open}
        </li>
        {hasTruth && (
          <li>
            <span className="week-key">
              <small>is +9%</small>
            </span>{' '}
            what the demo's audience really likes
          </li>
        )}
      </ul>
    </figure>
  );
}

function Cell({ cell, locale }: { readonly cell: LearnedCell; readonly locale: string }) {
  const { expected, n, stance, truth } = cell;
  const sureness = cellSureness(cell);
  const posts = n === 0 ? 'no post yet' : postsWords(n);
  const words = `${cellName(cell)}: range ${rangeOf(cell, locale)}, ${posts}, ${sureness}`;
  return (
    <td
      className={classNames(
        `week-${sureness}`,
        shadeOf(expected),
        stance === 'ban' && 'week-banned',
        stance === 'pin' && 'week-pinned',
      )}
      title={words}
    >
      {effectOf(expected, locale)}
      <span className="unseen">{`, ${sureness}, range ${rangeOf(cell, locale)}, ${posts}`}</span>
      {stance !== null && <small>{stance === 'ban' ? 'never' : 'always'}</small>}
      {truth !== null && <small>is {effectOf(truth, locale)}</small>}
    </td>
  );
}

/** The class of a log: better and worse in four steps each, none near the usual. */
export function shadeOf(log: number): string | false {
  const step = Math.min(SHADES, Math.round((Math.abs(log) / DARKEST) * SHADES));
  if (step === 0) return false;
  return `week-${log > 0 ? 'more' : 'less'}-${step}`;
}
