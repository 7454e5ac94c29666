// All SQL of strategies.
import type { Timeframe } from '../../contract/constants/strategy.ts';
import type { StrategyDocument, StrategyInput } from '../../contract/strategy.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';
import type { StrategyHead, StrategyRecord } from './strategy.ts';

interface HeadRow {
  id: number;
  business_id: number;
  version: number;
  code: string;
  timeframe: Timeframe;
  content_strategy: boolean | number;
  platform_analysis: boolean | number;
  audience_targeting: boolean | number;
  posting_schedule: boolean | number;
  changes: string;
  share_token_hash: string | null;
  sealed_share_token: string | null;
  created_at: number;
}
type Row = HeadRow & { document: string };

const HEAD = [
  'id',
  'business_id',
  'version',
  'code',
  'timeframe',
  'content_strategy',
  'platform_analysis',
  'audience_targeting',
  'posting_schedule',
  'changes',
  'share_token_hash',
  'sealed_share_token',
  'created_at',
] as const;
const COLUMNS = [...HEAD, 'document'] as const;

export interface NewStrategy {
  readonly businessId: number;
  readonly version: number;
  readonly code: string;
  readonly input: StrategyInput;
  readonly document: StrategyDocument;
  readonly changes: readonly string[];
  readonly now: number;
}

/** Stores a strategy; undefined when its version or code is taken in this business. */
export async function insertStrategy(q: Query, strategy: NewStrategy): Promise<StrategyRecord | undefined> {
  const { input } = strategy;
  const [row]: Row[] = await q('strategies')
    .insert({
      business_id: strategy.businessId,
      version: strategy.version,
      code: strategy.code,
      timeframe: input.timeframe,
      content_strategy: input.contentStrategy,
      platform_analysis: input.platformAnalysis,
      audience_targeting: input.audienceTargeting,
      posting_schedule: input.postingSchedule,
      document: JSON.stringify(strategy.document),
      changes: JSON.stringify(strategy.changes),
      created_at: strategy.now,
    })
    .onConflict()
    .ignore()
    .returning([...COLUMNS]);
  return row && toRecord(row);
}

export async function findStrategy(
  q: Query,
  key: { id: number; businessId: number },
): Promise<StrategyRecord | undefined> {
  return findOne(q, { id: key.id, business_id: key.businessId });
}

export async function findSharedStrategy(q: Query, tokenHash: string): Promise<StrategyRecord | undefined> {
  return findOne(q, { share_token_hash: tokenHash });
}

/** The newest version of a business, with its document. */
export async function findLatestStrategy(q: Query, businessId: number): Promise<StrategyRecord | undefined> {
  return findOne(q, { business_id: businessId });
}

/** The newest version with its document, and those before it without: one query for a whole screen. */
export async function findVersions(
  q: Query,
  { businessId, limit }: { businessId: number; limit: number },
): Promise<{ latest: StrategyRecord | undefined; earlier: StrategyHead[] }> {
  const newest = q('strategies').max('id').where({ business_id: businessId });
  const rows: (HeadRow & { document: string | null })[] = await q('strategies')
    .select(...HEAD)
    .select(q.raw('case when id = (?) then document end as document', [newest]))
    .where({ business_id: businessId })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const [first, ...rest] = rows;
  const latest =
    first && first.document !== null ? toRecord({ ...first, document: first.document }) : undefined;
  return { latest, earlier: rest.map(toHead) };
}

async function findOne(
  q: Query,
  where: Record<string, number | string>,
): Promise<StrategyRecord | undefined> {
  const row: Row | undefined = await q('strategies')
    .select(...COLUMNS)
    .where(where)
    .orderBy('version', 'desc')
    .first();
  return row && toRecord(row);
}

/** Versions of a business, newest first, without their documents; `before` is the id to page on from. */
export async function listStrategies(
  q: Query,
  filter: { businessId: number; limit: number; before?: number | undefined },
): Promise<StrategyHead[]> {
  const query = q('strategies')
    .select(...HEAD)
    .where({ business_id: filter.businessId })
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query.where('id', '<', filter.before);
  const rows: HeadRow[] = await query;
  return rows.map(toHead);
}

/** Gives a strategy a link, or takes it away with null. */
export async function updateShare(
  q: Query,
  id: number,
  share: { link: LinkToken | null; now: number },
): Promise<void> {
  const { link, now } = share;
  await q('strategies')
    .where({ id })
    .update({
      share_token_hash: link?.hash ?? null,
      sealed_share_token: link?.sealed ?? null,
      shared_at: link && now,
    });
}

function toHead(row: HeadRow): StrategyHead {
  return {
    id: row.id,
    businessId: row.business_id,
    version: row.version,
    code: row.code,
    input: {
      timeframe: row.timeframe,
      contentStrategy: Boolean(row.content_strategy),
      platformAnalysis: Boolean(row.platform_analysis),
      audienceTargeting: Boolean(row.audience_targeting),
      postingSchedule: Boolean(row.posting_schedule),
    },
    changes: JSON.parse(row.changes) as string[],
    share: linkOf(row),
    createdAt: row.created_at,
  };
}

function linkOf({ share_token_hash: hash, sealed_share_token: sealed }: HeadRow): LinkToken | null {
  return hash !== null && sealed !== null ? { hash, sealed } : null;
}

function toRecord(row: Row): StrategyRecord {
  return { ...toHead(row), document: JSON.parse(row.document) as StrategyDocument };
}
