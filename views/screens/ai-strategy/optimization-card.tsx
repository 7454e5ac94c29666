// Content Optimization: recommendations, insights, and the calendar of the next 30 days.
import CalendarExport from '../../../islands/calendar-export/index.tsx';
import ContentIdeas, { type ContentIdeasProps } from '../../../islands/content-ideas/index.tsx';
import type { Insight } from '../../../server/contract/strategy.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Report, ReportTag } from '../../components/report.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { AnalysisPanel, Missing, Runner } from './analysis-panel.tsx';
import { PlanGrid } from './plan-grid.tsx';
import type { AnalysesShown, ScreenPlace } from './types.ts';

interface OptimizationCardProps {
  readonly analyses: AnalysesShown;
  readonly insights: readonly Insight[];
  readonly ideas: ContentIdeasProps;
  readonly place: ScreenPlace;
}

export function OptimizationCard({ analyses, insights, ideas, place }: OptimizationCardProps) {
  return (
    <Card title="Content Optimization">
      <Tabs
        label="Content optimization"
        param="optimization"
        route={place.route}
        current={place.tabs.optimization}
        tabs={[
          {
            id: 'recommendations',
            label: 'Recommendations',
            content: (
              <AnalysisPanel
                kind="content"
                analysis={analyses.content}
                place={place}
                empty={{
                  icon: 'lightbulb',
                  title: 'No recommendations yet',
                  text: 'An analysis of your content shows what works and what to improve.',
                }}
              >
                <Runner kind="calendar" at="recommendations" place={place} />
              </AnalysisPanel>
            ),
          },
          { id: 'insights', label: 'Insights', content: <Insights {...{ insights, ideas, place }} /> },
          { id: 'calendar', label: 'Calendar', content: <CalendarPanel {...{ analyses, place }} /> },
        ]}
      />
    </Card>
  );
}

/** In the order of the tiles. */
const ICONS: readonly IconName[] = ['clock', 'file', 'hash', 'target'];

function Insights({ insights, ideas, place }: Omit<OptimizationCardProps, 'analyses'>) {
  return (
    <div className="stack" data-region="insights">
      <ul className="insights">
        {insights.map(({ title, text, tag }, index) => (
          <li key={title} className="insight">
            <Icon name={ICONS[index] ?? 'info'} />
            <div>
              <h3>
                {title} <ReportTag tag={tag} />
              </h3>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {place.canWrite && (
        <div className="row">
          <Island of={ContentIdeas} props={ideas} />
        </div>
      )}
    </div>
  );
}

function CalendarPanel({ analyses: { calendar }, place }: Pick<OptimizationCardProps, 'analyses' | 'place'>) {
  if (!calendar?.plan) {
    return (
      <div data-region="calendar">
        <EmptyState
          icon="calendar"
          {...EMPTY.contentCalendar}
          action={<Runner kind="calendar" at="panel" place={place} />}
        />
      </div>
    );
  }
  return (
    <div className="stack" data-region="calendar">
      <Report groups={calendar.groups} locale={place.clock.locale} />
      <Missing analysis={calendar} />
      <PlanGrid plan={calendar.plan} locale={place.clock.locale} />
      <div className="analysis-foot">
        <div className="row">
          <Island of={CalendarExport} props={{}} />
          <Runner kind="calendar" at="panel" place={place} />
        </div>
        <span className="quiet small">
          Created <Time at={calendar.createdAt} clock={place.clock} />
        </span>
      </div>
    </div>
  );
}
