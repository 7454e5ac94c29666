// When a mailing does harm to those that come after it: mailbox providers judge a sender by what comes back.

/** What too many of stops a mailing. */
export const HARMS = ['bounces', 'complaints'] as const;
export type Harm = (typeof HARMS)[number];

/** Shares of the mails that a server took or refused. Google and Yahoo ask for less than 0.3 % complaints, and better 0.1 %. */
export const HEALTH = {
  complaintsWarned: 0.001,
  complaintsStopped: 0.003,
  bouncesStopped: 0.02,
  /** Fewer mails tell nothing, nor do fewer bounces, or complaints, than these. */
  sample: 100,
  bounces: 3,
  complaints: 2,
} as const;
