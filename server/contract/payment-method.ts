// How an account pays: what may be known of a card outside the browser in which it was typed.
import * as v from 'valibot';
import { CARD, CARD_BRAND_NAMES } from './constants/cards.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** Answer of PUT /api/users/{id}/payment-method. */
export const PaymentMethod = v.object({
  brand: v.picklist(CARD_BRAND_NAMES, problem('card-brand')),
  lastFour: v.pipe(v.string(problem('text')), v.regex(/^\d{4}$/, problem('last-four'))),
  expiry: v.pipe(v.string(problem('text')), v.regex(CARD.expiry.pattern, problem('month-of-year'))),
  holder: v.pipe(
    requiredLine(LIMITS.name),
    v.minLength(CARD.holder.min, problem('required')),
    v.check((holder) => !/(\d[ -]?){12}/.test(holder), problem('card-number')),
  ),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** Body of that call. A request with anything else in it, such as a number or a CVV, is refused as a whole. */
export const PaymentMethodInput = v.strictObject(PaymentMethod.entries);

export const PAYMENT_METHOD_EXAMPLE = {
  brand: 'visa',
  lastFour: '4242',
  expiry: '12/29',
  holder: 'Ada Reed',
};

/** The payment service's own pages: to enter a card, and to look after it. */
export const CARD_PAGES = ['card', 'portal'] as const;

/** Body of POST /api/payment-pages; its answer is an address to go to. */
export const CardPageInput = v.strictObject({
  page: v.picklist(CARD_PAGES, problem('either', { names: ['card', 'portal'] })),
});
export const CardPage = v.object({ url: v.string() });
