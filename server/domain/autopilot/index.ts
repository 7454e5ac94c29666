// The autopilot: from the saved profile to planned posts, and its switches.
export { changeAutopilot, getAutopilot } from './autopilot.ts';
export { editAndLearn, rejectAndLearn } from './edit-and-learn.ts';
export { generateDrafts } from './generate-drafts.ts';
export { selectHabits, selectTaughtPosts } from './habit.repo.ts';
export { type ChannelStock, listStock } from './idea-stock.ts';
export { addOwnFact, changeOwnFact, changeOwnFacts, presentFacts, readFacts } from './manage-facts.ts';
export { changeHabit, presentHabits, readHabits } from './manage-habits.ts';
export { optimizeSchedule } from './optimize-schedule.ts';
export { planBusiness } from './plan-business.ts';
export { leaveReading, readOwnWebsite, readWebsiteReading } from './read-website.ts';
export { recommend } from './recommend.ts';
export { rewriteContent } from './rewrite-post.ts';
export { changeProfile, saveProfile } from './save-profile.ts';
export { type Conflict, findConflicts, findGaps, formatSpan, type Gap } from './schedule-health.ts';
export { addNews, tellNews } from './tell-news.ts';
export { listUndoable, undoDecision } from './undo-decision.ts';
export { purgeWritings, type WritingRecord } from './writing.repo.ts';
export { askForDrafts, getWriting, presentWriting, takesAWhile, writeAsked } from './writing.ts';
