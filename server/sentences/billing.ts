// Sentences about plans, cards and invoices.
import { planOf, type Tier } from '../contract/constants/plans.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

export const BILLING = defineSentences({
  'billing.plan-ended': 'Your plan has ended. Choose one under Profile & Subscription first.',
  'billing.card-on-page': 'Add your card on the secure payment page instead.',
  'billing.being-charged':
    'The card of this customer is being charged at this moment. Look again in a few minutes.',
  'billing.end-passed': 'must lie ahead for a plan that runs',
  'billing.method-needed': 'Please add a payment method to select this plan.',
  'billing.nothing-to-cancel': 'There is no plan to cancel.',
  'billing.brands-covered': ({ tier, brands }: { tier: Tier; brands: number }) =>
    `The ${planOf(tier).name} plan covers ${brands === 1 ? '1 brand' : `${brands} brands`}. Choose a larger plan under Profile & Subscription first.`,
  'billing.invoice-not-open': ({ number, status }: { number: string; status: string }) =>
    `${number} is ${status}. Only an open invoice can be paid.`,
  'billing.no-step': ({ from, to }: { from: string; to: string }) =>
    `A plan that is ${from} cannot become ${to}.`,
  'billing.being-confirmed': 'A payment is still being confirmed. Look again in a few minutes.',
  'billing.price-changed': 'What is charged today has changed meanwhile. Look at it again.',
  'billing.declined': ({ reason }: { reason: Sentence }, words: Words) =>
    `The payment was declined, so your plan stays as it is. ${words(reason)}`,
  'billing.no-method': 'There is no payment method.',
  'billing.no-page':
    'The payment service does not answer. Nothing was changed and nothing charged; try again in a few minutes.',
});
