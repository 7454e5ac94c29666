// All SQL of strategies.
import type { Told } from '../../contract/sentence.ts';
import type { StrategyInput } from '../../contract/strategy.ts';
import { type ColumnMap, flag, mapColumns, type RowOf } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';
import type { ToldDocument } from './document.ts';
import type { StrategyHead, StrategyRecord } from './strategy.ts';

type FlatHead = Omit<StrategyHead, 'input' | 'share'> &
  StrategyInput & { readonly shareHash: string | null; readonly sealedShare: string | null };
type Flat = FlatHead & { readonly document: ToldDocument };

const HEAD_COLUMNS: ColumnMap<FlatHead> = {
  id: 'id',
  businessId: 'business_id',
  version: 'version',
  code: 'code',
  timeframe: 'timeframe',
  contentStrategy: flag('content_strategy'),
  platformAnalysis: flag('platform_analysis'),
  audienceTargeting: flag('audience_targeting'),
  postingSchedule: flag('posting_schedule'),
  changes: { sql: 'changes', read: JSON.parse },
  shareHash: 'share_token_hash',
  sealedShare: 'sealed_share_token',
  createdAt: 'created_at',
};

const HEAD = mapColumns('strategies', HEAD_COLUMNS, toHead);
const STRATEGY = mapColumns<Flat, StrategyRecord>(
  'strategies',
  { ...HEAD_COLUMNS, document: { sql: 'document', read: JSON.parse } },
  ({ document, ...head }) => ({ ...toHead(head), document }),
);

export interface NewStrategy {
  readonly businessId: number;
  readonly version: number;
  readonly code: string;
  readonly input: StrategyInput;
  readonly document: ToldDocument;
  readonly changes: readonly Told[];
  readonly now: number;
}

/** Stores a strategy; undefined when its version or code is taken in this business. */
export async function insertStrategy(q: Query, strategy: NewStrategy): Promise<StrategyRecord | undefined> {
  const { input } = strategy;
  const columns = STRATEGY.stored({
    ...input,
    businessId: strategy.businessId,
    version: strategy.version,
    code: strategy.code,
    document: JSON.stringify(strategy.document),
    changes: JSON.stringify(strategy.changes),
    createdAt: strategy.now,
  });
  const added = q('strategies').insert(columns).onConflict().ignore().returning(STRATEGY.list(q));
  return (await STRATEGY.all(added))[0];
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
  const rows: RowOf<Flat>[] = await HEAD.from(q)
    .select(q.raw('case when id = (?) then document end as document', [newest]))
    .where({ business_id: businessId })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const [first, ...rest] = rows;
  const latest = first && first.document !== null ? STRATEGY.read(first) : undefined;
  return { latest, earlier: rest.map(HEAD.read) };
}

async function findOne(
  q: Query,
  where: Record<string, number | string>,
): Promise<StrategyRecord | undefined> {
  return STRATEGY.one(STRATEGY.from(q).where(where).orderBy('version', 'desc'));
}

/** Versions of a business, newest first, without their documents; `before` is the id to page on from. */
export async function listStrategies(
  q: Query,
  filter: { businessId: number; limit: number; before?: number | undefined },
): Promise<StrategyHead[]> {
  const query = HEAD.from(q)
    .where({ business_id: filter.businessId })
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query.where('id', '<', filter.before);
  return HEAD.all(query);
}

/** Ids of businesses at work whose newest version was made at that moment or before, the oldest first. */
export async function listDueForReview(
  q: Query,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number[]> {
  return q('strategies')
    .join('business_settings as settings', 'settings.business_id', 'strategies.business_id')
    .where({ 'settings.paused': false, 'settings.locked': false })
    .whereNull('settings.held_at')
    .groupBy('strategies.business_id')
    .havingRaw('max(strategies.created_at) <= ?', [before])
    .orderByRaw('max(strategies.created_at), strategies.business_id')
    .limit(limit)
    .pluck('strategies.business_id');
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

function toHead(flat: FlatHead): StrategyHead {
  const { timeframe, contentStrategy, platformAnalysis, audienceTargeting, postingSchedule, ...rest } = flat;
  const { shareHash: hash, sealedShare: sealed, ...head } = rest;
  return {
    ...head,
    input: { timeframe, contentStrategy, platformAnalysis, audienceTargeting, postingSchedule },
    share: hash !== null && sealed !== null ? { hash, sealed } : null,
  };
}
