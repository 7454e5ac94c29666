// A week or a day as a grid of hours (ARIA: grid). Hours before and after what is usual appear when a post stands there.

import { classNames } from '../../components/class-names.ts';
import { Chip } from './chip.tsx';
import { Opening } from './opening.tsx';
import { formatDay, hrefOf } from './place.ts';
import type { CalendarDay, ContentCalendarProps } from './types.ts';

/** Hours that are always there. */
const USUAL = { from: 7, last: 21 };

export function HourGrid(props: ContentCalendarProps) {
  const { days, place, today, clock } = props;
  return (
    <table
      className={classNames('grid', 'hours', place.view === 'week' && 'hours-week')}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of hours that the arrow keys walk is a grid
      role="grid"
      aria-labelledby="calendar-title"
      data-grid="hours"
    >
      <thead>
        <tr>
          <th scope="col" className="hour">
            <span className="unseen">Hour</span>
          </th>
          {days.map(({ day, missing }) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              className={day === place.date ? 'chosen' : undefined}
            >
              <a
                href={hrefOf({ ...place, date: day })}
                title={formatDay(day, clock.locale, { dateStyle: 'full' })}
              >
                {formatDay(day, clock.locale, { weekday: 'short', day: 'numeric' })}
              </a>
              {missing && <span className="cell-gap">{missing}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(days).map((hour) => (
          <tr key={hour}>
            <th scope="row" className="hour">
              {formatHour(hour, clock.locale)}
            </th>
            {days.map((day) => (
              <HourCell key={day.day} {...props} day={day} hour={hour} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HourCell({
  day: { day, posts, openings },
  hour,
  place,
  today,
  clock,
  composer,
}: ContentCalendarProps & { readonly day: CalendarDay; readonly hour: number }) {
  const slot = `${day}T${String(hour).padStart(2, '0')}`;
  const here = posts.filter(({ wall }) => wall.startsWith(slot));
  const open = openings.filter(({ wall }) => wall.startsWith(slot));
  const name = `${formatDay(day, clock.locale, { weekday: 'long', day: 'numeric', month: 'long' })}, ${formatHour(hour, clock.locale)}`;
  return (
    <td className={classNames('cell', day < today && 'cell-past')} data-slot={slot}>
      <span className="unseen">{name}</span>
      {here.length + open.length > 0 && (
        <ul className="chips">
          {here.map((post) => (
            <Chip key={post.id} post={post} place={place} clock={clock} />
          ))}
          {open.map((opening) => (
            <Opening
              key={`${opening.platformId} ${opening.wall} ${opening.again?.postId}`}
              opening={opening}
              canWrite={composer !== null}
              locale={clock.locale}
            />
          ))}
        </ul>
      )}
    </td>
  );
}

function hoursOf(days: readonly CalendarDay[]): number[] {
  const used = days.flatMap(({ posts, openings }) =>
    [...posts, ...openings].map(({ wall }) => Number(wall.slice(11, 13))),
  );
  const from = Math.min(USUAL.from, ...used);
  const last = Math.max(USUAL.last, ...used);
  return Array.from({ length: last - from + 1 }, (_, index) => from + index);
}

function formatHour(hour: number, locale: string): string {
  return formatDay(`2027-03-01T${String(hour).padStart(2, '0')}:00Z`, locale, { timeStyle: 'short' });
}
