// How often one caller may do what: an account, or the line of an address while nobody is signed in. Calls of one
// class share a bucket. Far above what people do, far below what would keep the server from its work.
import type { Rate } from './token-buckets.ts';

export const RATES = {
  /** Screens, and whatever else is open to everybody. */
  page: { calls: 600, per: 60 },
  read: { calls: 1200, per: 60 },
  write: { calls: 600, per: 60 },
  /** Checks or changes a secret: passwords, codes, links that open something. */
  secret: { calls: 30, per: 60 },
  /** Takes the server long or makes much: documents, exports, imports, drafts, analyses. */
  costly: { calls: 60, per: 60 },
  /** Pieces of files: a film has hundreds of them. */
  upload: { calls: 3000, per: 60 },
  /** Asks while somebody types. */
  search: { calls: 120, per: 60 },
  /** Reaches a person outside, or one of ours: test mails, tickets. */
  send: { calls: 10, per: 600 },
  /** What people do elsewhere: a busy shop tells of a hundred a second, and no more. */
  event: { calls: 6000, per: 60 },
  /** What one visitor's pages tell; and all visitors of one website together. */
  siteEvent: { calls: 60, per: 60 },
  site: { calls: 3000, per: 60 },
  /** Enters an address into a public form: each may send a mail to it. */
  signUp: { calls: 20, per: 600 },
  /** One click in a mail program: providers press it for all of their customers, from few addresses. */
  oneClick: { calls: 3000, per: 60 },
  /** Pictures and links of mails: providers load them for all of their customers, from few addresses. */
  mailRead: { calls: 30_000, per: 60 },
} as const satisfies Record<string, Rate>;

/** Of what comes through one trusted address so many times as much: whoever makes clients up there has that together. */
export const THROUGH_ONE = 20;

export type RateClass = keyof typeof RATES;
