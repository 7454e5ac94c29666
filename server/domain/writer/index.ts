// The embedded writer: turns a business profile into facts, plans of pillars and finished posts. Pure and deterministic:
// no clock, no network, chance only from the seed.

export { aimsOf } from './aims.ts';
export { bannedIn, listWords } from './banned-words.ts';
export { checkOwnPost, checkPost, type Problem } from './check-post.ts';
export { claimsIn, type FoundClaim } from './claims.ts';
export { countText } from './count-text.ts';
export {
  extractFacts,
  type Fact,
  holdsAt,
  type LeftOut,
  listLeftOut,
  readFact,
  type WriterProfile,
} from './facts.ts';
export { goalsOf } from './goals.ts';
export {
  AGREEING,
  type FoundHabit,
  findHabits,
  LOOKED_AT,
  wordsTakenBack,
} from './habits/find-habits.ts';
export { dress, FREE, type Keeping, keepingOn, wordsAround } from './habits/keeping.ts';
export { emojiIn, type Lesson } from './habits/lesson.ts';
export { localeOfTexts } from './language.ts';
export { atomsOf, type IdeaAtoms } from './library/atoms.ts';
export { findTrade, judgeTrade, NO_TRADE, type TradeJudgement } from './library/find-trade.ts';
export type { Format } from './library/idea.ts';
export type { Library } from './library/library.ts';
export { toldTrades } from './library/told-trades.ts';
export { TRADES } from './library/trades.ts';
export { DEFAULT_SHARES, planPillars, type Shares, sharesFor } from './mix.ts';
export { newsKindOf } from './news-kind.ts';
export { type FactTelling, wordsOfFact } from './pictures/fact-words.ts';
export { type IdeaTelling, slidesOfIdea, wordsOfIdea } from './pictures/idea-words.ts';
export { type OwnText, wordsOfText } from './pictures/text-words.ts';
export { makeSource, type Source, untracedTokens } from './quality.ts';
export { readWords, refuseFact, refuseNews } from './read-words.ts';
export { type Fault, reviewPost } from './review-post.ts';
export { isSentence } from './sentence.ts';
export { factsToAdd, untoldAims } from './shortage.ts';
export { GramIndex, gramsOf, wordsOf } from './similarity.ts';
export { type Stock, stockOf } from './stock.ts';
export { FORMATS } from './telling/choose-idea.ts';
export { isGreeting } from './telling/greeting.ts';
export type { ToldPost } from './telling/history.ts';
export { byEnd, isDueNews, NEWS_HOOK } from './telling/news.ts';
export type { Wish } from './telling/versions.ts';
export { isAmerican } from './telling/wording.ts';
export type {
  Picture,
  StyleSheet,
  Thing,
  WebPage,
  WebPictureEnd,
  Website,
  WebsiteEnd,
  WebsiteRefusal,
} from './website/page.ts';
export { type ProposedFact, proposeFromPages } from './website/propose.ts';
export { proposeColors } from './website/propose-colors.ts';
export { proposeLogo, proposeProfile } from './website/propose-profile.ts';
export {
  libraryFor,
  type RewriteRequest,
  rewritePost,
  sketchPosts,
  type Voice,
  type WriteRequest,
  type Written,
  writePosts,
} from './write-posts.ts';
export { BUILT_IN, type WriteRun, type Writer } from './writer.ts';
export type { WrittenPost } from './written-post.ts';
