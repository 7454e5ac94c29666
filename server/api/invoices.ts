// The caller's invoices, and payments that reach the operator by another way.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { Invoice, PAYMENT_EXAMPLE, PaymentInput } from '../contract/invoice.ts';
import { IdText } from '../contract/schema.ts';
import {
  getInvoice,
  listInvoices,
  numberOf,
  presentInvoice,
  recordPayment,
} from '../domain/billing/index.ts';
import { defineRoute } from '../http/route.ts';

export const readInvoices = defineRoute({
  method: 'GET',
  path: '/api/invoices',
  who: 'owner',
  personal: true,
  output: v.array(Invoice),
  handler: async ({ app, actor }) => {
    const invoices = await listInvoices(app.ctx.db.read, actor.accountId, LIMITS.page);
    return { body: invoices.map(presentInvoice) };
  },
});

export const printInvoice = defineRoute({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  who: 'owner',
  personal: true,
  rate: 'costly',
  input: { params: v.object({ id: IdText }) },
  handler: async ({ app, actor, params, http }) => {
    const invoice = await getInvoice(app.ctx, actor, params.id);
    http.set('Content-Disposition', `attachment; filename="${numberOf(invoice)}.pdf"`);
    return { raw: { type: 'application/pdf', content: await app.pdf.print({ kind: 'invoice', invoice }) } };
  },
});

export const enterPayment = defineRoute({
  method: 'POST',
  path: '/api/admin/payments',
  who: 'admin',
  input: { body: PaymentInput },
  output: Invoice,
  docs: { example: PAYMENT_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    const invoice = await recordPayment(app.ctx, app.billing, actor, body);
    return { status: 201, body: presentInvoice(invoice) };
  },
});
