// Every platform, connected or not, as lists of them show it.
import type { PlatformListProps } from '../../../views/screens/platform-list/index.tsx';
import { CHANNEL_TYPES } from '../../contract/channels/index.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';

export function listPlatforms(connections: readonly ConnectionRecord[]): PlatformListProps {
  return {
    platforms: CHANNEL_TYPES.map((type) => {
      const found = connections.find((one) => one.type === type);
      const connection = found && { name: found.name, network: found.network, isActive: found.isActive };
      return { type, connection: connection ?? null };
    }),
  };
}
