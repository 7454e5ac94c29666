// Billing: how an account pays, which plan it has, what that covers, and what the admin sees of it.

export {
  advancePlan,
  applyBillingMode,
  nextWarning,
  reviewPlans,
  startTrial,
  warnOfTrialEnd,
} from './advance.ts';
export { collectInvoice, collectOpen, collectOverdue } from './collect.ts';
export { findBilledBusinessId } from './cover.repo.ts';
export { requireRoomForBusiness } from './cover.ts';
export { listCustomers } from './customer.repo.ts';
export { presentCustomer, totalCustomers } from './customer.ts';
export type {
  Billing,
  GatewayCard,
  GatewayMessage,
  PaymentGateway,
  PaymentOrder,
  PaymentState,
} from './gateway.ts';
export { listInvoices } from './invoice.repo.ts';
export { getInvoice, type InvoiceRecord, isUnpaidMonth, numberOf, presentInvoice } from './invoice.ts';
export { purgeMessages, takeMessage } from './messages.ts';
export {
  findPaymentMethod,
  openPaymentPage,
  removePaymentMethod,
  setPaymentMethod,
} from './payment-method.ts';
export { describeChange, previewPlan } from './preview.ts';
export { recordPayment } from './record-payment.ts';
export { readRevenue } from './revenue.ts';
export { type GivenPlan, setPlan } from './set-plan.ts';
export { isRunning, type SubscriptionRecord } from './states.ts';
export { findSubscription } from './subscription.repo.ts';
export { cancelPlan, choosePlan, presentSubscription } from './subscription.ts';
