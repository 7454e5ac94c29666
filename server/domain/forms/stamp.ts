// What a form carries along to show that it was fetched here, and when: who sends one faster than anybody types, or without
// having seen the page, is asked to press once more.
import { type Clock, DAY, SECOND } from '../../kernel/clock.ts';
import { SealError, type Vault } from '../../kernel/vault.ts';

const ABOUT = 'stamp of a form';
/** Nobody types an address faster. */
const FASTEST = SECOND;
/** A page may stay open this long. */
const LONGEST = DAY;

interface Stamp {
  readonly form: number;
  /** UTC milliseconds; null in HTML for another page, which is fetched once and shown for years. */
  readonly at: number | null;
}

export function makeStamp(vault: Vault, stamp: Stamp): string {
  return vault.seal(JSON.stringify(stamp), ABOUT);
}

/** Whether a form was fetched here, long enough ago for a person. */
export function isStamped(
  { vault, clock }: { vault: Vault; clock: Clock },
  form: number,
  sealed: string,
): boolean {
  const stamp = readStamp(vault, sealed);
  if (stamp?.form !== form) return false;
  if (stamp.at === null) return true;
  const age = clock.now() - stamp.at;
  return age >= FASTEST && age <= LONGEST;
}

function readStamp(vault: Vault, sealed: string): Stamp | undefined {
  try {
    return JSON.parse(vault.open(sealed, ABOUT)) as Stamp;
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
