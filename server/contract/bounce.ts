// What came back of mails.

/** `hard`: the address takes no mail. `soft`: it took none this time. */
export const BOUNCE_KINDS = ['hard', 'soft'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** What a mail came back as; `complaint`: its recipient called it spam. */
export type Return = BounceKind | 'complaint';

/**
 * Why a mail service did not even try to deliver a mail, by what it knows of mails before: its recipient called one spam,
 * or left by a link of the service, or the service takes nothing for the address and does not say why.
 */
export type DropReason = 'complaint' | 'left' | 'unsaid';

/** A mail that came back. */
export interface Came {
  readonly as: Return;
  /** In the words of the other side; null when it said nothing. */
  readonly text: string | null;
}

/** A mail that its service dropped: nobody saw it, so it is no complaint about it. */
export interface Dropped {
  readonly as: 'dropped';
  readonly why: DropReason;
}

/** Whoever got a mail answered it with one word: that they want no more. */
export interface Answered {
  readonly as: 'answered';
  /** The address that it says it is from, in small letters. */
  readonly from: string;
  /** The word, as it was written. */
  readonly word: string;
  /** Of the answer, with angle brackets; empty where it has none. */
  readonly messageId: string;
}

/** Whoever got a mail left by a link of the mail service. */
export interface LeftThere {
  readonly as: 'left';
}

/** What is told of a mail of ours, whoever tells it. */
export type ReturnReport = (Came | Dropped | Answered | LeftThere) & {
  /** Names of mails that it speaks of, the surest first; whether they are ours is to be found out. */
  readonly names: readonly string[];
};
