// How long the ideas of the library last each channel of a business, for its owner to see before they run dry.
import { type ChannelType, channelOf, takesPosts } from '../../contract/channels/index.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Business } from '../business/index.ts';
import { listConnections } from '../channels/index.ts';
import { libraryFor, stockOf } from '../writer/index.ts';
import { gatherKnown, toToldPost } from './write-drafts.ts';

export interface ChannelStock {
  readonly channel: ChannelType;
  readonly weekly: number;
  /** Ideas that it has not told lately. */
  readonly ideas: number;
  /** Until when they last at this pace, UTC milliseconds; null when for a year or longer. */
  readonly until: number | null;
}

/** One line for each channel that the plan writes for; none without a profile. */
export async function listStock(q: Query, business: Business, now: number): Promise<ChannelStock[]> {
  if (business.profileAt === null) return [];
  const connections = (await listConnections(q, business.id)).filter(({ isActive }) => isActive);
  const [first] = connections;
  if (first === undefined) return [];
  const { profile, facts, recent } = await gatherKnown(q, { business, connection: first, now });
  const { library } = await libraryFor(profile);
  // What was told counts here, and not in which words.
  const told = recent.map((text) => ({ ...toToldPost(text), content: '' }));
  return connections.flatMap(({ type }) => {
    const { weekly } = channelOf(type);
    if (!takesPosts(type) || weekly === 0) return [];
    const stock = stockOf({ library, profile, facts, channel: type, weekly, recent: told, now });
    return [{ channel: type, weekly, ...stock }];
  });
}
