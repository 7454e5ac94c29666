// What `drivyn doctor` says: one line each.

export interface Finding {
  /** A note is nothing to mend. */
  readonly is: 'well' | 'note' | 'wrong';
  /** Where it is wrong, with what to do about it. Never a secret. */
  readonly says: string;
}

export const well = (says: string): Finding => ({ is: 'well', says });
export const note = (says: string): Finding => ({ is: 'note', says });
export const wrong = (says: string): Finding => ({ is: 'wrong', says });

/** What an error says, for one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
