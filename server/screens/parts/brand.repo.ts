// One statement for what Brand shows.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectHabits, selectTaughtPosts } from '../../domain/autopilot/index.ts';
import {
  readBrandVoice,
  selectBrandVoice,
  selectBusiness,
  selectFacts,
  selectWebsiteReading,
} from '../../domain/business/index.ts';
import { selectConnections } from '../../domain/channels/index.ts';
import { selectToldIdeas } from '../../domain/content/index.ts';
import { readBrandKit, selectBrandKit } from '../../domain/design/index.ts';
import { DAY } from '../../kernel/clock.ts';

/** The longest that an idea rests. */
const REST = 430 * DAY;

export async function gatherBrand(q: Query, { businessId, now }: { businessId: number; now: number }) {
  const { brands, businesses, kits, readings, ...rest } = await gather(q, {
    brands: selectBrandVoice(q, businessId),
    businesses: selectBusiness(q, businessId),
    facts: selectFacts(q, businessId),
    connections: selectConnections(q, businessId),
    kits: selectBrandKit(q, businessId),
    readings: selectWebsiteReading(q, businessId),
    told: selectToldIdeas(q, { businessId, since: now - REST }),
    habits: selectHabits(q, businessId),
    taught: selectTaughtPosts(q, businessId),
  });
  const [business] = businesses;
  const kit = business && readBrandKit(kits[0], business);
  return { brand: readBrandVoice(brands[0]).brand, business, kit, reading: readings[0], ...rest };
}
