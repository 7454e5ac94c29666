// What a post costs at its vendor, in a sentence; nothing where it costs nothing.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { Network } from '../../server/contract/connection.ts';
import { type PostCost as Cost, costOf } from '../../server/contract/price.ts';
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
  const costs = posts.flatMap(({ channel, network, content }) => costOf(channel, network, content) ?? []);
  if (costs.length === 0) return null;
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  const which = costs.length === 1 ? 'one of them' : `${costs.length} of them`;
  return (
    <p className="quiet small numbers">
      Their networks charge {money(total, locale)} for {which}.
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
