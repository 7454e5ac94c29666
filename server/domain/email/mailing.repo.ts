// All SQL of mailings: whom each goes to, and its course.
import type { CampaignSegment } from '../../contract/constants/email.ts';
import type { AgainTo, SegmentChoice } from '../../contract/mailing.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { countPeople, listStoredSegments, type SegmentRecord, subscribersIn } from '../audience/index.ts';
import { type FlatTest, type MailingTestRecord, TEST_COLUMNS, toTest } from './mailing-test.repo.ts';

/** What a person has made of a mailing that is on its way. */
export type Stop = 'paused' | 'cancelled';

/** What is known of a mailing beside its post. */
export interface MailingFacts {
  readonly segment: SegmentChoice;
  /** The segment that the business has made; null where it goes to none, or that one is deleted. */
  readonly own: SegmentRecord | null;
  readonly stopped: Stop | null;
  /** What too many of stopped it; null for a person. */
  readonly stoppedBy: Harm | null;
  readonly again: { readonly of: number; readonly to: AgainTo } | null;
  /** Whether it is measured who opens it. */
  readonly isMeasured: boolean;
  /** People, each once. */
  readonly opened: number;
  readonly clicked: number;
  readonly machineReads: number;
  /** People who left by a mail of it. */
  readonly unsubscribed: number;
  /** Of another version; null where none is tried. */
  readonly test: MailingTestRecord | null;
  /** What the clock of each reader is to show, and the moment for which that was planned. */
  readonly local: { readonly wall: string; readonly begin: number } | null;
  /** Mails that came back. */
  readonly hardBounces: number;
  readonly softBounces: number;
  readonly complaints: number;
}

interface FlatMailing extends FlatTest, Omit<MailingFacts, 'segment' | 'own' | 'again' | 'test' | 'local'> {
  readonly postId: number;
  /** A name, or an id in digits. */
  readonly chosen: string;
  readonly againOf: number | null;
  readonly againTo: AgainTo | null;
  readonly localTime: string | null;
  readonly localBegin: number;
}

const MAILING = mapColumns<FlatMailing>('mailings', {
  postId: 'post_id',
  chosen: 'segment',
  stopped: 'stopped',
  stoppedBy: 'stopped_by',
  againOf: 'again_of',
  againTo: 'again_to',
  isMeasured: flag('is_measured'),
  opened: 'opened',
  clicked: 'clicked',
  machineReads: 'machine_reads',
  unsubscribed: 'unsubscribed',
  hardBounces: 'hard_bounces',
  softBounces: 'soft_bounces',
  complaints: 'complaints',
  localTime: 'local_time',
  localBegin: { sql: 'local_begin', read: Number },
  ...TEST_COLUMNS,
});

/** Of a mailing that nobody has said anything about. */
const USUAL: MailingFacts = {
  segment: 'all',
  own: null,
  stopped: null,
  stoppedBy: null,
  again: null,
  isMeasured: false,
  opened: 0,
  clicked: 0,
  machineReads: 0,
  unsubscribed: 0,
  test: null,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
  local: null,
};

const isId = (segment: string) => /^\d+$/.test(segment);

async function toFacts(q: Query, all: readonly FlatMailing[]): Promise<MailingFacts[]> {
  const ids = all.flatMap(({ chosen }) => (isId(chosen) ? [Number(chosen)] : []));
  const own = new Map((await listStoredSegments(q, ids)).map((one) => [one.id, one]));
  return all.map((flat) => readFlat(flat, own.get(Number(flat.chosen)) ?? null));
}

function readFlat(flat: FlatMailing, own: SegmentRecord | null): MailingFacts {
  const { stopped, stoppedBy, isMeasured, opened, clicked, machineReads, unsubscribed } = flat;
  const { chosen, againOf: of, againTo: to, localTime: wall, localBegin: begin } = flat;
  const { hardBounces, softBounces, complaints } = flat;
  return {
    ...{ stopped, stoppedBy, isMeasured, opened, clicked, machineReads, unsubscribed },
    ...{ hardBounces, softBounces, complaints, own },
    segment: isId(chosen) ? Number(chosen) : (chosen as CampaignSegment),
    again: of === null || to === null ? null : { of, to },
    test: toTest(flat),
    local: wall === null ? null : { wall, begin },
  };
}

