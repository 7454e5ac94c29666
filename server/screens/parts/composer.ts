// What the composer needs, on whichever screen it stands.
import type { ComposerProps } from '../../../views/screens/compose/index.tsx';
import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

/** @param chosen connections that the new post is for at first */
export function presentComposer(
  { actor, clock }: AccountRequest,
  connections: readonly ConnectionRecord[],
  chosen: readonly number[] = [],
): ComposerProps {
  const channels = connections
    .filter(({ type }) => channelOf(type).delivery !== 'none')
    .map(({ id, type, name, network, isActive, ownLimits }) => ({
      ...{ id, type, name, network, isActive },
      ...(ownLimits && { ownLimits }),
    }));
  return {
    userId: actor.accountId,
    businessId: actor.businessId,
    channels,
    chosen: chosen.filter((id) => channels.some((channel) => channel.id === id)),
    ...clock,
  };
}
