// Which connector speaks for each channel. A literal list: a forgotten channel is a type error.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { AdNetwork } from '../../domain/ads/index.ts';
import type { NetworkCall, PostNetwork } from '../../domain/content/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Outbound } from '../http.ts';
import { refuseUnsent } from './before.ts';
import { bluesky } from './bluesky/connector.ts';
import type { AdConnector, Call, Connector, OtherWay } from './connector.ts';
import { facebook } from './facebook/connector.ts';
import { googleAds } from './google-ads/connector.ts';
import { instagram } from './instagram/connector.ts';
import { linkedin } from './linkedin/connector.ts';
import { mastodon } from './mastodon/connector.ts';
import { pinterest } from './pinterest/connector.ts';
import { tiktok } from './tiktok/connector.ts';
import { x } from './x/connector.ts';
import { youtube } from './youtube/connector.ts';

/** The real network of each channel, where there is one; every channel also has the Sandbox. */
const CONNECTORS: Readonly<Record<ChannelType, { readonly real?: Connector }>> = {
  facebook: { real: facebook },
  x: { real: x },
  instagram: { real: instagram },
  linkedin: { real: linkedin },
  youtube: { real: youtube },
  pinterest: { real: pinterest },
  tiktok: { real: tiktok },
  'google-ads': { real: googleAds },
  email: {},
  bluesky: { real: bluesky },
  mastodon: { real: mastodon },
};

/** The connector of a channel's real network, where there is one. */
export function realConnectorOf(channel: ChannelType): Connector | undefined {
  return CONNECTORS[channel].real;
}

/** The ways to sign in to a channel's real network, the usual one first; none where nobody can. */
export function realWaysOf(channel: ChannelType): readonly OtherWay[] {
  const { auth = null, otherWays = [] } = realConnectorOf(channel) ?? {};
  const own = auth ? [{ provider: channel, auth }] : [];
  return [
    ...otherWays.filter(({ isUsual }) => isUsual),
    ...own,
    ...otherWays.filter(({ isUsual }) => !isUsual),
  ];
}

export interface NetworkParts extends Pick<Call, 'document'> {
  /** Simulates any channel; it refuses posts for channels that carry none. */
  readonly sandbox: Connector;
  readonly outbound: Outbound;
  readonly clock: Clock;
}

/** One network for all channels: hands each call to the connector of its channel on its network. */
export function createNetwork({ sandbox, ...parts }: NetworkParts): PostNetwork {
  const connectorOf = ({ network, channel }: Pick<NetworkCall, 'network' | 'channel'>): Connector => {
    const connector = network === 'sandbox' ? sandbox : realConnectorOf(channel);
    if (connector && (network === 'sandbox' || network === 'real')) return connector;
    throw new Error(`nobody publishes for ${channel} on the network ${network}`);
  };
  const commentsOf = (call: NetworkCall) => {
    const { comments } = connectorOf(call);
    if (!comments) throw new Error(`nobody comments on ${call.channel}`);
    return comments;
  };
  const toCall = (call: NetworkCall) => callWith(parts, call);
  return {
    settleOf: (of) => connectorOf(of).settle,
    publish: async (call, post) =>
      (call.network === 'real' && refuseUnsent(call, post)) || connectorOf(call).publish(toCall(call), post),
    resume: async (call, data, post) => connectorOf(call).resume(toCall(call), data, post),
    check: async (call, attempt) => connectorOf(call).check(toCall(call), attempt),
    measure: async (call, externalIds) => connectorOf(call).measure(toCall(call), externalIds),
    remove: async (call, externalId) => connectorOf(call).remove(toCall(call), externalId),
    canEdit: (of) => connectorOf(of).edit !== null,
    edit: async (call, externalId, words) => {
      const { edit } = connectorOf(call);
      if (!edit) throw new Error(`nobody edits posts on ${call.channel}`);
      return edit(toCall(call), externalId, words);
    },
    canComment: (of) => connectorOf(of).comments !== undefined,
    hasComment: async (call, externalId, words) => commentsOf(call).has(toCall(call), externalId, words),
    placeComment: async (call, externalId, words) => commentsOf(call).place(toCall(call), externalId, words),
    examine: async (call) => connectorOf(call).examine(toCall(call)),
  };
}

export interface AdNetworkParts extends Pick<NetworkParts, 'outbound' | 'clock' | 'document'> {
  /** Simulates adverts of any channel: nothing is ever paid for them. */
  readonly sandbox: AdConnector;
}

/** One network for the adverts of all channels. */
export function createAdNetwork(parts: AdNetworkParts): AdNetwork {
  const adsOf = (channel: ChannelType, network: Network): AdConnector | undefined => {
    if (network === 'sandbox') return channelOf(channel).adCapable ? parts.sandbox : undefined;
    return network === 'real' ? realConnectorOf(channel)?.ads : undefined;
  };
  const mustHave = ({ channel, network }: NetworkCall): AdConnector => {
    const ads = adsOf(channel, network);
    if (!ads) throw new Error(`nobody advertises for ${channel} on the network ${network}`);
    return ads;
  };
  return {
    has: (channel, network) => adsOf(channel, network) !== undefined,
    read: async (call, span) => mustHave(call).read(callWith(parts, call), span),
    setBudget: async (call, order) => mustHave(call).setBudget(callWith(parts, call), order),
  };
}

function callWith(
  { outbound, clock, document }: Pick<NetworkParts, 'outbound' | 'clock' | 'document'>,
  call: NetworkCall,
): Call {
  const { channel, profile, credential, signal, tell } = call;
  return { channel, profile, credential, signal, tell, outbound, clock, document };
}
