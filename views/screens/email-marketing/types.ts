// What Email Marketing is given: its figures, and the content of the one tab that is open.

import type { Attribute } from '../../../server/contract/attribute.ts';
import type { Automation } from '../../../server/contract/automation.ts';
import type { AutomationResults } from '../../../server/contract/automation-results.ts';
import type { BuiltAutomation, STEP_TYPES, TroubledCall } from '../../../server/contract/built-automation.ts';
import { type CampaignSegment, SEGMENT_NAMES } from '../../../server/contract/constants/email.ts';
import type { DryRun } from '../../../server/contract/dry-run.ts';
import type { SubscriptionForm } from '../../../server/contract/form.ts';
import type { PeopleImport } from '../../../server/contract/import.ts';
import type { List } from '../../../server/contract/list.ts';
import type { MailLimits } from '../../../server/contract/mail-limits.ts';
import type { MailPace } from '../../../server/contract/mail-pace.ts';
import type { MailServer } from '../../../server/contract/mail-server.ts';
import type {
  Mailing,
  MailingResults,
  MailingStatus,
  Recipient,
  RecipientStatus,
} from '../../../server/contract/mailing.ts';
import type { PersonHistory } from '../../../server/contract/person-history.ts';
import type { ReturnMailbox } from '../../../server/contract/return-mailbox.ts';
import type { Returns } from '../../../server/contract/returns.ts';
import type { Segment } from '../../../server/contract/segment.ts';
import type { GroupDraft } from '../../../server/contract/segment-draft.ts';
import type { Sender } from '../../../server/contract/sender.ts';
import type { SenderDomain } from '../../../server/contract/sender-domain.ts';
import type { Shop } from '../../../server/contract/shop.ts';
import type { OutboxMail, Person, Subscriber } from '../../../server/contract/subscriber.ts';
import type { Suppression } from '../../../server/contract/suppression.ts';
import type { Clockface } from '../../components/time.tsx';

type StepType = (typeof STEP_TYPES)[number];

/** A campaign of the list, with the first words of what it says instead of how it is written. */
export type ListedMailing = Mailing & { readonly words: string };

export const EMAIL_TABS = ['campaigns', 'automations', 'analytics', 'audience'] as const;
export type EmailTabName = (typeof EMAIL_TABS)[number];

/** Filters of the campaigns; `pending` lists what a trigger would send. */
export const CAMPAIGN_FILTERS = ['all', 'waiting', 'scheduled', 'draft', 'sent', 'pending'] as const;
export type CampaignFilter = 'all' | 'pending' | MailingStatus;

export const SUBSCRIBER_GROUPS = [...SEGMENT_NAMES, 'left', 'known'] as const;
export type SubscriberGroup = (typeof SUBSCRIBER_GROUPS)[number];

/** What is shown of the audience. */
export const AUDIENCE_VIEWS = ['people', 'lists', 'segments', 'forms', 'import'] as const;
export type AudienceView = (typeof AUDIENCE_VIEWS)[number];

/** A form with what was measured of it in the last seven days. */
export interface ShownForm extends SubscriptionForm {
  readonly asked: number;
  readonly confirmed: number;
}

/** A plain form that was refused. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly field: string | undefined;
  readonly message: string;
}

export interface EmailFigures {
  readonly subscribed: number;
  readonly known: number;
  readonly activeAutomations: number;
  readonly mailsSent: number;
  /** Mails whose opens and clicks were measured, and the people who opened them or followed a link. */
  readonly measured: number;
  readonly opened: number;
  readonly clicked: number;
}

/** A segment that the business has made, and how many people are in it now. */
export interface CountedSegment extends Segment {
  readonly count: number;
}

/** A segment of the business with its rule in words, and how many could be written to now. */
export interface ShownSegment {
  readonly id: number;
  readonly name: string;
  readonly words: string;
  readonly count: number;
}

/** What an automation can name. */
export interface AutomationChoices {
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  readonly forms: readonly { readonly id: number; readonly name: string }[];
  readonly tags: readonly string[];
  readonly segments: readonly Segment[];
  /** Attributes that are dates, by key. */
  readonly dates: readonly string[];
  /** In its own mails, as they are written. */
  readonly links: readonly string[];
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly isFirst: boolean;
  readonly olderThan: number | null;
}

