// All SQL of revenue: sums of what was paid.
import type { Query } from '../../db/unit-of-work.ts';

/** UTC milliseconds, the end not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Received {
  /** Minor units. */
  readonly amount: number;
  readonly payments: number;
}

/** What paid invoices brought in each of some spans of time, in one query; simulated payments moved no money. */
export async function sumReceived(q: Query, spans: readonly Span[]): Promise<Received[]> {
  const first = Math.min(...spans.map(({ from }) => from));
  const query = q('invoices')
    .where({ status: 'paid' })
    .whereNot({ method: 'simulated' })
    .where('paid_at', '>=', first);
  for (const [index, { from, to }] of spans.entries()) {
    const inSpan = 'case when paid_at >= ? and paid_at < ? then';
    query.select(
      q.raw(`coalesce(sum(${inSpan} total_minor end), 0) as ??`, [from, to, `amount${index}`]),
      q.raw(`count(${inSpan} 1 end) as ??`, [from, to, `payments${index}`]),
    );
  }
  const [row]: Record<string, number | string>[] = await query;
  return spans.map((_, index) => ({
    amount: Number(row?.[`amount${index}`] ?? 0),
    payments: Number(row?.[`payments${index}`] ?? 0),
  }));
}
