// Reading an advertising account: its campaigns with their budgets, and what the last days brought.

import { CHANNEL_TYPES } from '../../contract/channels/index.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, MINUTE } from '../../kernel/clock.ts';
import { errorSaying } from '../../kernel/said-error.ts';
import { getBusiness } from '../business/index.ts';
import { type ConnectionRecord, findConnectionOfAnyBusiness } from '../channels/index.ts';
import { callNetwork } from '../content/index.ts';
import { toLocal } from '../learning/index.ts';
import { listAccountIds, removeSimulated, saveCampaigns, saveDays } from './ad-account.repo.ts';
import { type Advertising, isAdAccount } from './ad-account.ts';
import type { AdRead } from './ad-network.ts';

/** Networks correct what they told of a day for so long. */
const LOOKED_BACK = 35 * DAY;
/** Three questions, each of which may stream for a while. */
export const AD_DEADLINE = 2 * MINUTE;

/** Reads every account; what one does not tell keeps no other waiting. */
export async function readAdAccounts(ctx: Context, parts: Advertising, signal: AbortSignal): Promise<void> {
  const types = CHANNEL_TYPES.filter((type) => parts.network.has(type, 'real'));
  for (const id of await listAccountIds(ctx.db.read, types)) {
    if (signal.aborted) return;
    await readAdAccount(ctx, parts, id).catch((error: unknown) => {
      parts.note({ err: error, connectionId: id }, 'an advertising account could not be read');
    });
  }
}

/** Stores what an account tells now. False when it tells nothing. @throws Error when it cannot be asked */
export async function readAdAccount(
  ctx: Context,
  parts: Advertising,
  connectionId: number,
): Promise<boolean> {
  const connection = await findConnectionOfAnyBusiness(ctx.db.read, connectionId);
  if (!connection) return false;
  const isSimulated = isAdAccount(connection) && connection.network === 'sandbox';
  if (!isSimulated) await removeSimulated(ctx.db.write, connectionId);
  if (!isAdAccount(connection) || !parts.network.has(connection.type, connection.network)) return false;
  const now = ctx.clock.now();
  const { timezone, currency } = await getBusiness({ q: ctx.db.read }, connection.businessId);
  // A day ahead: the account's calendar may be.
  const days = { from: toLocal(now - LOOKED_BACK, timezone).date, to: toLocal(now + DAY, timezone).date };
  const read: AdRead = await callNetwork(
    ctx,
    parts,
    addressOf(connection),
    { deadline: AD_DEADLINE },
    (call) => parts.network.read(call, { ...days, currency }),
  );
  if (read.end !== 'read') throw errorSaying(read.error);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const today = toLocal(tx.now, timezone).date;
    const key = { businessId: connection.businessId, connectionId, isSimulated };
    await saveCampaigns(tx.q, key, read.campaigns, { currency: read.currency, today, now: tx.now });
    await saveDays(tx.q, key, read.days, days);
  });
  return true;
}

export function addressOf({ id, type, network }: ConnectionRecord) {
  return { connectionId: id, channel: type, network };
}
