// Sentences about plans, cards and invoices.
import type { PaymentFailed, PlanEnded, TrialEnding } from '../contract/billing-news.ts';
import { formatAmount, formatPrice, planOf, type Tier } from '../contract/constants/plans.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

export const BILLING = defineSentences({
  'billing.open-profile': 'Open Profile & Subscription',
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
  'billing.trial-ending-title': ({ days }: TrialEnding) =>
    `Your free trial ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
  'billing.trial-ending': ({ tier, canPay }: TrialEnding) => {
    const { name, price } = planOf(tier);
    return canPay
      ? `It goes on as the ${name} plan for ${formatPrice(price)} a month.`
      : 'Without a payment method nothing is planned or published from then on. Everything stays readable.';
  },
  'billing.plan-ended-title': ({ was, status, tier }: PlanEnded) => {
    const what = was === 'trial' ? 'Your free trial' : `Your ${planOf(tier).name} plan`;
    return `${what} has ${status === 'expired' && was === 'active' ? 'expired' : 'ended'}`;
  },
  'billing.plan-over': ({ was, status }: PlanEnded) => {
    const why = status === 'expired' && was === 'trial' ? 'There is no payment method. ' : '';
    return `${why}Nothing is planned or published until you choose a plan. Everything stays readable, and posts wait.`;
  },
  'billing.payment-failed-title': ({ amount }: PaymentFailed) =>
    `A payment of ${formatAmount(amount)} failed`,
  'billing.payment-failed': ({ number, reason, retryAt, for: what }: PaymentFailed, words: Words) => {
    const next =
      retryAt !== null
        ? `It is tried again on ${dayOf(retryAt)}.`
        : what === 'renewal'
          ? 'It is not tried again.'
          : 'Your plan stays as it is.';
    return `${typeof reason === 'string' ? reason : words(reason)} ${next} Invoice ${number}.`;
  },
  /** As the payment service said it. */
  'billing.their-words': ({ words }: { words: string }) => words,
});

function dayOf(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
