// Trying the sign-in of a connection without posting.
import type { Examined } from '../../contract/doctor.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { getConnection, keepExamination } from '../channels/index.ts';
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
  const to = { connectionId: id, network, channel };
  const ask = () =>
    callNetwork(ctx, publishing, to, { deadline: SHORT_DEADLINE }, (call) =>
      publishing.network.examine(call),
    );
  // Access that ended before its time is there anew the second time.
  const again = (error: unknown) => (error instanceof NotMadeError ? ask() : Promise.reject(error));
  const examined = await ask().catch(again).catch(asUnknown);
  const kept: Examined =
    examined.end === 'well'
      ? { end: 'well', followers: examined.followers, findings: [...examined.findings], error: null }
      : { end: examined.end, followers: null, findings: [], error: examined.error };
  await keepExamination(ctx, id, kept);
  return kept;
}

/** A network that is away tells nothing of the sign-in. */
function asUnknown(error: unknown): { readonly end: 'unknown'; readonly error: string } {
  return { end: 'unknown', error: error instanceof Error ? error.message : String(error) };
}
