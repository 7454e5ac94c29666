// Billing: how an account pays, and which plan it has.

export { findPaymentMethod } from './payment-method.repo.ts';
export { removePaymentMethod, setPaymentMethod } from './payment-method.ts';
