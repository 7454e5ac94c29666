// All SQL of analyses: the latest of each kind.
import type { AnalysisKind } from '../../contract/constants/strategy.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ToldResult } from './document.ts';

export interface AnalysisRecord {
  readonly kind: AnalysisKind;
  readonly result: ToldResult;
  readonly createdAt: number;
}

const ANALYSIS = mapColumns<AnalysisRecord>('analyses', {
  kind: 'kind',
  result: { sql: 'result', read: JSON.parse },
  createdAt: 'created_at',
});

/** Puts a result in the place of the one before. */
export async function saveAnalysis(
  q: Query,
  analysis: { businessId: number; kind: AnalysisKind; result: ToldResult; now: number },
): Promise<void> {
  await q('analyses')
    .insert({
      business_id: analysis.businessId,
      kind: analysis.kind,
      result: JSON.stringify(analysis.result),
      created_at: analysis.now,
    })
    .onConflict(['business_id', 'kind'])
    .merge(['result', 'created_at']);
}

export async function listAnalyses(
  q: Query,
  businessId: number,
  kind?: AnalysisKind,
): Promise<AnalysisRecord[]> {
  const query = ANALYSIS.from(q).where({ business_id: businessId });
  if (kind !== undefined) query.where({ kind });
  return ANALYSIS.all(query);
}
