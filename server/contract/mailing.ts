// Campaigns: posts of the mail channel with the segment they go to; and the switch of email automation.
import * as v from 'valibot';
import { channelOf, MAIL_CHANNEL } from './channels/index.ts';
import { CAMPAIGN_SEGMENTS, type CampaignSegment } from './constants/email.ts';
import { LIMITS } from './constants/limits.ts';
import { HARMS } from './mailing-health.ts';
import { MailingTest, MailingTestInput } from './mailing-test.ts';
import { POST_ACTIONS, PostStatus } from './post.ts';
import { problem } from './problem.ts';
import {
  EmailOrNothing,
  Id,
  IdText,
  Moment,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from './schema.ts';

/** Bodies of POST /api/email/setup-autonomous and disable-autonomous; the browser sends all three empty. */
export const EmailSwitchInput = v.object({
  businessEmail: v.optional(EmailOrNothing),
  businessName: optionalLine(LIMITS.name),
  industry: optionalLine(LIMITS.name),
});

export const EmailSwitch = v.object({ emailMarketing: v.boolean() });
export type EmailSwitch = v.InferOutput<typeof EmailSwitch>;

export const EMAIL_SWITCH_EXAMPLE = { businessEmail: '', businessName: '', industry: '' };

const { form } = channelOf(MAIL_CHANNEL);

/** Subject line and text of a mail, as the mail channel takes them. */
export const MailSubject = requiredLine(form.title);
export const MailText = requiredText(form.text);

/** A segment that everybody has, or the id of one that the business has made. */
export type SegmentChoice = CampaignSegment | number;

const Segment = v.union(
  [v.picklist(CAMPAIGN_SEGMENTS), Id, IdText],
  problem('or-a-segment', { names: CAMPAIGN_SEGMENTS }),
);

export const MAILING_CLOCKS = ['business', 'reader'] as const;

/** Body of POST /api/users/:id/mailings and of PATCH /api/mailings/:id. */
export const MailingInput = v.object({
  subject: MailSubject,
  content: MailText,
  segment: v.optional(Segment, 'all'),
  /** `now`, a moment, or null for a draft. */
  sendAt: v.optional(v.nullable(v.union([v.literal('now'), Moment], problem('now-or-moment'))), null),
  /** Whose clock the time is read on: the business's, or each reader's, as far as their zone is known. */
  clock: v.optional(v.picklist(MAILING_CLOCKS, problem('one-of', { names: MAILING_CLOCKS })), 'business'),
  /** Another version that is tried against this one; null for none. */
  test: v.optional(v.nullable(MailingTestInput), null),
});
export type MailingInput = v.InferOutput<typeof MailingInput>;

export const MAILING_EXAMPLE = {
  subject: 'New oven, new bread',
  content: 'From Monday we bake rye as well.\n\nCome by!',
  segment: 'all',
  sendAt: null,
};

/** As what a mail can be looked at. */
export const MAIL_VIEWS = {
  arrives: 'As it arrives',
  phone: 'On a phone',
  dark: 'In the dark',
  text: 'As text',
} as const;
export type MailView = keyof typeof MAIL_VIEWS;

/** How to look at a mail, and as whom: the address of a subscriber, or empty for somebody of whom nothing is known. */
const Look = {
  view: v.optional(v.picklist(Object.keys(MAIL_VIEWS) as MailView[], problem('listed-view')), 'arrives'),
  person: optionalLine(LIMITS.email),
};
export const MailLookQuery = v.object(Look);

/** Body of POST /api/users/:id/mailings/preview: as far as it is written. */
export const MailingDraft = v.object({
  subject: optionalLine(LIMITS.post),
  content: optionalText(LIMITS.post),
  ...Look,
});

/** The spec's statuses of an email campaign, and one for what waits for a person. */
export const MAILING_STATUSES = ['sent', 'scheduled', 'draft', 'waiting'] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

/** What a person does with a mailing that is on its way, or was sent. */
export const MAILING_MOVES = ['pause', 'resume', 'cancel', 'resend-unreached', 'resend-unopened'] as const;
export type MailingMove = (typeof MAILING_MOVES)[number];

/** To whom of those that a mailing went to it goes again: whose server refused it for now, or who did not open it. */
export const AGAIN_TO = ['unreached', 'unopened'] as const;
export type AgainTo = (typeof AGAIN_TO)[number];

/** Body of POST /api/mailings/:id/resend. */
export const ResendInput = v.object({ to: v.picklist(AGAIN_TO) });

/** What became of the mail to one person. */
export const RECIPIENT_STATUSES = [
  'pending',
  'sending',
  'sent',
  'kept',
  'refused',
  'unknown',
  'skipped',
] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** One row of GET /api/mailings/:id/recipients. */
export const Recipient = v.object({
  id: v.number(),
  email: v.string(),
  status: v.picklist(RECIPIENT_STATUSES),
  /** In the mail server's words. */
  error: v.nullable(v.string()),
});
export type Recipient = v.InferOutput<typeof Recipient>;

/** Spec section 3, Email campaign. Rates are null while nothing measures them. */
export const Mailing = v.object({
  id: v.number(),
  name: v.string(),
  createdByAI: v.boolean(),
  subjectLine: v.string(),
  content: v.string(),
  status: v.picklist(MAILING_STATUSES),
  /** The post's own, finer state. */
  postStatus: PostStatus,
  note: v.nullable(v.string()),
  /** One that everybody has, or the id of one that the business has made. */
  segment: v.union([v.picklist(CAMPAIGN_SEGMENTS), v.number()]),
  segmentName: v.string(),
  /** Those it went to, or would go to now. */
  audienceSize: v.number(),
  sentAt: v.nullable(v.string()),
  scheduledFor: v.nullable(v.string()),
  /** What the clock of each reader shows when theirs leaves: `2027-03-01T09:30`; null for one moment for all. */
  localTime: v.nullable(v.string()),
  createdAt: v.string(),
  /** Taken by a mail server. */
  delivered: v.nullable(v.number()),
  /** In the local outbox: nothing left this machine. */
  kept: v.nullable(v.number()),
  undelivered: v.nullable(v.number()),
  /** People who opened it, or followed a link, of those it was delivered to, 0 to 1; null where it was not measured. */
  openRate: v.nullable(v.number()),
  clickRate: v.nullable(v.number()),
  /** Opens and clicks that machines made; they are in neither rate. Null where it was not measured. */
  machineReads: v.nullable(v.number()),
  /** Of the undelivered, those whose answer was lost: they may have arrived, and are not sent again. */
  unknown: v.nullable(v.number()),
  /** Still to be sent; null unless it is on its way. */
  remaining: v.nullable(v.number()),
  /** What a person has made of it on its way. */
  stopped: v.nullable(v.picklist(['paused', 'cancelled'])),
  /** What too many of has paused it; null for a person. */
  stoppedBy: v.nullable(v.picklist(HARMS)),
  /** Mails that came back: refused for good as nobody is there, for now, and called spam. Null before any has left. */
  hardBounces: v.nullable(v.number()),
  softBounces: v.nullable(v.number()),
  complaints: v.nullable(v.number()),
  /** The mailing of which it goes to some again. */
  again: v.nullable(v.object({ of: v.number(), to: v.picklist(AGAIN_TO) })),
  test: v.nullable(MailingTest),
  /** People who left by a link of it, of those it was delivered to, 0 to 1. */
  unsubscribeRate: v.nullable(v.number()),
  performance: v.null(),
  actions: v.array(v.picklist(POST_ACTIONS)),
  moves: v.array(v.picklist(MAILING_MOVES)),
});
export type Mailing = v.InferOutput<typeof Mailing>;

/** An order counts for a mailing within so many days after its reader followed a link of it; nobody says that it caused it. */
export const ORDER_DAYS = 7;

/** GET /api/mailings/:id/results: people and mails, each once. What was not measured is null. */
export const MailingResults = v.object({
  opened: v.nullable(v.number()),
  clicked: v.nullable(v.number()),
  machineReads: v.nullable(v.number()),
  unsubscribed: v.number(),
  complaints: v.number(),
  bounces: v.object({ hard: v.number(), soft: v.number() }),
  orders: v.nullable(v.object({ count: v.number(), days: v.number() })),
});
export type MailingResults = v.InferOutput<typeof MailingResults>;

export const TestMail = v.object({
  to: v.string(),
  /** Whether it stays in the outbox of this machine. */
  local: v.boolean(),
});

/** Body of PUT /api/users/:id/mail-measuring. */
export const MeasuringInput = v.object({ isOn: v.boolean(problem('yes-or-no')) });
export const MEASURING_EXAMPLE = { isOn: true };
