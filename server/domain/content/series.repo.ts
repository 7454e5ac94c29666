// All SQL of series, and of the posts that come from them.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { Rhythm } from '../../contract/series.ts';
import { mapColumns } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface SeriesRecord {
  readonly id: number;
  readonly businessId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly postId: number;
  readonly every: number;
  readonly unit: Rhythm;
  /** Wall time of the business. */
  readonly first: string;
  /** A day: `2027-03-01`. */
  readonly until: string | null;
  readonly most: number | null;
  /** Days. */
  readonly coolDown: number;
  readonly title: string | null;
  readonly content: string;
  readonly firstComment: string | null;
  readonly made: number;
  readonly state: 'active' | 'ended';
  readonly makeAt: number;
  readonly nextAt: number | null;
}

const SERIES = mapColumns<SeriesRecord>('series', {
  id: 'id',
  businessId: 'business_id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  postId: 'post_id',
  every: 'every',
  unit: 'unit',
  first: 'first',
  until: 'until',
  most: 'most',
  coolDown: 'cool_down',
  title: 'title',
  content: 'content',
  firstComment: 'first_comment',
  made: 'made',
  state: 'state',
  makeAt: 'make_at',
  nextAt: 'next_at',
});

function series(q: Query) {
  return SERIES.from(q).join('connections', 'connections.id', 'series.connection_id');
}

export function findSeries(
  q: Query,
  { postId, businessId }: Pick<SeriesRecord, 'postId' | 'businessId'>,
): Promise<SeriesRecord | undefined> {
  return SERIES.one(series(q).where({ 'series.post_id': postId, 'series.business_id': businessId }));
}

/** The series, which nobody else works on before this transaction ends. */
export async function holdSeries(q: Query, id: number): Promise<SeriesRecord | undefined> {
  await lockForChange(q, q('series').select('id').where({ id }));
  return SERIES.one(series(q).where('series.id', id));
}

export function selectActiveSeries(q: Query, businessId: number): Selection<SeriesRecord> {
  const own = { 'series.business_id': businessId, 'series.state': 'active' };
  return SERIES.selection(series(q).where(own).orderBy('series.id'));
}

export function listActiveSeries(q: Query, businessId: number): Promise<SeriesRecord[]> {
  return select(selectActiveSeries(q, businessId));
}

/** Ids of series of all businesses whose next post is to be made. */
export function listDueSeries(q: Query, now: number): Promise<number[]> {
  return q('series')
    .where({ state: 'active' })
    .where('make_at', '<=', now)
    .orderBy(['make_at', 'id'])
    .limit(1000)
    .pluck('id');
}

export type SeriesWords = Omit<SeriesRecord, 'id' | 'channel' | 'made' | 'state' | 'makeAt' | 'nextAt'>;

/** Begins a series, or sets one anew; counts go on. @returns its id */
export async function saveSeries(q: Query, words: SeriesWords, now: number): Promise<number> {
  const set = { ...SERIES.stored({ ...words, state: 'active', makeAt: now, nextAt: null }), updated_at: now };
  const [row] = await q('series')
    .insert({ ...set, made: 0, created_at: now })
    .onConflict('post_id')
    .merge(set)
    .returning('id');
  return row.id;
}

export async function updateSeries(
  q: Query,
  id: number,
  change: Partial<Pick<SeriesRecord, 'made' | 'state' | 'makeAt' | 'nextAt'>>,
  now: number,
): Promise<void> {
  await q('series')
    .where({ id })
    .update({ ...SERIES.stored(change), updated_at: now });
}

export interface Appearance {
  readonly id: number;
  readonly status: PostStatus;
  readonly content: string;
  readonly title: string | null;
  /** When it leaves or left; null for a draft. */
  readonly at: number | null;
}

/** The post that comes again and those that came, the newest first. */
export async function listAppearances(
  q: Query,
  { id, postId }: Pick<SeriesRecord, 'id' | 'postId'>,
): Promise<Appearance[]> {
  const rows: (Omit<Appearance, 'at'> & { at: number | string | null })[] = await q('posts')
    .select('id', 'status', 'content', 'title', { at: q.raw('coalesce(published_at, scheduled_at)') })
    .where((own) => own.where({ id: postId }).orWhere({ series_id: id }))
    .whereNot({ status: 'rejected' })
    .whereNull('deleted_at')
    .orderBy('id', 'desc')
    .limit(600);
  return rows.map((row) => ({ ...row, at: row.at === null ? null : Number(row.at) }));
}
