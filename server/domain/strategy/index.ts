// Strategies and the analyses behind them.
export { type AnalysisRecord, listAnalyses } from './analysis.repo.ts';
export { getAnalysis, presentAnalysis, runAnalysis } from './analysis.ts';
export { presentDocument, presentInsight, type ToldDocument } from './document.ts';
export { reviewStrategies } from './review.ts';
export { SAMPLE_INSIGHTS } from './samples-data.ts';
export { findVersions, listStrategies } from './strategy.repo.ts';
export {
  getSharedStrategy,
  getStrategy,
  makeFirstStrategy,
  makeStrategy,
  presentStrategy,
  presentVersion,
  type SharedStrategy,
  type StrategyHead,
  type StrategyRecord,
  sharePath,
  shareStrategy,
  unshareStrategy,
} from './strategy.ts';
