// Unguessable names: session tokens, lease tokens, message ids. Injected, so that tests and the demo can repeat a run.
import { createHash, randomBytes } from 'node:crypto';

export interface Ids {
  /** `bytes` random bytes as URL-safe text. */
  token(bytes: number): string;
}

export const secureIds: Ids = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};

/** Repeatable names for runs that can be repeated; never for secrets that leave the machine. */
export function seededIds(seed: string): Ids {
  let count = 0;
  return {
    token: (bytes) =>
      createHash('sha512').update(`${seed}:${count++}`).digest().subarray(0, bytes).toString('base64url'),
  };
}

/** SHA-256 as hex: how a token is kept at rest, and how texts are compared. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
