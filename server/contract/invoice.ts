// Invoices, what a change of plan costs, and payments that the admin enters.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { TIERS } from './constants/plans.ts';
import { Id, requiredLine } from './schema.ts';
import { PlanWord } from './subscription.ts';

export const INVOICE_STATUSES = ['open', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** How an invoice was paid. */
export const PAID_BY = {
  simulated: 'Simulated: no money was moved',
  stripe: 'Card, through Stripe',
  manual: 'Received by the operator',
} as const;
export type PaidBy = keyof typeof PAID_BY;

const BillLine = v.object({ text: v.string(), amount: v.number() });

/** Answer of GET /api/invoices, one of a list. Amounts are major units. */
export const Invoice = v.object({
  id: v.number(),
  /** Numbers have no gaps. */
  number: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  plan: v.picklist(TIERS),
  periodStart: v.string(),
  periodEnd: v.string(),
  lines: v.array(BillLine),
  total: v.number(),
  currency: v.string(),
  issuedAt: v.string(),
  paidAt: v.nullable(v.string()),
  paidBy: v.nullable(v.picklist(Object.keys(PAID_BY) as PaidBy[])),
  /** When the payment is tried again. */
  retryAt: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** Body of POST /api/subscription/preview. */
export const PlanPreviewInput = v.strictObject({ plan: PlanWord });

export const PLAN_PREVIEW_EXAMPLE = { plan: 'Growth' };

/** Its answer: what choosing the plan would do. Nothing is changed by asking. Amounts are major units. */
export const PlanPreview = v.object({
  plan: v.picklist(TIERS),
  change: v.picklist(['same', 'resume', 'trial', 'start', 'upgrade', 'downgrade']),
  /** When the plan holds. */
  effectiveAt: v.string(),
  currency: v.string(),
  lines: v.array(BillLine),
  dueToday: v.number(),
  nextCharge: v.object({ amount: v.number(), date: v.string() }),
  /** A payment method has to be there first, and is not. */
  needsPayment: v.boolean(),
  /** No money is moved. */
  simulated: v.boolean(),
  /** What stops, a sentence each. */
  stops: v.array(v.string()),
});
export type PlanPreview = v.InferOutput<typeof PlanPreview>;

/** Body of POST /api/admin/payments: money that reached the operator by another way. */
export const PaymentInput = v.strictObject({
  invoiceId: Id,
  /** What the bank calls it. */
  reference: requiredLine(LIMITS.name),
});
export const PAYMENT_EXAMPLE = { invoiceId: 1, reference: 'Bank transfer of 3 March' };
