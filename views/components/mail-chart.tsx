// Mailings as bars: how many mails of each a mail server took, or how many are in the local outbox where none is set.
import { BarChart } from './chart/bar-chart.tsx';
import { describeMails, hasStayed, type Mails } from './mail-words.ts';

export interface MailChartProps {
  /** Oldest first, as time runs. */
  readonly mailings: readonly (Mails & { readonly id: number; readonly label: string })[];
  /** What the labels are. */
  readonly of: string;
  readonly upright?: boolean;
  readonly locale: string;
}

export function MailChart({ mailings, locale, ...chart }: MailChartProps) {
  const sum = (of: keyof Mails) => mailings.reduce((total, one) => total + (one[of] ?? 0), 0);
  const all = { delivered: sum('delivered'), kept: sum('kept'), undelivered: sum('undelivered') };
  const shown = hasStayed(all) ? 'kept' : 'delivered';
  const which = mailings.length === 1 ? 'The last mailing' : `The last ${mailings.length} mailings`;
  return (
    <BarChart
      {...chart}
      says={`${which}: ${describeMails(all, locale)}`}
      unit={shown === 'kept' ? 'mails in the outbox' : 'mails delivered'}
      valueName={shown === 'kept' ? 'In the outbox' : 'Delivered'}
      locale={locale}
      bars={mailings.map((one) => ({ key: one.id, label: one.label, value: one[shown] ?? 0 }))}
    />
  );
}
