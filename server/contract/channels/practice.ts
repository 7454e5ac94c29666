// What only the server knows of a channel: how one signs in, writes and times posts, and what usually works there. It
// stands in the channel's file beside what the browser is told, and never reaches the browser.
import type { Ratio } from '../design.ts';
import type { Delivery } from './channel.ts';

/** The app under which a vendor knows a server: whoever runs the server registers it there, once. */
export interface VendorApp {
  /** The page on which one registers it. */
  readonly console: string;
  /** What the vendor asks for, in the order in which one meets it. */
  readonly asks: readonly string[];
  /** Whether it has a secret beside its id in any case. */
  readonly hasSecret: boolean;
  /** Whether the vendor leads back to an address of this machine without https; to others of that kind none does. */
  readonly leadsBackHere: boolean;
  /** Null where it makes no difference to us whether the vendor has reviewed the app. */
  readonly review: VendorReview | null;
  /** Whether it takes a token of the operator's beside the keys; absent is no. */
  readonly takesDeveloperToken?: boolean;
}

/** What a vendor opens to an app once it has reviewed it. */
export interface VendorReview {
  /** What the vendor calls it. */
  readonly name: string;
  /** What is asked for from then on, in place of the usual scopes. */
  readonly scopes: readonly string[];
}

/** What a connector is written to. */
export interface VendorApi {
  readonly version: string;
  /** Day on which the vendor's documents were read, such as `2026-11-21`. */
  readonly readOn: string;
}

/** How an account is tied to us. Mail leaves through the server's own mail server, so nobody signs in. */
export type SignIn =
  | {
      readonly kind: 'oauth';
      readonly pkce: boolean;
      readonly scopes: readonly string[];
      /** Null where every server of the network has its own apps, which we register with it ourselves. */
      readonly app: VendorApp | null;
      readonly api: VendorApi;
    }
  | {
      readonly kind: 'app-password';
      /** The network's page on which one makes such a password. */
      readonly madeAt: string;
      readonly api: VendorApi;
    }
  | { readonly kind: 'none' };

/** How a post is made of an idea: `line` is a few words, `article` a read for people at work, `film` has a script below. */
export type PostForm = 'line' | 'article' | 'caption' | 'chat' | 'pin' | 'short' | 'film' | 'letter';

export interface Writing {
  readonly form: PostForm;
  /** How many hashtags read well; null where there are none. */
  readonly tags: { readonly least: number; readonly most: number } | null;
  /** Tags go on in the last line instead of standing apart. */
  readonly inlineTags: boolean;
  readonly bullet: '•' | '–';
}

/** ISO weekday: Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Who published the posting times of a window. */
export type TimeSource = 'sprout' | 'buffer' | 'recurpost';

/** A part of the week in which posts do better or worse, in the audience's local time. */
export interface TimeWindow {
  readonly days: readonly Weekday[];
  /** First and end hour: [11, 17] is 11:00-17:00. A peak is one hour. */
  readonly hours: readonly [number, number];
  readonly effect: 'window' | 'peak' | 'weak';
  readonly source: TimeSource;
}

/**
 * What a middling post gathers in the Sandbox. Half-lives of X (24 minutes) and Facebook (90 minutes) and their
 * three-quarter times (3 and 5 hours) are those that Wiselytics published from its measurements. No such figures are
 * known to us for the other channels: theirs are our assumption, ordered as the channels' feeds are known to keep posts
 * (a short one for Instagram and TikTok, days for LinkedIn, weeks for YouTube and Pinterest). Levels and rates are
 * assumptions too, those of an account with some hundred followers; they claim nothing about any real network.
 */
export interface ResponseCurve {
  /** Hours after which half of all engagement has come. */
  readonly half: number;
  /** Hours after which three quarters have come. */
  readonly threeQuarters: number;
  /** In the end. */
  readonly impressions: number;
  /** Shares of the impressions. */
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
}

/** How a post's id on its network stands in its link. */
export interface PostLink {
  /** Of the whole link. */
  readonly pattern: RegExp;
  /** The id, made of what the pattern found: `$1`. */
  readonly id: string;
}

/** A channel is written for when posts leave by it, and simulated when they leave to a network. */
export interface Practice<D extends Delivery = Delivery> {
  readonly signIn: SignIn;
  readonly writing: D extends 'none' ? null : Writing;
  /** The shape of what is drawn for its posts; null where they carry no pictures. */
  readonly picture: Ratio | null;
  /** Hours after which a post is judged: most of what it will bring has come. One of the ages at which figures are read. */
  readonly judgedAfter: number;
  /** Empty where no table of times covers the channel: its posts go out in plain daytime hours. */
  readonly times: readonly TimeWindow[];
  /** Null where a link does not tell the id. */
  readonly postLink: PostLink | null;
  readonly response: D extends 'network' ? ResponseCurve : null;
  /** What usually works: general advice, shown as a sample until the business's own results say more. */
  readonly suggestions: readonly string[];
}
