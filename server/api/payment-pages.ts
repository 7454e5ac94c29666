// Stripe's own pages for the caller's card, and what Stripe tells of its own accord.
import * as v from 'valibot';
import { CARD_PAGES, CardPage, CardPageInput } from '../contract/payment-method.ts';
import { openPaymentPage, takeMessage } from '../domain/billing/index.ts';
import { HttpError } from '../http/errors.ts';
import { readBytes } from '../http/middleware/body.ts';
import { originOf } from '../http/origin.ts';
import type { BillingParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

/** Opens a page on which a card is entered or looked after. */
export const createPaymentPage = defineRoute({
  method: 'POST',
  path: '/api/payment-pages',
  who: 'owner',
  personal: true,
  rate: 'costly',
  input: { body: CardPageInput },
  output: CardPage,
  docs: { example: { page: CARD_PAGES[0] } },
  handler: async ({ app, actor, body, http }) => {
    const { gateway } = requireGateway(app);
    const returnUrl = `${originOf(app, http)}/screens/profile`;
    try {
      const url = await openPaymentPage(app.ctx, gateway, actor, { ...body, returnUrl });
      return { status: 201, body: { url } };
    } catch (error) {
      if (error instanceof AppError) throw error;
      // What it was is for whoever runs the server; the owner can only try again.
      app.log.warn({ err: error }, 'the payment page could not be opened');
      throw new AppError('unavailable', say('billing.no-page'));
    }
  },
});

/** Stripe's messages are larger than what people send. */
const MESSAGE_LIMIT = 512 * 1024;

/** The signature over the body is the whole authority. */
export const takeStripeMessage = defineRoute({
  method: 'POST',
  path: '/api/stripe/webhook',
  who: 'anyone',
  rate: 'page',
  output: v.object({ received: v.boolean() }),
  handler: async ({ app, http }) => {
    const billing = requireGateway(app);
    const body = await readBytes(http, MESSAGE_LIMIT);
    const signature = http.request.get('Stripe-Signature');
    const message = billing.gateway.readMessage(body, signature, app.ctx.clock.now());
    if (!message) throw new HttpError(400, say('http.stripe-signature'));
    await takeMessage(app.ctx, billing, message);
    return { body: { received: true } };
  },
});

function requireGateway({ billing }: BillingParts) {
  const { gateway } = billing;
  if (gateway === null) throw notFound();
  return { ...billing, gateway };
}
