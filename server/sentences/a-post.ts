// A post of a channel, with the article that its name asks for.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';

/** Names that begin with a vowel, and letters that are read by a name which does. */
const AFTER_AN = /^(?:[AEIO]|[FHLMNRSX]$)/;

/** Such as "an Instagram post" or "a Facebook post". */
export function aPost(channel: ChannelType): string {
  const { name } = channelOf(channel);
  return `${AFTER_AN.test(name) ? 'an' : 'a'} ${name} post`;
}

/** The same at the beginning of a sentence. */
export function firstAPost(channel: ChannelType): string {
  return aPost(channel).replace('a', 'A');
}
