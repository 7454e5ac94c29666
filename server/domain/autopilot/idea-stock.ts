// How long the ideas of the library last each channel of a business, for its owner to see before they run dry.
import { type ChannelType, channelOf, takesPosts } from '../../contract/channels/index.ts';
import type { BrandVoice, Business, FactRecord } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import type { ToldIdea } from '../content/index.ts';
import { libraryFor, readFact, stockOf, type ToldPost } from '../writer/index.ts';

export interface ChannelStock {
  readonly channel: ChannelType;
  readonly weekly: number;
  /** Ideas that it has not told lately. */
  readonly ideas: number;
  /** Until when they last at this pace, UTC milliseconds; null when for a year or longer. */
  readonly until: number | null;
}

/** One line for each channel that the plan writes for; none without a profile. */
export async function listStock(of: {
  readonly business: Business;
  readonly brand: BrandVoice;
  readonly facts: readonly FactRecord[];
  readonly connections: readonly ConnectionRecord[];
  /** Since a year or longer. */
  readonly told: readonly ToldIdea[];
  readonly now: number;
}): Promise<ChannelStock[]> {
  const { business, brand, connections, now } = of;
  if (business.profileAt === null) return [];
  const profile = { ...business, keywords: brand.keywords, trade: brand.trade };
  const facts = of.facts.filter(({ state }) => state === 'approved').map(readFact);
  const { library } = await libraryFor(profile);
  const recent = of.told.map(toToldPost);
  return connections.flatMap(({ type, isActive }) => {
    const { weekly } = channelOf(type);
    if (!isActive || !takesPosts(type) || weekly === 0) return [];
    return [
      { channel: type, weekly, ...stockOf({ library, profile, facts, channel: type, weekly, recent, now }) },
    ];
  });
}

/** What was told counts here, and not in which words. */
function toToldPost({ channel, at, idea, status }: ToldIdea): ToldPost {
  const words = { title: null, content: '', cut: '', format: null, pillar: null, factIds: [] };
  return { ...words, channel, at: Number(at), idea, refused: status === 'rejected' };
}
