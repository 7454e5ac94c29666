// New tokens for old ones, asked for by one at a time whichever process it runs in. The row says who asks, under a lease;
// new tokens are stored before anybody uses them, and only over those that they were asked for with. Where a network
// takes an old token once, a request whose answer is lost ends the sign-in: a second one would be taken for a thief's.

import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, MINUTE, SECOND } from '../../kernel/clock.ts';
import { wordsOfTold } from '../../sentences/index.ts';
import { forgetKeys, noteKeys } from './doctor.ts';
import { findCall } from './enter-network.ts';
import { atMost } from './limit.ts';
import {
  dropLease,
  endAccount,
  findAccountOfAnyBusiness,
  type NetworkAccountRecord,
  postponeRenewal,
  storeTokens,
  takeLease,
} from './network-account.repo.ts';
import { openTokens, sealTokens } from './seal-tokens.ts';
import { asError, SIGN_IN_DEADLINE, type SignIns, wayOf } from './sign-ins.ts';

/** Longer than a call may take: who finds a lease that ran out knows that its holder is gone. */
const LEASE = 3 * SIGN_IN_DEADLINE;
/** Whoever finds another process asking looks again this often, and gives up after a while. */
const LOOK_AGAIN = SECOND / 5;
const WAIT = SIGN_IN_DEADLINE + 5 * SECOND;
/** When a network has not said when to ask again. */
const PAUSE = 5 * MINUTE;

/** `later`: new tokens could not be had at this moment; the old ones may still do. */
export type Renewal =
  | { readonly end: 'renewed'; readonly account: NetworkAccountRecord }
  | { readonly end: 'ended' }
  | { readonly end: 'later' };

export interface RenewalOf {
  readonly signal?: AbortSignal;
  /** The network does not let us in with these tokens: they are of no use any more, however long they were to last. */
  readonly isRefused?: boolean;
  /** Whoever asks only looks: that the network gives no new tokens is left to a call that needs them. */
  readonly isKept?: boolean;
}

/** Renews the tokens that were read, unless somebody else has done so or is at it. */
export async function renewSignIn(
  ctx: Context,
  signIns: SignIns,
  read: NetworkAccountRecord,
  { signal, isRefused = false, isKept = false }: RenewalOf = {},
): Promise<Renewal> {
  const giveUpAt = ctx.clock.now() + WAIT;
  const lease = ctx.ids.token(12);
  for (;;) {
    const account = await findAccountOfAnyBusiness(ctx.db.write, read.connectionId);
    if (account?.state !== 'signed-in') return { end: 'ended' };
    if (account.version !== read.version) return { end: 'renewed', account };
    if (isFree(account, ctx.clock.now())) {
      const until = ctx.clock.now() + LEASE;
      if (!(await takeLease(ctx.db.write, account, { from: account.lease, to: lease, until }))) continue;
      const asking = { wasAsked: account.lease !== null, isRefused, isKept };
      return keepAsked(ctx, account.connectionId, askUnderLease(ctx, signIns, { ...account, lease }, asking));
    }
    const here = ASKED.get(ctx)?.get(account.connectionId);
    if (here) {
      await here.catch(() => {});
      continue;
    }
    if (signal?.aborted || ctx.clock.now() >= giveUpAt) return { end: 'later' };
    await ctx.clock.sleep(LOOK_AGAIN, signal);
  }
}

/** What this process is asking for, by connection: it is waited for, and not looked for in the database. */
const ASKED = new WeakMap<Context, Map<number, Promise<Renewal>>>();

function keepAsked(ctx: Context, connectionId: number, renewal: Promise<Renewal>): Promise<Renewal> {
  const asked = ASKED.get(ctx) ?? new Map<number, Promise<Renewal>>();
  ASKED.set(ctx, asked);
  const ended = renewal.finally(() => asked.delete(connectionId));
  asked.set(connectionId, ended);
  return ended;
}

/** A clock that was set back must not keep a lease for longer than it was meant. */
function isFree({ lease, leaseUntil }: NetworkAccountRecord, now: number): boolean {
  return lease === null || leaseUntil === null || leaseUntil <= now || leaseUntil > now + LEASE;
}

