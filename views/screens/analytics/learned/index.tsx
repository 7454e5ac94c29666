// What was learned: whether it helps, when posts do well and what about, and a person's word over it.
import { channelOf } from '../../../../server/contract/channels/index.ts';
import { SandboxTag } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Banner, EmptyState } from '../../../components/feedback.tsx';
import { Factors } from './factors.tsx';
import { LearnedHistory } from './history.tsx';
import { MailGainCard } from './mail-gain.tsx';
import { OverruleTheme, OverruleTime, routeOf } from './overrule-forms.tsx';
import type { LearnedProps } from './types.ts';
import { UpliftCard } from './uplift.tsx';
import { WeekHeat } from './week.tsx';

export function Learned(props: LearnedProps) {
  const { channel, uplift, mails, refused, clock, canWrite } = props;
  const { locale } = clock;
  const badge = channel?.world === 'sandbox' && <SandboxTag />;
  return (
    <div className="stack stack-lg" data-region="learned" data-live="connection">
      {refused && (
        <Banner tone="danger" title="That was not taken">
          {refused}
        </Banner>
      )}
      <UpliftCard uplift={uplift} locale={locale} />
      {mails && <MailGainCard mails={mails} locale={locale} />}
      {channel ? (
        <>
          <Channels {...props} />
          <Truth {...props} />
          <Card title="When posts do well" badge={badge}>
            <WeekHeat channel={channel} locale={locale} timeZone={clock.timeZone} />
            {canWrite && <OverruleTime channel={channel} />}
          </Card>
          <Card title="What posts do well" badge={badge}>
            <Factors channel={channel} locale={locale} />
            {canWrite && <OverruleTheme channel={channel} />}
          </Card>
          <LearnedHistory channel={channel} clock={clock} />
        </>
      ) : (
        <Card title="When and what posts do well">
          <EmptyState
            icon="chart"
            title="Nothing to learn from yet"
            text="Not enough data yet, using the published pattern. Connect a channel: each post that is measured teaches something."
          />
        </Card>
      )}
    </div>
  );
}

function Channels({ channels, channel }: LearnedProps) {
  if (channels.length < 2) return null;
  return (
    <nav className="row filters" aria-label="Channel">
      {channels.map((one) => (
        <a
          key={one.id}
          className="filter"
          href={`/screens${routeOf(one)}`}
          aria-current={one.id === channel?.id ? 'true' : undefined}
        >
          {channelOf(one.type).name}
        </a>
      ))}
    </nav>
  );
}

/** Only simulated readers can be looked into; what is learned never sees it. */
function Truth({ truth, channel }: LearnedProps) {
  if (truth === 'none' || !channel) return null;
  const route = routeOf(channel);
  return (
    <Banner
      tone="info"
      title="This audience is simulated"
      action={
        <a href={`/screens${route}${truth === 'shown' ? '' : '&truth=shown'}`}>
          {truth === 'shown' ? 'Hide what it really likes' : "Show what the demo's audience really likes"}
        </a>
      }
    >
      {truth === 'shown'
        ? "The Sandbox's readers have tastes that were drawn when the account was made. For themes and kinds of posts these are stronger than among real people, so that ninety days can show them. What they really like stands beside what was learned from their reactions alone."
        : "The Sandbox's readers have tastes of their own. Drivyn learns them from their reactions alone."}
    </Banner>
  );
}
