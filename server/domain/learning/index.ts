// Learning: when to post, what about, and where money goes. Pure: no clock, no database; chance only from the seed.

export type { BudgetLimits, BudgetToSplit, ChannelDay, Limit, Shares } from './budget/check-budget.ts';
export { type CurvePoint, curvesOf, type Foreseen, foreseeBudget } from './budget/foresee.ts';
export { type BudgetSplit, splitBudget } from './budget/split-budget.ts';
export {
  type Arm,
  type ArmsRequest,
  type ArmsVerdict,
  chooseArm,
  weighArms,
} from './choose-arm.ts';
export { apartOf, type ChosenTime, chooseTimes, type TimesRequest } from './choose-times.ts';
export type { Features } from './content-effects.ts';
export {
  answerContent,
  type ContentAnswer,
  type ContentDraw,
  type ContentQuestion,
  drawContent,
} from './draw-content.ts';
export {
  answerTime,
  ENOUGH_POSTS,
  type Learned,
  type TimeAnswer,
  type TimeDraw,
  type TimeQuestion,
} from './draw-time.ts';
export { type ComparedMailing, estimateGain, type Gain, type VersionCount } from './gain.ts';
export { hasFallen } from './has-fallen.ts';
export {
  type Assignment,
  assignPost,
  estimateUplift,
  type HeldPost,
  tellableAfter,
  type Uplift,
} from './hold-out.ts';
export {
  addLocalDays,
  clockAt,
  type LocalTime,
  sameLocalTime,
  startOfLocalDay,
  toLocal,
  weekHoursOf,
} from './local-time.ts';
export { MODEL } from './model.ts';
export { type ContentsToRank, type PillarShare, type RankedContent, rankContents } from './rank-contents.ts';
export { type RankedTime, rankTimes, type TimeLimits, type TimesToRank } from './rank-times.ts';
export { logWorth, type MeasuredPost, type Reading, type RewardedPost, rewardsOf } from './rewards.ts';
export { nextMoment } from './rhythm.ts';
export { freeSlots, isSlot } from './slots.ts';
export { EFFECTS, SOURCES } from './sources-data.ts';
export { rateTime, rateWeekHour } from './time-options.ts';
export { isWithin, type PartOfWeek } from './week-parts.ts';
