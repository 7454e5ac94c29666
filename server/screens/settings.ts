// Loads Settings: how one signs in, and how it looks.
import type { SettingsProps } from '../../views/screens/settings/index.tsx';
import type { AccountVisit, Loaded } from './screen.ts';

export function loadSettings({ actor, frame, query, route }: AccountVisit): Loaded<SettingsProps> {
  return {
    props: { isOpen: actor.open, email: frame.account.email, tab: query.get('tab') ?? 'security', route },
  };
}
