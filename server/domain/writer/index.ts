// The embedded writer: turns a business profile into facts, plans of pillars and finished posts. Pure and deterministic:
// no clock, no network, chance only from the seed.
export { checkOwnPost, checkPost, type Problem } from './check-post.ts';
export { countText } from './count-text.ts';
export {
  extractFacts,
  type Fact,
  type LeftOut,
  listLeftOut,
  readFact,
  type WriterProfile,
} from './facts.ts';
export { localeOfTexts } from './language.ts';
export type { RecentPost } from './memory.ts';
export { planPillars } from './pillars.ts';
export { type Fault, makeSource, reviewPost, type Source, untracedTokens } from './quality.ts';
export { readWords, refuseFact } from './read-words.ts';
export { isSentence } from './sentence.ts';
export { factsToAdd } from './shortage.ts';
export { GramIndex, gramsOf, wordsOf } from './similarity.ts';
export { type WriteRequest, type WrittenPost, writePosts } from './write-posts.ts';
