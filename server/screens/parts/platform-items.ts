// The sidebar's links to the channels.
import type { NavItem } from '../../../views/layout/types.ts';
import { CHANNEL_TYPES, channelOf } from '../../contract/channels/index.ts';

export function listPlatformItems(): NavItem[] {
  return CHANNEL_TYPES.map((type) => {
    const { name, segment, delivery } = channelOf(type);
    const item: NavItem = { href: `#/platforms/${segment}`, label: name, icon: `mark-${type}` };
    return delivery === 'none' ? { ...item, tag: 'Paid' } : item;
  });
}
