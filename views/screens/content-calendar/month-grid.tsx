// A month as a grid of days (ARIA: grid). Long days show their first posts and how many more there are.

import { classNames } from '../../components/class-names.ts';
import { Chip } from './chip.tsx';
import { Opening } from './opening.tsx';
import { countPosts, formatDay, hrefOf } from './place.ts';
import type { CalendarDay, ContentCalendarProps } from './types.ts';

/** Posts of a day that a cell has room for. */
const MOST = 3;
const WEEK = 7;

export function MonthGrid(props: ContentCalendarProps) {
  const { days, clock } = props;
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that the arrow keys walk is a grid
    <table className="grid month" role="grid" aria-labelledby="calendar-title" data-grid="month">
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" abbr={formatDay(day, clock.locale, { weekday: 'long' })}>
              {formatDay(day, clock.locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell key={day.day} {...props} cell={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  cell,
  place,
  today,
  clock,
  composer,
}: ContentCalendarProps & { readonly cell: CalendarDay }) {
  const { day, posts, openings, outside, missing } = cell;
  const isChosen = day === place.date;
  const more = posts.length - MOST;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which can be selected
    <td
      className={classNames('cell', outside && 'cell-outside', day < today && 'cell-past')}
      data-slot={day}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
    >
      <a className="cell-day" href={hrefOf({ ...place, date: day })} aria-label={nameOf(cell, clock.locale)}>
        {Number(day.slice(8))}
      </a>
      {posts.length > 0 && (
        <span className="cell-count" aria-hidden="true">
          {posts.length}
        </span>
      )}
      <ul className="chips">
        {posts.slice(0, MOST).map((post) => (
          <Chip key={post.id} post={post} place={place} clock={clock} />
        ))}
        {openings.slice(0, Math.max(0, MOST - posts.length)).map((opening) => (
          <Opening
            key={`${opening.platformId} ${opening.wall} ${opening.again?.postId}`}
            opening={opening}
            canWrite={composer !== null}
            locale={clock.locale}
          />
        ))}
      </ul>
      {more > 0 && (
        <a className="cell-more" href={hrefOf({ ...place, view: 'day', date: day })}>
          +{more} more
        </a>
      )}
      {missing && (
        <span className="cell-gap" aria-hidden="true">
          {missing}
        </span>
      )}
    </td>
  );
}

/** Everything that the cell shows, in words: "Saturday, 21 November 2026: 3 posts, one too close to another". */
function nameOf({ day, posts, missing }: CalendarDay, locale: string): string {
  const close = posts.some((post) => post.close) ? ', some too close together' : '';
  const content = posts.length > 0 ? `: ${countPosts(posts.length)}${close}` : missing ? `: ${missing}` : '';
  return `${formatDay(day, locale, { dateStyle: 'full' })}${content}`;
}
