// The demo's example business, and what its owner does in 90 days. Only public commands: no row is inserted directly.
import * as v from 'valibot';
import { BusinessProfileInput } from '../contract/business.ts';
import { ConnectionInput } from '../contract/connection.ts';
import { CHANNEL_TYPES, type ChannelType } from '../contract/constants/channels.ts';
import type { Context } from '../db/unit-of-work.ts';
import { saveProfile } from '../domain/autopilot/index.ts';
import { changeConnection, connectChannel } from '../domain/channels/index.ts';
import { approvePost, listScheduledPosts } from '../domain/content/index.ts';
import { addSubscriber } from '../domain/email/index.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { DAY } from '../kernel/clock.ts';

const PROFILE = {
  name: 'Harbour Street Bakery',
  industry: 'food',
  description: [
    'Sourdough bakery by the harbour in Whitby.',
    'We bake 12 kinds of bread every morning from flour milled 14 miles away.',
    'Our rye loaf rises for 36 hours before it goes into the oven.',
    'The shop opens at 7 am from Tuesday to Saturday.',
    'Offices order bread baskets by phone until 4 pm the day before.',
    'On Saturdays our baking class has room for 8 people.',
    "Yesterday's bread costs half and goes first.",
    'Anna and Tom Reed started the bakery in 2014 with one oven.',
    'We deliver by cargo bike within 3 miles of the shop.',
    'Our oat and honey loaf contains no added yeast.',
    'Every spring we bake a nettle bread with leaves from the moor.',
    'The café upstairs has 14 seats and a view of the pier.',
    'We bake gluten-free bread on Thursdays only, in a separate room.',
    'Children may shape their own roll on Wednesday afternoons.',
    'You can watch the bakers through the window on Church Lane.',
    'Our bags are made of paper that you can compost.',
  ].join(' '),
  targetAudience: 'Families in the old town, offices near the harbour, weekend visitors, home bakers',
  toneOfVoice: 'friendly',
  brandValues: 'local flour, bread with time, honest prices, no additives, nothing wasted',
  marketingGoals: 'More weekday orders from offices, full baking classes',
  websiteUrl: 'https://harbourstreet.example',
  timezone: 'Europe/London',
  locale: 'en-GB',
} as const;

const SUBSCRIBERS = [
  ['ruth@example.com', 'Ruth Bell'],
  ['devon@example.com', 'Devon Carter'],
  ['office@pierhouse.example', 'Pier House'],
  ['mina@example.org', 'Mina Okafor'],
  ['sam@example.net', ''],
] as const;

/** The channel whose posts the demo's owner looks through. */
const APPROVED_BY_HAND: ChannelType = 'linkedin';
/** The owner approves what is due within a day, so that some posts always wait. */
const APPROVES_AHEAD = DAY;

/** Describes the business and connects every channel. */
export async function setUpDemo(ctx: Context, owner: AccountActor): Promise<void> {
  await saveProfile(ctx, owner, v.parse(BusinessProfileInput, PROFILE));
  for (const [email, name] of SUBSCRIBERS) await addSubscriber(ctx, owner, { email, name });
  for (const type of CHANNEL_TYPES) {
    const { connection } = await connectChannel(ctx, owner, v.parse(ConnectionInput, { type }));
    if (type === APPROVED_BY_HAND) await changeConnection(ctx, owner, connection.id, { approval: true });
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
