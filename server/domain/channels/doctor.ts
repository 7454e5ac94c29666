// How the sign-in behind a connection does: who is signed in, until when, what was granted, and when it last worked.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { Doctor } from '../../contract/doctor.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Told } from '../../contract/sentence.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { DAY, iso, MINUTE } from '../../kernel/clock.ts';
import { SealError } from '../../kernel/vault.ts';
import { getBusiness } from '../business/index.ts';
import type { Auth } from './auth.ts';
import { saveOwnLimits } from './connection.repo.ts';
import { getConnection } from './connection.ts';
import { type KeptExamination, presentExamination } from './examination.ts';
import { type FollowerDay, listFollowers, saveFollowers } from './followers.repo.ts';
import { blockedUntil } from './limit.ts';
import {
  findAccountOfAnyBusiness,
  listRealAccounts,
  listUnexamined,
  type NetworkAccountRecord,
  noteGood,
  saveExamination,
} from './network-account.repo.ts';
import { isReviewedApp } from './provider-app.ts';
import { openTokens } from './seal-tokens.ts';
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
  revokes: false,
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

/** What a diagnosis reads with: it changes nothing. */
type Reading = Pick<Context, 'db' | 'clock' | 'vault'>;

/** How everybody does who is, or was, signed in to a real network of any business, by their connections. */
export async function diagnoseAll(
  ctx: Reading,
  signIns: SignIns,
): Promise<readonly { readonly businessId: number; readonly type: ChannelType; readonly doctor: Doctor }[]> {
  const all: { businessId: number; type: ChannelType; doctor: Doctor }[] = [];
  for (const account of await listRealAccounts(ctx.db.read)) {
    const { businessId, type, network } = account;
    all.push({ businessId, type, doctor: await diagnose(ctx, signIns, network, account) });
  }
  return all;
}

/** The same by the account that was found at a connection, if any was. */
export async function diagnose(
  ctx: Reading,
  signIns: SignIns,
  network: Network,
  account: NetworkAccountRecord | undefined,
): Promise<Doctor> {
  if (!account) return { network, ...NOBODY };
  const { state, name, handle, kind, server, accessEndsAt, refreshEndsAt } = account;
  const { lastGoodAt, examinedAt, examination } = account;
  const isIn = state === 'signed-in';
  const auth = wayOf(signIns, account)?.auth;
  return {
    network,
    state,
    account: { name, handle, kind, server },
    accessEndsAt: isIn ? iso(accessEndsAt) : null,
    renewsAt: isIn ? iso(renewalOf(ctx, account, auth)) : null,
    renewableUntil: isIn ? iso(refreshEndsAt) : null,
    scopes: await compareScopes(ctx, signIns, account),
    blockedUntil: isIn ? iso(await blockedUntil(ctx, account, 'publish')) : null,
    revokes: auth?.revoke != null,
    lastGoodAt: iso(lastGoodAt),
    examinedAt: iso(examinedAt),
    examination: examination && presentExamination(examination),
  };
}

/**
 * When new access comes by itself: not where there is nothing to ask for it with, and where the network gave none before,
 * which puts it off to the end of the old one.
 */
function renewalOf(ctx: Reading, account: NetworkAccountRecord, auth: Auth | undefined): number | null {
  const { renewAt, accessEndsAt } = account;
  if (renewAt === null || accessEndsAt === null || renewAt >= accessEndsAt) return null;
  return auth?.renewsItself || hasRefresh(ctx, account) ? renewAt : null;
}

function hasRefresh({ vault }: Reading, { sealedTokens, ...account }: NetworkAccountRecord): boolean {
  try {
    return sealedTokens !== null && openTokens(vault, { ...account, sealedTokens }).refresh !== null;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

async function compareScopes(
  ctx: Reading,
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

/**
 * Keeps what a test of a connection's sign-in found, and how many follow the account; tells a person once when something
 * stands in the way that did not before. Nothing happens where nobody is signed in.
 * @param ownLimits what the server says of its own limits; absent where it was not asked, or did not answer
 */
export async function keepExamination(
  ctx: Context,
  connectionId: number,
  found: KeptExamination,
  ownLimits?: OwnLimits | null,
): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const account = await findAccountOfAnyBusiness(tx.q, connectionId);
    if (!account) return;
    if (ownLimits !== undefined) await saveOwnLimits(tx.q, connectionId, ownLimits);
    const examined = withKeys(account.examination, found);
    await saveExamination(tx.q, account, examined, tx.now);
    const { businessId, type, state } = account;
    const { followers } = examined;
    if (followers !== null) {
      const { timezone } = await getBusiness(tx, businessId);
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(tx.now);
      await saveFollowers(tx.q, { connectionId, day, followers });
    }
    const trouble = troubleOf(examined);
    // That it has ended is told as such.
    if (state === 'ended' || trouble === null || trouble === troubleOf(account.examination)) return;
    const { end, findings, error } = examined;
    const data = { type, end, findings, error };
    tx.emit({ kind: 'connection.in-doubt', businessId, subjectId: connectionId, data });
  });
}

/** Keeps that the network does not take the keys of our app, as a test without posting would have found; told once. */
export function noteKeys(ctx: Context, connectionId: number, error: Told | null): Promise<void> {
  return keepExamination(ctx, connectionId, { end: 'unknown', followers: null, findings: ['keys'], error });
}

/** It has taken them, and given new access. */
export function forgetKeys(ctx: Context, connectionId: number): Promise<void> {
  return keepExamination(ctx, connectionId, { end: 'well', followers: null, findings: [], error: null });
}

/** What was not asked proves nothing against keys that were refused. */
function withKeys(before: KeptExamination | null, examined: KeptExamination): KeptExamination {
  const isOpen = examined.end === 'unknown' && before?.findings.includes('keys');
  return isOpen ? { ...examined, findings: ['keys'] } : examined;
}

/** What stands in the way of posts; null where nothing is known to. A network that is away says nothing. */
function troubleOf(examined: KeptExamination | null): string | null {
  if (examined?.end === 'reconnect') return 'reconnect';
  return examined && examined.findings.length > 0 ? examined.findings.join(' ') : null;
}

/** Days of which the followers are told. */
const FOLLOWED = 90 * DAY;

/** How many followed the account behind a connection, by day. @throws AppError not-found for a foreign or unknown id */
export async function readFollowers(
  ctx: Context,
  actor: AccountActor,
  id: number,
): Promise<readonly FollowerDay[]> {
  await getConnection(ctx, actor, id);
  const since = new Date(ctx.clock.now() - FOLLOWED).toISOString().slice(0, 10);
  return listFollowers(ctx.db.read, id, since);
}

/** Connections whose sign-in nobody has looked at for a while. @param limit most of them */
export function listToExamine(q: Query, before: number, limit: number): Promise<number[]> {
  return listUnexamined(q, before, limit);
}
