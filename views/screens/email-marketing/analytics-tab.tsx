// What became of the mailings, as bars, once there are any.

import SavedSwitch from '../../../islands/saved-switch/index.tsx';
import { ORDER_DAYS } from '../../../server/contract/mailing.ts';
import { TOASTS } from '../../../server/contract/texts.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { formatKnown, numberFormat, preciseShareFormat } from '../../components/formats.ts';
import { MailChart } from '../../components/mail-chart.tsx';
import { withoutFields } from '../../components/merge-words.ts';
import { Table } from '../../components/table.tsx';
import { Island } from '../../island.tsx';
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
      <Card title="Opens and clicks" region="reads" live="post">
        <div className="stack">
          <Measuring page={page} isOn={tab.isMeasuring} />
          <Reads page={page} tab={tab} />
        </div>
      </Card>
      {tab.automations.length > 0 && (
        <Card
          title="Automations"
          description="People, each once for a mail. Rates are of the mails that were measured."
          region="automation-reads"
        >
          <AutomationReads page={page} tab={tab} />
        </Card>
      )}
    </div>
  );
}

function Deliveries({ page: { clock }, tab }: AnalyticsProps) {
  const mailings = tab.mailings
    .toReversed()
    .map((one) => ({ ...one, label: withoutFields(one.subjectLine) }));
  return <MailChart mailings={mailings} of="Mailing" locale={clock.locale} />;
}

function Measuring({ page: { userId, canWrite }, isOn }: { page: EmailMarketingProps; isOn: boolean }) {
  if (!canWrite) return <p>Opens and clicks are {isOn ? 'measured' : 'not measured'}.</p>;
  const call = { method: 'PUT' as const, url: `/api/users/${userId}/mail-measuring` };
  return (
    <Island
      of={SavedSwitch}
      prefix={`mail-measuring-${isOn}`}
      props={{
        id: 'mail-measuring',
        label: 'Measure opens and clicks',
        hint: 'Mails that leave from now on carry a hidden picture, and their links lead by way of this server. Say so in your privacy notice.',
        isOn,
        on: { ...call, payload: { isOn: true }, done: TOASTS.measuringOn },
        off: { ...call, payload: { isOn: false }, done: TOASTS.measuringOff },
        failed: TOASTS.measuringFailed,
        screen: '/email-marketing?tab=analytics',
      }}
    />
  );
}

function Reads({ page: { clock }, tab }: AnalyticsProps) {
  const measured = tab.mailings.filter(({ openRate }) => openRate !== null);
  if (measured.length === 0) {
    return (
      <EmptyState
        icon="eye"
        title="Nothing measured yet"
        text="Once a mailing has been delivered with measuring on, you see here who opened it and who followed a link. Programs that load pictures or try links by themselves are left out."
      />
    );
  }
  const share = new Intl.NumberFormat(clock.locale, { style: 'percent', maximumFractionDigits: 1 });
  const rate = (value: number | null) => share.format(value ?? 0);
  return (
    <Table
      caption="Opens and clicks by mailing"
      rows={measured}
      rowKey={({ id }) => id}
      columns={[
        { key: 'mailing', header: 'Mailing', cell: ({ subjectLine }) => withoutFields(subjectLine) },
        { key: 'opened', header: 'Opened', numeric: true, cell: ({ openRate }) => rate(openRate) },
        {
          key: 'clicked',
          header: 'Followed a link',
          numeric: true,
          cell: ({ clickRate }) => rate(clickRate),
        },
        {
          key: 'machines',
          header: 'By machines',
          numeric: true,
          cell: ({ machineReads }) => numberFormat(clock.locale).format(machineReads ?? 0),
        },
      ]}
    />
  );
}

function AutomationReads({ page: { clock }, tab }: AnalyticsProps) {
  const number = (value: number | null) => formatKnown(value, numberFormat(clock.locale));
  const rate = (people: number | null, measured: number) =>
    people === null ? 'Not measured' : preciseShareFormat(clock.locale).format(people / measured);
  return (
    <Table
      caption="Results by automation"
      rows={tab.automations}
      rowKey={({ id }) => id}
      columns={[
        { key: 'automation', header: 'Automation', cell: ({ name }) => name },
        { key: 'sent', header: 'Sent', numeric: true, cell: ({ sent }) => number(sent) },
        {
          key: 'opened',
          header: 'Opened',
          numeric: true,
          cell: ({ opened, measured }) => rate(opened, measured),
        },
        {
          key: 'clicked',
          header: 'Followed a link',
          numeric: true,
          cell: ({ clicked, measured }) => rate(clicked, measured),
        },
        {
          key: 'machines',
          header: 'By machines',
          numeric: true,
          cell: ({ machineReads }) => number(machineReads),
        },
        {
          key: 'goal',
          header: 'Reached the goal',
          numeric: true,
          cell: ({ reachedGoal }) => number(reachedGoal),
        },
        {
          key: 'orders',
          header: `Orders within ${ORDER_DAYS} days of a click`,
          numeric: true,
          cell: ({ orders }) => number(orders),
        },
      ]}
    />
  );
}
