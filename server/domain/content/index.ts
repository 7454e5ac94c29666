// Posts: their states, the library, and publishing.
export { addPosts } from './add-posts.ts';
export { ChangedSinceSeenError, reviewApproval, reviewApprovalsOf } from './approval.ts';
export { type DueApprovals, listDueApprovals } from './approvals-due.repo.ts';
export { approvePosts, unapprovePosts } from './approve-posts.ts';
export { askAfterRestore } from './ask-after-restore.ts';
export { endCallsOf } from './attempt.repo.ts';
export { armDuePost, finish, hasBegun, type NextLook, type PublishRun } from './attempt.ts';
export { Attempts } from './attempts.ts';
export { mayBeBoosted, tellBoosted } from './boost-post.ts';
export { type CalendarEntry, listCalendarEntries } from './calendar.repo.ts';
export {
  BlockedError,
  callNetwork,
  isUpload,
  networkProfile,
  type Publishing,
  type Reconnect,
} from './call-network.ts';
export { composePosts, duplicatePost } from './compose-posts.ts';
export { correctPost } from './correct-post.ts';
export { decideByLink, type LinkDecision } from './decide-by-link.ts';
export { type EachPost, eachPost } from './each-post.ts';
export { examineAccount, lookAtAccounts } from './examine-account.ts';
export { findFreeTimes, TAKING_STATES } from './free-times.ts';
export { keepBackMany, listLeaving, soonFrom } from './held-posts.ts';
export { holdPosts } from './hold-posts.ts';
export { importPosts } from './import-posts.ts';
export { findLesson, type LessonRecord, listLessons } from './lesson.repo.ts';
export {
  approvePost,
  deletePost,
  editPost,
  getPost,
  keepBack,
  type PostEdit,
  publishNow,
  rejectPost,
  unschedulePost,
} from './manage-post.ts';
export {
  enterFigures,
  markPosted,
  remindOfPost,
  takeBackPosted,
} from './manual-post.ts';
export { measurePost, nextReading, nextReadingOf } from './measure-post.ts';
export { type Move, movePost, movePosts } from './move-posts.ts';
export type {
  CheckOutcome,
  CheckRequest,
  CommentOutcome,
  EditOutcome,
  Engagement,
  Examination,
  Figures,
  Finding,
  NetworkCall,
  NetworkProfile,
  Pending,
  PostNetwork,
  Published,
  PublishOutcome,
  PublishRequest,
  ReadAs,
} from './network.ts';
export { OWN_WORDS } from './new-post.ts';
export type { CheckPost } from './overrule.ts';
export { CATCH_UP_GAP, LATE, paceOverduePosts, resumePosts, TOO_LATE } from './pace-posts.ts';
export { placeComment } from './place-comment.ts';
export {
  countHeld,
  countPosts,
  findPost,
  findPostOfAnyBusiness,
  listPosts,
  listPublishedPosts,
  listScheduledPosts,
  type PostCounts,
  selectNextPosts,
  selectPublishedPosts,
  selectScheduledPosts,
  selectStateCounts,
} from './post.repo.ts';
export {
  actionsOf,
  isIncomplete,
  isLeaving,
  LEAVING_STATES,
  MOVABLE_STATES,
  type PostRecord,
  presentPost,
  requireAction,
  WAITING_STATES,
} from './post.ts';
export { findFactIds } from './post-facts.repo.ts';
export { findFilmPost, showMedia } from './post-media.ts';
export { purgeRequests } from './post-request.repo.ts';
export { type NewPost, updateNote } from './post-state.repo.ts';
export { publishPost } from './publish-post.ts';
export { rejectPosts, unrejectPosts } from './reject-posts.ts';
export { removeFromNetwork, tellStillOut } from './remove-post.ts';
export { nextOf, type RepeatParts, repeatPosts } from './repeat-posts.ts';
export { resolvePost } from './resolve-post.ts';
export { retirePosts } from './retire-posts.ts';
export { findSeries, listActiveSeries, type SeriesRecord, selectActiveSeries } from './series.repo.ts';
export { presentSeries, setSeries, stopSeries } from './series.ts';
export { chooseLevel, stepBack } from './step-back.ts';
export { type LookedAfter, sweepStuckPosts } from './stuck-posts.ts';
export { listLastDecided, type TakeBack } from './take-back.ts';
export { StalePostError, transition } from './transition.ts';
export { announcePost } from './undo-window.ts';
export {
  listPersonsTexts,
  listWrittenTexts,
  selectToldIdeas,
  type ToldIdea,
  type WrittenText,
} from './written-texts.repo.ts';
