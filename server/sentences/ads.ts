// Sentences about paid advertising.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { World } from '../contract/connection.ts';
import { defineSentences, type Sentence, type Told, type Words } from '../contract/sentence.ts';
import { formatMoney, type Money, toMajorUnits } from '../kernel/money.ts';

interface Refused {
  readonly status: string;
  readonly action: string;
  readonly possible: readonly string[];
}

type Bound = keyof typeof BOUNDS;
const BOUNDS = {
  floor: 'the floor',
  ceiling: 'the ceiling',
  'max-change': 'the change of one move',
  held: 'what you hold',
} as const;

type Sample = Readonly<Record<'days' | 'results' | 'minDays' | 'minResults', number>>;

/** Minor units a day. */
type Moved = Money & {
  readonly shifts: readonly {
    readonly name: string;
    /** What was stored earlier names none. */
    readonly channel?: ChannelType;
    readonly before: number;
    readonly after: number;
  }[];
};

/** Why budgets rest, by how the last move ended. */
const RESTS: Readonly<Record<string, string>> = {
  refused: 'You did not want the last move, and none is proposed for',
  undone: 'You took the last move back, and none is proposed for',
  failed: 'The last move could not be made, and budgets rest for',
};

/** Where a tenth would hide the difference. */
const fine = (value: number) => String(Number(value.toPrecision(3)));
const figure = (value: number) => String(Math.round(value * 10) / 10);
const shiftsOf = ({ shifts, ...money }: Moved) =>
  shifts
    .map(
      ({ name, channel, before, after }) =>
        `“${name}”${channel ? ` on ${channelOf(channel).name}` : ''} ${formatMoney(before, money)} to ${formatMoney(after, money)}`,
    )
    .join(', ');

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
  'ads.refused-there': (
    // What was stored before networks were told in sentences has their words under another name.
    { channel, said, words: text = '' }: { channel: ChannelType; said: Told; words?: string },
    words: Words,
  ) =>
    `${channelOf(channel).name} did not take the budget: ${typeof said === 'object' ? words(said) : (said ?? text)}`,
  'ads.campaign-budget-set': (
    change: Money & { channel: ChannelType; name: string; before: number; after: number },
  ) =>
    `Set the budget of “${change.name}” at ${channelOf(change.channel).name}: ${formatMoney(change.before, change)} to ${formatMoney(change.after, change)} a month`,
  'ads.not-set-title': ({ channel, name }: { channel: ChannelType; name: string }) =>
    `Budget of “${name}” at ${channelOf(channel).name} not changed`,
  'ads.needs-two': 'Money is moved between budgets, and there is only one.',
  'ads.too-little': (had: Sample) =>
    `Not enough is known yet: ${had.results} results on ${had.days} days. It takes ${had.minResults} results and ${had.minDays} days.`,
  'ads.limits-exclude': 'The limits leave no way to split the money. Loosen them.',
  'ads.well-split': ({ bound }: { bound: 'floor' | 'ceiling' | null }) =>
    `The money is where the next of it brings the most, as far as figures tell${bound === null ? '' : ` and ${BOUNDS[bound]} of your limits allows`}.`,
  'ads.small-gain': ({ before, after }: Record<'before' | 'after', number>) =>
    `Another split would bring more, but hardly: about ${fine(after)} results a day in place of ${fine(before)}. You are asked from 2% more on.`,
  'ads.held-all': 'Money is moved between two budgets at least, and you hold all others.',
  'ads.on-the-way': 'A move is on its way. The next one is looked for after it.',
  'ads.rests': ({ days, left, state }: { days: number; left: number; state: string }) =>
    `${RESTS[state] ?? 'After a move budgets rest for'} ${days === 1 ? 'a day' : `${days} days`}: the next is looked for ${left === 1 ? 'tomorrow' : `in ${left} days`}.`,
  'ads.still-silent': ({ channel }: { channel: ChannelType }) =>
    `The advertising account of ${channelOf(channel).name} has told nothing for two days. Nothing is moved by figures that are missing.`,
  'ads.looked-daily': 'A move is in sight: budgets are looked at once a day, and it is proposed then.',
  'ads.moves-off': 'Paid ads, or the automatic allocation of budgets, are switched off.',
  'ads.frozen': 'Nothing is moved before somebody has looked at the figures, and says go on.',
  'ads.held-since': 'You hold budgets of this move.',
  'ads.floor-above': 'must be less than the ceiling',
  'ads.floor-most': ({ most, count }: { most: number; count: number }) =>
    `must be at most ${most} with ${count} campaigns: each keeps its floor`,
  'ads.ceiling-least': ({ least, count }: { least: number; count: number }) =>
    `must be at least ${least} with ${count} campaigns, or the money would not all find a place`,
  'ads.no-such-campaign': ({ id }: { id: number }) => `there is no campaign ${id}`,
  'ads.not-accepted': ({ month, ...place }: Money & { month: number }) =>
    `must be at least ${toMajorUnits(month)}: a month may cost ${formatMoney(month, place)} at the worst`,
  'ads.you-minded': 'You did not want a move of budgets.',
  'ads.move-too-old':
    'This was proposed on figures that are days old. Wait for the next, or set the budgets yourself.',
  'ads.move-not-possible': ({ state, action }: { state: string; action: string }) =>
    `This move is ${state}, or its budgets have changed since: ${action} is not possible.`,
  'ads.move-failed': ({ why }: { why: Sentence }, words: Words) => `It was not made. ${words(why)}`,
  'ads.not-put-back': ({ why }: { why: Sentence }, words: Words) =>
    `Not every budget could be put back. ${words(why)}`,
  'ads.moved': (moved: Moved) => `Moved daily budgets: ${shiftsOf(moved)}`,
  'ads.move-decided': ({ asks = false, ...moved }: Moved & { asks?: boolean }) =>
    `${asks ? 'Proposed' : 'Decided'} to move daily budgets: ${shiftsOf(moved)}`,
  'ads.move-not-made': (moved: Moved) => `Did not move daily budgets: ${shiftsOf(moved)}`,
  'ads.only-simulated': 'Simulated: nothing is paid.',
  'ads.move-to-limit': (moved: Money & Record<'most' | 'sum' | 'before' | 'after', number>) =>
    `All budgets together may come to ${formatMoney(moved.most, moved)} a day, and came to ${formatMoney(moved.sum, moved)}. Expected are ${figure(moved.after)} results a day in place of ${figure(moved.before)}.`,
  'ads.move-why': ({ before, after, bound }: { before: number; after: number; bound: Bound | null }) => {
    const within = bound === null ? '' : `, as far as ${BOUNDS[bound]} allows`;
    return figure(after) === figure(before)
      ? `As many results are expected as before, ${figure(after)} a day; what comes of other amounts tells more of each campaign${within}.`
      : `What the next of the money brings differs. Expected are ${figure(after)} results a day in place of ${figure(before)}${within}.`;
  },
  'ads.tracking-fault': ({ days, due }: { days: number; due: number }) =>
    `For ${days} days no result was told of any campaign, where about ${due} were due, while clicks go on. Most likely results are not counted any more.`,
  'ads.silent': ({ channel }: { channel: ChannelType }) =>
    `The advertising account of ${channelOf(channel).name} has told nothing for two days.`,
  'ads.cut-spend': (far: Money & { name: string; spent: number; most: number }) =>
    `“${far.name}” cost ${formatMoney(far.spent, far)} in a day, and its network may charge ${formatMoney(far.most, far)} at most.`,
  'ads.cut-results': ({
    name,
    days,
    results,
    due,
  }: Record<'days' | 'results' | 'due', number> & { name: string }) =>
    `“${name}” brought ${figure(results)} results in ${days} days where about ${due} were due for the money.`,
  'ads.cut-price': (far: Money & { name: string; price: number; usual: number }) =>
    `A click on “${far.name}” cost ${formatMoney(far.price, far)}, and ${formatMoney(far.usual, far)} is usual.`,
  // What was stored before worlds stood still each for itself names none.
  'ads.frozen-title': ({ world = 'real' }: { world?: World }) =>
    `${world === 'sandbox' ? 'Simulated budgets' : 'Budgets'} stand still: results are not counted any more`,
  'ads.frozen-do': ({ why, world = 'real' }: { why: Sentence; world?: World }, words: Words) =>
    world === 'sandbox'
      ? `${words(why)} All of it is simulated, and real budgets go on. No simulated one is moved before you say go on.`
      : `${words(why)} Check the counting on your website. Nothing is moved before you say go on.`,
  'ads.frozen-action': 'Look, and go on',
  'ads.cut-title': ({ channel }: { channel: ChannelType }) =>
    `A campaign of ${channelOf(channel).name} is far off`,
  'ads.cut-do': ({ why }: { why: Sentence }, words: Words) =>
    `${words(why)} It goes down to its floor, and stays there until you let it go.`,
  'ads.move-title': 'May daily budgets be moved?',
  'ads.move-do':
    'A move with what it should bring, and what it may cost at the worst, waits for your yes or no.',
  'ads.move-action': 'Answer yes or no',
  'ads.leaving-title': 'Daily budgets move in ten minutes',
  'ads.leaving-do': 'Undo keeps them where they are.',
  'ads.failed-title': 'A move of budgets was not made',
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
