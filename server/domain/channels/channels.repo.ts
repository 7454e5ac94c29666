// All that screens ask of the channels of a business, in one statement.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectAutonomies } from './autonomy.repo.ts';
import { selectConnections } from './connection.repo.ts';
import { selectAccounts } from './network-account.repo.ts';
import { selectApps } from './provider-app.repo.ts';

/** The connections in the order in which they were made, the accounts behind them, how far they go, and the apps of this server. */
export function findChannels(q: Query, businessId: number) {
  return gather(q, {
    connections: selectConnections(q, businessId),
    accounts: selectAccounts(q, businessId),
    apps: selectApps(q),
    autonomies: selectAutonomies(q, businessId),
  });
}
