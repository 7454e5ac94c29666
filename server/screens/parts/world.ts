// Which figures a screen shows: the simulated ones or the real ones. Both are never on one screen, let alone in one sum.

import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { type Network, type World, worldOf } from '../../contract/connection.ts';

interface Placed {
  readonly network: Network;
}

/** Mail has no reactions that a network would count: its figures are on the Email Marketing screen. */
export function isOnNetwork(type: ChannelType): boolean {
  return channelOf(type).delivery === 'network';
}

/** The real one as soon as there is any, unless the other is asked for. */
export function chooseWorld(
  wanted: string | null,
  placed: readonly Placed[],
): { world: World; worlds: readonly World[] } {
  const worlds = (['real', 'sandbox'] as const).filter((one) => placed.some((row) => worldOf(row) === one));
  return { world: worlds.find((one) => one === wanted) ?? worlds[0] ?? 'real', worlds };
}
