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
  'ads.budget-changed': (change: Money & { channel: ChannelType; before: number; after: number }) =>
    `Monthly budget of ${channelOf(change.channel).name}: ${formatMoney(change.before, change)} to ${formatMoney(change.after, change)}`,
  'ads.you-set-it': 'You set it.',
  'ads.you-added': 'You added funds.',
  'ads.you-took-back': 'You took the change back.',
  'ads.nothing-spent': 'Nothing is spent: no advertising account is connected.',
  'ads.kept-there': ({ channel }: { channel: ChannelType }) =>
    `This campaign is made at ${channelOf(channel).name}. Only a budget for each day can be set from here.`,
  'ads.made-there': ({ channel }: { channel: ChannelType }) =>
    `Campaigns of this account are made at ${channelOf(channel).name}, and appear here.`,
  'ads.not-connected': ({ channel }: { channel: ChannelType }) =>
    `No account of ${channelOf(channel).name} is connected any more.`,
  'ads.other-currency': ({ account, business }: { account: string; business: string }) =>
    `The account counts in ${account} and the business in ${business}, so no limit of yours can be held to. Set this budget there.`,
  'ads.no-coin': 'would be less than one coin a day',
  'ads.on-its-way': 'Another budget of this campaign is being set right now. Wait until that has ended.',
  'ads.paused': 'The autopilot is paused, or no plan covers the business: no budget is raised.',
  'ads.too-late': 'It could not be set within a quarter of an hour, so it was given up. Set it again.',
  'ads.gone-there': 'The campaign, or its budget, is not there any more.',
  'ads.changed-there': (there: Money & { channel: ChannelType; budget: number }) =>
    `The budget was changed at ${channelOf(there.channel).name} meanwhile: it comes to ${formatMoney(there.budget, there)} a month. Look again, then decide.`,
  'ads.refused-there': ({ channel, words }: { channel: ChannelType; words: string }) =>
    `${channelOf(channel).name} did not take the budget: ${words}`,
  'ads.campaign-budget-set': (
    change: Money & { channel: ChannelType; name: string; before: number; after: number },
  ) =>
    `Set the budget of “${change.name}” at ${channelOf(change.channel).name}: ${formatMoney(change.before, change)} to ${formatMoney(change.after, change)} a month`,
  'ads.not-set-title': ({ channel, name }: { channel: ChannelType; name: string }) =>
    `Budget of “${name}” at ${channelOf(channel).name} not changed`,
  'ads.drafted': ({ name, channel }: { name: string; channel: ChannelType }) =>
    `Drafted the campaign “${name}” for ${channelOf(channel).name}`,
  'ads.waits-for-start': 'It waits until you start it.',
  'ads.unused-budget': (unused: Money & { channel: ChannelType; budget: number; audience: string }) => {
    const whom =
      unused.audience === ''
        ? 'The profile names no audience yet.'
        : `Your profile names the audience: “${unused.audience}”.`;
    return `${channelOf(unused.channel).name} has a monthly budget of ${formatMoney(unused.budget, unused)}, and no campaign uses it. ${whom}`;
  },
});
