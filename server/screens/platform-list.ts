// Loads the list of all platforms.
import type { PlatformListProps } from '../../views/screens/platform-list/index.tsx';
import { readChannels } from '../domain/channels/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { listPlatforms } from './parts/list-platforms.ts';

export async function loadPlatformList(request: AccountRequest): Promise<Loaded<PlatformListProps>> {
  const { ctx, actor, signIns, addressOf } = request;
  return { props: listPlatforms(await readChannels(ctx, signIns, addressOf, actor.businessId), actor) };
}
