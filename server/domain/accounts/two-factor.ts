// Two-factor sign-in: switching it on and off, and new recovery codes. Each takes the password and a code.
import type { TwoFactorBeginning, TwoFactorInput, TwoFactorState } from '../../contract/two-factor.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import { type AccountRecord, getAccount } from './account.ts';
import type { NewSession } from './new-session.ts';
import { requirePassword } from './require-password.ts';
import { aboutSecret, hashCode, makeRecoveryCodes, openSecret, spendCode } from './second-factor.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { renewSession } from './session.ts';
import { tellChangedAccess } from './tell-security.ts';
import { beginAttempt } from './throttle.ts';
import { authenticatorUri, findStep, toBase32 } from './totp.ts';
import {
  deleteFactor,
  enableFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  type TwoFactor,
} from './two-factor.repo.ts';

/** 160 bits, as RFC 4226, section 4, recommends. */
const SECRET_BYTES = 20;
/** A secret that was shown and never used is no good any more after this. */
const WAITS = 30 * MINUTE;
/** Wrong codes of one account in 15 minutes. */
const ATTEMPTS = 5;

/** What an authenticator app needs: a secret to type, or the same in a QR code. */
export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
}

export async function readTwoFactor(q: Query, actor: AccountActor): Promise<TwoFactorState> {
  return presentTwoFactor(await findTwoFactor(q, actor.accountId));
}

export function presentTwoFactor(factor: TwoFactor | undefined): TwoFactorState {
  const isOn = typeof factor?.enabledAt === 'number';
  return { isOn, recoveryCodesLeft: isOn ? factor.recoveryCodesLeft : 0 };
}

/**
 * Makes a secret that waits for its first code.
 * @throws AppError conflict without a password, or when it is on; invalid for a wrong password; rate-limited
 */
export async function beginTwoFactor(
  ctx: Context,
  actor: AccountActor,
  input: TwoFactorBeginning,
): Promise<AppSecret> {
  const { accountId } = actor;
  const account = await getAccount(ctx.db.read, accountId);
  if (account.passwordHash === null) throw new AppError('conflict', say('accounts.password-first'));
  return withPassword(ctx, actor, input, async (tx) => {
    await requireOff(tx, accountId);
    const secret = tx.ids.token(SECRET_BYTES);
    const sealed = tx.vault.seal(secret, aboutSecret(accountId));
    if (!(await savePendingSecret(tx.q, { accountId, secret: sealed, now: tx.now }))) throw isOnAlready();
    return describe(Buffer.from(secret, 'base64url'), account);
  });
}

/** The secret that waits for its first code; null when none does. */
export function readPendingSecret(
  ctx: Context,
  account: AccountRecord,
  factor: TwoFactor | undefined,
): AppSecret | null {
  if (!isPending(factor, ctx.clock.now())) return null;
  return describe(openSecret(ctx, account.id, factor), account);
}

/**
 * Switches it on. The caller's session gets another token.
 * @returns the recovery codes, which are seen this once
 * @throws AppError invalid for a wrong password or code; conflict when nothing waits for a code
 */
export async function enableTwoFactor(
  ctx: Context,
  actor: AccountActor,
  input: TwoFactorInput,
): Promise<{ recoveryCodes: string[]; session: NewSession }> {
  const { accountId } = actor;
  return withPassword(ctx, actor, input, async (tx) => {
    await requireOff(tx, accountId);
    const factor = await findTwoFactor(tx.q, accountId);
    if (!isPending(factor, tx.now)) throw new AppError('conflict', say('accounts.factor-took-long'));
    const code = input.code.replace(/\s/g, '');
    const step = findStep(openSecret(tx, accountId, factor), code, tx.now);
    const { secret } = factor;
    if (step === undefined || !(await enableFactor(tx.q, { accountId, secret, step, now: tx.now })))
      throw wrongCode();
    const recoveryCodes = await storeRecoveryCodes(tx, accountId);
    await tellChangedAccess(tx, await getAccount(tx.q, accountId), 'account.two-factor-on');
    return { recoveryCodes, session: await renewSession(tx, actor) };
  });
}

