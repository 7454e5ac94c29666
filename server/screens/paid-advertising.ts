// Loads the channels that can carry advertising, with the budgets set for them.

import type { PaidAdvertisingProps } from '../../views/screens/paid-advertising/index.tsx';
import { channelOf } from '../contract/constants/channels.ts';
import { canWrite } from '../domain/business/index.ts';
import { listConnections, presentConnection } from '../domain/channels/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadPaidAdvertising(visit: AccountVisit): Promise<Loaded<PaidAdvertisingProps>> {
  const { ctx, actor, frame, clock } = visit;
  const owner = { userId: actor.accountId, currency: frame.business.currency };
  const connections = await listConnections(ctx.db.read, actor.businessId);
  return {
    props: {
      connections: connections
        .filter(({ type }) => channelOf(type).adCapable)
        .map((connection) => presentConnection(connection, owner)),
      userId: actor.accountId,
      canWrite: canWrite(actor),
      locale: clock.locale,
      currency: frame.business.currency,
    },
  };
}
