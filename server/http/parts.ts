// What middlewares and calls work with, each need by itself. compose.ts makes the one object that satisfies them all.
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { SandboxNetwork } from '../connectors/channels/sandbox/sandbox.ts';
import type { SandboxSignIn } from '../connectors/channels/sandbox/sign-in.ts';
import type { Context } from '../db/unit-of-work.ts';
import type { PdfPrinter } from '../documents/printing.ts';
import type { MachineFacts } from '../domain/admin/index.ts';
import type { ListFiles } from '../domain/audience/index.ts';
import type { ShopReaders, WebhookCaller } from '../domain/automations/index.ts';
import type { Billing } from '../domain/billing/index.ts';
import type { SignIns } from '../domain/channels/index.ts';
import type { Publishing } from '../domain/content/index.ts';
import type { Drawing } from '../domain/design/index.ts';
import type { Dns, MailboxParts, MailParts, MailServerParts, SendingSetup } from '../domain/email/index.ts';
import type { FeedReader } from '../domain/feeds/index.ts';
import type { MediaParts } from '../domain/media/index.ts';
import type { ModelParts } from '../domain/models/index.ts';
import type { Website } from '../domain/writer/index.ts';
import type { AccountActor } from '../kernel/actor.ts';
import type { PageParts } from '../pages/answer.ts';
import type { Returns } from '../returns.ts';
import type { Said } from '../sentences/index.ts';
import type { LiveEvents } from './live-events.ts';
import type { TokenBuckets } from './token-buckets.ts';

/** What commands and queries of the domain work with. */
export interface DomainParts {
  readonly ctx: Context;
}

export interface ClockParts {
  readonly ctx: Pick<Context, 'clock'>;
}

/** Where people reach the server. */
export interface AddressParts {
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'trustedProxies'>;
}

export type CookieParts = ClockParts & AddressParts;

/** Reads the cookie of a session. */
export type SessionParts = AddressParts & { readonly config: Pick<Config, 'adminPassword'> };

/** Who a request speaks for. */
export type ActorParts = DomainParts &
  SessionParts & {
    /** The owner in open mode, undefined when sign-in is needed: always on an address that others can reach. */
    findOpenOwner(): Promise<AccountActor | undefined>;
  };

/** How often one may call. */
export interface RateParts {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly buckets: TokenBuckets;
}

/** Pages, and forms that are shown again. */
export interface ScreenParts {
  readonly pages: PageParts;
}

/** Files that people take away. */
export interface PrintParts {
  readonly pdf: PdfPrinter;
}

export interface BillingParts {
  readonly billing: Billing;
}

/** What the server says of itself. */
export interface ServerParts {
  readonly version: string;
  /** Why this server cannot do its work, in one sentence; null when it can. */
  findTrouble(): Promise<Said | null>;
  /** What the process knows of itself and its machine. */
  readMachine(): Promise<MachineFacts>;
}

/** What handlers are given. */
export type CallParts = ActorParts &
  PrintParts &
  RateParts &
  BillingParts &
  ServerParts & {
    readonly config: Pick<Config, 'signUp'>;
    readonly log: Logger;
    readonly mail: MailParts;
    /** What mails leave by. */
    readonly mailServers: MailServerParts;
    readonly mailboxes: MailboxParts;
    readonly returns: Returns;
    readonly shops: ShopReaders;
    /** Which addresses automations may call. */
    readonly webhooks: Pick<WebhookCaller, 'mayCall'>;
    readonly sending: SendingSetup;
    readonly dns: Dns;
    readonly media: MediaParts;
    /** Files of people that are imported. */
    readonly lists: ListFiles;
    readonly models: ModelParts;
    readonly website: Website;
    readonly feeds: FeedReader;
    readonly sandbox: Pick<SandboxNetwork, 'feed' | 'view' | 'showMedium' | 'files'>;
    readonly drawing: Drawing;
    /** Whether pictures of posts are drawn here. */
    readonly draws: boolean;
    readonly sandboxSignIn: Pick<SandboxSignIn, 'allow'>;
    readonly signIns: SignIns;
    readonly publishing: Publishing;
    readonly live: Pick<LiveEvents, 'add'>;
    readonly pages: Pick<PageParts, 'assets'>;
  };

/** What a request passes through from the middlewares to its handler. */
export type HttpParts = CallParts & ScreenParts & { readonly config: Pick<Config, 'trustedProxies'> };
