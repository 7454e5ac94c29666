// Analyses: run on request, the latest of each kind kept.
import type { AnalysisKind } from '../../contract/constants/strategy.ts';
import type { Analysis } from '../../contract/strategy.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { analyseAudience } from './analyse-audience.ts';
import { analyseContent } from './analyse-content.ts';
import { analyseMarket, analyseTrends } from './analyse-market.ts';
import { type AnalysisRecord, listAnalyses, saveAnalysis } from './analysis.repo.ts';
import { presentResult, type ToldResult } from './document.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { planCalendar } from './plan-calendar.ts';

const RUN: Readonly<Record<AnalysisKind, (evidence: Evidence) => ToldResult>> = {
  content: analyseContent,
  calendar: planCalendar,
  market: analyseMarket,
  audience: analyseAudience,
  trends: analyseTrends,
};

/** @throws AppError forbidden for roles that do not write */
export async function runAnalysis(
  ctx: Context,
  actor: AccountActor,
  kind: AnalysisKind,
): Promise<AnalysisRecord> {
  requireWriter(actor);
  const { businessId } = actor;
  const result = RUN[kind](await gatherEvidence(ctx, businessId));
  return unitOfWork(ctx, actor, async (tx) => {
    await saveAnalysis(tx.q, { businessId, kind, result, now: tx.now });
    tx.emit({ kind: 'analysis.run', businessId, data: { kind } });
    return { kind, result, createdAt: tx.now };
  });
}

/** @throws AppError not-found before the first run */
export async function getAnalysis(
  ctx: Context,
  actor: AccountActor,
  kind: AnalysisKind,
): Promise<AnalysisRecord> {
  const [found] = await listAnalyses(ctx.db.read, actor.businessId, kind);
  if (!found) throw new AppError('not-found', say('strategy.analysis-not-run'));
  return found;
}

export function presentAnalysis({ kind, result, createdAt }: AnalysisRecord): Analysis {
  return { kind, createdAt: new Date(createdAt).toISOString(), ...presentResult(result) };
}
