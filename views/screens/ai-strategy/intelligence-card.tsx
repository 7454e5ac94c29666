// Market Intelligence: opportunities, audience, trends. Each says which source it still lacks.
import { Card } from '../../components/card.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import type { AnalysesShown, ScreenPlace } from './types.ts';

export function IntelligenceCard({
  analyses,
  place,
}: {
  readonly analyses: AnalysesShown;
  readonly place: ScreenPlace;
}) {
  return (
    <Card title="Market Intelligence">
      <Tabs
        label="Market intelligence"
        param="intelligence"
        route={place.route}
        current={place.tabs.intelligence}
        tabs={[
          {
            id: 'opportunities',
            label: 'Opportunities',
            content: (
              <AnalysisPanel
                kind="market"
                analysis={analyses.market}
                place={place}
                empty={{
                  icon: 'target',
                  title: 'No opportunities found yet',
                  text: 'Gaps in the market, what people look for, and how competitors do.',
                }}
              />
            ),
          },
          {
            id: 'audience',
            label: 'Audience',
            content: (
              <AnalysisPanel
                kind="audience"
                analysis={analyses.audience}
                place={place}
                empty={{
                  icon: 'users',
                  title: 'No audience analysis yet',
                  text: 'Demographics and interests of the people you work for.',
                }}
              />
            ),
          },
          {
            id: 'trends',
            label: 'Trends',
            content: (
              <AnalysisPanel
                kind="trends"
                analysis={analyses.trends}
                place={place}
                empty={{
                  icon: 'trending-up',
                  title: 'No trends yet',
                  text: 'Trends, keywords and recommendations for your field.',
                }}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
