// All SQL of what was told of campaigns' days, and when: networks correct themselves, and a decision must be made again from what
// was known then.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** A day of a campaign as it was told. */
export interface ToldDay {
  readonly campaignId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly spentMicros: number;
  readonly clicks: number;
  readonly results: number;
  /** What the budget was when it was read first, micros. */
  readonly dailyMicros: number;
}

const number = (sql: string) => ({ sql, read: Number });

type DayFigures = Omit<ToldDay, 'dailyMicros'>;

const CAMPAIGN_DAY = mapColumns<DayFigures>('campaign_days', {
  campaignId: 'campaign_id',
  day: 'day',
  spentMicros: number('spent_micros'),
  clicks: number('clicks'),
  results: number('results'),
});

const TOLD_DAY = mapColumns<ToldDay>('budget_days', {
  campaignId: 'campaign_id',
  day: 'day',
  spentMicros: number('spent_micros'),
  clicks: number('clicks'),
  results: number('results'),
  dailyMicros: number('daily_micros'),
});

/** Further back nothing is asked for. */
const FROM_DAYS = 400;

/** Keeps what the accounts tell now of these campaigns, where it is other than what was kept. @param budgets micros by id */
export async function keepDays(
  q: Query,
  budgets: ReadonlyMap<number, number>,
  { until, now }: { readonly until: string; readonly now: number },
): Promise<void> {
  const ids = [...budgets.keys()];
  const since = new Date(Date.parse(until) - FROM_DAYS * 86_400_000).toISOString().slice(0, 10);
  const days = await CAMPAIGN_DAY.all(
    CAMPAIGN_DAY.from(q).whereIn('campaign_id', ids).whereBetween('day', [since, until]),
  );
  const kept = new Map((await listToldDays(q, ids, now)).map((one) => [`${one.campaignId} ${one.day}`, one]));
  const changed = days.flatMap((told) => {
    const known = kept.get(`${told.campaignId} ${told.day}`);
    const isKnown =
      known?.spentMicros === told.spentMicros &&
      known.clicks === told.clicks &&
      known.results === told.results;
    if (isKnown) return [];
    const dailyMicros = known?.dailyMicros ?? budgets.get(told.campaignId) ?? 0;
    return [{ ...TOLD_DAY.stored({ ...told, dailyMicros }), read_at: now }];
  });
  if (changed.length > 0) await q.batchInsert('budget_days', changed, 50);
}

/** What was known at a moment of the days of these campaigns, in the order of days. */
export async function listToldDays(q: Query, ids: readonly number[], asOf: number): Promise<ToldDay[]> {
  const latest = q('budget_days')
    .whereIn('campaign_id', [...ids])
    .where('read_at', '<=', asOf)
    .groupBy('campaign_id', 'day')
    .select('campaign_id', 'day')
    .max({ read_at: 'read_at' });
  const known = TOLD_DAY.from(q)
    .join(latest.as('latest'), (join) =>
      join
        .on('latest.campaign_id', 'budget_days.campaign_id')
        .andOn('latest.day', 'budget_days.day')
        .andOn('latest.read_at', 'budget_days.read_at'),
    )
    .orderBy(['budget_days.day', 'budget_days.campaign_id']);
  return TOLD_DAY.all(known);
}

/** When an account last told anything, by connection, UTC milliseconds. */
export async function listReadAt(q: Query, connectionIds: readonly number[]): Promise<Map<number, number>> {
  const rows: { connection_id: number; at: unknown }[] = await q('campaigns')
    .whereIn('connection_id', [...connectionIds])
    .whereNotNull('external_id')
    .groupBy('connection_id')
    .select('connection_id')
    .max({ at: 'updated_at' });
  return new Map(rows.map((row) => [row.connection_id, Number(row.at)]));
}
