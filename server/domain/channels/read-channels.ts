// What screens say of a business's channels: the connections, who is signed in, and how one signs in; all with one question.
import type { Act, Autonomy } from '../../contract/autonomy.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import type { SignInStand } from '../../contract/connecting.ts';
import type { Doctor } from '../../contract/doctor.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { autonomyOf } from './autonomy.repo.ts';
import { presentAutonomy } from './autonomy.ts';
import { findChannels } from './channels.repo.ts';
import type { ConnectionRecord } from './connection.ts';
import { diagnose } from './doctor.ts';
import { standOf } from './sign-in-offer.ts';
import type { AddressOf } from './sign-in-page.ts';
import type { SignIns } from './sign-ins.ts';

export interface Channels {
  /** In the order in which they were made. */
  readonly connections: readonly ConnectionRecord[];
  standOf(type: ChannelType): SignInStand;
  /** How far a connection goes by itself. */
  autonomyOf(connection: ConnectionRecord, act: Act): Autonomy;
  doctorOf(connection: ConnectionRecord): Promise<Doctor>;
  /** Whether nobody is signed in (any more) where somebody has to be. */
  isSignedOut(connection: ConnectionRecord): boolean;
}

export async function readChannels(
  ctx: Context,
  signIns: SignIns,
  addressOf: AddressOf,
  businessId: number,
): Promise<Channels> {
  const { connections, accounts, apps, autonomies } = await findChannels(ctx.db.read, businessId);
  const accountOf = ({ id }: ConnectionRecord) => accounts.find(({ connectionId }) => connectionId === id);
  return {
    connections,
    standOf: (type) => standOf(signIns, apps, { type, redirectUri: addressOf(type) }),
    autonomyOf: (connection, act) => presentAutonomy(connection, autonomyOf(autonomies, connection.id, act)),
    doctorOf: (connection) => diagnose(ctx, signIns, connection.network, accountOf(connection)),
    isSignedOut: (connection) => {
      const state = accountOf(connection)?.state;
      return state === 'ended' || (connection.network === 'real' && state === undefined);
    },
  };
}
