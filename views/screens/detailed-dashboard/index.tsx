// The owner's one page for today, in the order of the questions: what needs me, what happened, what comes next.
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { longDayFormat } from '../../components/formats.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { DecisionList } from '../decision-list.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { NeedList } from '../need-list.tsx';
import { BriefPostList } from '../post-list.tsx';
import { BudgetCard } from './budget.tsx';
import { Channels } from './channels.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { DetailedDashboardProps } from './types.ts';

export function DetailedDashboard(props: DetailedDashboardProps) {
  const { hasProfile, paused, clock } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader
        back={{ href: '#/', label: 'Dashboard' }}
        title="Detailed Dashboard"
        subtitle={longDayFormat(`${clock.locale} ${clock.timeZone}`).format(clock.now)}
      />
      {!hasProfile && (
        <Banner
          tone="warning"
          title="Nothing runs yet"
          action={<a href="#/business-setup">Describe your business</a>}
        >
          Everything is written from your business profile.
        </Banner>
      )}
      {hasProfile && paused && (
        <Banner tone="warning" title="Everything is paused">
          Nothing is published and nothing new is planned until you resume.
        </Banner>
      )}
      <div className="stack stack-lg" data-region="queue" data-live="post connection">
        <LeavingPosts posts={props.queue} clock={clock} screen="/detailed-dashboard" />
        <NeedsYou {...props} />
        <KeyFigures {...props} />
        <Channels {...props} />
        <div className="grid-2">
          <Decisions {...props} />
          <Queue {...props} />
        </div>
        <BudgetCard {...props} />
      </div>
    </div>
  );
}

function NeedsYou({ counts, needs, otherNeeds, clock }: DetailedDashboardProps) {
  const all = counts.awaitingApproval + counts.needsAttention + otherNeeds;
  const rest = all - needs.length;
  return (
    <Card title={all > 0 ? <>What needs you ({<FigureValue of="needs" value={all} />})</> : 'What needs you'}>
      {needs.length > 0 && <NeedList name="attention" needs={needs} clock={clock} />}
      {needs.length > 0 && rest > 0 && (
        <p className="quiet">
          {rest} more wait, later than these: the table of channels below leads to them.
        </p>
      )}
      {needs.length === 0 && <p className="quiet">Nothing waits for you.</p>}
    </Card>
  );
}

function Decisions({ decisions, clock }: DetailedDashboardProps) {
  return (
    <Card title="Recent decisions" actions={<a href="#/autonomous-control?tab=insights">All decisions</a>}>
      {decisions.length > 0 ? (
        <DecisionList decisions={decisions} clock={clock} brief most={8} />
      ) : (
        <p className="quiet">Nothing was decided yet.</p>
      )}
    </Card>
  );
}

function Queue({ queue, channels, clock }: DetailedDashboardProps) {
  return (
    <Card title="What comes next" actions={<a href="#/content-calendar">Calendar</a>}>
      {queue.length > 0 ? (
        <BriefPostList posts={queue} clock={clock} />
      ) : (
        <p className="quiet">
          {channels.length > 0
            ? 'Nothing is scheduled. The next plan fills two weeks ahead.'
            : 'Nothing is scheduled, because no channel is connected yet.'}
        </p>
      )}
    </Card>
  );
}
