// Everything that happens, literally: each kind of event, `<entity>.<past tense>`, with whom and what it is about and
// its data. Reactions, the audit log, notifications and the event stream are keyed by it.
import type { CampaignAction } from './ads.ts';
import type { ApiScope } from './api-token.ts';
import type { AutomationEvents } from './automation-events.ts';
import type { Act, Level } from './autonomy.ts';
import type { SwitchName } from './autopilot.ts';
import type { PaymentFailed, PlanEnded, TrialEnding } from './billing-news.ts';
import type { BudgetEvents } from './budget-events.ts';
import type { ChannelType } from './channels/index.ts';
import type { ConnectionChange, Network, PreparedChange } from './connection.ts';
import type { SubscriptionStatus, Tier } from './constants/plans.ts';
import type { AnalysisKind } from './constants/strategy.ts';
import type { Examined } from './doctor.ts';
import type { About, InBusiness, None, OfAccount, OfBusiness, OfServer } from './event-shape.ts';
import type { FactState } from './fact.ts';
import type { PaidBy } from './invoice.ts';
import type { MailEvents } from './mail-events.ts';
import type { MediaKind } from './media.ts';
import type { Role } from './members.ts';
import type { ModelChoice } from './model.ts';
import type { Stance } from './overrule.ts';
import type { PostStatus, Trouble } from './post.ts';
import type { Sentence, Told } from './sentence.ts';
import type { Rhythm } from './series.ts';
import type { SuppressionReason } from './suppression.ts';

interface PostMoved {
  readonly channel: ChannelType;
  /** Absent in events of earlier releases. */
  readonly connectionId?: number;
  /** A person publishes it. */
  readonly byHand?: boolean;
  /** What keeps it from being out; absent in events of earlier releases. */
  readonly trouble?: Trouble;
  /** Why it waits for a person, as the post says it. */
  readonly why?: Sentence;
}

type PostEvents = { readonly [S in Exclude<PostStatus, 'scheduled'> as `post.${S}`]: InBusiness<PostMoved> };

/** How many drafts are looked after, of how many. */
interface WritingStand {
  readonly written: number;
  readonly wanted: number;
}

interface InvoiceNumber {
  /** As people read it. */
  readonly number: string;
}

interface SaidByLink {
  readonly channel: ChannelType;
  readonly by: string;
  readonly linkId: number;
  readonly comment?: string;
}

interface LevelMoved {
  readonly type: ChannelType;
  readonly act: Act;
  readonly level: Level;
  readonly before: Level;
}

interface ChangedKey {
  /** Ids of keys. */
  readonly from: string;
  readonly to: string;
  /** How many sealed texts it concerned. */
  readonly texts: number;
}

