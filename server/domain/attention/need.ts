// What waits for a person, the most urgent first. The rule: first what does harm soonest - what is late already counts
// as now -, and of what is equally late, by kind: posts, then money, then people who wait for an answer, then what
// would make things better. What does no harm by waiting comes last.

import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import type { EventData } from '../../contract/events.ts';
import { NEED_KINDS, type Need } from '../../contract/need.ts';
import type { Post } from '../../contract/post.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { numberOf } from '../billing/index.ts';
import { presentPost } from '../content/index.ts';
import { findNeeds, type NeedRow } from './need.repo.ts';

const POSTS = 50;

/** All that waits for the actor in their business. */
export async function listNeeds(
  ctx: Context,
  actor: AccountActor,
  options: { readonly billingIsOn: boolean },
): Promise<Need[]> {
  const now = ctx.clock.now();
  const filter = needFilter(actor, { ...options, now });
  const { needs, posts } = await findNeeds(ctx.db.read, filter, POSTS);
  return rankNeeds({ needs, posts: posts.map((post) => presentPost(post, actor)), now });
}

/** What of the actor's business `selectNeeds` looks for. */
export function needFilter(
  { accountId, businessId, role }: AccountActor,
  { billingIsOn, now }: { readonly billingIsOn: boolean; readonly now: number },
) {
  return { accountId, businessId, now, sees: { money: billingIsOn && role === 'owner' } };
}

/** Everything together, the most urgent first. */
export function rankNeeds(found: {
  readonly needs: readonly NeedRow[];
  readonly posts: readonly Post[];
  readonly now: number;
}): Need[] {
  const all = [...found.posts.map(presentPostNeed), ...found.needs.map(presentNeed)];
  const harm = ({ harmAt }: Need) =>
    harmAt === null ? Number.POSITIVE_INFINITY : Math.max(found.now, Date.parse(harmAt));
  const order = ({ kind }: Need) => NEED_KINDS.indexOf(kind);
  return all.sort((a, b) => compare(harm(a), harm(b)) || order(a) - order(b));
}

/** Infinities are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

const POST_WORDS: Readonly<Partial<Record<Post['status'], { title: string; label: string }>>> = {
  failed: { title: 'A post could not be published', label: 'See why' },
  needs_attention: { title: 'A post needs your decision', label: 'Decide' },
};
const APPROVE = { title: 'A post waits for your approval', label: 'Approve or reject' };

function presentPostNeed(post: Post): Need {
  const { title, label } = POST_WORDS[post.status] ?? APPROVE;
  return {
    kind: 'post',
    title,
    text: post.note ?? post.title ?? post.content,
    harmAt: post.scheduledAt,
    action: { label, href: `#/posts/${post.id}` },
    post,
  };
}

type Words = Pick<Need, 'title' | 'text' | 'action'>;

const WORDS: Readonly<Record<NeedRow['kind'], (row: NeedRow) => Words>> = {
  facts: ({ number, words }) => ({
    title: 'There is too little to write about',
    text: `${number === 1 ? 'One post' : `${number} posts`} of the next ${PLAN_DAYS} days could not be written: more would repeat what was said or make things up. ${askFor(words)}`,
    action: { label: 'Add facts', href: '#/business-setup?edit=1' },
  }),
  ticket: ({ number, words }) => ({
    title: `Your ticket #${number} is answered`,
    text: words ?? '',
    action: { label: 'Read the answer', href: '#/help-support?tab=contact' },
  }),
  strategy: ({ words }) => ({
    title: 'Your strategy has run its time',
    text: `${words} is over. Another one goes by what your posts have brought about since.`,
    action: { label: 'Generate the next', href: '#/ai-strategy' },
  }),
  'sign-in': ({ words }) => {
    const { name, segment } = channelOf(words as ChannelType);
    return {
      title: `Connect ${name} again`,
      text: 'Its sign-in has ended. Nothing leaves there until somebody signs in anew.',
      action: { label: `Connect ${name}`, href: `#/platforms/${segment}?tab=settings` },
    };
  },
  subscribers: () => ({
    title: 'Nobody gets your mails yet',
    text: 'Email is connected, and there is no subscriber.',
    action: { label: 'Add subscribers', href: '#/email-marketing?tab=audience' },
  }),
  trial: () => ({
    title: 'Your free trial ends soon',
    text: 'Without a payment method nothing is planned or published from then on.',
    action: { label: 'Add a payment method', href: '#/profile' },
  }),
  invoice: ({ number }) => ({
    title: `Invoice ${numberOf({ number: number ?? 0 })} is not paid`,
    text: 'Your plan goes on when it is.',
    action: { label: 'Pay it', href: '#/profile' },
  }),
};

function presentNeed(row: NeedRow): Need {
  const harmAt = row.harmAt === null ? null : new Date(row.harmAt).toISOString();
  return { kind: row.kind, harmAt, post: null, ...WORDS[row.kind](row) };
}

/** What would help, as the last shortage told it. */
function askFor(data: string | null): string {
  const { add } = JSON.parse(data ?? '{}') as Partial<EventData<'plan.short'>>;
  return wordsOf(add ?? say('attention.add-facts'));
}
