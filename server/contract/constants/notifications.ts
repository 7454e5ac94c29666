// What notifications are about and how they reach a person. Spec section 2 "Settings" names the first five topics.

export interface TopicFacts {
  readonly label: string;
  readonly hint: string;
  /** Waiting would do harm: mail goes at once instead of into the digest, and quiet hours may be told to let it pass. */
  readonly urgent: boolean;
}

export const TOPIC_FACTS = {
  criticalAlerts: {
    label: 'Critical alerts',
    hint: 'A post could not be published, or waits for a decision of yours.',
    urgent: true,
  },
  performanceReports: {
    label: 'Performance reports',
    hint: 'How the week went, by email on Mondays. Nothing is sent for a week without figures.',
    urgent: false,
  },
  aiContent: {
    label: 'AI content',
    hint: 'New posts are written, or there is too little to write about. By email you are also asked on Mondays what is new.',
    urgent: false,
  },
  budgetAlerts: {
    label: 'Budget alerts',
    hint: 'Your advertising budget needs you. Drivyn spends nothing by itself yet, so nothing is sent yet.',
    urgent: true,
  },
  systemUpdates: {
    label: 'System updates',
    hint: 'A channel was connected.',
    urgent: false,
  },
  approvals: {
    label: 'Approvals',
    hint: 'Posts that leave within a day still wait for approval.',
    urgent: false,
  },
  billing: {
    label: 'Billing',
    hint: 'Trials, plans and payments. What you must know of them is always mailed.',
    urgent: false,
  },
  support: {
    label: 'Support',
    hint: 'A question of yours was answered. The answer is always mailed.',
    urgent: false,
  },
  security: {
    label: 'Security',
    hint: 'Your password, your address or how you sign in changed, or support signed in. Always in the bell, always mailed.',
    urgent: true,
  },
} as const satisfies Record<string, TopicFacts>;

export type Topic = keyof typeof TOPIC_FACTS;
export const TOPICS = Object.keys(TOPIC_FACTS) as [Topic, ...Topic[]];

/** The topics that have a toggle of their own among the spec's seven. */
export const SPEC_TOPICS = [
  'criticalAlerts',
  'performanceReports',
  'aiContent',
  'budgetAlerts',
  'systemUpdates',
] as const satisfies readonly Topic[];

/** Nobody may overlook that somebody else signs in as them. */
export const ALWAYS_SHOWN: Topic = 'security';

/** Their news are letters of their own, which go out whatever is chosen. */
export const ALWAYS_MAILED: readonly Topic[] = ['billing', 'support', 'security'];

/** How mail about what is not urgent is put together. */
export const RHYTHMS = { daily: 'Every day at 8:00', weekly: 'Mondays at 8:00' } as const;
export type Rhythm = keyof typeof RHYTHMS;
/** Local hour of digests and reports. */
export const DIGEST_HOUR = 8;