/** An amount at its end is in minor units where its name says so, else in major ones; every moment in UTC milliseconds. */
export interface Events extends PostEvents, AutomationEvents, BudgetEvents, MailEvents {
  'account.address-changed': OfAccount;
  'account.changed': OfAccount;
  'account.codes-guessed': OfAccount;
  'account.created': OfAccount;
  /** `isFirst`: it had none before. */
  'account.password-set': OfAccount<{ isFirst?: boolean }>;
  'account.password-reset': OfAccount;
  'account.passwords-guessed': OfAccount;
  'account.reactivated': OfAccount<{ reason: string; released: readonly number[] }>;
  'account.recovery-codes-made': OfAccount;
  'account.reset-link-made': OfAccount;
  'account.signed-in': OfAccount;
  /** Of nobody, where the address is of no account. */
  'account.sign-in-refused': About<number | null, number | null, { address: string }>;
  'account.suspended': OfAccount<{ reason: string; held: readonly number[] }>;
  'account.switched': InBusiness;
  'account.two-factor-off': OfAccount;
  'account.two-factor-on': OfAccount;
  'admin.password-set': OfServer;
  'admin.sign-in-refused': OfServer<{ address: string }>;
  'admin.signed-in': OfServer<{ address: string }>;
  'ads.limited': OfBusiness<{ limit: number | null }>;
  'analysis.run': OfBusiness<{ kind: AnalysisKind }>;
  'approval-link.ended': InBusiness;
  'approval-link.made': InBusiness<{ name: string }>;
  'approvals.due': OfBusiness<{ posts: number }>;
  'api-token.ended': InBusiness;
  'api-token.made': InBusiness<{ name: string; scopes: readonly ApiScope[] }>;
  /** `paused` is the master switch as it stands; `changed` the others that stood otherwise before. */
  'autopilot.changed': OfBusiness<{ paused: boolean; changed: Partial<Record<SwitchName, boolean>> }>;
  'autopilot.paused': OfBusiness;
  'autopilot.resumed': OfBusiness;
  /** A person moved a channel to another level, or said yes to one. */
  'autonomy.changed': InBusiness<LevelMoved & { firstHeld: number }>;
  /** It asks for a level, after so many posts that went out well. */
  'autonomy.asked': InBusiness<Omit<LevelMoved, 'before'> & { posts: number }>;
  /** It went a step back by itself. */
  'autonomy.lowered': InBusiness<LevelMoved & { why: Sentence }>;
  /** A person said no to the level that it asked for. */
  'autonomy.declined': InBusiness<Omit<LevelMoved, 'before'>>;
  'backup.made': OfServer<{ bytes: number }>;
  /** `people`: how many in automations; absent in events of earlier releases. */
  'backup.restored': OfServer<{ at: number; posts: number; jobs: number; news: number; people?: number }>;
  'business.created': OfBusiness;
  'business.locked': OfBusiness;
  'business.unlocked': OfBusiness;
  'campaign.changed': InBusiness<{ action: CampaignAction }>;
  'campaign.created': InBusiness;
  'campaign.deleted': InBusiness;
  'connection.changed': InBusiness<ConnectionChange>;
  /** `budget`: what was set before it was connected, monthly, and by which account. */
  /** `instead`: who was signed in there before, where it is somebody else now. */
  'connection.connected': InBusiness<{ type: ChannelType; budget?: number; by?: number; instead?: string }>;
  /** A person ended the sign-in. */
  'connection.disconnected': InBusiness<{ type: ChannelType }>;
  /** Something stands in the way of its posts, though somebody is signed in. */
  'connection.in-doubt': InBusiness<
    { type: ChannelType } & Omit<Examined, 'followers' | 'error'> & { error: Told | null }
  >;
  'connection.prepared': OfBusiness<PreparedChange & { type: ChannelType }>;
  /** The network lets nobody in any more from then on, and a person has to sign in again. */
  'connection.sign-in-ending': InBusiness<{ type: ChannelType; endsAt: number }>;
  'connection.signed-out': InBusiness<{ type: ChannelType }>;
  'fact.added': InBusiness<{ text: string }>;
  'fact.approved': InBusiness<{ text: string }>;
  'fact.changed': InBusiness<{ text: string }>;
  'fact.retired': InBusiness<{ text: string }>;
  'facts.changed': OfBusiness<{ ids: readonly number[]; state: FactState }>;
  'feed.renewed': OfBusiness;
  'impersonation.ended': OfAccount<{ accountId: number; by: 'admin' | 'time' }>;
  'impersonation.started': InBusiness<{ accountId: number; reason: string; endsAt: number }>;
  'impersonation.used': InBusiness<{ accountId: number; call: string }>;
  'invitation.revoked': InBusiness;
  'invitation.sent': InBusiness<{ role: Role }>;
  'invoice.issued': OfAccount<InvoiceNumber & { reason: PaymentFailed['for'] }>;
  'invoice.paid': OfAccount<InvoiceNumber & { method: PaidBy; amount: number }>;
  'invoice.voided': OfAccount<InvoiceNumber & { accountId: number | null }>;
  'job.cancelled': About<number | null, number, { kind: string; reason: string }>;
  'job.retried': About<number | null, number, { kind: string }>;
  'key.reset': OfServer<ChangedKey>;
  'key.rotated': OfServer<ChangedKey>;
  /** The brand kit: how pictures look. */
  'kit.saved': OfBusiness;
  'form.added': InBusiness;
  'form.removed': InBusiness;
  /** A person has decided over what was learned of a channel; null is nothing. */
  'learning.overruled': InBusiness<{ subject: string } & Record<'stance' | 'before', Stance | null>>;
  'letter.written': About<null, number, None>;
  'import.moved': InBusiness;
  'import.started': InBusiness;
  'list.added': InBusiness;
  'list.changed': InBusiness;
  'list.removed': InBusiness;
  'medium.added': InBusiness<{ medium: MediaKind; name: string }>;
  'medium.changed': InBusiness;
  'medium.removed': InBusiness<{ name: string }>;
  'member.joined': InBusiness<{ role: Role }>;
  'member.removed': InBusiness<{ role: Role }>;
  'member.role-changed': InBusiness<{ before: Role; role: Role }>;
  /** Of the server's, no business; `fields`: what was given anew. */
  'model.changed': About<number | null, number | null, { use: ModelChoice; fields: readonly string[] }>;
  /** Drafts of one article, and what may show it: the subject is the feed. */
  'article.drafted': InBusiness<{
    posts: readonly number[];
    title: string;
    url: string | null;
    pictures: readonly { url: string; alt: string }[];
  }>;
  'news-feed.added': InBusiness;
  'news-feed.removed': InBusiness;
  /** Drafts of new articles, and how many articles more there were. */
  'news-feed.drafted': InBusiness<{ title: string; drafts: number; left: number }>;
  /** It cannot be read, time after time. */
  'news-feed.failing': InBusiness<{ title: string; problem: Sentence }>;
  'notification.added': InBusiness<{
    unread: number;
    title: Sentence;
    message: Sentence;
    href: string | null;
    browser?: true;
  }>;
  'notification.held': InBusiness<{ at: number }>;
  'notification.read': InBusiness<{ unread: number }>;
  'notifications.set': InBusiness;
  'payment.failed': OfAccount<PaymentFailed & { accountId: number; attempt: number }>;
  'payment-method.removed': OfAccount;
  'payment-method.saved': OfAccount;
  'drafts.written': InBusiness<{ posts: number }>;
  /** Somebody asked for more. */
  'plan.due': OfBusiness;
  'plan.ended': OfAccount<PlanEnded & { accountId: number }>;
  /** `held`: how many of the posts wait for approval; `routine`: by the calendar, not because something changed. */
  'plan.made': OfBusiness<{ posts: number; held: number; routine?: boolean }>;
  /** `add`: which facts would help; absent in events of earlier releases. */
  'plan.short': OfBusiness<{ shortage: Sentence; add?: Sentence }>;
  'plan.skipped': OfBusiness;
  'post.approved-by-link': InBusiness<SaidByLink>;
  /** `externalId` where the network has it: there it is taken down, too. */
  'post.deleted': InBusiness<{
    channel: ChannelType;
    connectionId: number;
    network: Network;
    externalId: string | null;
  }>;
  /** What a post says against which rules, as people read it. */
  /** It waits for approval after all. */
  'post.held': InBusiness<{ channel: ChannelType; why: Sentence }>;
  /** It is shown, and leaves at a moment unless somebody keeps it back. */
  'post.leaving': InBusiness<{ channel: ChannelType; at: number }>;
  'post.overruled': InBusiness<{ channel: ChannelType; rules: string; words: string; reason?: string }>;
  /** It is out, and its first comment is to follow. */
  'post.comment_due': InBusiness<{ channel: ChannelType; connectionId: number }>;
  /** It is out without its first comment. */
  'post.comment_missing': InBusiness<{ channel: ChannelType; why: Sentence }>;
  /** A person has changed its words where it is out. */
  'post.corrected': InBusiness<{ channel: ChannelType }>;
  /** A person says whether money was spent to show it to more people. */
  'post.boosted': InBusiness<{ channel: ChannelType; boosted: boolean }>;
  /** A person has changed its words. */
  'post.edited': InBusiness<{ channel: ChannelType }>;
  /** A person wants its picture drawn, as they chose. */
  'post.picture-asked': InBusiness<{ channel: ChannelType }>;
  /** The job of an attempt is gone: another one looks after it. */
  'post.picked-up': InBusiness<{ channel: ChannelType; connectionId: number; attempt: string }>;
  /** It has its picture or film now. */
  'post.pictured': InBusiness<{ channel: ChannelType }>;
  /** A network's late answer: it has a post that somebody has deleted here. */
  'post.published_deleted': InBusiness<{ channel: ChannelType; url: string }>;
  /** A network has a post under more than one address. */
  'post.published_twice': InBusiness<{ channel: ChannelType; urls: readonly string[] }>;
  'post.refused-by-link': InBusiness<SaidByLink>;
  /** A person has looked whether it is out. */
  'post.resolved': InBusiness<{ channel: ChannelType; published: boolean; url?: string }>;
  /** `shown`: it is shown before it leaves, for as long as Undo lasts. */
  'post.scheduled': InBusiness<PostMoved & { at: number; shown?: true }>;
  /** It was deleted here, and could not be taken down where it is out. */
  'post.still_out': InBusiness<{ channel: ChannelType; url: string | null }>;
  'preferences.saved': OfBusiness;
  /** `created`: its first. */
  'profile.saved': OfBusiness<{ created?: boolean }>;
  'provider-app.forgotten': OfServer<{ type: ChannelType }>;
  /** The keys of an app, by which a vendor knows this server. */
  'provider-app.saved': OfServer<{ type: ChannelType }>;
  'reset.asked': About<null, number, None>;
  'segment.added': InBusiness;
  'segment.changed': InBusiness;
  'segment.removed': InBusiness;
  'session.ended': OfAccount<{ count: number }>;
  'sign-up.invited': About<null, number, None>;
  'sign-up.uninvited': About<null, number, None>;
  /** Of the post that comes again. */
  'series.set': InBusiness<{ channel: ChannelType; every: number; unit: Rhythm }>;
  'series.stopped': InBusiness<{ channel: ChannelType }>;
  /** It has come as often, or as long, as it was set to. */
  'series.ended': InBusiness<{ channel: ChannelType; made: number }>;
  /** `changes`: what a review by itself has found to differ. */
  'strategy.made': InBusiness<{ code: string; version: number; byItself?: boolean; changes?: number }>;
  'strategy.shared': InBusiness;
  'strategy.unshared': InBusiness;
  'subscriber.added': InBusiness;
  'subscriber.changed': InBusiness;
  'subscriber.removed': InBusiness;
  'subscriber.unsubscribed': InBusiness;
  'suppression.added': InBusiness<{ reason: SuppressionReason }>;
  'suppression.removed': InBusiness;
  'subscribers.imported': OfBusiness<{ added: number }>;
  /** `endsAt` of a plan that runs, else null. */
  'subscription.changed': OfAccount<{
    tier: Tier;
    status: SubscriptionStatus;
    endsAt: number | null;
    before?: SubscriptionStatus;
  }>;
  'subscription.set': OfAccount<{ from: string; to: string; reason: string }>;
  'ticket.answered': About<number | null, number, { subject: string; accountId: number | null }>;
  'ticket.closed': About<number | null, number, None>;
  'ticket.opened': About<number | null, number, None>;
  'ticket.reopened': About<number | null, number, None>;
  'trial.ending': OfAccount<TrialEnding & { accountId: number }>;
  /** A page of the business's website is being read, so many are asked for by now. */
  'website.page-asked': OfBusiness<{ page: string; number: number }>;
  /** What it proposes is stored. */
  'website.read': OfBusiness<{ facts: number }>;
  'writing.asked': InBusiness;
  'writing.ended': InBusiness<WritingStand & { failed?: boolean }>;
  'writing.progressed': InBusiness<WritingStand>;
}

export type EventKind = keyof Events;
export type EventData<K extends EventKind> = Events[K]['data'];

/** What is said of an event, without whom it is about. */
export interface Said<K extends EventKind> {
  readonly kind: K;
  readonly data: EventData<K>;
}

/** What may be left out: a subject that there need not be, data of which nothing must be said. */
type Given<E extends Events[EventKind]> = Pick<E, 'businessId'> &
  (null extends E['subjectId'] ? Partial<Pick<E, 'subjectId'>> : Pick<E, 'subjectId'>) &
  (None extends E['data'] ? Partial<Pick<E, 'data'>> : Pick<E, 'data'>);

/** Something that happened, as it is emitted. */
export type NewEvent<K extends EventKind = EventKind> = {
  [P in K]: { readonly kind: P } & Given<Events[P]>;
}[K];

/** The same once it is stored. */
export type EventRow<K extends EventKind = EventKind> = {
  [P in K]: {
    readonly id: number;
    readonly kind: P;
    readonly businessId: Events[P]['businessId'];
    readonly subjectId: Events[P]['subjectId'];
    readonly data: EventData<P>;
    readonly createdAt: number;
  };
}[K];
