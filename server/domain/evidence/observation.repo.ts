// All SQL of the observations table: appended, and never changed but for what is left out.
import { networksOf, worldOf } from '../../contract/connection.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import type { Features } from '../learning/index.ts';
import type { Figures, LeftOut, Makings, NewObservation } from './observation.ts';

/** What an observation teaches from. */
export interface Observation {
  readonly postId: number;
  readonly at: number;
  readonly features: Features;
  readonly figures: Figures;
}

const OBSERVATION = mapColumns<Observation>('observations', {
  postId: 'post_id',
  at: 'at',
  features: { sql: 'features', read: JSON.parse },
  figures: { sql: 'figures', read: JSON.parse },
});

/** Whose observations, and of which world: what is simulated teaches nothing of what is real. */
export type Place = Pick<ConnectionRecord, 'id' | 'businessId' | 'type' | 'network'>;

/** Older observations say next to nothing of now, and reading them would cost the more the older a business is. */
const MOST = 600;

/** False when the post has an observation already. */
export async function insertObservation(q: Query, made: NewObservation, now: number): Promise<boolean> {
  const rows: unknown[] = await q('observations')
    .insert({
      business_id: made.businessId,
      connection_id: made.connectionId,
      channel: made.channel,
      network: made.network,
      post_id: made.postId,
      at: made.at,
      features: JSON.stringify(made.features),
      figures: JSON.stringify(made.figures),
      read_at: now,
      left_out: made.leftOut,
      left_out_at: made.leftOut === null ? null : now,
    })
    .onConflict('post_id')
    .ignore()
    .returning('id');
  return rows.length === 1;
}

/** What was known of a connection's posts at a moment, the latest ones, from the oldest to the newest. */
export async function listObservations(q: Query, place: Place, asOf: number): Promise<Observation[]> {
  const latest = OBSERVATION.from(q)
    .where({ connection_id: place.id, business_id: place.businessId })
    .whereIn('network', [...networksOf(worldOf(place))])
    .where('read_at', '<=', asOf)
    .where((taught) => taught.whereNull('left_out_at').orWhere('left_out_at', '>', asOf))
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'post_id', order: 'desc' },
    ])
    .limit(MOST);
  return (await OBSERVATION.all(latest)).reverse();
}

/** From a moment on an observation teaches nothing; false when there is none, or when it teaches nothing already. */
export async function leaveOutObservation(
  q: Query,
  postId: number,
  { why, at }: { readonly why: LeftOut; readonly at: number },
): Promise<boolean> {
  const changed = await q('observations')
    .where({ post_id: postId })
    .whereNull('left_out')
    .update({ left_out: why, left_out_at: at });
  return changed === 1;
}

/** What was left out for this reason alone teaches again. */
export async function takeInObservation(q: Query, postId: number, why: LeftOut): Promise<void> {
  await q('observations')
    .where({ post_id: postId, left_out: why })
    .update({ left_out: null, left_out_at: null });
}

/** The blocks of the writer that a post is made of. */
export async function findMakings(q: Query, postId: number): Promise<Makings> {
  const pictures = q('post_media').count('*').where({ post_id: postId });
  const row: Makings | undefined = await q('posts')
    .select('hook', 'cta', 'skeleton', pictures.as('pictures'))
    .where({ id: postId })
    .first();
  if (!row) throw new Error(`post ${postId} does not exist`);
  return { ...row, pictures: Number(row.pictures) };
}

/** For whoever replays a choice, and serves nobody's request. */
export async function findPlace(q: Query, connectionId: number): Promise<Place | undefined> {
  return q('connections')
    .select('id', 'type', 'network')
    .select({ businessId: 'business_id' })
    .where({ id: connectionId })
    .first();
}
