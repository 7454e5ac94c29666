// The figures of each day as a file for spreadsheets.
import { AnalyticsQuery } from '../contract/analytics.ts';
import { channelOf } from '../contract/channels/index.ts';
import { type DailyFigures, listDailyFigures, periodOf } from '../domain/analytics/index.ts';
import { getBusiness } from '../domain/business/index.ts';
import { type CsvValue, writeCsv } from '../domain/lists/index.ts';
import { defineRoute } from '../http/route.ts';

const HEAD = [
  ...['day', 'channel', 'connection', 'network'],
  ...['posts', 'impressions', 'likes', 'comments', 'shares', 'clicks'],
];

/** One row a day and channel on which something happened. Simulated figures say `sandbox` in their network. */
export const exportAnalytics = defineRoute({
  method: 'GET',
  path: '/api/analytics.csv',
  who: 'account',
  input: { query: AnalyticsQuery },
  handler: async ({ app, actor, query, http }) => {
    const { read } = app.ctx.db;
    const { timezone } = await getBusiness({ q: read }, actor.businessId);
    const { days, length } = periodOf(query.period, app.ctx.clock.now(), timezone);
    const [from = '', to = ''] = [days[0], days.at(-1)];
    const rows = await listDailyFigures(read, { businessId: actor.businessId, from, to });
    http.set('Content-Disposition', `attachment; filename="drivyn-${to}-${length}-days.csv"`);
    return { raw: { type: 'text/csv; charset=utf-8', content: writeCsv(HEAD, rows.map(toFields)) } };
  },
});

function toFields(row: DailyFigures): CsvValue[] {
  return [
    ...[row.day, channelOf(row.channel).name, row.name, row.network],
    ...[row.posts, row.impressions, row.likes, row.comments, row.shares, row.clicks],
  ];
}
