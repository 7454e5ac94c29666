// The sidebar, made of the screens that stand in it.
import type { NavGroup } from '../../views/layout/types.ts';
import { SCREENS } from '../screens/registry.ts';
import type { NavGroupName } from './screen.ts';

const GROUPS: readonly NavGroupName[] = ['Overview', 'Platforms', 'Account'];

/** The sidebar's groups and links. */
export const NAVIGATION: readonly NavGroup[] = GROUPS.map((label) => ({
  label,
  items: SCREENS.flatMap(({ nav }) => (nav?.group === label ? nav.items : [])),
}));