export async function findMailing(q: Query, postId: number): Promise<MailingFacts> {
  const found = await MAILING.one(MAILING.from(q).where({ post_id: postId }));
  return (found && (await toFacts(q, [found]))[0]) ?? USUAL;
}

/** What is known of these mailings; they go to everybody who is subscribed unless told. */
export async function listMailingFacts(
  q: Query,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, MailingFacts>> {
  const all = await MAILING.all(MAILING.from(q).whereIn('post_id', [...postIds]));
  const facts = await toFacts(q, all);
  const known = new Map(all.map(({ postId }, at) => [postId, facts[at] ?? USUAL]));
  return new Map(postIds.map((id) => [id, known.get(id) ?? USUAL]));
}

export async function saveSegment(q: Query, postId: number, segment: SegmentChoice): Promise<void> {
  await q('mailings')
    .insert({ post_id: postId, segment: String(segment) })
    .onConflict('post_id')
    .merge();
}

/** Plans a mailing for a time on the clock of each reader; null for one moment for all. */
export async function saveLocal(q: Query, postId: number, local: MailingFacts['local']): Promise<void> {
  await q('mailings')
    .where({ post_id: postId })
    .update({ local_time: local?.wall ?? null, local_begin: local?.begin ?? null });
}

/** Says that a mailing goes to some of those again whom another one went to. */
export async function saveAgain(
  q: Query,
  postId: number,
  { of, to }: NonNullable<MailingFacts['again']>,
): Promise<void> {
  await q('mailings').where({ post_id: postId }).update({ again_of: of, again_to: to });
}

/** Stops a mailing, or lets it go on. @returns false when it was so already */
export async function updateStopped(
  q: Query,
  postId: number,
  step: { from: readonly (Stop | null)[]; to: Stop | null },
): Promise<boolean> {
  await q('mailings').insert({ post_id: postId, segment: 'all' }).onConflict('post_id').ignore();
  const changed = await q('mailings')
    .where({ post_id: postId })
    .where((state) => {
      state.whereIn(
        'stopped',
        step.from.filter((one) => one !== null),
      );
      if (step.from.includes(null)) state.orWhereNull('stopped');
    })
    .update({ stopped: step.to, stopped_by: null });
  return changed === 1;
}

/** What says whom a mailing goes to. */
export type Addressed = Pick<MailingFacts, 'segment' | 'own' | 'again'>;

/** Those a mailing goes to at a moment, as rows of `subscribers`; nobody where its segment is deleted. */
export function audienceOf(q: Query, businessId: number, { segment, own, again }: Addressed, now: number) {
  const target = typeof segment === 'number' ? own?.rule : segment;
  const people = subscribersIn(q, businessId, target ?? 'all', now);
  if (!target) people.whereRaw('1 = 0');
  if (again) people.whereExists(againQuery(q, again));
  return people;
}

/** The delivery that makes a subscriber one of those whom a mailing goes to again. */
export function againQuery(q: Query, { of, to }: NonNullable<MailingFacts['again']>) {
  const earlier = q('deliveries as earlier')
    .select(q.raw('1'))
    .where({ 'earlier.post_id': of })
    .whereRaw('earlier.subscriber_id = subscribers.id');
  return to === 'unopened'
    ? earlier
        .where({ 'earlier.status': 'sent' })
        .whereNull('earlier.opened_at')
        .whereNull('earlier.clicked_at')
        .whereNull('earlier.bounce')
    : earlier.where({ 'earlier.bounce': 'soft' });
}

/** How many people a mailing goes to now. */
export async function countAudience(
  q: Query,
  businessId: number,
  to: Addressed,
  now: number,
): Promise<number> {
  return countPeople(audienceOf(q, businessId, to, now));
}

/** Whether a mailing that has not left yet goes to a segment that the business has made. */
export async function isSegmentUsed(q: Query, businessId: number, segmentId: number): Promise<boolean> {
  const mailing = await q('mailings')
    .join('posts', 'posts.id', 'mailings.post_id')
    .where({ 'posts.business_id': businessId, 'mailings.segment': String(segmentId) })
    .whereNotIn('posts.status', ['published', 'rejected'])
    .whereNull('posts.deleted_at')
    .first('posts.id');
  return mailing !== undefined;
}
