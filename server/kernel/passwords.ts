// Passwords at rest: scrypt with a salt of its own each. The costs stand in the hash, so they can be raised later.
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Ids } from './ids.ts';

export interface Passwords {
  /** The text to store: `scrypt$N$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether a password is the hashed one; takes as long and says no when there is no hash. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made with other costs than today's. */
  isOutdated(hash: string): boolean;
}

export type ScryptCost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

/** OWASP's second choice: as hard to guess as N = 2^17, p = 1, with a quarter of the memory (32 MB). */
const COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** @param cost what one guess is to cost; only tests ask for less */
export function createPasswords(ids: Ids, cost: ScryptCost = COST): Passwords {
  const start = ['scrypt', cost.N, cost.r, cost.p, ''].join('$');
  // Compared with when there is no password, so that the time of an answer tells nobody which addresses exist.
  const decoy = `${start}decoy$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;
  return {
    hash: async (password) => {
      const salt = ids.token(16);
      return `${start}${salt}$${(await derive(password, salt, cost)).toString('base64url')}`;
    },
    verify: async (password, hash) => {
      const isRight = await matches(password, hash ?? decoy);
      return isRight && hash !== null;
    },
    isOutdated: (hash) => !hash.startsWith(start),
  };
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, salt, { N: Number(N), r: Number(r), p: Number(p) });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

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
