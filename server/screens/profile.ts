// Loads Profile & Subscription: the account as it is stored, and how it pays.
import type { ProfileProps } from '../../views/screens/profile/index.tsx';
import { findPaymentMethod } from '../domain/billing/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadProfile({ ctx, frame, clock }: AccountVisit): Promise<Loaded<ProfileProps>> {
  const payment = (await findPaymentMethod(ctx.db.read, frame.account.id)) ?? null;
  return { props: { account: frame.account, payment, clock } };
}
