// All SQL of the second factor and its recovery codes.
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface TwoFactor {
  /** Sealed. */
  readonly secret: string;
  readonly createdAt: number;
  /** Null until a first right code was given. */
  readonly enabledAt: number | null;
  readonly recoveryCodesLeft: number;
}

const TWO_FACTOR = mapColumns<TwoFactor>('two_factor', {
  secret: 'secret',
  createdAt: 'created_at',
  enabledAt: 'enabled_at',
  recoveryCodesLeft: {
    sql: '(select count(*) from recovery_codes where recovery_codes.account_id = two_factor.account_id)',
    read: Number,
  },
});

export function selectTwoFactor(q: Query, accountId: number): Selection<TwoFactor> {
  return TWO_FACTOR.selection(TWO_FACTOR.from(q).where({ account_id: accountId }));
}

export async function findTwoFactor(q: Query, accountId: number): Promise<TwoFactor | undefined> {
  return (await select(selectTwoFactor(q, accountId)))[0];
}

/** Stores a secret that waits for its first code; one that waited before is replaced. False when the factor is on. */
export async function savePendingSecret(
  q: Query,
  row: { accountId: number; secret: string; now: number },
): Promise<boolean> {
  const saved: unknown[] = await q('two_factor')
    .insert({ account_id: row.accountId, secret: row.secret, created_at: row.now })
    .onConflict('account_id')
    .merge()
    .whereNull('two_factor.enabled_at')
    .returning('account_id');
  return saved.length === 1;
}

/** Switches the factor on with its first step; false when it is on already, or has another secret since it was read. */
export async function enableFactor(
  q: Query,
  row: { accountId: number; secret: string; step: number; now: number },
): Promise<boolean> {
  const changed = await q('two_factor')
    .where({ account_id: row.accountId, secret: row.secret, enabled_at: null })
    .update({ enabled_at: row.now, last_step: row.step });
  return changed === 1;
}

/** Steps that no clock of ours accepts yet: one that was ahead has used such a step, and no code of today. */
const AHEAD = 2;

/** Takes a step for used; false when it, or a later one, was used before. In one statement: of two at once one wins. */
export async function spendStep(q: Query, accountId: number, step: number): Promise<boolean> {
  const changed = await q('two_factor')
    .where({ account_id: accountId })
    .where((used) => used.where('last_step', '<', step).orWhere('last_step', '>', step + AHEAD))
    .update({ last_step: step });
  return changed === 1;
}

/** Removes the factor with its recovery codes. @returns whether there was one */
export async function deleteFactor(q: Query, accountId: number): Promise<boolean> {
  await q('recovery_codes').where({ account_id: accountId }).del();
  return (await q('two_factor').where({ account_id: accountId }).del()) > 0;
}

/** Puts new recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  q: Query,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await q('recovery_codes').where({ account_id: accountId }).del();
  await q('recovery_codes').insert(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })));
}

/** Uses a recovery code up; false when there is none like it. */
export async function spendRecoveryCode(q: Query, accountId: number, hash: string): Promise<boolean> {
  return (await q('recovery_codes').where({ account_id: accountId, code_hash: hash }).del()) > 0;
}
