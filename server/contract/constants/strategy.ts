// The AI Strategy screen: its choices, its wording, and the pace of its progress bars; spec sections 2, 4 and 9.

/** How far a strategy reaches, in the order of the form. Half a year counts as 26 weeks. */
export const TIMEFRAMES = {
  '30days': { label: '30 Days', days: 30 },
  '90days': { label: '90 Days', days: 90 },
  '6months': { label: '6 Months', days: 182 },
} as const;
export type Timeframe = keyof typeof TIMEFRAMES;
export const DEFAULT_TIMEFRAME: Timeframe = '90days';

/** What a strategy may include, in the order of the form; all of it unless someone unticks a part. */
export const STRATEGY_PARTS = {
  contentStrategy: 'Content Strategy',
  platformAnalysis: 'Platform Analysis',
  audienceTargeting: 'Audience Targeting',
  postingSchedule: 'Posting Schedule',
} as const;
export type StrategyPart = keyof typeof STRATEGY_PARTS;
export const PART_KEYS = Object.keys(STRATEGY_PARTS) as StrategyPart[];

/** The three focus areas of every summary. */
export const FOCUS_AREAS = {
  content: 'Content Optimization',
  audience: 'Audience Targeting',
  platforms: 'Platform Expansion',
} as const;

export const STRATEGY_NOTE = 'Strategy generation typically takes 45-60 seconds';
export const STRATEGY_DIALOG = 'Complete AI Marketing Strategy';

/** A step of a progress bar: its percentage, and what is said to be going on. */
export interface ProgressStep {
  readonly value: number;
  readonly message: string;
}

/** Milliseconds that a full bar stands before the result shows. */
export const PROGRESS_END = 500;

/** Progress of a strategy: one step each second. */
export const STRATEGY_PROGRESS: { readonly every: number; readonly steps: readonly ProgressStep[] } = {
  every: 1000,
  steps: [
    { value: 10, message: 'Analyzing business data...' },
    { value: 25, message: 'Evaluating market conditions...' },
    { value: 40, message: 'Processing competitor information...' },
    { value: 60, message: 'Identifying market opportunities...' },
    { value: 75, message: 'Developing content recommendations...' },
    { value: 90, message: 'Finalizing strategy document...' },
    { value: 100, message: 'Strategy generation complete' },
  ],
};

/** What can be analysed: the button, what is said meanwhile, and the bar: `step` per cent every `every` milliseconds. */
export const ANALYSES = {
  content: { button: 'Run Content Analysis', message: 'Analyzing your content...', step: 15, every: 600 },
  calendar: {
    button: 'Create Content Calendar',
    message: 'Creating your content calendar...',
    step: 12,
    every: 500,
  },
  market: {
    button: 'Analyze Market Opportunities',
    message: 'Analyzing market opportunities...',
    step: 14,
    every: 550,
  },
  audience: { button: 'Analyze Audience', message: 'Analyzing your audience...', step: 15, every: 500 },
  trends: { button: 'Analyze Market Trends', message: 'Analyzing market trends...', step: 16, every: 480 },
} as const;
export type AnalysisKind = keyof typeof ANALYSES;
export const ANALYSIS_KINDS = Object.keys(ANALYSES) as AnalysisKind[];

/** Days that a content calendar covers: "the next 30 days". */
export const CALENDAR_DAYS = 30;

/** The four tiles of the Insights tab. */
export const INSIGHT_TITLES = {
  time: 'Best Posting Time',
  length: 'Optimal Content Length',
  hashtags: 'Hashtag Strategy',
  platform: 'Platform Focus',
} as const;
export type InsightTile = keyof typeof INSIGHT_TITLES;
export const INSIGHT_TILES = Object.keys(INSIGHT_TITLES) as InsightTile[];

/** Earlier strategies that the screen lists. */
export const VERSIONS_SHOWN = 12;
