// Evidence: what posts have taught, the choices that were drawn from it, and whether they help.

export { describeUplift } from './describe-uplift.ts';
export {
  countDraws,
  findDraw,
  listDrawsOf,
  listLatestDraws,
  listTimeDraws,
  type PlannedTime,
  recordDraws,
  selectPlannedTimes,
  updateReward,
} from './draw.repo.ts';
export { type DrawKind, type DrawRecord, hashInputs, type Json, type NewDraw } from './draw.ts';
export { historyOf, settledBy, type Taught } from './history.ts';
export { comparesWithBaseline, selectComparison } from './hold-out.repo.ts';
export { isHeldOut, type LearnedUplift, shareOf, upliftOf } from './hold-out.ts';
export {
  bestTimeOf,
  cellsOf,
  type LearnedContent,
  type LearnedContents,
  type LearnedTime,
  type LearnedTimes,
  learnedContents,
  learnedTimes,
} from './learned.ts';
export { type LearnedSoFar, type LearnedThen, learnedSoFar } from './learned-so-far.ts';
export {
  assignmentsOf,
  contentDrawOf,
  type Lessons,
  learnedOf,
  lessonsOf,
  timeDrawOf,
} from './lessons.ts';

export type { Place } from './observation.repo.ts';
export type { LeftOut } from './observation.ts';
export { isBoosted, leaveOutPost, observePost, takeInPost } from './observe-post.ts';
export { type OverruleRecord, selectOverrules } from './overrule.repo.ts';
export {
  bannedOn,
  bannedTimes,
  type ContentOverrule,
  type Overrules,
  overrule,
  overrulesOf,
  readOverrules,
  type TimeOverrule,
} from './overrule.ts';
export { type Replay, type ReplayEnd, replayDraw, told } from './replay.ts';
