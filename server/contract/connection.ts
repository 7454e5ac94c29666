// A connection: a business's tie to one channel. The spec's URLs and payloads call it a platform.
import * as v from 'valibot';
import { CHANNEL_TYPES, type ChannelType, channelOf, parseChannelType } from './channels/index.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, optionalLine, requiredLine } from './schema.ts';
import { Slot, Slots } from './slot.ts';

/** A channel by its key or an alias, in any case. */
export const ChannelName = v.pipe(
  v.string(problem('channel')),
  v.transform((name) => parseChannelType(name)),
  v.picklist(CHANNEL_TYPES, problem('one-of', { names: CHANNEL_TYPES })),
);

/** Where a connection's posts really go; shown as a badge unless it is the real thing. `manual`: a person posts them. */
export const Network = v.picklist(
  ['sandbox', 'mail', 'manual', 'real'],
  problem('either', { names: ['sandbox', 'mail', 'manual'] }),
);
export type Network = v.InferOutput<typeof Network>;

/** Simulated figures and real ones are two worlds, which nothing adds up or shows as one. */
export const WORLDS = ['real', 'sandbox'] as const;
export type World = (typeof WORLDS)[number];

/** Everything but the Sandbox is real, also what a person posts and reads off by hand. */
export function worldOf({ network }: { readonly network: Network }): World {
  return network === 'sandbox' ? 'sandbox' : 'real';
}

/** The networks of a world. */
export function networksOf(world: World): readonly Network[] {
  return Network.options.filter((network) => worldOf({ network }) === world);
}

/** What a person may choose for a channel, the usual one first; its real network needs the operator. */
export function networksFor(type: ChannelType): readonly Network[] {
  const { delivery } = channelOf(type);
  if (delivery === 'none') return ['sandbox'];
  return delivery === 'mail' ? ['mail', 'manual'] : ['sandbox', 'manual'];
}

/** Body of POST /api/platforms. Placeholder tokens made by the browser are accepted and discarded. */
export const ConnectionInput = v.object({
  userId: v.optional(Id),
  type: ChannelName,
  name: optionalLine(LIMITS.name),
  accessToken: v.optional(v.nullable(v.string())),
  refreshToken: v.optional(v.nullable(v.string())),
  isActive: v.optional(v.boolean(problem('yes-or-no')), true),
  network: v.optional(Network),
});
export type ConnectionInput = v.InferOutput<typeof ConnectionInput>;

const Budget = v.pipe(
  v.number(problem('number')),
  v.finite(problem('number')),
  v.minValue(0, problem('not-negative')),
  v.maxValue(LIMITS.budget, problem('at-most', { most: LIMITS.budget })),
);

const onOff = v.optional(v.boolean(problem('yes-or-no')));

/** What one may set of a channel before it is connected, too. */
const SETTINGS = {
  budget: v.optional(Budget),
  automationLevel: v.optional(
    v.pipe(v.number(problem('number')), v.integer(problem('whole')), v.minValue(0), v.maxValue(100)),
  ),
  approval: onOff,
  autoSchedule: onOff,
  autoHashtags: onOff,
  performanceReports: onOff,
  competitorTracking: onOff,
};

/** Body of PUT /api/prepared-platforms/{type}. */
export const PreparedChange = v.pipe(
  v.strictObject(SETTINGS),
  v.check((change) => Object.keys(change).length > 0, problem('change')),
);
export type PreparedChange = v.InferOutput<typeof PreparedChange>;

/** What a channel is set to when nobody has said otherwise. */
export const USUAL_SETTINGS = {
  budget: 0,
  automationLevel: 100,
  approval: false,
  autoSchedule: true,
  autoHashtags: true,
  performanceReports: true,
  competitorTracking: true,
};

/** What a channel will be set to once it is connected. */
export const Prepared = v.object({
  type: v.picklist(CHANNEL_TYPES),
  /** Monthly, in major units. */
  budget: v.number(),
  automationLevel: v.number(),
  approval: v.boolean(),
  autoSchedule: v.boolean(),
  autoHashtags: v.boolean(),
  performanceReports: v.boolean(),
  competitorTracking: v.boolean(),
});
export type Prepared = v.InferOutput<typeof Prepared>;

/** Body of PUT /api/platforms/{id}: any of the settings of the channel's page. */
export const ConnectionChange = v.pipe(
  v.strictObject({
    name: v.optional(requiredLine(LIMITS.name)),
    isActive: onOff,
    network: v.optional(Network),
    slots: v.optional(Slots),
    /** Whether adverts are simulated there while it is in the Sandbox. */
    simulatedAds: onOff,
    ...SETTINGS,
  }),
  v.check((change) => Object.keys(change).length > 0, problem('change')),
);
export type ConnectionChange = v.InferOutput<typeof ConnectionChange>;

export const Connection = v.object({
  id: v.number(),
  userId: v.number(),
  type: v.picklist(CHANNEL_TYPES),
  name: v.string(),
  network: Network,
  isActive: v.boolean(),
  automationLevel: v.number(),
  /** Monthly, in major units. */
  budget: v.number(),
  currency: v.string(),
  approval: v.boolean(),
  autoSchedule: v.boolean(),
  autoHashtags: v.boolean(),
  performanceReports: v.boolean(),
  competitorTracking: v.boolean(),
  /** Whether an advertising account is simulated for it; only ever in the Sandbox. */
  simulatedAds: v.boolean(),
  /** When its posts leave, on the clock of the business; empty where nobody has set any. */
  slots: v.array(Slot),
  /** Posts of the planned days that could not be written for want of facts. */
  lacking: v.number(),
  createdAt: v.string(),
});
export type Connection = v.InferOutput<typeof Connection>;

export const CONNECTION_EXAMPLE = {
  userId: 14,
  type: 'instagram',
  name: 'Instagram',
  accessToken: 'sample',
  isActive: true,
};
export type { ChannelType };
