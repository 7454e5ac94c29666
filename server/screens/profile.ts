// Loads Profile & Subscription: the account as it is stored, its plan, and how it pays.
import type { ProfileProps } from '../../views/screens/profile/index.tsx';
import { findPaymentMethod, findSubscription, presentSubscription } from '../domain/billing/index.ts';
import { canManage } from '../domain/business/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadProfile(visit: AccountVisit): Promise<Loaded<ProfileProps>> {
  const { ctx, actor, frame, clock, query, form } = visit;
  const { account } = frame;
  const [payment, subscription] = await Promise.all([
    findPaymentMethod(ctx.db.read, account.id),
    findSubscription(ctx.db.read, account.id),
  ]);
  return {
    props: {
      account,
      payment: payment ?? null,
      subscription: subscription ? presentSubscription(subscription) : null,
      hadTrial: (subscription?.trialAt ?? null) !== null,
      canManage: canManage(actor),
      editing: query.get('edit') !== null,
      form: form ? { values: form.values, field: form.field ?? '', message: form.message } : null,
      clock,
    },
  };
}
