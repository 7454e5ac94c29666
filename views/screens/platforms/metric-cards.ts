// The three figures of a platform's overview: which they are, and what is known of them; spec section 2.
import { channelOf } from '../../../server/contract/channels/index.ts';
import { worldOf } from '../../../server/contract/connection.ts';
import { engagementRateOf, periodWords, reactionsOf } from '../../../server/contract/figures.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import type { FigureValueProps } from '../../components/figure-value.tsx';
import type { PlatformPageProps, TabContent } from './types.ts';

export interface MetricCard {
  readonly label: string;
  /** Formatted for the reader; null when there is no such figure. */
  readonly value: string | null;
  /** Which figure it is. */
  readonly figure?: Omit<FigureValueProps, 'children'>;
  readonly unit?: string;
  readonly hint?: string;
}

export function listMetrics(
  page: Pick<PlatformPageProps, 'type' | 'connection' | 'doctor' | 'clock'>,
  { figures, subscribers }: Extract<TabContent, { tab: 'overview' }>,
): MetricCard[] {
  const { connection, type, clock } = page;
  const number = new Intl.NumberFormat(clock.locale);
  const share = new Intl.NumberFormat(clock.locale, { style: 'percent', maximumFractionDigits: 1 });
  const none = (label: string, why: string): MetricCard => ({
    label,
    value: null,
    hint: connection ? why : EMPTY.metric.text,
  });
  const { delivery, form } = channelOf(type);
  const isSandbox = connection?.network === 'sandbox';
  if (delivery === 'mail') {
    return [
      connection
        ? {
            label: 'Total Subscribers',
            value: number.format(subscribers ?? 0),
            figure: { of: 'subscribers', value: subscribers ?? 0 },
          }
        : none('Total Subscribers', ''),
      none('Average Open Rate', 'Opens are not tracked.'),
      none('Click-Through Rate', 'Clicks are not tracked.'),
    ];
  }
  if (delivery === 'none') {
    return ['Total Impressions', 'Click-Through Rate', 'Cost Per Click'].map((label) =>
      none(label, 'No advert has run.'),
    );
  }
  const engaged = reactionsOf(figures);
  const rate = engagementRateOf({ reactions: engaged, impressions: figures.impressions });
  const about = connection ? `${worldOf(connection)}/${type}` : '';
  const lacking = isSandbox && figures.posts > 0 && (form.media === 'image' || form.media === 'video');
  const later = lacking
    ? `Its posts still lack their ${form.media === 'video' ? 'videos' : 'pictures'}, so nobody reacts to them.`
    : 'Figures appear once a published post has been measured.';
  const followers = page.doctor?.examination?.followers ?? null;
  return [
    followers === null
      ? none(
          'Total Followers',
          isSandbox ? 'The Sandbox simulates no followers.' : 'Nobody has told Drivyn how many there are.',
        )
      : {
          label: 'Total Followers',
          value: number.format(followers),
          figure: { of: 'followers', about, value: followers },
          hint: 'Asked for once a day.',
        },
    rate !== null
      ? {
          label: 'Engagement Rate',
          value: share.format(rate),
          figure: { of: 'engagement-rate', period: 'all', about, value: rate },
          hint: `${number.format(engaged)} reactions to ${number.format(figures.posts)} posts ${periodWords('all')}`,
        }
      : none('Engagement Rate', later),
    rate !== null
      ? {
          label: 'Reach',
          value: number.format(figures.impressions ?? 0),
          figure: { of: 'impressions', period: 'all', about, value: figures.impressions },
          unit: 'impressions',
          hint: periodWords('all'),
        }
      : none('Reach', later),
  ];
}
