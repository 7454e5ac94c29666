// Loads Profile & Subscription: the account as it is stored, its plan, and how it pays.
import type { ProfileProps } from '../../views/screens/profile/types.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { parseTier } from '../contract/constants/plans.ts';
import {
  describeChange,
  findPaymentMethod,
  findSubscription,
  isUnpaidMonth,
  listInvoices,
  presentInvoice,
  presentSubscription,
} from '../domain/billing/index.ts';
import { canManage } from '../domain/business/index.ts';
import { DAY } from '../kernel/clock.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadProfile(request: AccountRequest): Promise<Loaded<ProfileProps>> {
  const { ctx, actor, frame, clock, query, form, billing } = request;
  const { account } = frame;
  const [payment, subscription, invoices] = await Promise.all([
    findPaymentMethod(ctx.db.read, billing, account.id),
    findSubscription(ctx.db.read, account.id),
    canManage(actor) ? listInvoices(ctx.db.read, account.id, LIMITS.page) : [],
  ]);
  const unpaid = billing.isOn ? invoices.find(isUnpaidMonth) : undefined;
  const tier = parseTier(query.get('plan') ?? '');
  const asked = { accountId: account.id, before: subscription, mayPay: payment !== null, now: request.now };
  const preview =
    billing.isOn && canManage(actor) && tier
      ? await describeChange(ctx.db.read, billing, { ...asked, tier })
      : null;
  return {
    props: {
      account,
      signsInWith: actor.open ? null : account.email,
      preview,
      trialDaysLeft: subscription ? Math.max(0, Math.ceil((subscription.endsAt - request.now) / DAY)) : 0,
      billing: { isOn: billing.isOn, simulated: billing.gateway === null },
      locked: frame.locked,
      invoices: invoices.map(presentInvoice),
      unpaidMonth: unpaid ? presentInvoice(unpaid) : null,
      payment,
      subscription: subscription ? presentSubscription(subscription) : null,
      hadTrial: (subscription?.trialAt ?? null) !== null,
      canManage: canManage(actor),
      editing: query.get('edit') !== null,
      form: form ? { values: form.values, field: form.field ?? '', message: form.message } : null,
      clock,
    },
  };
}
