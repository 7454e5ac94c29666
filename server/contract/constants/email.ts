// Email Marketing's fixed parts (spec section 2): the automations with their timings, and the segments of the audience.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Subscribers count as inactive after this many days. */
export const INACTIVE_DAYS = 60;

interface AutomationStep {
  /** Milliseconds after the trigger. */
  readonly delay: number;
  readonly timing: string;
}

interface Automation {
  readonly name: string;
  /** What starts it, in words. */
  readonly trigger: string;
  readonly steps: readonly AutomationStep[];
}

/** The longest that a step may wait, milliseconds. */
export const LONGEST_DELAY = 365 * DAY;

export const AUTOMATIONS = {
  welcome: {
    name: 'Welcome Series',
    trigger: 'Starts when someone subscribes: by a form, by a call or told by your shop, not by an import.',
    steps: [
      { delay: 0, timing: 'Immediately' },
      { delay: 2 * DAY, timing: 'After 2 days' },
      { delay: 5 * DAY, timing: 'After 5 days' },
    ],
  },
  'cart-abandonment': {
    name: 'Cart Abandonment Recovery',
    trigger:
      'Starts when somebody leaves a filled cart in your shop, and ends with an order. Who never subscribed gets the first mail only.',
    steps: [
      { delay: HOUR, timing: '1 hour after abandonment' },
      { delay: 24 * HOUR, timing: '24 hours after abandonment' },
    ],
  },
  're-engagement': {
    name: 'Re-engagement',
    trigger: `Starts for subscribers inactive ${INACTIVE_DAYS}+ days: no open, no click, no event. It ends as soon as they are active again.`,
    steps: [
      { delay: DAY, timing: 'Day 1' },
      { delay: 4 * DAY, timing: 'Day 4' },
      { delay: 7 * DAY, timing: 'Day 7' },
    ],
  },
} as const satisfies Record<string, Automation>;

export type AutomationKind = keyof typeof AUTOMATIONS;
export const AUTOMATION_KINDS = Object.keys(AUTOMATIONS) as AutomationKind[];

/** The descriptor of an automation, typed for generic code. */
export function automationOf(kind: AutomationKind): Automation {
  return AUTOMATIONS[kind];
}

/** When a step's mail leaves, in words; its own ones where the time is the usual one. */
export function timingOf(kind: AutomationKind, position: number, delay: number): string {
  const usual = automationOf(kind).steps[position - 1];
  if (usual?.delay === delay) return usual.timing;
  return delay === 0 ? 'Immediately' : `After ${lengthOf(delay)}`;
}

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** A length of time in the largest unit that tells it whole; what is shorter than a second, in thousandths. */
function lengthOf(ms: number): string {
  const [size, name] = UNITS.find(([unit]) => ms % unit === 0) ?? [1, 'millisecond'];
  const count = ms / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

interface Segment {
  readonly name: string;
  /** Who is in it, in words. */
  readonly rule: string;
}

export const SEGMENTS = {
  active: { name: 'Active', rule: 'Subscribed, and the last mail to them was not refused.' },
  'high-value': {
    name: 'High-Value',
    rule: 'The fifth of your buyers with the most orders in the last 12 months, refunds taken off. Your shop tells of orders.',
  },
  'at-risk': { name: 'At-Risk', rule: 'Subscribed, but the last mail to them was refused.' },
  inactive: {
    name: 'Inactive',
    rule: `Subscribed for ${INACTIVE_DAYS} days or longer, without an open, a click, an order or another event for as long.`,
  },
} as const satisfies Record<string, Segment>;

export type SegmentName = keyof typeof SEGMENTS;
export const SEGMENT_NAMES = Object.keys(SEGMENTS) as SegmentName[];

/** The descriptor of a segment, typed for generic code. */
export function segmentOf(name: SegmentName): Segment {
  return SEGMENTS[name];
}

/** To whom a campaign can go beside segments that the business has made: everybody who is subscribed, or one of these. */
export const CAMPAIGN_SEGMENTS = ['all', ...SEGMENT_NAMES] as const;
export type CampaignSegment = (typeof CAMPAIGN_SEGMENTS)[number];

export const CAMPAIGN_SEGMENT_NAMES: Readonly<Record<CampaignSegment, string>> = {
  all: 'All subscribers',
  active: SEGMENTS.active.name,
  'high-value': SEGMENTS['high-value'].name,
  'at-risk': SEGMENTS['at-risk'].name,
  inactive: SEGMENTS.inactive.name,
};
