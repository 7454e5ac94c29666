// Whether somebody has the second factor: the authenticator's code of this half minute, or a recovery code.
import type { Tx } from '../../db/unit-of-work.ts';
import { sha256 } from '../../kernel/ids.ts';
import { findStep, toBase32 } from './totp.ts';
import { spendRecoveryCode, spendStep, type TwoFactor } from './two-factor.repo.ts';

const RECOVERY_CODES = 10;
/** 80 bits: too many to be guessed even from a stolen database. */
const RECOVERY_BYTES = 10;

/** What the sealed secret of an account is about. */
export const aboutSecret = (accountId: number) => `two-factor:${accountId}`;

export function openSecret({ vault }: Pick<Tx, 'vault'>, accountId: number, { secret }: TwoFactor): Buffer {
  return Buffer.from(vault.open(secret, aboutSecret(accountId)), 'base64url');
}

/** Checks a code and uses it up: neither kind is taken twice. */
export async function spendCode(
  tx: Tx,
  accountId: number,
  { factor, code }: { factor: TwoFactor; code: string },
): Promise<boolean> {
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(tx.q, accountId, hashCode(accountId, typed));
  const step = findStep(openSecret(tx, accountId, factor), typed, tx.now);
  return step !== undefined && spendStep(tx.q, accountId, step);
}

/** @returns codes as people write them down: `abcd-efgh-ijkl-mnop` */
export function makeRecoveryCodes({ ids }: Pick<Tx, 'ids'>): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = Buffer.from(ids.token(RECOVERY_BYTES), 'base64url');
    return (toBase32(bytes).toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
}

/** How a recovery code is stored: with its account, so that one list fits nobody else. */
export function hashCode(accountId: number, code: string): string {
  return sha256(`${accountId}:${code.replaceAll('-', '')}`);
}
