// A business with a profile whose plans are made: no server, the real database.
import * as v from 'valibot';
import { BusinessProfileInput } from '../../server/contract/business.ts';
import { CHANNEL_TYPES, type ChannelType } from '../../server/contract/channels/index.ts';
import type { Databases } from '../../server/db/open.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { planBusiness, saveProfile } from '../../server/domain/autopilot/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { connectChannel } from '../../server/domain/channels/index.ts';
import { listPosts, type PostRecord } from '../../server/domain/content/index.ts';
import { type AccountActor, SYSTEM } from '../../server/kernel/actor.ts';
import { inPublishingWorld, type PublishingWorld } from './publishing.ts';

export const PROFILE = {
  name: 'Harbour Street Bakery',
  industry: 'food',
  description:
    'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning from local flour. Our rye loaf rises for 36 hours. We open at 7 am from Tuesday to Saturday. Offices can order bread baskets by phone. Our Saturday baking class has room for 8 people.',
  targetAudience: 'Families nearby, offices in the old town, weekend visitors',
  toneOfVoice: 'friendly',
  brandValues: 'local flour, honest prices, no additives, bread with time',
  marketingGoals: 'More weekday orders',
  websiteUrl: 'https://bakery.example',
  timezone: 'Europe/London',
};
export interface Planned {
  readonly world: PublishingWorld;
  readonly actor: AccountActor;
  connect(type: ChannelType): Promise<number>;
  plan(): Promise<PostRecord[]>;
}

export async function inBusiness(
  databases: Databases,
  work: (planned: Planned) => Promise<void>,
): Promise<void> {
  const world = inPublishingWorld(databases);
  const { ctx } = world;
  const businessId = await unitOfWork(ctx, SYSTEM, (tx) => insertBusiness(tx.q, tx.now));
  const actor: AccountActor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: true };
  const posts = () => listPosts(ctx.db.read, { businessId, limit: 500 });
  await saveProfile(ctx, actor, v.parse(BusinessProfileInput, PROFILE));
  await work({
    world,
    actor,
    connect: async (type) => {
      const { connection } = await connectChannel(ctx, actor, v.parse(CONNECT, { type }));
      return connection.id;
    },
    plan: async () => {
      await planBusiness(ctx, businessId);
      return posts();
    },
  });
}
const CONNECT = v.object({
  type: v.picklist(CHANNEL_TYPES),
  name: v.optional(v.string(), ''),
  isActive: v.optional(v.boolean(), true),
});
