// Decisions: every autonomous act as a stored row with its reasons.
import type { Decision } from '../../contract/decision.ts';

export interface NewDecision {
  readonly businessId: number;
  readonly kind: 'plan' | 'write' | 'schedule' | 'hold' | 'publish' | 'send' | 'retire' | 'reschedule';
  readonly what: string;
  readonly why: string;
  readonly expects?: string | null;
  readonly limit?: string | null;
  readonly connectionId?: number | null;
  readonly postId?: number | null;
}

export interface DecisionRow {
  readonly id: number;
  readonly kind: string;
  readonly what: string;
  readonly why: string;
  readonly expects: string | null;
  readonly limit: string | null;
  readonly connection_id: number | null;
  readonly post_id: number | null;
  readonly created_at: number;
}

export function presentDecision(row: DecisionRow): Decision {
  return {
    id: row.id,
    kind: row.kind,
    what: row.what,
    why: row.why,
    expects: row.expects,
    limit: row.limit,
    postId: row.post_id,
    platformId: row.connection_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
