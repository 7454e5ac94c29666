// What became of the mailings: those delivered, as bars, once there are any.

import { Card } from '../../components/card.tsx';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { numberFormat } from '../../components/formats.ts';
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

/** Oldest first, as time runs. */
function Deliveries({ page: { clock, mailIsLocal }, tab }: AnalyticsProps) {
  const mailings = tab.mailings.toReversed();
  const number = numberFormat(clock.locale);
  const delivered = mailings.reduce((sum, one) => sum + (one.delivered ?? 0), 0);
  const failed = mailings.reduce((sum, one) => sum + (one.undelivered ?? 0), 0);
  const which = mailings.length === 1 ? 'The last mailing' : `The last ${mailings.length} mailings`;
  const says = mailIsLocal
    ? `${which} put ${number.format(delivered)} mails into the local outbox. Nothing left this machine.`
    : `${which} delivered ${number.format(delivered)} mails; ${number.format(failed)} were not taken.`;
  return (
    <BarChart
      says={says}
      unit={mailIsLocal ? 'mails in the outbox' : 'mails delivered'}
      of="Mailing"
      valueName={mailIsLocal ? 'In the outbox' : 'Delivered'}
      locale={clock.locale}
      bars={mailings.map(({ id, subjectLine, delivered: value }) => ({
        key: id,
        label: subjectLine,
        value: value ?? 0,
      }))}
    />
  );
}
