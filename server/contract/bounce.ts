// What came back of mails.

/** `hard`: the address takes no mail. `soft`: it took none this time. */
export const BOUNCE_KINDS = ['hard', 'soft'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** What a mail came back as; `complaint`: its recipient called it spam. */
export type Return = BounceKind | 'complaint';

/** What a report about a mail of ours says, whoever sent it. */
export interface ReturnReport {
  /** Names of mails that it speaks of, the surest first; whether they are ours is to be found out. */
  readonly names: readonly string[];
  readonly as: Return;
  /** In the words of the other side; null when it said nothing. */
  readonly text: string | null;
}
