// A post: one piece of content for one connection. The spec's URLs call posts contents.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { Overrule } from './claim.ts';
import { Network } from './connection.ts';
import { TONES, type Tone } from './constants/industries.ts';
import { LIMITS } from './constants/limits.ts';
import { MediaToShow, PostMedium } from './media.ts';
import { OwnLimits } from './own-limits.ts';
import { problem } from './problem.ts';
import { Id, line, Moment, optionalLine, optionalText, requiredText, text } from './schema.ts';

const TONE_VALUES = Object.keys(TONES) as [Tone, ...Tone[]];

export const POST_STATUSES = [
  'draft',
  'awaiting_approval',
  'scheduled',
  'publishing',
  'published',
  'failed',
  'needs_attention',
  'rejected',
] as const;
export const PostStatus = v.picklist(POST_STATUSES);
export type PostStatus = v.InferOutput<typeof PostStatus>;

/** What a person may do with a post in its present state; decides buttons and 409 answers alike. */
export const POST_ACTIONS = [
  'edit',
  'correct',
  'schedule',
  'approve',
  'reject',
  'hold',
  'publish',
  'unschedule',
  'resolve',
  'posted',
  'unposted',
  'figures',
  'duplicate',
  'delete',
] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

/**
 * What keeps a post that failed, or needs attention, from being out. `unknown`: it may be out, and only a person can look;
 * `signed-out`: its network lets us in only when somebody connects again; `refused`: its network does not take it as it is;
 * `unreachable`: its network could not be reached, or took it at no try.
 */
export const TROUBLES = ['unknown', 'signed-out', 'refused', 'unreachable'] as const;
export type Trouble = (typeof TROUBLES)[number];

export const Analytics = v.object({
  /** Counts of a network; one that it does not give, or has not given yet, is absent. */
  likes: v.optional(v.number()),
  comments: v.optional(v.number()),
  shares: v.optional(v.number()),
  clicks: v.optional(v.number()),
  impressions: v.optional(v.number()),
  /** Mail only: mails that a mail server took, those kept in the local outbox, and those refused or of unknown outcome. */
  delivered: v.optional(v.number()),
  kept: v.optional(v.number()),
  undelivered: v.optional(v.number()),
  /** `sandbox` figures are simulated and never mixed with real ones. */
  source: Network,
  measuredAt: v.nullable(v.string()),
});
export type Analytics = v.InferOutput<typeof Analytics>;

export const Post = v.object({
  id: v.number(),
  platformId: v.number(),
  platform: v.picklist(CHANNEL_TYPES),
  network: Network,
  title: v.nullable(v.string()),
  content: v.string(),
  /** Placed below the post once it is out; null where there is none. */
  firstComment: v.nullable(v.string()),
  status: PostStatus,
  /** Why it waits, failed, or needs attention; null when all is well. */
  note: v.nullable(v.string()),
  /** What keeps it from being out, where a network does; null otherwise. */
  trouble: v.nullable(v.picklist(TROUBLES)),
  needsMedia: v.nullable(v.picklist(['image', 'video'])),
  pillar: v.nullable(v.string()),
  /** What it tells of the editorial library, as "pack/idea"; null for what tells no idea. */
  idea: v.nullable(v.string()),
  /** `built-in`, or the model that wrote it; null for a person's own words. */
  writer: v.nullable(v.string()),
  /** Ids of the facts that it rests on, where posts are called contents; other calls leave them out. */
  facts: v.optional(v.array(v.number())),
  /** What it shows, in order, where posts are called contents; other calls leave it out. */
  media: v.optional(v.array(PostMedium)),
  /** Why this text, in a sentence. */
  why: v.nullable(v.string()),
  /** Limits that the server sets that it leaves by; absent where the channel's usual ones hold. */
  ownLimits: v.optional(OwnLimits),
  scheduledAt: v.nullable(v.string()),
  /** When it leaves by itself, while it is shown and may be kept back. */
  leavesAt: v.nullable(v.string()),
  /** Another one says or shows something else: an approval may name it as `seen`. */
  version: v.number(),
  createdAt: v.string(),
  publishedAt: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
  analytics: v.nullable(Analytics),
  actions: v.array(v.picklist(POST_ACTIONS)),
});
export type Post = v.InferOutput<typeof Post>;

const Title = v.optional(v.nullable(line(400)));

const FirstComment = v.optional(v.nullable(text(LIMITS.post)));

