// What a post costs at its vendor, in a sentence; nothing where it costs nothing.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { Network } from '../../server/contract/connection.ts';
import {
  type PostCost as Cost,
  costOf,
  costOfAll,
  costOfSeries,
  type Repetition,
  type SharedCost,
} from '../../server/contract/price.ts';
import { priceFormat } from './formats.ts';

interface Priced {
  readonly channel: ChannelType;
  readonly network: Network;
  readonly content: string;
}

export function PostCost({ locale, ...post }: Priced & { readonly locale: string }) {
  const cost = costOf(post.channel, post.network, post.content);
  if (!cost) return null;
  return (
    <p className="quiet small numbers">
      {channelOf(post.channel).name} charges {money(cost.amount, locale)} for {describe(cost)}.
    </p>
  );
}

/** The same for several together. */
export function PostCosts({ posts, locale }: { readonly posts: readonly Priced[]; readonly locale: string }) {
  const cost = costOfAll(posts.map(({ channel, network, content }) => costOf(channel, network, content)));
  return <SharedCosts cost={cost} locale={locale} />;
}

export function SharedCosts({ cost, locale }: { readonly cost: SharedCost | null; readonly locale: string }) {
  if (!cost) return null;
  const which = cost.posts === 1 ? 'one of them' : `${cost.posts} of them`;
  return (
    <p className="quiet small numbers">
      Their networks charge {money(cost.amount, locale)} for {which}.
    </p>
  );
}

/** The same for a post that comes again. @param repetition null while nobody has said how often */
export function SeriesCost({
  repetition,
  locale,
  ...post
}: Priced & { readonly repetition: Repetition | null; readonly locale: string }) {
  const cost = costOf(post.channel, post.network, post.content);
  if (!cost) return null;
  const monthly = (to: Omit<Repetition, 'most'>) =>
    money(costOfSeries(cost, { ...to, most: null })?.month ?? 0, locale);
  const each = `${channelOf(post.channel).name} charges ${money(cost.amount, locale)} each time it comes again${cost.withLink > 0 ? ', as it has a link' : ''}`;
  const all = repetition && costOfSeries(cost, repetition)?.all;
  return (
    <p className="quiet small numbers">
      {repetition
        ? `${each}: about ${monthly(repetition)} a month${all ? `, ${money(all, locale)} for all ${repetition.most} times` : ''}.`
        : `${each}: ${monthly({ every: 1, unit: 'month' })} a month if it comes every month, about ${monthly({ every: 1, unit: 'week' })} if every week, ${monthly({ every: 1, unit: 'day' })} if every day.`}
    </p>
  );
}

function money(thousandths: number, locale: string): string {
  return priceFormat(locale).format(thousandths / 1000);
}

function describe({ posts, withLink }: Cost): string {
  if (posts === 1) return withLink ? 'this post, as it has a link' : 'this post';
  return `these ${posts} posts${withLink ? `, ${withLink} with a link` : ''}`;
}
