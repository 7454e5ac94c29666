// Trying the sign-in of a connection without posting.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { Examined } from '../../contract/doctor.ts';
import type { Told } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HOUR } from '../../kernel/clock.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import {
  findConnectionOfAnyBusiness,
  getConnection,
  type KeptExamination,
  keepExamination,
  listToExamine,
  presentExamination,
} from '../channels/index.ts';
import { callNetwork, NotMadeError, type Publishing, SHORT_DEADLINE } from './call-network.ts';

/**
 * Asks the network about the account of a connection, and keeps what it says.
 * @throws AppError not-found for a foreign or unknown id; forbidden when the actor's role is too low; conflict for what no
 * network publishes
 */
export async function examineAccount(
  ctx: Context,
  publishing: Publishing,
  actor: AccountActor,
  id: number,
): Promise<Examined> {
  requireWriter(actor);
  const { type: channel, network } = await getConnection(ctx, actor, id);
  if (network !== 'real' && network !== 'sandbox') {
    throw new AppError('conflict', say('content.nothing-to-examine', { channel }));
  }
  return examine(ctx, publishing, { connectionId: id, network, channel });
}

async function examine(
  ctx: Context,
  publishing: Publishing,
  to: { readonly connectionId: number; readonly network: Network; readonly channel: ChannelType },
): Promise<Examined> {
  const ask = () =>
    callNetwork(ctx, publishing, to, { deadline: SHORT_DEADLINE }, (call) =>
      publishing.network.examine(call),
    );
  // Access that ended before its time is there anew the second time.
  const again = (error: unknown) => (error instanceof NotMadeError ? ask() : Promise.reject(error));
  const examined = await ask().catch(again).catch(asUnknown);
  const kept: KeptExamination =
    examined.end === 'well'
      ? { end: 'well', followers: examined.followers, findings: [...examined.findings], error: null }
      : { end: examined.end, followers: null, findings: [], error: examined.error };
  await keepExamination(ctx, to.connectionId, kept, examined.end === 'well' ? examined.ownLimits : undefined);
  return presentExamination(kept);
}

/** Less than a day: whoever was looked at yesterday is looked at today, whenever that is. */
const AGAIN = 22 * HOUR;
/** Accounts that are looked at in one run, which comes each hour. */
const AT_ONCE = 200;

/**
 * Looks at each account once a day, so that a person hears of what stands in the way before a post is due. Nothing is
 * ended by that: what a question is refused, a post may be granted. Access that ended before its time is renewed, as a post
 * would have it, and a single refusal is asked about again before anybody hears of it.
 */
export async function lookAtAccounts(
  ctx: Context,
  publishing: Publishing,
  signal: AbortSignal,
): Promise<void> {
  const { credentials, network } = publishing;
  const doubted = new Set<number>();
  const refused: typeof credentials.refused = async (id, credential) => {
    // What new tokens are refused, too, is meant.
    if (doubted.has(id)) return 'ended';
    doubted.add(id);
    return (await credentials.doubted(id, credential)) === 'renewed' ? 'renewed' : 'ended';
  };
  const examineTwice: typeof network.examine = async (call) => {
    const first = await network.examine(call);
    return first.end === 'reconnect' ? network.examine(call) : first;
  };
  const asked = { ...network, examine: examineTwice };
  const parts = { ...publishing, network: asked, credentials: { ...credentials, refused } };
  for (const id of await listToExamine(ctx.db.read, ctx.clock.now() - AGAIN, AT_ONCE)) {
    if (signal.aborted) return;
    const connection = await findConnectionOfAnyBusiness(ctx.db.read, id);
    if (!connection) continue;
    const { type: channel, network: where } = connection;
    if (where === 'real' || where === 'sandbox')
      await examine(ctx, parts, { connectionId: id, network: where, channel });
  }
}

/** A network that is away tells nothing of the sign-in. */
function asUnknown(error: unknown): { readonly end: 'unknown'; readonly error: Told } {
  return { end: 'unknown', error: toldBy(error) };
}
