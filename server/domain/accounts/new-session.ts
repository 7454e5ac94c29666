// What somebody has who has just signed in.

export interface NewSession {
  /** The only time that the token is seen in plain. */
  readonly token: string;
  readonly expiresAt: number;
}
