// Loads the composer: the channels that take posts, and what the address asks for.
import type { ComposeProps, ComposerProps } from '../../views/screens/compose/index.tsx';
import { channelOf } from '../contract/constants/channels.ts';
import { canWrite } from '../domain/business/index.ts';
import { type ConnectionRecord, listConnections } from '../domain/channels/index.ts';
import { readId } from './query.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadCompose(visit: AccountVisit): Promise<Loaded<ComposeProps>> {
  const { ctx, actor, query, form } = visit;
  const connections = await listConnections(ctx.db.read, actor.businessId);
  const platform = readId(query.get('platform'));
  const composer = presentComposer(visit, connections, platform === undefined ? [] : [platform]);
  return {
    props: {
      canWrite: canWrite(actor),
      composer: {
        ...composer,
        page: true,
        ...readAt(query.get('at')),
        ...(form && { refused: { values: form.values, message: form.message } }),
      },
    },
  };
}

/** What the composer needs, on whichever screen it stands. */
export function presentComposer(
  { actor, clock }: AccountVisit,
  connections: readonly ConnectionRecord[],
  chosen: readonly number[] = [],
): ComposerProps {
  const channels = connections
    .filter(({ type }) => channelOf(type).delivery !== 'none')
    .map(({ id, type, name, network, isActive }) => ({ id, type, name, network, isActive }));
  return {
    userId: actor.accountId,
    businessId: actor.businessId,
    channels,
    chosen: chosen.filter((id) => channels.some((channel) => channel.id === id)),
    ...clock,
  };
}

/** A wall time, or a day, which then means its morning. */
function readAt(text: string | null): { at?: string } {
  if (!text) return {};
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T09:00` : text;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) ? { at } : {};
}
