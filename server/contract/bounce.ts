// What came back of mails.

/** `hard`: the address takes no mail. `soft`: it took none this time. */
export const BOUNCE_KINDS = ['hard', 'soft'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** What a mail came back as; `complaint`: its recipient called it spam. */
export type Return = BounceKind | 'complaint';
