// Ending a sign-in by hand: the network is told, the tokens go, and nothing leaves until somebody connects again. Posts stay.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireOwner } from '../business/index.ts';
import { requireNothingUnderWay } from './change-connection.ts';
import { holdConnection, saveOwnLimits, updateConnection } from './connection.repo.ts';
import { findCall } from './enter-network.ts';
import {
  findAccountOfAnyBusiness,
  type NetworkAccountRecord,
  removeAccount,
} from './network-account.repo.ts';
import { openTokens } from './seal-tokens.ts';
import { asError, type SignIns, wayOf } from './sign-ins.ts';

/**
 * Takes the account from a connection and switches the connection off: what is scheduled waits.
 * @returns whether the network has ended it, too
 * @throws AppError not-found for a foreign or unknown id; forbidden for all but owners; conflict when nobody is signed in,
 * or a post is on its way, which would be looked for with this sign-in
 */
export async function disconnect(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  id: number,
): Promise<{ readonly revoked: boolean }> {
  requireOwner(actor);
  const account = await unitOfWork(ctx, actor, async (tx) => {
    const held = await holdConnection(tx.q, { id, businessId: actor.businessId });
    if (!held) throw notFound();
    await requireNothingUnderWay(tx, held);
    const found = await findAccountOfAnyBusiness(tx.q, id);
    if (!found) throw new AppError('conflict', say('channels.nobody-to-disconnect', { channel: held.type }));
    await removeAccount(tx.q, id);
    await saveOwnLimits(tx.q, id, null);
    await updateConnection(tx.q, id, { isActive: false, now: tx.now });
    const { businessId, type } = held;
    tx.emit({ kind: 'connection.disconnected', businessId, subjectId: id, data: { type } });
    return found;
  });
  // Once it is gone here: what the network does with it changes nothing any more.
  return { revoked: await revoke(ctx, signIns, account) };
}

async function revoke(ctx: Context, signIns: SignIns, account: NetworkAccountRecord): Promise<boolean> {
  if (account.sealedTokens === null) return false;
  try {
    const way = wayOf(signIns, account);
    const call = way && (await findCall(ctx, signIns, way, account));
    if (!way?.auth.revoke || !call) return false;
    const { sealedTokens } = account;
    return await way.auth.revoke(call, openTokens(ctx.vault, { ...account, sealedTokens }));
  } catch (error) {
    signIns.report(asError(error));
    return false;
  }
}
