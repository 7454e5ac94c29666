// Channels with what their days brought: one query for screens that show both.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type DailyFigures, sinceColumn, withGiven } from './figures.repo.ts';

/** A connection as it stands, and what its days brought. */
export interface ChannelDays {
  readonly id: number;
  readonly type: ChannelType;
  readonly network: Network;
  readonly isActive: boolean;
  /** Monthly, minor units. */
  readonly budgetMinor: number;
  /** Whether it is told of in the weekly report. */
  readonly performanceReports: boolean;
  readonly days: readonly DailyFigures[];
}

/** Every connection of a business with its figures from `from` to `to`, in one query. */
export async function listChannelDays(
  q: Query,
  filter: { businessId: number; from: string; to: string },
): Promise<ChannelDays[]> {
  const rows: JoinedRow[] = await q('connections')
    .leftJoin('daily_figures', (join) => {
      join
        .on('daily_figures.connection_id', 'connections.id')
        .andOn(q.raw('daily_figures.day between ? and ?', [filter.from, filter.to]));
    })
    .where('connections.business_id', filter.businessId)
    .orderBy(['connections.id', 'daily_figures.day', 'daily_figures.network'])
    .select(
      'connections.id as connectionId',
      'connections.type as channel',
      'connections.name',
      'connections.network as present',
      'connections.is_active as isActive',
      'connections.budget_minor as budgetMinor',
      'connections.performance_reports as performanceReports',
      'daily_figures.network',
      'daily_figures.day',
      'daily_figures.posts',
      'daily_figures.likes',
      'daily_figures.comments',
      'daily_figures.shares',
      'daily_figures.clicks',
      'daily_figures.impressions',
      sinceColumn(q, filter),
    );
  return [...Map.groupBy(rows, ({ connectionId }) => connectionId).values()].flatMap(toChannel);
}

interface JoinedRow extends Omit<DailyFigures, 'day'> {
  readonly present: Network;
  readonly isActive: boolean | number;
  readonly budgetMinor: number;
  readonly performanceReports: boolean | number;
  /** Null in the one row of a connection without figures. */
  readonly day: string | null;
}

function toChannel(rows: readonly JoinedRow[]): ChannelDays[] {
  const [first] = rows;
  if (!first) return [];
  const { connectionId: id, channel: type, present: network, budgetMinor } = first;
  const days = rows.flatMap((row) => (row.day === null ? [] : [withGiven({ ...row, day: row.day })]));
  const isActive = Boolean(first.isActive);
  return [
    { id, type, network, isActive, budgetMinor, performanceReports: Boolean(first.performanceReports), days },
  ];
}
