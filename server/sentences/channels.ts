// Sentences about channels.
import { type Act, LEVEL_TEXTS, type Level, nameOfAct } from '../contract/autonomy.ts';
import { type ChannelType, channelOf, vendorAppOf } from '../contract/channels/index.ts';
import type { ConnectFailure } from '../contract/connecting.ts';
import { defineSentences } from '../contract/sentence.ts';

interface OfChannel {
  readonly channel: ChannelType;
}

/** `{name}` stands for the channel, `{by}` for whose app one signs in by. */
const FAILURES: Readonly<Record<ConnectFailure, string>> = {
  denied: 'Drivyn was not allowed in at {name}. Nothing was connected.',
  expired: 'This took longer than ten minutes. Begin again.',
  keys: '{by} does not accept the keys of this server. Whoever runs it has to look at them.',
  refused: '{name} did not accept the sign-in. Try again.',
  unreachable: '{name} did not answer. Try again in a few minutes.',
  nothing: 'There is nothing at {name} that Drivyn may use with this sign-in.',
  scopes:
    '{by} does not let the app of this server ask for what Drivyn needs. Whoever runs it has to look at the app there, and at what is said of its review here.',
};

/** Where nobody registers an app, we make ourselves known, and do so anew. */
const FORGOTTEN = '{name} did not know this server any more. Begin again: it is made known anew.';

function subjectOf(channel: ChannelType, act?: Act): string {
  const name = nameOfAct(channel, act);
  return name === channelOf(channel).name ? `${name} is` : `${name} are`;
}

export const CHANNELS = defineSentences({
  'channels.post-under-way': ({ channel }: { channel: ChannelType }) =>
    `A post is on its way to ${channelOf(channel).name} right now. Try again when it has arrived.`,
  'channels.no-such-network': ({
    channel,
    networks,
  }: {
    channel: ChannelType;
    networks: readonly string[];
  }) => `must be ${networks.join(' or ')} for ${channelOf(channel).name}`,
  'channels.no-sign-in': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} cannot be signed in to from here.`,
  'channels.no-such-way': 'must be one of the ways to sign in to this channel',
  'channels.no-keys': ({ channel }: OfChannel) =>
    `No keys of ${channelOf(channel).name} are configured on this server. Whoever runs it can add them.`,
  'channels.needs-https': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} leads back to addresses that begin with https:// alone. Whoever runs this server sets DRIVYN_PUBLIC_URL to one.`,
  'channels.known-elsewhere': ({ channel, address }: OfChannel & { address: string }) =>
    `${channelOf(channel).name} knows this server at ${address}: open Drivyn there, or let whoever runs this server set DRIVYN_PUBLIC_URL to the address that holds.`,
  'channels.needs-number': ({ channel, address }: OfChannel & { address: string }) =>
    `${channelOf(channel).name} leads back to this machine by its number alone: open Drivyn at ${address}.`,
  'channels.not-known-there': ({ channel, address }: OfChannel & { address: string }) =>
    `${channelOf(channel).name} does not know this server: it reads ${address}, which must be open to everybody. An app password needs no such thing.`,
  'channels.nobody-of-that-name': ({ channel }: OfChannel) => `has nobody on ${channelOf(channel).name}`,
  'channels.fetches-media': ({ channel, media }: OfChannel & { media: string }) =>
    `${channelOf(channel).name} fetches ${media} from this server, and nobody has said where that is: posts with them are refused. Whoever runs this server sets DRIVYN_PUBLIC_URL.`,
  'channels.keys-fixed': ({ channel }: OfChannel) =>
    `The environment of the server names the keys of ${channelOf(channel).name}: they are changed there.`,
  'channels.secret-needed': 'is required: it stands beside the id at the vendor',
  'channels.keys-known': ({ channel }: OfChannel) => `${channelOf(channel).name} knows these keys.`,
  'channels.keys-unknown': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} does not know these keys. Compare id and secret with those of the app there.`,
  'channels.keys-unclear': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} did not answer so that one could tell. Try again in a few minutes.`,
  'channels.server-silent': ({ server }: { server: string }) => `${server} does not answer. Try again.`,
  'channels.nobody-to-disconnect': ({ channel }: OfChannel) =>
    `Nobody is signed in to ${channelOf(channel).name}.`,
  'channels.disconnect-first': ({ channel }: OfChannel) =>
    `Somebody is signed in to ${channelOf(channel).name}. Disconnect it first.`,
  'channels.nothing-to-choose': 'There is nothing to choose here any more. Begin again.',
  'channels.not-offered': 'is not one of those to choose from',
  'channels.already-connected': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} is connected. Change it there.`,
  'channels.needed': 'is required',
  'channels.connect-failed': ({
    channel,
    why,
    by = channel,
  }: OfChannel & { why: ConnectFailure; by?: ChannelType }) =>
    (why === 'keys' && vendorAppOf(by) === null ? FORGOTTEN : FAILURES[why])
      .replaceAll('{name}', channelOf(channel).name)
      .replaceAll('{by}', channelOf(by).name),
  'channels.nobody-signed-in': 'Nobody is signed in there. Connect the channel again.',
  'channels.signed-out': ({ channel }: OfChannel) =>
    `The sign-in at ${channelOf(channel).name} has ended. Connect it again.`,
  'channels.sign-in-silent': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} did not answer about the sign-in.`,
  'channels.blocked': ({ channel }: OfChannel) =>
    `${channelOf(channel).name} takes no more calls for a while.`,
  'channels.no-adverts': ({ channel }: OfChannel) =>
    `is of no use here: ${channelOf(channel).name} carries no advertising`,
  'channels.no-such-level': ({ channel }: OfChannel) =>
    `is none that ${channelOf(channel).name} has here: by hand, a person posts anyway`,
  'channels.no-such-act': ({ channel, act }: OfChannel & { act: Act }) =>
    act === 'budget'
      ? `${channelOf(channel).name} carries no advertising, so there are no budgets to move`
      : `${channelOf(channel).name} sends no mailings: leave it out for its posts`,
  'channels.asks-nothing': ({ channel }: OfChannel) => `${channelOf(channel).name} asks for nothing now.`,
  'channels.level-set': ({ channel, level, act }: OfChannel & { level: Level; act?: Act }) =>
    `${subjectOf(channel, act)} set to "${LEVEL_TEXTS[level].label}"`,
  'channels.level-lowered': ({
    channel,
    level,
    before,
    act,
  }: OfChannel & Record<'level' | 'before', Level> & { act?: Act }) =>
    `${nameOfAct(channel, act)} went back from "${LEVEL_TEXTS[before].label}" to "${LEVEL_TEXTS[level].label}"`,
  'channels.not-our-return': 'must be the one of this channel on this server',
});
