// How the sign-in behind a connection does: who is signed in, until when, what was granted, and when it last worked.
import type { Network } from '../../contract/connection.ts';
import type { Doctor, Examined } from '../../contract/doctor.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { iso, MINUTE } from '../../kernel/clock.ts';
import { getConnection } from './connection.ts';
import { blockedUntil } from './limit.ts';
import {
  findAccountOfAnyBusiness,
  type NetworkAccountRecord,
  noteGood,
  saveExamination,
} from './network-account.repo.ts';
import { isReviewedApp } from './provider-app.ts';
import { scopesOf } from './sign-in-page.ts';
import { type SignIns, wayOf } from './sign-ins.ts';

/** Nobody asks to the second when a call last went well. */
const GOOD_PAUSE = MINUTE;

const NOBODY: Omit<Doctor, 'network'> = {
  state: 'none',
  account: null,
  accessEndsAt: null,
  renewsAt: null,
  renewableUntil: null,
  scopes: { granted: [], missing: [] },
  blockedUntil: null,
  lastGoodAt: null,
  examinedAt: null,
  examination: null,
};

/** @throws AppError not-found for a foreign or unknown id */
export async function readDoctor(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  id: number,
): Promise<Doctor> {
  const { network } = await getConnection(ctx, actor, id);
  return diagnose(ctx, signIns, network, await findAccountOfAnyBusiness(ctx.db.read, id));
}

/** The same by the account that was found at a connection, if any was. */
export async function diagnose(
  ctx: Context,
  signIns: SignIns,
  network: Network,
  account: NetworkAccountRecord | undefined,
): Promise<Doctor> {
  if (!account) return { network, ...NOBODY };
  const { state, name, handle, kind, server, accessEndsAt, refreshEndsAt } = account;
  const { lastGoodAt, examinedAt, examination } = account;
  const isIn = state === 'signed-in';
  return {
    network,
    state,
    account: { name, handle, kind, server },
    accessEndsAt: isIn ? iso(accessEndsAt) : null,
    renewsAt: isIn ? iso(renewalOf(account)) : null,
    renewableUntil: isIn ? iso(refreshEndsAt) : null,
    scopes: await compareScopes(ctx, signIns, account),
    blockedUntil: isIn ? iso(await blockedUntil(ctx, account, 'publish')) : null,
    lastGoodAt: iso(lastGoodAt),
    examinedAt: iso(examinedAt),
    examination,
  };
}

/** Where a network gave no new access before, it is put off to the end of the old one: then nothing comes by itself. */
function renewalOf({ renewAt, accessEndsAt }: NetworkAccountRecord): number | null {
  return renewAt === null || accessEndsAt === null || renewAt >= accessEndsAt ? null : renewAt;
}

async function compareScopes(
  ctx: Context,
  signIns: SignIns,
  account: NetworkAccountRecord,
): Promise<Doctor['scopes']> {
  const granted = [...account.scopes];
  if (granted.length === 0) return { granted, missing: [] };
  const isReviewed = await isReviewedApp(ctx, account, signIns.apps);
  const asked = scopesOf(account.type, wayOf(signIns, account), { isReviewed });
  return { granted, missing: asked.filter((scope) => !granted.includes(scope)) };
}

/** Notes that a call of a connection went well. */
export async function noteGoodCall(ctx: Context, connectionId: number): Promise<void> {
  await noteGood(ctx.db.write, connectionId, ctx.clock.now(), GOOD_PAUSE);
}

/** Keeps what a test of a connection's sign-in found; nothing happens where nobody is signed in. */
export async function keepExamination(ctx: Context, connectionId: number, examined: Examined): Promise<void> {
  const account = await findAccountOfAnyBusiness(ctx.db.write, connectionId);
  if (account) await saveExamination(ctx.db.write, account, examined, ctx.clock.now());
}