const PlatformIds = v.pipe(
  v.array(Id, problem('list-of-platforms')),
  v.minLength(1, problem('choose-a-channel')),
  v.maxLength(CHANNEL_TYPES.length, problem('at-most', { most: CHANNEL_TYPES.length })),
  v.check((ids) => new Set(ids).size === ids.length, problem('channel-twice')),
);

/**
 * Body of POST /api/contents: a post for `platformId`, which is answered; or one for each of `platformIds`, with words of
 * its own where `versions` has some, and a list is answered. What has a time is scheduled, what has none is a draft,
 * unless `status` says otherwise: what is `scheduled` without a time leaves at once, what is queued at the next free one.
 */
export const PostInput = v.pipe(
  v.strictObject({
    platformId: v.optional(Id),
    platformIds: v.optional(PlatformIds),
    title: Title,
    content: requiredText(LIMITS.post),
    versions: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            platformId: Id,
            title: Title,
            content: v.optional(requiredText(LIMITS.post)),
            media: v.optional(MediaToShow),
          }),
        ),
        v.maxLength(CHANNEL_TYPES.length, problem('at-most', { most: CHANNEL_TYPES.length })),
      ),
      [],
    ),
    /** Kept for the channels of real networks that take one. */
    firstComment: FirstComment,
    /** What it shows. */
    media: v.optional(MediaToShow, []),
    scheduledAt: v.optional(v.nullable(Moment)),
    status: v.optional(
      v.picklist(['draft', 'scheduled'], problem('either', { names: ['draft', 'scheduled'] })),
    ),
    /** Each leaves at the next free time of its channel: the next free slot of its queue, where it has any. */
    queue: v.optional(v.literal(true, problem('true-or-absent'))),
    /** The post whose matter these tell on another channel: they rest on the same facts and go with them. */
    from: v.optional(Id),
    /** Rules that the words go against, which the person answers for. */
    overrule: v.optional(Overrule),
    /** Names the request: sent twice, it makes its posts once. */
    key: v.optional(v.pipe(line(100), v.minLength(1, problem('not-empty')))),
  }),
  v.forward(
    v.check(
      ({ status, scheduledAt }) => status !== 'draft' || (scheduledAt ?? null) === null,
      problem('draft-has-no-time'),
    ),
    ['scheduledAt'],
  ),
  v.forward(
    v.check(
      ({ queue, status, scheduledAt }) => !queue || (status !== 'draft' && (scheduledAt ?? null) === null),
      problem('queued-has-no-time'),
    ),
    ['queue'],
  ),
  v.forward(
    v.check(
      ({ platformId, platformIds }) => (platformId === undefined) !== (platformIds === undefined),
      problem('one-or-many-platforms'),
    ),
    ['platformId'],
  ),
  // Keeps the order of its fields: a request that was sent before is known again by them.
  v.transform((input) => ({
    ...input,
    platformIds: input.platformId === undefined ? (input.platformIds ?? []) : [input.platformId],
    status: input.status ?? (input.scheduledAt || input.queue ? ('scheduled' as const) : ('draft' as const)),
  })),
);
export type PostInput = v.InferOutput<typeof PostInput>;

export const POST_INPUT_EXAMPLE = {
  platformId: 3,
  title: 'New oven',
  content: 'Our new oven is in. Come and smell it.',
  scheduledAt: '2027-03-02T09:30:00+01:00',
};

const PostLink = v.optional(v.pipe(optionalLine(LIMITS.url), v.check(isLink, problem('web-address'))));

/** Body of POST /api/contents/:id/posted: where a post that a person has posted by hand can be seen. */
export const PostedInput = v.strictObject({ externalUrl: PostLink });
export type PostedInput = v.InferOutput<typeof PostedInput>;

/** Body of POST /api/contents/:id/resolve: what a person found who looked whether a post is out, and where it is. */
export const ResolveInput = v.pipe(
  v.strictObject({ published: v.boolean(problem('yes-or-no')), externalUrl: PostLink }),
  v.forward(
    v.check(({ published, externalUrl }) => published || !externalUrl, problem('not-out-no-link')),
    ['externalUrl'],
  ),
);
export type ResolveInput = v.InferOutput<typeof ResolveInput>;

function isLink(text: string): boolean {
  return text === '' || /^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(text);
}

const Figure = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(0, problem('not-negative')),
  v.maxValue(LIMITS.figure, problem('at-most', { most: LIMITS.figure })),
);

/** What a person can read off any channel. */
export const FIGURES = ['likes', 'comments', 'shares'] as const;

/** Body of PUT /api/contents/:id/figures: what a person has read off the channel. */
export const FiguresInput = v.strictObject({ likes: Figure, comments: Figure, shares: Figure });
export type FiguresInput = v.InferOutput<typeof FiguresInput>;

