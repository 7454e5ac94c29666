// Passwords at rest: scrypt with a salt of its own each. The costs stand in the hash, so they can be raised later.
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Ids } from '../../kernel/ids.ts';

/** OWASP's second choice: as hard to guess as N = 2^17, p = 1, with a quarter of the memory (32 MB). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;

/** Compared with when there is no password, so that the time of an answer tells nobody which addresses exist. */
const DECOY = `scrypt$${COST.N}$${COST.r}$${COST.p}$decoy$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** The text to store: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(ids: Ids, password: string, cost: ScryptCost = COST): Promise<string> {
  const salt = ids.token(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$');
}

/** Whether a password is the hashed one; takes equally long and says no when there is no hash. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? DECOY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, salt, { N: Number(N), r: Number(r), p: Number(p) });
  return actual.length === expected.length && timingSafeEqual(actual, expected) && hash !== null;
}

/** Whether a hash was made with other costs than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`);
}

export type ScryptCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

function derive(password: string, salt: string, cost: ScryptCost): Promise<Buffer> {
  // Node refuses to use more memory than it was told; scrypt needs 128 * N * r bytes and a little more.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    // One way to write each letter: the same password typed on another keyboard must match.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
