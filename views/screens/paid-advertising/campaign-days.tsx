// What a campaign spent and brought, day by day.
import type { Campaign } from '../../../server/contract/ads.ts';
import { dayFormat, moneyFormat, numberFormat } from '../../components/formats.ts';
import { Table } from '../../components/table.tsx';
import type { AdDayFigures, AdsPage } from './types.ts';

interface Props {
  readonly page: AdsPage;
  readonly campaign: Campaign;
  readonly days: readonly AdDayFigures[];
}

export function CampaignDays({ page: { clock }, campaign: { name, currency }, days }: Props) {
  const money = moneyFormat(clock.locale, currency);
  const count = numberFormat(clock.locale);
  return (
    <Table
      caption={`Latest days of ${name}`}
      rows={days}
      rowKey={({ day }) => day}
      empty={<p className="quiet">Nothing was shown yet.</p>}
      columns={[
        { key: 'day', header: 'Day', cell: ({ day }) => dayFormat(clock.locale).format(Date.parse(day)) },
        { key: 'spent', header: 'Spent', numeric: true, cell: ({ spent }) => money.format(spent) },
        {
          key: 'shown',
          header: 'Shown',
          numeric: true,
          cell: ({ impressions }) => count.format(impressions),
        },
        { key: 'clicks', header: 'Clicks', numeric: true, cell: ({ clicks }) => count.format(clicks) },
        { key: 'results', header: 'Results', numeric: true, cell: ({ results }) => count.format(results) },
      ]}
    />
  );
}
