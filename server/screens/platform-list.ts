// Loads the list of all platforms.
import type { PlatformListProps } from '../../views/screens/platform-list/index.tsx';
import { listConnections } from '../domain/channels/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { listPlatforms } from './parts/list-platforms.ts';

export async function loadPlatformList({ ctx, actor }: AccountRequest): Promise<Loaded<PlatformListProps>> {
  return { props: listPlatforms(await listConnections(ctx.db.read, actor.businessId)) };
}