export type EmailTab =
  | { readonly tab: 'campaigns'; readonly filter: CampaignFilter; readonly page: Page<ListedMailing> }
  | {
      readonly tab: 'compose';
      readonly campaign: Mailing | null;
      readonly sizes: Readonly<Record<CampaignSegment, number>>;
      /** Segments that the business has made. */
      readonly own: readonly CountedSegment[];
      /** Its time, or one to begin with, on the business's wall: 2027-03-01T09:30. */
      readonly wall: string;
    }
  | {
      readonly tab: 'recipients';
      readonly campaign: Mailing;
      readonly results: MailingResults;
      readonly status: RecipientStatus | null;
      readonly page: Page<Recipient>;
    }
  | {
      readonly tab: 'automations';
      readonly automations: readonly Automation[];
      /** Those that the business built. */
      readonly built: readonly BuiltAutomation[];
      readonly edited: string | null;
    }
  | {
      readonly tab: 'automation';
      readonly automation: BuiltAutomation;
      /** The latest calls of its steps that were not taken. */
      readonly calls: readonly TroubledCall[];
      readonly choices: AutomationChoices;
      /** Id of the step that is being edited, or `new`. */
      readonly edited: string | null;
      /** What a new step is. */
      readonly type: StepType | null;
      readonly dryRun: DryRun | null;
    }
  | {
      readonly tab: 'shops';
      readonly shops: readonly { readonly shop: Shop; readonly isSet: boolean }[];
      /** Null while nobody asked to see them. */
      readonly secrets: {
        readonly addresses: Readonly<Record<Shop, string>>;
        /** What signs calls of automations. */
        readonly ofCalls: string;
      } | null;
      /** The website whose pages tell; null while none does. */
      readonly site: { readonly origins: readonly string[]; readonly snippet: string } | null;
    }
  | {
      readonly tab: 'analytics';
      readonly mailings: readonly Mailing[];
      /** Those that have sent something, by name. */
      readonly automations: readonly (AutomationResults & { readonly id: number; readonly name: string })[];
      readonly isMeasuring: boolean;
    }
  | {
      readonly tab: 'audience';
      readonly page: Page<Subscriber>;
      readonly found: number;
      /** People in each segment that everybody has; null where some of them are looked for. */
      readonly sizes: Readonly<Record<CampaignSegment, number>> | null;
      readonly search: string;
      readonly group: SubscriberGroup | null;
      /** The list whose people are shown. */
      readonly list: List | null;
      /** The segment of the business whose people are shown. */
      readonly segment: { readonly id: number; readonly name: string } | null;
    }
  | {
      readonly tab: 'subscriber';
      readonly person: Person;
      readonly history: PersonHistory;
      readonly lists: readonly List[];
    }
  | { readonly tab: 'lists'; readonly lists: readonly List[] }
  | {
      readonly tab: 'segments';
      /** People in each segment that everybody has. */
      readonly sizes: Readonly<Record<CampaignSegment, number>>;
      readonly own: readonly ShownSegment[];
    }
  | {
      readonly tab: 'segment';
      /** Null for a new one. */
      readonly id: number | null;
      readonly name: string;
      readonly draft: GroupDraft;
      readonly choices: {
        readonly lists: readonly { readonly id: number; readonly name: string }[];
        readonly attributes: readonly Attribute[];
        readonly tags: readonly string[];
        readonly events: readonly string[];
      };
    }
  | { readonly tab: 'forms'; readonly forms: readonly ShownForm[]; readonly lists: readonly List[] }
  | {
      readonly tab: 'imports';
      readonly imports: readonly PeopleImport[];
      readonly open: PeopleImport | null;
      readonly lists: readonly List[];
      readonly attributes: readonly Attribute[];
    }
  | {
      readonly tab: 'sending';
      readonly domain: SenderDomain;
      readonly limits: MailLimits;
      readonly pace: MailPace;
      readonly servers: readonly MailServer[];
      readonly senders: readonly Sender[];
      /** Null while none is set. */
      readonly mailbox: ReturnMailbox | null;
      /** Whether its form is open. */
      readonly isMailboxOpen: boolean;
      /** The server whose form is open: its id, or `new`. */
      readonly server: string | null;
      /** Where reports about mails are taken by SMTP; null where they are not. */
      readonly receiver: string | null;
      /** Secret addresses, by mail service; null while nobody asked to see them. */
      readonly hooks: Returns['webhooks'] | null;
      readonly suppressions: Page<Suppression & { readonly id: number }>;
    }
  | {
      readonly tab: 'outbox';
      readonly mails: readonly Pick<OutboxMail, 'id' | 'to' | 'subject' | 'text' | 'createdAt'>[];
    };

export interface EmailMarketingProps {
  readonly userId: number;
  readonly canWrite: boolean;
  /** May connect the channel and turn its automation on and off. */
  readonly canManage: boolean;
  /** The mail connection, so that mailings are planned; null while there is none. */
  readonly connectionId: number | null;
  /** The switch of email automation, and the master switch above it. */
  readonly isOn: boolean;
  readonly paused: boolean;
  /** Without a mail server nothing leaves this machine. */
  readonly mailIsLocal: boolean;
  readonly figures: EmailFigures;
  readonly content: EmailTab;
  /** What a plain form has just done. */
  readonly done: string | null;
  readonly refused: Refused | undefined;
  readonly clock: Clockface;
}

/** What the view of one tab is given. */
export type TabProps<Name extends EmailTab['tab']> = Extract<EmailTab, { tab: Name }> & {
  readonly page: EmailMarketingProps;
};