export const Ids = v.pipe(
  v.array(Id, problem('list-of-posts')),
  v.minLength(1, problem('choose-a-post')),
  v.maxLength(LIMITS.page, problem('at-most', { most: LIMITS.page })),
);

/** Body of POST /api/contents/approve and /unapprove. */
export const PostIds = v.strictObject({ ids: Ids });

export const Refusals = v.array(v.object({ id: v.number(), reason: v.string() }));

/** A post that has just been approved. `at`: when, to take that back. */
export const Approved = v.object({ ...Post.entries, at: v.string() });
export type Approved = v.InferOutput<typeof Approved>;

/** Body of what takes decisions back: `at` as their answer told it, so that what somebody has decided since stands. */
export const TakeBackInput = v.strictObject({ ...PostIds.entries, at: v.optional(Moment) });

/** What became of many approvals at once: each id is in one of the two lists. `at`: when, to take them back. */
export const Approval = v.object({ approved: v.array(v.number()), refused: Refusals, at: v.string() });
export type Approval = v.InferOutput<typeof Approval>;

/** The same for taking approvals back. */
export const ApprovalUndone = v.object({ waiting: v.array(v.number()), refused: Refusals });
export type ApprovalUndone = v.InferOutput<typeof ApprovalUndone>;

/** Body of POST /api/contents/generate. */
export const GenerateInput = v.object({
  platformId: Id,
  count: v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(1, problem('at-least', { least: 1 })),
    v.maxValue(LIMITS.generate, problem('at-most', { most: LIMITS.generate })),
  ),
  seed: v.optional(v.union([v.pipe(v.number(), v.integer()), text(100)])),
});
export type GenerateInput = v.InferOutput<typeof GenerateInput>;

/**
 * Body of PATCH /api/contents/:id. A null time takes the post off the schedule. A time also approves a post that waits
 * for approval, unless `approve` is false: then it waits on at its new time.
 */
export const PostChange = v.pipe(
  v.strictObject({
    title: v.optional(v.nullable(line(400))),
    content: v.optional(requiredText(LIMITS.post)),
    firstComment: FirstComment,
    /** What it shows, instead of what it showed. */
    media: v.optional(MediaToShow),
    scheduledAt: v.optional(v.nullable(Moment)),
    approve: v.optional(v.boolean(problem('yes-or-no'))),
    overrule: v.optional(Overrule),
  }),
  v.check(
    (change) => Object.keys(change).some((key) => key !== 'approve' && key !== 'overrule'),
    problem('change'),
  ),
);
export type PostChange = v.InferOutput<typeof PostChange>;

/** Body of POST /api/contents/:id/rewrite: what the other versions should be. */
export const RewriteInput = v.pipe(
  v.strictObject({
    how: v.picklist(
      ['shorter', 'tone', 'angle', 'channel'],
      problem('either', { names: ['shorter', 'tone', 'angle', 'channel'] }),
    ),
    tone: v.optional(v.picklist(TONE_VALUES, problem('listed-tone'))),
    /** For another channel: whose form the versions have. */
    platformId: v.optional(Id),
  }),
  v.forward(
    v.check(({ how, tone }) => how !== 'tone' || tone !== undefined, problem('choose-tone')),
    ['tone'],
  ),
  v.forward(
    v.check(
      ({ how, platformId }) => how !== 'channel' || platformId !== undefined,
      problem('choose-channel'),
    ),
    ['platformId'],
  ),
);
export type RewriteInput = v.InferOutput<typeof RewriteInput>;
export const REWRITE_EXAMPLE = { how: 'tone', tone: 'humorous' };

export const PostVersion = v.object({
  title: v.nullable(v.string()),
  content: v.string(),
  why: v.string(),
});
export type PostVersion = v.InferOutput<typeof PostVersion>;

/** Answer of the same: at most three, none where there are no other words. Nothing is stored. */
export const PostVersions = v.object({ versions: v.array(PostVersion) });
export type PostVersions = v.InferOutput<typeof PostVersions>;

/** Body of POST /api/contents/:id/correct: what a post that is out says from now on. */
export const CorrectInput = v.object({
  title: v.optional(v.nullable(line(400))),
  content: requiredText(LIMITS.post),
});
export type CorrectInput = v.InferOutput<typeof CorrectInput>;

/** Body of POST /api/contents/:id/reject, which may be left out. */
export const RejectInput = v.optional(v.strictObject({ reason: optionalText(LIMITS.comment) }), {});

export const POST_EXAMPLE = { platformId: 3, count: 2, seed: 'spring' };
