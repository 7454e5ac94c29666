// The posts of the chosen day, or of a list's two weeks, with everything that can be done about each.

import { channelOf } from '../../../server/contract/channels/index.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { Tag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { PostList } from '../post-list.tsx';
import { countPosts, formatDay, formatDays, hrefOf } from './place.ts';
import type { ContentCalendarProps } from './types.ts';

export function ScheduledContent(props: ContentCalendarProps) {
  const { place, from, last, clock, listed, hasPosts } = props;
  const days =
    place.view === 'list'
      ? formatDays(from, last, clock.locale)
      : formatDay(place.date, clock.locale, { dateStyle: 'full' });
  if (!hasPosts) return <NothingYet {...props} />;
  return (
    <Card title="Scheduled Content" description={days}>
      {listed.length === 0 && <p className="quiet">{explainEmpty(props)}</p>}
      <TooClose {...props} />
      <Days {...props} />
      <Silent {...props} />
    </Card>
  );
}

function Days({ listed, place, today, cut, unlisted, clock }: ContentCalendarProps) {
  if (listed.length === 0) return null;
  return (
    <div className="stack stack-lg">
      {listed.map(({ day, posts }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="stack stack-sm">
          <h3 id={`day-${day}`} className={place.view === 'list' ? 'day' : 'unseen'}>
            <time dateTime={day}>{formatDay(day, clock.locale, { dateStyle: 'full' })}</time>
            {day === today && <Tag accent>Today</Tag>}
          </h3>
          <PostList name="calendar" posts={posts} clock={clock} oneDay />
        </section>
      ))}
      {unlisted > 0 && place.view !== 'list' && (
        <p>
          <a href={hrefOf({ ...place, view: 'list' })}>See {countPosts(unlisted)} more in the list</a>
        </p>
      )}
      {(cut || (unlisted > 0 && place.view === 'list')) && (
        <Banner>There are more posts in these days. Choose a later date, or one channel, to see them.</Banner>
      )}
    </div>
  );
}

function explainEmpty({ place, last, today }: ContentCalendarProps): string {
  const isFiltered = place.channel !== null || place.state !== 'all';
  const when = place.view === 'list' ? 'in these two weeks' : 'on this day';
  if (isFiltered) return `No post ${when} is of this channel and state.`;
  const end = place.view === 'list' ? last : place.date;
  return end < today ? `There was no post ${when}.` : `Nothing is planned ${when}.`;
}

/** Posts of the chosen day that another post of their channel is too near to. */
function TooClose({ days, place, clock }: ContentCalendarProps) {
  const close = days.find(({ day }) => day === place.date)?.posts.filter((post) => post.close) ?? [];
  if (close.length === 0) return null;
  const times = new Intl.DateTimeFormat(clock.locale, { timeStyle: 'short', timeZone: clock.timeZone });
  return (
    <Banner tone="warning" title="Too close together">
      {close.map(({ id, at, channel, close: near }) => (
        <p key={id}>
          {channelOf(channel).name}, {times.format(Date.parse(at))}: {near}.
        </p>
      ))}
    </Banner>
  );
}

/** Which channels have nothing on a day that others have. */
function Silent({ silent, listed, place }: ContentCalendarProps) {
  if (silent.length === 0 || listed.length === 0 || place.view === 'list') return null;
  const names = new Intl.ListFormat('en').format(silent.map((type) => channelOf(type).name));
  return <p className="quiet small">No post on this day: {names}.</p>;
}

function NothingYet({ connections, hasProfile }: ContentCalendarProps) {
  return (
    <Card title="Scheduled Content">
      <EmptyState
        icon="calendar"
        title={EMPTY.schedule.title}
        text={nothingText({ connections, hasProfile })}
        action={
          connections > 0 && !hasProfile ? (
            <ButtonLink variant="primary" href="#/business-setup">
              Describe your business
            </ButtonLink>
          ) : (
            <ButtonLink variant={connections === 0 ? 'primary' : 'secondary'} icon="plug" href="#/platform">
              Connect Platforms
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

function nothingText({
  connections,
  hasProfile,
}: Pick<ContentCalendarProps, 'connections' | 'hasProfile'>): string {
  if (connections > 0 && hasProfile) {
    return 'Nothing is planned yet. Generate Optimal Schedule plans the next 14 days from your business details.';
  }
  return EMPTY.schedule.text;
}
