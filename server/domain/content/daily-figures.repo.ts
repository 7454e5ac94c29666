// Adds to what a local day brought. Written with the change that it counts, in the same transaction; analytics reads it.
import type { Network } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { toLocal } from '../learning/index.ts';
import type { Engagement } from './network.ts';

/** What a day gained; a figure may also fall, when likes are taken back. */
export type Gain = Partial<Engagement> & { readonly posts?: number };

interface Measured {
  readonly businessId: number;
  readonly connectionId: number;
  readonly network: Network;
}

/** Adds a gain to the local day of a moment (UTC milliseconds): one upsert. */
export async function addToDay(
  q: Query,
  { businessId, connectionId, network }: Measured,
  gain: Gain,
  at: number,
): Promise<void> {
  const { timezone }: { timezone: string } = await q('businesses')
    .where({ id: businessId })
    .first('timezone');
  const place = { connection_id: connectionId, network, day: toLocal(at, timezone).date };
  const sums = Object.keys(gain).map((figure) => [
    figure,
    q.raw('daily_figures.?? + excluded.??', [figure, figure]),
  ]);
  await q('daily_figures')
    .insert({ business_id: businessId, ...place, ...gain })
    .onConflict(['connection_id', 'network', 'day'])
    .merge(Object.fromEntries(sums));
}
