// AI Insights of advertising: what Drivyn would do next, and examples where it cannot know yet.

import type { ReactNode } from 'react';
import ActionButton from '../../../islands/action-button/index.tsx';
import { SampleTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import { SAMPLE_CREATIVES, SAMPLE_RECOMMENDATION } from './samples.ts';
import { type AdInsightsContent, type AdsPage, type Chosen, routeFor } from './types.ts';

interface Parts {
  readonly page: AdsPage;
  readonly chosen: Chosen;
  readonly tab: AdInsightsContent;
}

export function InsightsTab(parts: Parts) {
  return (
    <div className="grid-2" data-region="insights">
      {parts.tab.recommendation === null ? <SampleRecommendation /> : <Recommendation {...parts} />}
      <Card
        title="Creative performance"
        badge={<SampleTag />}
        description="Which pictures, videos and words work, once adverts run."
      >
        <Explained label="View Creative Analysis">
          <p>
            An example of an analysis. Yours appears when an advertising account is connected and adverts have
            been shown.
          </p>
          <ul className="list">
            {SAMPLE_CREATIVES.map(({ name, finding }) => (
              <li key={name} className="decision">
                <strong>{name}</strong>
                <p className="quiet">{finding}</p>
              </li>
            ))}
          </ul>
        </Explained>
      </Card>
    </div>
  );
}

function Recommendation({ page, chosen, tab }: Parts) {
  const { id } = chosen.connection;
  return (
    <Card title="Draft a campaign for the unused budget">
      <p>{tab.recommendation}</p>
      <p className="quiet">
        Applying it drafts the campaign. It waits until you start it, and runs nowhere until an advertising
        account is connected.
      </p>
      {page.canManage && (
        <Island
          of={ActionButton}
          prefix={`recommend-${id}`}
          props={{
            url: `/api/platforms/${id}/recommended-campaign`,
            label: 'Apply Recommendation',
            pendingLabel: 'Drafting...',
            variant: 'primary',
            screen: routeFor(page),
            done: {
              title: 'Recommendation applied',
              description: 'A campaign was drafted. It waits until you start it.',
            },
            failed: 'The recommendation could not be applied',
          }}
        />
      )}
    </Card>
  );
}

function SampleRecommendation() {
  const { title, text } = SAMPLE_RECOMMENDATION;
  return (
    <Card title={title} badge={<SampleTag />}>
      <p>{text}</p>
      <Explained label="Apply Recommendation">
        <p>
          This is an example, so there is nothing to apply. Give a platform without a campaign a monthly
          budget, and Drivyn recommends a campaign here, from your profile.
        </p>
      </Explained>
    </Card>
  );
}

/** A button that opens an explanation, without script. */
function Explained({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="explained">
      <summary className="button button-secondary">{label}</summary>
      <div className="stack stack-sm">{children}</div>
    </details>
  );
}
