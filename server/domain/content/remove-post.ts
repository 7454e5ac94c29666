// Taking a deleted post down from the network where it went, whatever network its connection has now.
import type { Context } from '../../db/unit-of-work.ts';
import { type Addressed, callNetwork, type Publishing, SHORT_DEADLINE } from './call-network.ts';

/** @throws Error when it is still there: it is tried again */
export async function removeFromNetwork(
  ctx: Context,
  parts: Publishing,
  { externalId, ...to }: Addressed & { readonly externalId: string },
): Promise<void> {
  const until = { deadline: SHORT_DEADLINE };
  const gone = await callNetwork(ctx, parts, to, until, (call) => parts.network.remove(call, externalId));
  if (typeof gone === 'object') throw new Error(`the network asks to connect again: ${gone.error}`);
  if (!gone) throw new Error('the network did not take the post down');
}
