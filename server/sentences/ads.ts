// Sentences about paid advertising.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { defineSentences } from '../contract/sentence.ts';
import { formatMoney, type Money } from '../kernel/money.ts';

interface Refused {
  readonly status: string;
  readonly action: string;
  readonly possible: readonly string[];
}

export const ADS = defineSentences({
  'ads.end-before-start': 'must not be before the start',
  'ads.budget-changed-since': 'The budget has changed since. Set it to what you want instead.',
  'ads.budget-just-changed': 'The budget has just changed. Look again.',
  'ads.nothing-to-recommend': 'There is nothing to recommend for this platform right now.',
  'ads.campaign-just-changed': 'This campaign has just changed. Look again, then decide.',
  'ads.no-adverts': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} carries no paid advertising.`,
  'ads.budgets-over-limit': ({ total, limit, ...place }: Money & { total: number; limit: number }) =>
    `The budgets already come to ${formatMoney(total, place)} a month, more than ${formatMoney(limit, place)}. Lower them first.`,
  'ads.budget-too-large': ({ most, ...place }: Money & { most: number }) =>
    `the budget would be more than ${formatMoney(most, place)}`,
  'ads.over-limit': ({ total, limit, ...place }: Money & { total: number; limit: number }) =>
    `All budgets together would be ${formatMoney(total, place)} a month, over your limit of ${formatMoney(limit, place)}. Raise the limit first.`,
  'ads.not-possible': ({ status, action, possible }: Refused) =>
    `This campaign is ${status}, so ${action} is not possible. Possible now: ${possible.join(', ')}.`,
  'ads.switched-off': 'Paid ads are switched off in the Autonomous Control Center. Switch them on first.',
  'ads.over-budget': ({ total, most, ...place }: Money & { total: number; most: number }) =>
    `The active campaigns of this platform would come to ${formatMoney(total, place)}, and its monthly budget is ${formatMoney(most, place)}. Raise the budget first.`,
});
