// Billing: how an account pays, and which plan it has.

export { findPaymentMethod } from './payment-method.repo.ts';
export { removePaymentMethod, setPaymentMethod } from './payment-method.ts';
export { isRunning, type SubscriptionRecord } from './states.ts';
export { findSubscription } from './subscription.repo.ts';
export { advancePlan, cancelPlan, choosePlan, presentSubscription } from './subscription.ts';
