// Connecting a channel that asks nobody to sign in.
import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectionInput } from '../../contract/connection.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { requireOwner } from '../business/index.ts';
import { getConnectionByType } from './connection.repo.ts';
import { type ConnectionRecord, chooseNetwork } from './connection.ts';
import { addConnection } from './prepare.ts';

/**
 * Connects the actor's business to a channel: Sandbox, mail, or by hand. Connecting the same type again returns the same
 * connection. Tokens in the input are placeholders made by a browser and are not kept.
 */
export async function connectChannel(
  ctx: Context,
  actor: AccountActor,
  input: ConnectionInput,
): Promise<{ connection: ConnectionRecord; created: boolean }> {
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const channel = channelOf(input.type);
    const connection = await addConnection(tx, {
      businessId: actor.businessId,
      type: input.type,
      name: input.name || channel.name,
      network: chooseNetwork(input.type, input.network),
      isActive: input.isActive,
    });
    if (!connection) {
      return { connection: await getConnectionByType(tx.q, actor.businessId, input.type), created: false };
    }
    return { connection, created: true };
  });
}
