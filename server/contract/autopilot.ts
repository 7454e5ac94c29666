// The switches of a business, and what the autopilot is at.
import * as v from 'valibot';

/** What a business may do by itself, switch by switch; all are on until someone turns them off. */
export const SWITCH_NAMES = [
  'socialPosts',
  'contentCreation',
  'emailMarketing',
  'paidAds',
  'crisisResponse',
  'budgetAllocation',
  'performanceScaling',
  'campaignScheduling',
  'roiSelection',
] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

const Switch = v.optional(v.boolean('must be true or false'));

/** Body of PUT /api/autopilot: any of the switches; what is absent stays as it is. */
export const AutopilotInput = v.pipe(
  v.strictObject({
    paused: Switch,
    socialPosts: Switch,
    contentCreation: Switch,
    emailMarketing: Switch,
    paidAds: Switch,
    crisisResponse: Switch,
    budgetAllocation: Switch,
    performanceScaling: Switch,
    campaignScheduling: Switch,
    roiSelection: Switch,
  }),
  v.check((change) => Object.keys(change).length > 0, 'must change something'),
);
export type AutopilotInput = v.InferOutput<typeof AutopilotInput>;

export const Autopilot = v.object({
  /** The master switch: while true nothing starts, whatever the other switches say. */
  paused: v.boolean(),
  /** When it was last paused or resumed. */
  changedAt: v.nullable(v.string()),
  socialPosts: v.boolean(),
  contentCreation: v.boolean(),
  emailMarketing: v.boolean(),
  paidAds: v.boolean(),
  crisisResponse: v.boolean(),
  budgetAllocation: v.boolean(),
  performanceScaling: v.boolean(),
  campaignScheduling: v.boolean(),
  roiSelection: v.boolean(),
  scheduled: v.number(),
  awaitingApproval: v.number(),
  nextPostAt: v.nullable(v.string()),
  /** Planned until this moment; null before the first plan. */
  plannedUntil: v.nullable(v.string()),
});
export type Autopilot = v.InferOutput<typeof Autopilot>;
