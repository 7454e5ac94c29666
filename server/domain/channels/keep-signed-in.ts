// What lets a call in to a network: opened for one call, renewed before it ends, and given up when the network does not
// take it any more.

import type { Context } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import type { Credential, Credentials, OpenedCredential } from './credential.ts';
import { noteGoodCall } from './doctor.ts';
import { blockedUntil, noteLimits } from './limit.ts';
import {
  findAccountOfAnyBusiness,
  listRenewable,
  type NetworkAccountRecord,
} from './network-account.repo.ts';
import { findApp } from './provider-app.ts';
import { endSignIn, renewSignIn } from './renew-sign-in.ts';
import { openTokens } from './seal-tokens.ts';
import type { SignIns } from './sign-ins.ts';

/** Sign-ins that one run of the job renews. */
const RENEWED_AT_ONCE = 200;
/** A network that refuses again what a refusal has brought refuses the account. */
const NEW = MINUTE;

export function createCredentials(ctx: Context, signIns: SignIns): Credentials {
  /** When a refusal last brought new tokens, by connection. */
  const broughtAt = new Map<number, number>();
  return {
    open: (connection) => open(ctx, signIns, connection),
    blockedUntil: async (connectionId, kind) => {
      const account = await findAccountOfAnyBusiness(ctx.db.read, connectionId);
      return account ? blockedUntil(ctx, account, kind) : null;
    },
    refused: async (connectionId, { version }) => {
      const account = await findAccountOfAnyBusiness(ctx.db.write, connectionId);
      if (account?.state !== 'signed-in') return 'ended';
      if (account.version !== version) return 'renewed';
      if (ctx.clock.now() - (broughtAt.get(connectionId) ?? Number.NEGATIVE_INFINITY) < NEW) {
        await endSignIn(ctx, account);
        return 'ended';
      }
      const { end } = await renewSignIn(ctx, signIns, account, { isRefused: true });
      if (end === 'renewed') broughtAt.set(connectionId, ctx.clock.now());
      return end;
    },
    doubted: async (connectionId, { version }) => {
      const account = await findAccountOfAnyBusiness(ctx.db.write, connectionId);
      if (account?.state !== 'signed-in') return 'ended';
      if (account.version !== version) return 'renewed';
      return (await renewSignIn(ctx, signIns, account, { isKept: true })).end;
    },
    note: async (connectionId, kind, notices) => {
      const account = await findAccountOfAnyBusiness(ctx.db.read, connectionId);
      if (account) await noteLimits(ctx, account, kind, notices);
    },
    worked: (connectionId) => noteGoodCall(ctx, connectionId),
  };
}

async function open(
  ctx: Context,
  signIns: SignIns,
  { connectionId, network, kind, signal }: Parameters<Credentials['open']>[0],
): Promise<OpenedCredential> {
  const account = await findAccountOfAnyBusiness(ctx.db.read, connectionId);
  // A real network lets nobody in without; the Sandbox mostly asks nobody.
  if (account?.network !== network) {
    if (network !== 'real') return { end: 'opened', credential: null };
    return { end: 'reconnect', error: String(say('channels.nobody-signed-in')) };
  }
  const until = await blockedUntil(ctx, account, kind);
  const channel = account.type;
  if (until !== null) return { end: 'blocked', until, error: String(say('channels.blocked', { channel })) };
  const fresh = await freshen(ctx, signIns, account, signal);
  if (fresh?.sealedTokens == null) {
    return { end: 'reconnect', error: String(say('channels.signed-out', { channel })) };
  }
  return {
    end: 'opened',
    credential: await toCredential(ctx, signIns, { ...fresh, sealedTokens: fresh.sealedTokens }),
  };
}

/** The account with tokens that let us in now; undefined when a person has to sign in. @throws Error when that has to wait */
async function freshen(
  ctx: Context,
  signIns: SignIns,
  account: NetworkAccountRecord,
  signal: AbortSignal,
): Promise<NetworkAccountRecord | undefined> {
  if (account.state !== 'signed-in') return undefined;
  const { renewAt, accessEndsAt } = account;
  const isOver = () => accessEndsAt !== null && accessEndsAt <= ctx.clock.now();
  if (renewAt !== null && renewAt <= ctx.clock.now()) {
    const renewal = await renewSignIn(ctx, signIns, account, { signal });
    if (renewal.end === 'renewed') return renewal.account;
    if (renewal.end === 'ended') return undefined;
  }
  if (!isOver()) return account;
  throw new AppError('unavailable', say('channels.sign-in-silent', { channel: account.type }));
}

async function toCredential(
  ctx: Context,
  signIns: SignIns,
  account: NetworkAccountRecord & { readonly sealedTokens: string },
): Promise<Credential> {
  const { externalId, provider, handle, server, scopes, version } = account;
  const app = (await findApp(ctx, { provider, server }, signIns.apps)) ?? null;
  const token = openTokens(ctx.vault, account).access;
  return { externalId, provider, app, handle, server, scopes, version, token };
}

/** Renews what is due, so that a sign-in lives on also where nothing is published for weeks. */
export async function renewSignIns(ctx: Context, signIns: SignIns, signal: AbortSignal): Promise<void> {
  for (const id of await listRenewable(ctx.db.read, ctx.clock.now(), RENEWED_AT_ONCE)) {
    if (signal.aborted) return;
    const account = await findAccountOfAnyBusiness(ctx.db.read, id);
    if (account) await renewSignIn(ctx, signIns, account, { signal });
  }
}