/** Switches it off. The caller's session gets another token. @throws AppError invalid, or conflict when it is off */
export async function disableTwoFactor(
  ctx: Context,
  actor: AccountActor,
  input: TwoFactorInput,
): Promise<NewSession> {
  const { accountId } = actor;
  return withPassword(ctx, actor, input, async (tx) => {
    await requireCode(tx, accountId, input.code);
    await deleteFactor(tx.q, accountId);
    await tellChangedAccess(tx, await getAccount(tx.q, accountId), 'account.two-factor-off');
    return renewSession(tx, actor);
  });
}

/** Puts new recovery codes in place of all earlier ones. @throws AppError invalid, or conflict when it is off */
export async function renewRecoveryCodes(
  ctx: Context,
  actor: AccountActor,
  input: TwoFactorInput,
): Promise<string[]> {
  const { accountId } = actor;
  return withPassword(ctx, actor, input, async (tx) => {
    await requireCode(tx, accountId, input.code);
    await tellChangedAccess(tx, await getAccount(tx.q, accountId), 'account.recovery-codes-made');
    return storeRecoveryCodes(tx, accountId);
  });
}

/** The operator's way out for somebody who has lost phone and codes. @returns whether it was on */
export async function endTwoFactor(ctx: Context, account: AccountRecord): Promise<boolean> {
  return unitOfWork(ctx, SYSTEM, (tx) => endFactor(tx, account));
}

/** Of an account whose secret nobody can open any more: its sessions end, too. @returns whether it was on */
export async function endLostFactor(tx: Tx, accountId: number): Promise<boolean> {
  const isOn = await endFactor(tx, await getAccount(tx.q, accountId));
  if (isOn) await deleteSessionsOf(tx.q, accountId);
  return isOn;
}

async function endFactor(tx: Tx, account: AccountRecord): Promise<boolean> {
  const { isOn } = presentTwoFactor(await findTwoFactor(tx.q, account.id));
  await deleteFactor(tx.q, account.id);
  if (isOn) await tellChangedAccess(tx, account, 'account.two-factor-off');
  return isOn;
}

/** Password first, outside of the transaction, as checking it takes a while. */
async function withPassword<T>(
  ctx: Context,
  actor: AccountActor,
  input: TwoFactorBeginning,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = await beginAttempt(ctx, [{ key: `second-factor ${actor.accountId}`, most: ATTEMPTS }]);
  await requirePassword(ctx, await getAccount(ctx.db.read, actor.accountId), input.password, 'password');
  const result = await unitOfWork(ctx, actor, work);
  await attempt.succeed();
  return result;
}

async function requireOff(tx: Tx, accountId: number): Promise<void> {
  if (presentTwoFactor(await findTwoFactor(tx.q, accountId)).isOn) throw isOnAlready();
}

function isOnAlready(): AppError {
  return new AppError('conflict', say('accounts.factor-on'));
}

async function requireCode(tx: Tx, accountId: number, code: string): Promise<void> {
  const factor = await findTwoFactor(tx.q, accountId);
  if (!factor || factor.enabledAt === null) throw new AppError('conflict', say('accounts.factor-off'));
  if (!(await spendCode(tx, accountId, { factor, code }))) throw wrongCode();
}

async function storeRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = makeRecoveryCodes(tx);
  await replaceRecoveryCodes(
    tx.q,
    accountId,
    codes.map((code) => hashCode(accountId, code)),
  );
  return codes;
}

function isPending(factor: TwoFactor | undefined, now: number): factor is TwoFactor {
  return factor !== undefined && factor.enabledAt === null && now - factor.createdAt < WAITS;
}

function describe(secret: Buffer, { email }: AccountRecord): AppSecret {
  return { secret: toBase32(secret), uri: authenticatorUri(secret, email) };
}

export function wrongCode(): AppError {
  return new AppError('invalid', inField('code', say('accounts.code-refused')), { field: 'code' });
}
