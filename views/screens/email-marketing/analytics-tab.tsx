// What became of the mailings, as bars, once there are any.

import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { MailChart } from '../../components/mail-chart.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface AnalyticsProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'analytics' }>;
}

export function AnalyticsTab({ page, tab }: AnalyticsProps) {
  return (
    <div className="stack stack-lg">
      <Card title="Deliveries by mailing" region="deliveries" live="post">
        {tab.mailings.length === 0 ? (
          <EmptyState
            icon="chart"
            title="Email performance will appear here"
            text="Once a mailing has been sent, this chart shows how many mails of each were delivered."
          />
        ) : (
          <Deliveries page={page} tab={tab} />
        )}
      </Card>
      <Card title="Opens and clicks">
        <EmptyState
          icon="eye"
          title="Not measured yet"
          text="Drivyn does not track opens and clicks of mails yet, so there is nothing to show here."
        />
      </Card>
    </div>
  );
}

function Deliveries({ page: { clock }, tab }: AnalyticsProps) {
  const mailings = tab.mailings.toReversed().map((one) => ({ ...one, label: one.subjectLine }));
  return <MailChart mailings={mailings} of="Mailing" locale={clock.locale} />;
}
