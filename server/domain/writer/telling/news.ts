// Fresh news of the owner comes before anything else, on a few channels: enough to be heard, and not everywhere at once.
import type { ChannelType } from '../../../contract/channels/index.ts';
import type { Fact } from '../facts.ts';

/** Channels on which news is told first. Afterwards it is a fact like any other. */
const MOST_CHANNELS = 3;

/** What a post that tells news first is known by. */
export const NEWS_HOOK = 'own/news';

/** Whether a fact is news that a channel has still to tell. @param toldOn channels on which a post rests on it */
export function isDueNews(
  { isNews = false }: Pick<Fact, 'isNews'>,
  toldOn: ReadonlySet<ChannelType>,
  channel: ChannelType,
): boolean {
  return isNews && !toldOn.has(channel) && toldOn.size < MOST_CHANNELS;
}

/** What ends first is told first; what has no end comes in the order in which it was told to us. */
export function byEnd(one: Pick<Fact, 'validTo'>, other: Pick<Fact, 'validTo'>): number {
  const [end, otherEnd] = [one.validTo ?? Number.MAX_SAFE_INTEGER, other.validTo ?? Number.MAX_SAFE_INTEGER];
  return end - otherEnd;
}
