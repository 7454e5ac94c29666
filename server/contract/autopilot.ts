// The switches of a business, and what the autopilot is at.
import * as v from 'valibot';
import { problem } from './problem.ts';

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
  'baselineComparison',
] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

/** What each is called, and what it governs; where nothing exists yet, what it will govern. */
export const SWITCH_TEXTS: Readonly<
  Record<SwitchName, { readonly label: string; readonly governs: string }>
> = {
  socialPosts: {
    label: 'Social posts',
    governs:
      'Plans and publishes posts on your social channels. Off: nothing of them leaves, nothing new is planned.',
  },
  contentCreation: {
    label: 'Content creation',
    governs:
      'Writes new posts. Off: no new ones are written; those that are planned still leave at their time.',
  },
  emailMarketing: {
    label: 'Email marketing',
    governs: 'Plans and sends mailings to your subscribers. Off: no mailing leaves.',
  },
  paidAds: {
    label: 'Paid ads',
    governs:
      'Lets campaigns be started, resumed and raised. What runs at an advertising account already goes on either way.',
  },
  crisisResponse: {
    label: 'Crisis response',
    governs: 'Will hold posts back when comments and mentions turn bad. Nothing reads those yet.',
  },
  budgetAllocation: {
    label: 'Automatic budget allocation',
    governs:
      'Moves daily budgets between campaigns to where they bring more, within your limits and as far as each account may go by itself. Off: no budget moves.',
  },
  performanceScaling: {
    label: 'Performance-based scaling',
    governs:
      'Will raise the budget of campaigns that do well, within your monthly limit. No campaign runs on a network yet.',
  },
  campaignScheduling: {
    label: 'Campaign scheduling',
    governs: 'Schedules planned posts by itself. Off: they get a time, and wait for your approval.',
  },
  roiSelection: {
    label: 'ROI-based platform selection',
    governs: 'Will favour the platforms that bring the most for their cost. No cost is measured yet.',
  },
  baselineComparison: {
    label: 'Comparison with the published pattern',
    governs:
      'Lets a share of posts, 40 % at first and 10 % later, go by the published pattern, so that you see what learning brings. Off: all go by what was learned, and nothing is compared.',
  },
};

const Switch = v.optional(v.boolean(problem('yes-or-no')));

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
    baselineComparison: Switch,
  }),
  v.check((change) => Object.keys(change).length > 0, problem('change')),
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
  baselineComparison: v.boolean(),
  scheduled: v.number(),
  awaitingApproval: v.number(),
  nextPostAt: v.nullable(v.string()),
  /** Planned until this moment; null before the first plan. */
  plannedUntil: v.nullable(v.string()),
});
export type Autopilot = v.InferOutput<typeof Autopilot>;
