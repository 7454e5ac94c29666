// The demo's example business, and what its owner does in 90 days. Only public commands: no row is inserted directly.
import * as v from 'valibot';
import { BrandKitInput } from '../contract/brand.ts';
import { BusinessProfileInput } from '../contract/business.ts';
import { CHANNEL_TYPES } from '../contract/channels/index.ts';
import { ConnectionInput } from '../contract/connection.ts';
import type { Context } from '../db/unit-of-work.ts';
import { addSubscriber } from '../domain/audience/index.ts';
import { saveProfile } from '../domain/autopilot/index.ts';
import { changeSettings, connectChannel } from '../domain/channels/index.ts';
import { approvePost, listScheduledPosts } from '../domain/content/index.ts';
import { saveBrandKit } from '../domain/design/index.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { DAY } from '../kernel/clock.ts';
import { APPROVED_BY_HAND, KIT, PROFILE, SUBSCRIBERS } from './demo-data.ts';

/** The owner approves what is due within a day, so that some posts always wait. */
const APPROVES_AHEAD = DAY;

/** Describes the business and connects every channel. */
export async function setUpDemo(ctx: Context, owner: AccountActor): Promise<void> {
  await saveProfile(ctx, owner, v.parse(BusinessProfileInput, PROFILE));
  await saveLook(ctx, owner);
  for (const [email, name] of SUBSCRIBERS) await addSubscriber(ctx, owner, { email, name });
  for (const type of CHANNEL_TYPES) {
    const { connection } = await connectChannel(ctx, owner, v.parse(ConnectionInput, { type }));
    if (type === APPROVED_BY_HAND) await changeSettings(ctx, owner, connection.id, { approval: true });
  }
}

/** What the owner does each morning: approve what leaves soon. */
export async function spendMorning(ctx: Context, owner: AccountActor): Promise<void> {
  const waiting = await listScheduledPosts(ctx.db.read, {
    businessId: owner.businessId,
    statuses: ['awaiting_approval'],
    until: ctx.clock.now() + APPROVES_AHEAD,
    limit: 50,
  });
  for (const post of waiting) await approvePost(ctx, owner, post.id);
}

/** Saves how its pictures look; what is planned and has none is drawn then. */
export async function saveLook(ctx: Context, owner: AccountActor): Promise<void> {
  await saveBrandKit(ctx, owner, v.parse(BrandKitInput, KIT));
}
