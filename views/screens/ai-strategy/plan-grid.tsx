// The next 30 days as a month grid, Sunday first; on phones as a list of the days that hold something.
import { CALENDAR_DAYS } from '../../../server/contract/constants/strategy.ts';
import type { Analysis, PlanEntry } from '../../../server/contract/strategy.ts';
import { classNames } from '../../components/class-names.ts';
import { ChannelMark } from '../../components/icon.tsx';
import { ReportTag } from '../../components/report.tsx';

const DAY = 86_400_000;
/** Days of some week, from a Sunday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2023, 0, day));

interface PlanGridProps {
  readonly plan: NonNullable<Analysis['plan']>;
  readonly locale: string;
}

export function PlanGrid({ plan: { from, tag, entries }, locale }: PlanGridProps) {
  const first = Date.parse(`${from}T00:00:00Z`);
  const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => first + index * DAY);
  const byDate = Map.groupBy(entries, ({ date }) => date);
  return (
    <section className="plan" aria-label={`The next ${CALENDAR_DAYS} days`}>
      <p className="plan-head">
        The next {CALENDAR_DAYS} days <ReportTag tag={tag} />
      </p>
      <div className="plan-weekdays" aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day}>{format(locale, day, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol className="plan-days">
        {days.map((day, index) => (
          <PlanDay
            key={day}
            day={day}
            isFirst={index === 0}
            entries={byDate.get(new Date(day).toISOString().slice(0, 10)) ?? []}
            locale={locale}
          />
        ))}
      </ol>
    </section>
  );
}

interface PlanDayProps {
  /** Midnight in UTC of a day that is already local. */
  readonly day: number;
  readonly isFirst: boolean;
  readonly entries: readonly PlanEntry[];
  readonly locale: string;
}

function PlanDay({ day, isFirst, entries, locale }: PlanDayProps) {
  const date = new Date(day);
  const startsMonth = isFirst || date.getUTCDate() === 1;
  return (
    <li
      className={classNames(
        'plan-day',
        isFirst && `plan-start-${date.getUTCDay()}`,
        entries.length === 0 && 'plan-day-empty',
      )}
    >
      <time className="plan-date" dateTime={date.toISOString().slice(0, 10)}>
        <span className="plan-weekday">{format(locale, day, { weekday: 'short' })} </span>
        {format(locale, day, startsMonth ? { day: 'numeric', month: 'short' } : { day: 'numeric' })}
      </time>
      {entries.length > 0 && (
        <ul className="plan-entries">
          {entries.map(({ at, channel, time, title, state }) => (
            <li key={`${at}${channel}`} className={`plan-entry plan-${state}`} title={title}>
              <ChannelMark channel={channel} size="sm" />
              <span className="numbers">{time}</span>
              <span className="plan-title">
                {state === 'idea' && <span className="quiet">Idea: </span>}
                {title}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function format(locale: string, day: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day);
}
