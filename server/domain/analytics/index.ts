// Figures computed from what the channels report.

export { type Activity, getActivity, type PacedChannel, type Score } from './automation.ts';
export { type ChannelDays, listChannelDays } from './channel-days.repo.ts';
export { type DailyFigures, listDailyFigures, listMeasuredPosts, type MeasuredPost } from './figures.repo.ts';
export { countStates, getMetrics, sumEngagement } from './metrics.ts';
export { type Period, periodOf } from './period.ts';
export { seriesOf, sumDays, type Totals, type Trend, trendOf } from './trend.ts';
export {
  groupKinds,
  groupPosts,
  LEAST_POSTS,
  pickExtremes,
  type RatedGroup,
  type RatedPost,
  ratePosts,
  SLOT_HOURS,
  type SlotRatio,
  slotRatios,
  themeOf,
} from './usual.ts';
