// Strategies and the analyses behind them.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import {
  ANALYSIS_KINDS,
  type AnalysisKind,
  DEFAULT_TIMEFRAME,
  TIMEFRAMES,
  type Timeframe,
} from './constants/strategy.ts';
import { problem } from './problem.ts';
import { Group, ReportTag } from './report.ts';

const TIMEFRAME_KEYS = Object.keys(TIMEFRAMES) as [Timeframe, ...Timeframe[]];
const KINDS = ANALYSIS_KINDS as [AnalysisKind, ...AnalysisKind[]];

export const TimeframeName = v.picklist(TIMEFRAME_KEYS, problem('one-of', { names: TIMEFRAME_KEYS }));
const Part = v.optional(v.boolean(problem('yes-or-no')), true);

/** Body of POST /api/strategies: how far it reaches and what it includes; everything unless told otherwise. */
export const StrategyInput = v.object({
  timeframe: v.optional(TimeframeName, DEFAULT_TIMEFRAME),
  contentStrategy: Part,
  platformAnalysis: Part,
  audienceTargeting: Part,
  postingSchedule: Part,
});
export type StrategyInput = v.InferOutput<typeof StrategyInput>;

export const STRATEGY_EXAMPLE = {
  timeframe: '90days',
  contentStrategy: true,
  platformAnalysis: true,
  audienceTargeting: true,
  postingSchedule: true,
} as const;

export const StrategyDocument = v.object({
  business: v.object({ name: v.string(), industry: v.string(), website: v.string() }),
  /** True when there was no profile to work from. */
  sample: v.boolean(),
  /** First and last day, as dates of the business's time zone: YYYY-MM-DD. */
  from: v.string(),
  until: v.string(),
  summary: v.array(v.string()),
  /** What the summary singles out: a heading and a sentence each. */
  focus: v.array(v.object({ title: v.string(), text: v.string() })),
  sections: v.array(v.object({ title: v.string(), groups: v.array(Group) })),
  /** What it was computed from. */
  basis: v.array(v.string()),
});
export type StrategyDocument = v.InferOutput<typeof StrategyDocument>;

/** A strategy without its document, as the list of versions shows it. */
export const StrategyVersion = v.object({
  id: v.number(),
  /** STRAT-{year}-{4 digits}. */
  code: v.string(),
  /** Counts from 1 in each business. */
  version: v.number(),
  timeframe: v.picklist(TIMEFRAME_KEYS),
  contentStrategy: v.boolean(),
  platformAnalysis: v.boolean(),
  audienceTargeting: v.boolean(),
  postingSchedule: v.boolean(),
  /** How it differs from the version before it. */
  changes: v.array(v.string()),
  isShared: v.boolean(),
  createdAt: v.string(),
});
export type StrategyVersion = v.InferOutput<typeof StrategyVersion>;

/** Answer of POST /api/strategies and GET /api/strategies/{id}. */
export const Strategy = v.object({
  ...StrategyVersion.entries,
  /** Where anybody with the link reads it; null while it is not shared, and during a support visit. */
  shareUrl: v.nullable(v.string()),
  document: StrategyDocument,
});
export type Strategy = v.InferOutput<typeof Strategy>;

export const AnalysisName = v.picklist(KINDS);

/** One post of a content calendar. */
export const PlanEntry = v.object({
  /** Day in the business's time zone: YYYY-MM-DD. */
  date: v.string(),
  /** Time of that day: HH:MM. */
  time: v.string(),
  at: v.string(),
  channel: v.picklist(CHANNEL_TYPES),
  title: v.string(),
  /** `planned` is a post that exists, `idea` a proposal of the calendar. */
  state: v.picklist(['planned', 'idea']),
});
export type PlanEntry = v.InferOutput<typeof PlanEntry>;

export const Insight = v.object({ title: v.string(), text: v.string(), tag: ReportTag });
export type Insight = v.InferOutput<typeof Insight>;

/** What an analysis found. */
export const AnalysisResult = v.object({
  groups: v.array(Group),
  /** Which source is missing, and why some of it is a sample; null when nothing is. */
  missing: v.nullable(v.string()),
  /** Content analysis: what the Insights tab shows. */
  insights: v.array(Insight),
  /** Content calendar: its posts in order. */
  plan: v.nullable(v.object({ tag: ReportTag, from: v.string(), entries: v.array(PlanEntry) })),
});
export type AnalysisResult = v.InferOutput<typeof AnalysisResult>;

/** Answer of POST and GET /api/analyses/{kind}. */
export const Analysis = v.object({
  kind: v.picklist(KINDS),
  createdAt: v.string(),
  ...AnalysisResult.entries,
});
export type Analysis = v.InferOutput<typeof Analysis>;
