// Loads the list of all platforms.
import type { PlatformListProps } from '../../views/screens/platform-list/index.tsx';
import { CHANNEL_TYPES } from '../contract/channels/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadPlatformList({ ctx, actor }: AccountRequest): Promise<Loaded<PlatformListProps>> {
  const connections = await listConnections(ctx.db.read, actor.businessId);
  return {
    props: {
      platforms: CHANNEL_TYPES.map((type) => {
        const found = connections.find((one) => one.type === type);
        const connection = found && { name: found.name, network: found.network, isActive: found.isActive };
        return { type, connection: connection ?? null };
      }),
    },
  };
}
