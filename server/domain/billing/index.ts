// Billing: how an account pays, which plan it has, and what the admin sees of it.

export { listCustomers } from './customer.repo.ts';
export { presentCustomer, totalCustomers } from './customer.ts';
export { findPaymentMethod } from './payment-method.repo.ts';
export { removePaymentMethod, setPaymentMethod } from './payment-method.ts';
export { type GivenPlan, setPlan } from './set-plan.ts';
export { isRunning, type SubscriptionRecord } from './states.ts';
export { findSubscription } from './subscription.repo.ts';
export { advancePlan, cancelPlan, choosePlan, presentSubscription } from './subscription.ts';
