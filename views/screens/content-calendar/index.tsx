// The content calendar: a month, a week, a day or a list of posts, what they lack, and the posts of the chosen day.

import CalendarMover from '../../../islands/calendar-mover/index.tsx';
import CalendarShare from '../../../islands/calendar-share/index.tsx';
import Composer from '../../../islands/composer/index.tsx';
import OptimalSchedule from '../../../islands/optimal-schedule/index.tsx';
import { HIDDEN_IN_VISIT } from '../../../server/contract/texts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { HourGrid } from './hour-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Recommendations } from './recommendations.tsx';
import { ScheduledContent } from './scheduled-content.tsx';
import { Health, Toolbar } from './toolbar.tsx';
import type { ContentCalendarProps } from './types.ts';

export function ContentCalendar(props: ContentCalendarProps) {
  const { clock, composer, hasProfile, channels, refusal } = props;
  const { timeZone, locale } = clock;
  return (
    <div className="stack stack-lg calendar">
      <PageHeader
        title="Content Calendar"
        subtitle={`Times are those of ${timeZone}.`}
        actions={<HeaderActions {...props} />}
      />
      {refusal && (
        <Banner tone="danger" alert title="No schedule was generated">
          {refusal}
        </Banner>
      )}
      {composer && <Island of={OptimalSchedule} props={{ timeZone, locale, isFirst: channels.length > 0 }} />}
      <Island of={CalendarMover} when="idle" props={{ timeZone, locale }} />
      <Toolbar {...props} />
      <div className="stack stack-lg" data-region="calendar" data-live="post connection">
        <LeavingPosts posts={props.leaving} clock={clock} screen="/content-calendar" />
        <Grid {...props} />
        <div className="calendar-cards">
          <ScheduledContent {...props} />
          <Recommendations list={props.recommendations} />
        </div>
      </div>
      {!hasProfile && channels.length > 0 && (
        <Banner action={<ButtonLink href="#/business-setup">Describe your business</ButtonLink>}>
          Content is created and scheduled from your business details. There are none yet.
        </Banner>
      )}
    </div>
  );
}

function HeaderActions({ composer, seesAddress }: ContentCalendarProps) {
  return (
    <>
      <ButtonLink href="/api/calendar.ics" download="content-calendar.ics" icon="download">
        Export calendar
      </ButtonLink>
      {seesAddress ? (
        <Island of={CalendarShare} props={{ canWrite: composer !== null }} />
      ) : (
        <p className="quiet">Address to subscribe to: {HIDDEN_IN_VISIT}</p>
      )}
      {composer && composer.channels.length > 0 && (
        <ButtonLink href="#/compose?from=list">Import posts</ButtonLink>
      )}
      {composer && composer.channels.length > 0 && <Island of={Composer} props={composer} />}
    </>
  );
}

function Grid(props: ContentCalendarProps) {
  const { view } = props.place;
  return (
    <div className="stack stack-sm">
      <Health {...props} />
      {view !== 'list' && (
        <div className="calendar-scroll" id="calendar-grid">
          <p className="unseen" id="calendar-help">
            Enter opens a post. Space picks it up, arrow keys choose where, Space drops it, Escape puts it
            back.
          </p>
          {view === 'month' ? <MonthGrid {...props} /> : <HourGrid {...props} />}
        </div>
      )}
    </div>
  );
}
