// Every platform, connected or not, as lists of them show it.
import type { PlatformListProps } from '../../../views/screens/platform-list/index.tsx';
import { CHANNEL_TYPES } from '../../contract/channels/index.ts';
import { canManage } from '../../domain/business/index.ts';
import type { Channels } from '../../domain/channels/index.ts';
import type { AccountActor } from '../../kernel/actor.ts';

export function listPlatforms(channels: Channels, actor: AccountActor): PlatformListProps {
  return {
    userId: canManage(actor) ? actor.accountId : null,
    platforms: CHANNEL_TYPES.map((type) => {
      const found = channels.connections.find((one) => one.type === type);
      const [offer] = canManage(actor) ? channels.standOf(type).offers : [];
      const connection = found && {
        ...{ name: found.name, network: found.network, isActive: found.isActive },
        isSignedOut: channels.isSignedOut(found),
      };
      return { type, connection: connection ?? null, offer: offer ?? null };
    }),
  };
}
