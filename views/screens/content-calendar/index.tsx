// The content calendar: two weeks of posts with a time, day by day, from a chosen date on.

import ConnectPlatforms from '../../../islands/connect-platforms/index.tsx';
import type { Post } from '../../../server/contract/post.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { Clockface } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { PostList } from '../post-list.tsx';

/** Days are written `2027-03-01`, in the business's time zone. */
export interface ContentCalendarProps {
  readonly days: readonly { readonly day: string; readonly posts: readonly Post[] }[];
  readonly from: string;
  readonly last: string;
  readonly today: string;
  readonly previous: string;
  readonly next: string;
  /** There are more posts in these days than are shown. */
  readonly cut: boolean;
  readonly connections: number;
  readonly hasProfile: boolean;
  readonly userId: number;
  readonly clock: Clockface;
}

export function ContentCalendar(props: ContentCalendarProps) {
  const { from, last, clock } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader title="Content Calendar" subtitle={`Times are those of ${clock.timeZone}.`} />
      <Picker {...props} />
      <div className="stack stack-lg" data-region="calendar" data-live="post connection">
        <Card
          title="Scheduled Content"
          description={`${formatDay(from, clock)} to ${formatDay(last, clock)}`}
        >
          <Days {...props} />
        </Card>
      </div>
      <Card title="Content Recommendations">
        <p className="quiet">Recommendations will appear here once published posts have been measured.</p>
      </Card>
    </div>
  );
}

/** A plain form: the date is part of the address. */
function Picker({ from, today, previous, next }: ContentCalendarProps) {
  return (
    <nav className="row row-apart" aria-label="Calendar">
      <form className="row row-bottom" action="/screens/content-calendar" data-enhance="">
        <TextField name="date" type="date" label="From" required defaultValue={from} />
        <Button type="submit">Show</Button>
      </form>
      <div className="row">
        <ButtonLink href={hrefOf(previous)} icon="chevron-left">
          Earlier
        </ButtonLink>
        {from !== today && <ButtonLink href="#/content-calendar">Today</ButtonLink>}
        <ButtonLink href={hrefOf(next)} icon="chevron-right">
          Later
        </ButtonLink>
      </div>
    </nav>
  );
}

function hrefOf(day: string): string {
  return `#/content-calendar?date=${day}`;
}

function Days({ days, cut, connections, hasProfile, userId, today, clock }: ContentCalendarProps) {
  if (days.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={EMPTY.schedule.title}
        text={explainEmpty({ connections, hasProfile })}
        action={
          connections === 0 ? (
            <Island of={ConnectPlatforms} props={{ userId }} />
          ) : (
            !hasProfile && (
              <ButtonLink variant="primary" href="#/business-setup">
                Describe your business
              </ButtonLink>
            )
          )
        }
      />
    );
  }
  return (
    <div className="stack stack-lg">
      {days.map(({ day, posts }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="stack stack-sm">
          <h3 id={`day-${day}`} className="day">
            <time dateTime={day}>{formatDay(day, clock)}</time>
            {day === today && <span className="tag tag-accent">Today</span>}
          </h3>
          <PostList name="calendar" posts={posts} clock={clock} oneDay />
        </section>
      ))}
      {cut && <Banner>There are more posts in these days. Choose a later date to see them.</Banner>}
    </div>
  );
}

function explainEmpty({ connections, hasProfile }: { connections: number; hasProfile: boolean }): string {
  if (connections === 0) {
    return 'Once your platforms are connected, content is created and scheduled automatically from your business details.';
  }
  return hasProfile
    ? 'Nothing leaves in these two weeks. The autopilot plans 14 days ahead; earlier and later days are empty until then.'
    : 'Content is created and scheduled from your business details. There are none yet.';
}

/** "Monday, 1 March 2027", as the business's locale writes it. */
function formatDay(day: string, { locale }: Clockface): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
