// Loads Profile & Subscription: the account as it is stored.
import type { ProfileProps } from '../../views/screens/profile/index.tsx';
import type { AccountVisit, Loaded } from './screen.ts';

export function loadProfile({ frame, clock }: AccountVisit): Loaded<ProfileProps> {
  return { props: { account: frame.account, clock } };
}
