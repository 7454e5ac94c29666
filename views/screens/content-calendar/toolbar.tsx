// Where the calendar stands and how to go elsewhere: every step is a link with an address of its own.

import { channelOf } from '../../../server/contract/channels/index.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { formatDay, formatDays, hrefOf } from './place.ts';
import { CALENDAR_VIEWS, type CalendarPlace, type CalendarView, type ContentCalendarProps } from './types.ts';

const STEPS: Readonly<Record<CalendarView, string>> = {
  month: 'month',
  week: 'week',
  day: 'day',
  list: 'two weeks',
};
const NAMES: Readonly<Record<CalendarView, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  list: 'List',
};

export function Toolbar(props: ContentCalendarProps) {
  const { place, today, previous, next } = props;
  const { view } = place;
  const to = (change: Partial<CalendarPlace>) => hrefOf({ ...place, ...change });
  return (
    <div className="stack stack-sm">
      <div className="row row-apart">
        <h2 id="calendar-title">{titleOf(props)}</h2>
        <nav className="row" aria-label="Calendar">
          <StepLink href={to({ date: previous })} icon="chevron-left" label={`Previous ${STEPS[view]}`} />
          <ButtonLink href={to({ date: today })} aria-current={place.date === today ? 'date' : undefined}>
            Today
          </ButtonLink>
          <StepLink href={to({ date: next })} icon="chevron-right" label={`Next ${STEPS[view]}`} />
          <span className="segments calendar-views">
            {CALENDAR_VIEWS.map((one) => (
              <a key={one} href={to({ view: one })} aria-current={one === view ? 'true' : undefined}>
                {NAMES[one]}
              </a>
            ))}
          </span>
        </nav>
      </div>
      <Filters {...props} />
    </div>
  );
}

function StepLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <a className="button button-secondary button-icon" href={href} aria-label={label} title={label}>
      <Icon name={icon} size="sm" />
    </a>
  );
}

function titleOf({ place: { view, date }, from, last, clock: { locale } }: ContentCalendarProps): string {
  if (view === 'month') return formatDay(date, locale, { month: 'long', year: 'numeric' });
  return view === 'day' ? formatDay(date, locale, { dateStyle: 'full' }) : formatDays(from, last, locale);
}

/** A plain form whose answer is an address. */
function Filters({ place, channels }: ContentCalendarProps) {
  const { view, date, channel, state } = place;
  return (
    <details className="calendar-fold" open={channel !== null || state !== 'all'}>
      <summary>Filter, or go to a date</summary>
      <form
        className="row calendar-filters"
        action="/screens/content-calendar"
        data-enhance=""
        data-filters=""
      >
        <input type="hidden" name="view" value={view} />
        <TextField name="date" type="date" label="Day" required defaultValue={date} />
        <SelectField
          name="channel"
          label="Channel"
          required
          defaultValue={channel ?? 'all'}
          options={[
            { value: 'all', label: 'All channels' },
            ...listed(channels, channel).map((type) => ({ value: type, label: channelOf(type).name })),
          ]}
        />
        <SelectField name="state" label="State" required defaultValue={state} options={STATES} />
        <Button type="submit">Show</Button>
      </form>
    </details>
  );
}

/** The address may name a channel that is not connected: the choice shows it all the same. */
function listed(channels: ContentCalendarProps['channels'], chosen: CalendarPlace['channel']) {
  return chosen && !channels.includes(chosen) ? [...channels, chosen] : channels;
}

const STATES = [
  { value: 'all', label: 'All states' },
  { value: 'waiting', label: 'Waiting for you' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
];

/** What the planned days lack, in one line. */
export function Health({ health, place }: ContentCalendarProps) {
  if (!health) return null;
  const { emptyDays, closePairs } = health;
  const whose = place.channel ? `${channelOf(place.channel).name} post` : 'post';
  const gaps =
    emptyDays === 0
      ? `Every one of the next 14 days has a ${whose}.`
      : `${emptyDays} of the next 14 days ${emptyDays === 1 ? 'has' : 'have'} no ${whose}.`;
  const pairs =
    closePairs > 0 &&
    ` ${closePairs} ${closePairs === 1 ? 'pair of posts is' : 'pairs of posts are'} less than 3 hours apart on one channel.`;
  return (
    <p className="quiet small">
      {gaps}
      {pairs}
    </p>
  );
}