async function askUnderLease(
  ctx: Context,
  signIns: SignIns,
  account: NetworkAccountRecord,
  {
    wasAsked,
    isRefused,
    isKept,
  }: { readonly wasAsked: boolean; readonly isRefused: boolean; readonly isKept: boolean },
): Promise<Renewal> {
  const way = wayOf(signIns, account);
  const call = way && (await findCall(ctx, signIns, way, account));
  if (!way || !call || account.sealedTokens === null) return putOff(ctx, account, ctx.clock.now() + PAUSE);
  const { auth } = way;
  // Whoever held the lease before is gone, and what became of its request nobody knows.
  if (wasAsked && auth.rotates) return giveUp(ctx, account);
  const tokens = openTokens(ctx.vault, { ...account, sealedTokens: account.sealedTokens });
  const outcome = await auth.refresh(call, tokens).catch((error: unknown) => {
    signIns.report(asError(error));
    return { end: 'lost' } as const;
  });
  if (outcome.end === 'lost') {
    return auth.rotates ? giveUp(ctx, account) : putOff(ctx, account, ctx.clock.now() + PAUSE);
  }
  if (outcome.end === 'reconnect' && isKept) {
    await dropLease(ctx.db.write, account, account.lease ?? '');
    return { end: 'later' };
  }
  if (outcome.end === 'reconnect') return isRefused ? giveUp(ctx, account) : endOrWarn(ctx, account);
  if (outcome.end === 'later') {
    if (outcome.error !== undefined)
      signIns.report(new Error(`${account.type}: ${wordsOfTold(outcome.error)}`));
    if (outcome.isKeys) await noteKeys(ctx, account.connectionId, outcome.error ?? null);
    return putOff(ctx, account, atMost(outcome.at, ctx.clock.now()));
  }
  const { connectionId, version } = account;
  const at = ctx.clock.now();
  const facts = sealTokens(ctx.vault, outcome.tokens, {
    connectionId,
    renewWithin: auth.renewWithin,
    now: at,
  });
  await storeTokens(ctx.db.write, { connectionId, version }, facts, at);
  if (account.examination?.findings.includes('keys')) await forgetKeys(ctx, connectionId);
  const now = await findAccountOfAnyBusiness(ctx.db.write, connectionId);
  return now?.state === 'signed-in' ? { end: 'renewed', account: now } : { end: 'ended' };
}

async function putOff(ctx: Context, account: NetworkAccountRecord, at: number): Promise<Renewal> {
  await postponeRenewal(ctx.db.write, account, at);
  await dropLease(ctx.db.write, account, account.lease ?? '');
  return { end: 'later' };
}

/** Access that lasts for days is used to its end, and a person told in time. */
async function endOrWarn(ctx: Context, account: NetworkAccountRecord): Promise<Renewal> {
  const { accessEndsAt, businessId, connectionId: subjectId, type } = account;
  if (accessEndsAt === null || accessEndsAt <= ctx.clock.now() + DAY) return giveUp(ctx, account);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await postponeRenewal(tx.q, account, accessEndsAt);
    const data = { type, endsAt: accessEndsAt };
    tx.emit({ kind: 'connection.sign-in-ending', businessId, subjectId, data });
  });
  await dropLease(ctx.db.write, account, account.lease ?? '');
  return { end: 'later' };
}

async function giveUp(ctx: Context, account: NetworkAccountRecord): Promise<Renewal> {
  await endSignIn(ctx, account);
  return { end: 'ended' };
}

/** A person has to sign in again: says so once. Nothing happens when that was done meanwhile, or said before. */
export function endSignIn(ctx: Context, account: NetworkAccountRecord): Promise<void> {
  return unitOfWork(ctx, SYSTEM, (tx) => end(tx, account));
}

/** The same for a sign-in whose tokens no key opens any more. */
export async function endLostSignIn(tx: Tx, connectionId: number): Promise<void> {
  const account = await findAccountOfAnyBusiness(tx.q, connectionId);
  if (account) await end(tx, account);
}

async function end(tx: Tx, account: NetworkAccountRecord): Promise<void> {
  if (!(await endAccount(tx.q, account))) return;
  const { businessId, connectionId: subjectId, type } = account;
  tx.emit({ kind: 'connection.signed-out', businessId, subjectId, data: { type } });
}
