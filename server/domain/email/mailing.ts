// Campaigns: posts of the mail channel that a person writes, with the segment they go to.
import { channelOf } from '../../contract/channels/index.ts';
import type { Mailing, MailingInput, MailingStatus, SegmentChoice } from '../../contract/mailing.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { DAY, SECOND } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import { findStoredSegment } from '../audience/index.ts';
import { requireWriter } from '../business/index.ts';
import { type ConnectionRecord, listConnections, listOpenConnectionIds } from '../channels/index.ts';
import { actionsOf, addPosts, editPost, getPost, listPosts, type PostRecord } from '../content/index.ts';
import { checkPost } from '../writer/index.ts';
import { checkMerge } from './check-merge.ts';
import { planLocal } from './local-time.ts';
import { type MailingFacts, saveAgain, saveLocal, saveSegment } from './mailing.repo.ts';
import { storeTest } from './mailing-test.ts';
import { listMergeFields } from './person-fields.ts';
import { presentMailings, statesOf } from './present-mailing.ts';

function isMail({ type }: Pick<ConnectionRecord, 'type'>): boolean {
  return channelOf(type).delivery === 'mail';
}

export interface MailingPage {
  readonly status?: MailingStatus | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Campaigns of the actor's business, newest first. @param connectionId its mail connection; null while there is none */
export async function listMailings(
  ctx: Context,
  actor: AccountActor,
  page: MailingPage,
  connectionId: number | null,
): Promise<Mailing[]> {
  if (connectionId === null) return [];
  const { status, ...rest } = page;
  const { businessId } = actor;
  const posts = await listPosts(ctx.db.read, {
    ...rest,
    businessId,
    connectionId,
    statuses: statesOf(status),
  });
  return presentMailings(ctx, posts, actor);
}

/** @throws AppError not-found for what is foreign, unknown, or no post of the mail channel */
export async function getMailing(ctx: Context, actor: AccountActor, id: number): Promise<Mailing> {
  const post = await getMailPost(ctx, actor, id);
  const [campaign] = await presentMailings(ctx, [post], actor);
  if (!campaign) throw notFound();
  return campaign;
}

/** The post of a campaign. @throws AppError not-found for what is foreign, unknown, or no post of the mail channel */
export async function getMailPost(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  const post = await getPost(ctx, actor, id);
  if (!isMail({ type: post.channel })) throw notFound();
  return post;
}

/**
 * Adds a campaign: a draft, or scheduled for a moment or for now.
 * @param again the mailing of which it goes to some again
 * @throws AppError conflict while email is not connected, or when it should leave now and everything is paused
 */
export async function addMailing(
  ctx: Context,
  actor: AccountActor,
  input: MailingInput,
  again: MailingFacts['again'] = null,
): Promise<Mailing> {
  requireWriter(actor);
  const id = await unitOfWork(ctx, actor, async (tx) => {
    const connection = (await listConnections(tx.q, actor.businessId)).find(isMail);
    if (!connection) throw new AppError('conflict', say('email.not-connected'));
    const asked = await readTime(tx.q, input.sendAt, { connection, now: tx.now });
    const local = await readLocal(tx.q, input, { connection, asked, now: tx.now });
    const scheduledAt = local?.begin ?? asked;
    const { subject: title, content } = input;
    await checkWords(tx.q, actor.businessId, input);
    for (const words of versionsOf(input)) {
      const [problem] = checkPost(connection.type, words);
      if (problem) throw refuse(problem);
    }
    const post = { businessId: actor.businessId, connectionId: connection.id, title, content, scheduledAt };
    const status = scheduledAt === null ? ('draft' as const) : ('scheduled' as const);
    const [added] = await addPosts(tx, connection.type, [{ ...post, ...BY_HAND, status }]);
    if (added === undefined) throw new Error('a campaign was stored without an id');
    await saveChoice(tx, actor.businessId, added, input.segment);
    await saveLocal(tx.q, added, local);
    await storeTest(tx, { businessId: actor.businessId, postId: added }, input.test);
    if (again) await saveAgain(tx.q, added, again);
    return added;
  });
  return getMailing(ctx, actor, id);
}

/** What a mailing says, and what the other version of it that is tried says. */
function versionsOf({ subject: title, content, test }: MailingInput) {
  const first = { title, content };
  return test ? [first, { title: test.subject ?? title, content: test.content ?? content }] : [first];
}

/** @throws AppError invalid for a merge field that nobody knows, in either version */
async function checkWords(q: Query, businessId: number, input: MailingInput): Promise<void> {
  const known = await listMergeFields(q, businessId);
  for (const { title: subject, content } of versionsOf(input)) checkMerge({ subject, content }, known);
}

/** @throws AppError invalid for the id of no segment of the business */
async function saveChoice(
  { q }: Pick<Tx, 'q'>,
  businessId: number,
  postId: number,
  segment: SegmentChoice,
): Promise<void> {
  if (typeof segment === 'number' && !(await findStoredSegment(q, { id: segment, businessId }))) {
    throw new AppError('invalid', inField('segment', say('email.no-segment')), { field: 'segment' });
  }
  await saveSegment(q, postId, segment);
}

/** What the writer would say about its own posts, and nobody says about these. */
const BY_HAND = {
  origin: 'person',
  note: null,
  needsMedia: null,
  pillar: '',
  hook: '',
  cta: '',
  skeleton: '',
  idea: null,
  writer: null,
  why: null,
  factIds: [],
} as const;

function refuse({ field, why }: { field: string; why: Sentence }): AppError {
  const name = field === 'title' ? 'subject' : field;
  return new AppError('invalid', inField(name, why), { field: name });
}

/** Words, segment and time change together or not at all. A draft stays one until it is given a time. */
export async function editMailing(
  ctx: Context,
  actor: AccountActor,
  id: number,
  input: MailingInput,
): Promise<Mailing> {
  const post = await getMailPost(ctx, actor, id);
  requireWriter(actor);
  await checkWords(ctx.db.read, actor.businessId, input);
  const place = { connection: { id: post.connectionId, businessId: actor.businessId }, now: ctx.clock.now() };
  const asked = await readTime(ctx.db.read, input.sendAt, place);
  // "Now" has to be still to come when it is stored.
  const local = await readLocal(ctx.db.read, input, { ...place, asked, now: place.now + SECOND });
  const scheduledAt = asked === null ? null : (local?.begin ?? Math.max(asked, place.now + SECOND));
  const keeps = asked === null && !actionsOf(post, actor).includes('unschedule');
  await editPost(ctx, actor, id, {
    edit: { title: input.subject, content: input.content, scheduledAt: keeps ? undefined : scheduledAt },
    check: checkPost,
    within: async (tx) => {
      await saveChoice(tx, actor.businessId, id, input.segment);
      await saveLocal(tx.q, id, local);
      await storeTest(tx, { businessId: actor.businessId, postId: id }, input.test);
    },
  });
  return getMailing(ctx, actor, id);
}

/** When it should leave, UTC milliseconds; null for a draft. @throws AppError conflict for "now" while nothing may leave */
async function readTime(
  q: Query,
  sendAt: MailingInput['sendAt'],
  { connection, now }: { connection: Pick<ConnectionRecord, 'id' | 'businessId'>; now: number },
): Promise<number | null> {
  if (sendAt === null) return null;
  if (sendAt !== 'now') {
    if (sendAt < now)
      throw new AppError('invalid', inField('sendAt', say('content.time-past')), { field: 'sendAt' });
    if (sendAt > now + FIVE_YEARS)
      throw new AppError('invalid', inField('sendAt', say('content.time-far')), { field: 'sendAt' });
    return sendAt;
  }
  if (!(await listOpenConnectionIds(q, connection.businessId)).includes(connection.id)) throw switchedOff();
  return now;
}

/** What is planned on the clocks of readers; null for a moment for all. @throws AppError invalid for "now" on their clocks */
async function readLocal(
  q: Query,
  { clock, sendAt }: MailingInput,
  {
    connection,
    asked,
    now,
  }: { connection: Pick<ConnectionRecord, 'businessId'>; asked: number | null; now: number },
) {
  if (clock === 'business' || asked === null) return null;
  if (sendAt === 'now')
    throw new AppError('invalid', inField('sendAt', say('email.local-needs-time')), { field: 'sendAt' });
  return planLocal(q, { businessId: connection.businessId, at: asked, now });
}

const FIVE_YEARS = 5 * 366 * DAY;

function switchedOff(): AppError {
  return new AppError('conflict', say('email.sending-off'));
}
