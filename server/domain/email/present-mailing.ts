// Makes the contract's shape of campaigns for one reader.
import { CAMPAIGN_SEGMENT_NAMES } from '../../contract/constants/email.ts';
import type { Mailing, MailingMove, MailingStatus } from '../../contract/mailing.ts';
import type { MailingTest } from '../../contract/mailing-test.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { Context, Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { iso } from '../../kernel/clock.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { canWrite } from '../business/index.ts';
import { actionsOf, type PostRecord } from '../content/index.ts';
import { countDeliveries, type DeliveryCounts } from './delivery.repo.ts';
import { localTimeOf } from './local-time.ts';
import { countAudience, listMailingFacts, type MailingFacts } from './mailing.repo.ts';
import { countVariants } from './mailing-test.repo.ts';
import { presentTest } from './mailing-test.ts';

const STATUS: Readonly<Record<PostStatus, MailingStatus>> = {
  draft: 'draft',
  rejected: 'draft',
  scheduled: 'scheduled',
  publishing: 'scheduled',
  published: 'sent',
  awaiting_approval: 'waiting',
  failed: 'waiting',
  needs_attention: 'waiting',
};

/** The states of a post that a campaign's status stands for; all of them without one. */
export function statesOf(status: MailingStatus | undefined): PostStatus[] | undefined {
  const states = Object.keys(STATUS) as PostStatus[];
  return status && states.filter((one) => STATUS[one] === status);
}

export async function presentMailings(
  { db, clock }: Context,
  posts: readonly PostRecord[],
  actor: AccountActor,
): Promise<Mailing[]> {
  const q = db.read;
  const ids = (isMeant: (post: PostRecord) => boolean) => posts.filter(isMeant).map(({ id }) => id);
  const [facts, underWay, ended] = await Promise.all([
    listMailingFacts(
      q,
      ids(() => true),
    ),
    countDeliveries(q, ids(isUnderWay)),
    countDeliveries(
      q,
      ids((post) => post.delivered !== null),
      ['unknown'],
    ),
  ]);
  const tried = ids(({ id }) => Boolean(facts.get(id)?.test));
  const versions = tried.length === 0 ? new Map() : await countVariants(q, tried);
  const sizes = new Sizes(db.read, clock.now());
  return Promise.all(
    posts.map(async (post) => {
      const known = facts.get(post.id);
      if (!known) throw new Error('a mailing was asked for and not read');
      const figures = figuresOf(post, underWay.get(post.id) ?? ended.get(post.id));
      const size = reachedBy(figures) ?? (await sizes.of(post, known));
      const test = known.test && presentTest(known.test, versions.get(post.id));
      return presentMailing(post, actor, { facts: known, size, figures, test });
    }),
  );
}

/** How many people mailings would go to now: among many people a count takes long, so each segment is counted once. */
class Sizes {
  readonly #q: Query;
  readonly #now: number;
  readonly #known = new Map<string, Promise<number>>();

  constructor(q: Query, now: number) {
    this.#q = q;
    this.#now = now;
  }

  of({ id, businessId }: PostRecord, facts: MailingFacts): Promise<number> {
    const key = facts.again ? `again ${id}` : String(facts.segment);
    const known = this.#known.get(key) ?? countAudience(this.#q, businessId, facts, this.#now);
    this.#known.set(key, known);
    return known;
  }
}

function nameOf({ segment, own }: MailingFacts): string {
  if (typeof segment !== 'number') return CAMPAIGN_SEGMENT_NAMES[segment];
  return own?.name ?? 'A segment that is deleted';
}

function isUnderWay({ status }: PostRecord): boolean {
  return status === 'publishing';
}

type Figures = Pick<Mailing, 'delivered' | 'kept' | 'undelivered' | 'unknown' | 'remaining'>;

/** On its way what the deliveries say; later what was noted in the end, which stays when people are deleted. */
function figuresOf(post: PostRecord, counts: DeliveryCounts | undefined): Figures {
  const { delivered, kept, undelivered } = post;
  if (!counts) return { delivered, kept, undelivered, unknown: null, remaining: null };
  const { sent, refused, unknown, pending, sending } = counts;
  if (!isUnderWay(post)) return { delivered, kept, undelivered, unknown, remaining: null };
  return {
    delivered: sent,
    kept: counts.kept,
    undelivered: refused + unknown,
    unknown,
    remaining: pending + sending,
  };
}

/** How many it went, or goes, to; null before it leaves. */
function reachedBy({ delivered, kept, undelivered, remaining }: Figures): number | null {
  return delivered === null ? null : delivered + (kept ?? 0) + (undelivered ?? 0) + (remaining ?? 0);
}

interface Known {
  readonly facts: MailingFacts;
  /** How many it went to, or would go to now. */
  readonly size: number;
  readonly figures: Figures;
  readonly test: MailingTest | null;
}

function presentMailing(
  post: PostRecord,
  actor: AccountActor,
  { facts, size, figures, test }: Known,
): Mailing {
  const { delivered } = figures;
  return {
    id: post.id,
    name: post.title ?? firstLine(post.content),
    createdByAI: post.origin === 'autopilot',
    subjectLine: post.title ?? firstLine(post.content),
    content: post.content,
    status: STATUS[post.status],
    postStatus: post.status,
    note: noteOf(post, facts),
    segment: facts.segment,
    segmentName: nameOf(facts),
    audienceSize: size,
    sentAt: iso(post.publishedAt),
    scheduledFor: post.publishedAt === null ? iso(post.scheduledAt) : null,
    localTime: localTimeOf(facts, post) ?? null,
    createdAt: new Date(post.createdAt).toISOString(),
    ...figures,
    stopped: facts.stopped,
    stoppedBy: facts.stoppedBy,
    ...returnsOf(facts, figures.delivered),
    again: facts.again,
    ...ratesOf(facts, delivered),
    test,
    unsubscribeRate: delivered ? Math.min(1, facts.unsubscribed / delivered) : null,
    performance: null,
    actions: actionsOf(post, actor),
    moves: canWrite(actor) ? movesOf(post, facts) : [],
  };
}

/** Nobody could have sent back what nobody has got. */
function returnsOf({ hardBounces, softBounces, complaints }: MailingFacts, delivered: number | null) {
  if (delivered === null) return { hardBounces: null, softBounces: null, complaints: null };
  return { hardBounces, softBounces, complaints };
}

/** Why it does not go on comes first. */
function noteOf(post: PostRecord, { stopped, stoppedBy }: MailingFacts): string | null {
  if (stopped === 'paused' && stoppedBy !== null) return wordsOf(say('email.stopped', { harm: stoppedBy }));
  return post.note && wordsOf(post.note);
}

/** Nothing is said of what was not measured, or before anybody has got the mail. */
function ratesOf(facts: MailingFacts, delivered: number | null) {
  if (!facts.isMeasured || !delivered) return { openRate: null, clickRate: null, machineReads: null };
  // A mail whose answer was lost is not among the delivered, and may be opened all the same.
  const rate = (people: number) => Math.min(1, people / delivered);
  const { opened, clicked, machineReads } = facts;
  return { openRate: rate(opened), clickRate: rate(clicked), machineReads };
}

function movesOf(post: PostRecord, { stopped, isMeasured }: MailingFacts): MailingMove[] {
  if (post.status === 'published')
    return ['resend-unreached', ...(isMeasured ? (['resend-unopened'] as const) : [])];
  if (!isUnderWay(post) || stopped === 'cancelled') return [];
  return [stopped === 'paused' ? 'resume' : 'pause', 'cancel'];
}

function firstLine(content: string): string {
  return content.trim().split('\n')[0] ?? '';
}
