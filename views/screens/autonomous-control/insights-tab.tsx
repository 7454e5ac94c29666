// AI Insights: every decision with its reasons and a way back, and the predictions.
import ActionButton from '../../../islands/action-button/index.tsx';
import type { Decision, UndoKind } from '../../../server/contract/decision.ts';
import { SampleTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Stat } from '../../components/stat.tsx';
import { Pagination } from '../../components/table.tsx';
import { Island } from '../../island.tsx';
import { DecisionList } from '../decision-list.tsx';
import { SAMPLE_PREDICTIONS } from './samples.ts';
import type { ControlPage, InsightsContent } from './types.ts';

interface Parts {
  readonly page: ControlPage;
  readonly tab: InsightsContent;
}

export function InsightsTab(parts: Parts) {
  return (
    <div className="stack stack-lg">
      {parts.tab.refused && (
        <Banner tone="danger" alert>
          {parts.tab.refused}
        </Banner>
      )}
      <Decisions {...parts} />
      <Predictions />
    </div>
  );
}

function Decisions({ page, tab: { decisions, isFirst, olderThan } }: Parts) {
  const href = '/screens/autonomous-control?tab=insights';
  return (
    <Card
      title="Autonomous decisions"
      description="Newest first, each with its reasons; what you changed yourself is among them."
      region="decisions"
      live="post autopilot connection"
      footer={
        (!isFirst || olderThan !== null) && (
          <Pagination
            summary={`${decisions.length} decisions on this page`}
            previous={isFirst ? undefined : href}
            next={olderThan === null ? undefined : `${href}&before=${olderThan}`}
          />
        )
      }
    >
      {decisions.length === 0 ? (
        <EmptyState
          icon="lightbulb"
          title="Nothing was decided yet"
          text="Every post that is planned, held back or published leaves its reasons here."
        />
      ) : (
        <DecisionList
          decisions={decisions}
          clock={page.clock}
          action={(decision) => <Undo decision={decision} route={page.route} />}
        />
      )}
    </Card>
  );
}

const UNDO: Readonly<Record<UndoKind, { label: string; title: string; description: string }>> = {
  unschedule: { label: 'Undo', title: 'Post unscheduled', description: 'It is a draft now.' },
  approve: { label: 'Approve', title: 'Post approved', description: 'It leaves at its time.' },
  move: { label: 'Undo', title: 'Post put back', description: 'It leaves at its old time.' },
  budget: { label: 'Undo', title: 'Budget restored', description: 'It is what it was before.' },
  switch: { label: 'Undo', title: 'Switch turned back', description: 'It stands as before.' },
};

function Undo({ decision, route }: { readonly decision: Decision; readonly route: string }) {
  if (!decision.undo) return null;
  const { label, title, description } = UNDO[decision.undo];
  return (
    <Island
      of={ActionButton}
      prefix={`undo-${decision.id}`}
      props={{
        url: `/api/decisions/${decision.id}/undo`,
        label,
        of: decision.what,
        pendingLabel: 'One moment...',
        icon: decision.undo === 'approve' ? 'check' : 'undo',
        screen: route,
        done: { title, description },
        failed: 'The decision could not be taken back',
      }}
    />
  );
}

function Predictions() {
  return (
    <Card
      title="Predictions"
      badge={<SampleTag />}
      description="Examples. Nothing is predicted for you yet: that takes months of measured results."
    >
      <div className="grid-4">
        {SAMPLE_PREDICTIONS.map((prediction) => (
          <Stat key={prediction.label} {...prediction} />
        ))}
      </div>
    </Card>
  );
}
