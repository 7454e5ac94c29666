// What waits for a person, the most urgent first. The rule: first what does harm soonest - what is late already counts
// as now -, and of what is equally late, by kind: posts, then money, then people who wait for an answer, then what
// would make things better. What does no harm by waiting comes last.
import { type Act, type Level, stepFrom } from '../../contract/autonomy.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import type { EventData } from '../../contract/events.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import { NEED_KINDS, type Need } from '../../contract/need.ts';
import type { Post } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { readSentence, say, wordsOf } from '../../sentences/index.ts';
import { numberOf } from '../billing/index.ts';
import { presentPost } from '../content/index.ts';
import { findNeeds, type NeedRow, SIMULATED_BUDGETS } from './need.repo.ts';

const POSTS = 50;
const BUDGETS = '#/autonomous-control?tab=platforms';

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

function presentPostNeed(post: Post): Need {
  const { status, trouble, platform } = post;
  const title = wordsOf(say('attention.post-title', { status }));
  const label = wordsOf(say('attention.post-action', { status, trouble }));
  return {
    kind: 'post',
    title,
    text: post.note ?? post.title ?? post.content,
    harmAt: post.scheduledAt,
    action: { label, href: trouble === 'signed-out' ? signInHref(platform) : `#/posts/${post.id}` },
    post,
  };
}

/** Where one signs in to a channel anew. */
function signInHref(channel: ChannelType): string {
  return `#/platforms/${channelOf(channel).segment}?tab=settings`;
}

interface Sentences {
  readonly title: Sentence;
  readonly text: Sentence;
  readonly label: Sentence;
  readonly href: string;
}

const SENTENCES: Readonly<Record<NeedRow['kind'], (row: NeedRow) => Sentences>> = {
  facts: ({ number, words }) => ({
    title: say('attention.facts-title'),
    text: say('attention.facts', { posts: number ?? 0, days: PLAN_DAYS, add: wishIn(words) }),
    label: say('attention.facts-action'),
    href: '#/brand',
  }),
  ticket: ({ number, words }) => ({
    title: say('notifications.answered-title', { ticket: number ?? 0 }),
    text: say('notifications.subject', { subject: words ?? '' }),
    label: say('attention.ticket-action'),
    href: '#/help-support?tab=contact',
  }),
  strategy: ({ words }) => ({
    title: say('attention.strategy-title'),
    text: say('attention.strategy', { code: words ?? '' }),
    label: say('attention.strategy-action'),
    href: '#/ai-strategy',
  }),
  'sign-in': ({ words }) => {
    const channel = words as ChannelType;
    return {
      title: say('notifications.signed-out-title', { channel }),
      text: say('notifications.signed-out', { channel }),
      label: say('attention.sign-in-action', { channel }),
      href: signInHref(channel),
    };
  },
  mailing: ({ words }) => ({
    title: say('attention.mailing-title'),
    text: say('email.stopped', { harm: words as Harm }),
    label: say('attention.mailing-action'),
    href: '#/email-marketing',
  }),
  level: ({ number, words }) => {
    const { channel, level, act } = JSON.parse(words ?? '{}') as {
      channel: ChannelType;
      level: Level;
      act: Act;
    };
    const to = stepFrom(level, 1) ?? level;
    return {
      title: say('attention.level-title', { channel, act }),
      text: say('attention.level', { act, level: to, posts: number ?? 0 }),
      label: say('attention.level-action'),
      href: act === 'budget' ? BUDGETS : `#/platforms/${channelOf(channel).segment}?tab=settings`,
    };
  },
  budgets: ({ words, number }) => ({
    title: say('ads.frozen-title', { world: number === SIMULATED_BUDGETS ? 'sandbox' : 'real' }),
    text: say('ads.frozen-do', {
      why: readSentence(words ?? ''),
      world: number === SIMULATED_BUDGETS ? 'sandbox' : 'real',
    }),
    label: say('ads.frozen-action'),
    href: BUDGETS,
  }),
  move: () => ({
    title: say('ads.move-title'),
    text: say('ads.move-do'),
    label: say('ads.move-action'),
    href: BUDGETS,
  }),
  suggestion: ({ number, words }) => {
    const channel = words as ChannelType;
    return {
      title: say('attention.suggestion-title', { channel, posts: number ?? 0 }),
      text: say('attention.suggestion', { days: PLAN_DAYS }),
      label: say('attention.suggestion-action'),
      href: `#/platforms/${channelOf(channel).segment}?tab=content`,
    };
  },
  subscribers: () => ({
    title: say('attention.subscribers-title'),
    text: say('attention.subscribers'),
    label: say('attention.subscribers-action'),
    href: '#/email-marketing?tab=audience',
  }),
  trial: () => ({
    title: say('attention.trial-title'),
    text: say('attention.trial'),
    label: say('attention.trial-action'),
    href: '#/profile',
  }),
  invoice: ({ number }) => ({
    title: say('attention.invoice-title', { number: numberOf({ number: number ?? 0 }) }),
    text: say('attention.invoice'),
    label: say('attention.invoice-action'),
    href: '#/profile',
  }),
};

function presentNeed(row: NeedRow): Need {
  const harmAt = row.harmAt === null ? null : new Date(row.harmAt).toISOString();
  const { title, text, label, href } = SENTENCES[row.kind](row);
  const action = { label: wordsOf(label), href };
  return { kind: row.kind, title: wordsOf(title), text: wordsOf(text), harmAt, action, post: null };
}

/** What would help, as the last shortage told it. */
function wishIn(data: string | null): Sentence {
  const { add } = JSON.parse(data ?? '{}') as Partial<EventData<'plan.short'>>;
  return add ?? say('attention.add-facts');
}
