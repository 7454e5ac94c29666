// Connecting a channel in steps. An attempt belongs to the account and the session that began it, lasts ten minutes and
// is used once; what it holds meanwhile is sealed.

import { type ChannelType, parseChannelType } from '../../contract/channels/index.ts';
import type {
  ConnectAttempt,
  ConnectBegun,
  ConnectFailure,
  ConnectInput,
} from '../../contract/connecting.ts';
import type { Told } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { inField, say } from '../../sentences/index.ts';
import { requireOwner } from '../business/index.ts';
import type { NetworkAccount, PageAsk } from './auth.ts';
import {
  type AttemptRecord,
  type Beginner,
  findAttempt,
  insertAttempt,
  moveAttempt,
  takeVerifier,
} from './connect-attempt.repo.ts';
import {
  askForPage,
  chooseEntrance,
  type Entrance,
  enterNetwork,
  findCall,
  type Grant,
  type Here,
} from './enter-network.ts';
import { forgetApp } from './provider-app.ts';
import { ATTEMPT_LASTS, type SignIns, type SignInWay, wayOf } from './sign-ins.ts';
import { storeSignIn } from './store-sign-in.ts';

const STATE_BYTES = 32;
/** 64 characters: RFC 7636 asks for 43 to 128. */
const VERIFIER_BYTES = 48;

/**
 * Begins to connect a channel. @param input.redirectUri where the network leads back to
 * @throws AppError conflict when nobody signs in to this channel, or no keys are configured for it; invalid for a server,
 * a name or a password that is missing, or a name that nobody has; unavailable when a network does not answer that makes its
 * page for each
 */
export async function beginConnect(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  input: ConnectInput & Here,
): Promise<ConnectBegun> {
  requireOwner(actor);
  const entrance = await chooseEntrance(ctx, signIns, input);
  const { auth, network, provider } = entrance.way;
  const { type, redirectUri, handle, password } = input;
  if (auth.kind === 'app-password') requireTyped({ handle, password });
  else if (auth.asksHandle) requireTyped({ handle });
  const state = ctx.ids.token(STATE_BYTES);
  const verifier = ctx.ids.token(VERIFIER_BYTES);
  const stateHash = sha256(state);
  const ask = { state, redirectUri, verifier, handle };
  const page = auth.kind === 'oauth' ? await findPage(ctx, signIns, entrance, ask) : null;
  const kept = JSON.stringify({ verifier, note: page?.note });
  const attempt = await unitOfWork(ctx, actor, ({ q, now, vault }) =>
    insertAttempt(
      q,
      {
        ...{
          stateHash,
          ...beginnerOf(actor),
          type,
          network,
          provider,
          redirectUri,
          server: entrance.call.server,
        },
        sealedVerifier: page ? vault.seal(kept, about('verifier', stateHash)) : null,
        expiresAt: now + ATTEMPT_LASTS,
      },
      now,
    ),
  );
  if (page || auth.kind === 'oauth') return { state, authorizeUrl: page?.url ?? null };
  const got = await enterNetwork(signIns, entrance, () => auth.signIn(entrance.call, { handle, password }));
  await keep(ctx, signIns, actor, attempt, got);
  return { state, authorizeUrl: null };
}

/** The page to sign in on, and what is kept until one comes back. @throws AppError invalid for a name that nobody has */
async function findPage(
  ctx: Context,
  signIns: SignIns,
  entrance: Entrance,
  ask: PageAsk & { readonly handle: string },
): Promise<{ readonly url: string; readonly note?: string }> {
  const { way, call } = entrance;
  if (way.auth.kind !== 'oauth') throw new Error(`${way.provider} has no page to sign in on`);
  if (!way.auth.begin) return { url: way.auth.authorizeUrl(call, ask) };
  const page = await askForPage(signIns, entrance, ask);
  if (page.end === 'begun') return page;
  const channel = call.channel;
  if (page.why === 'keys') {
    // It is made known anew the next time.
    await forgetApp(ctx, { provider: way.provider, server: call.server }, call.app);
    throw new AppError('conflict', say('channels.not-known-there', { channel, address: call.app.clientId }));
  }
  throw new AppError('invalid', inField('handle', say('channels.nobody-of-that-name', { channel })), {
    field: 'handle',
  });
}

/** What the network sends along when it leads back. */
export interface Returned {
  /** Who says that it leads back, where it says so. */
  readonly issuer?: string | undefined;
  readonly type: ChannelType;
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: Told | undefined;
}

/**
 * Takes what the network sends back: once for each state, whatever becomes of it. The attempt then tells what it came to.
 * @throws AppError not-found when this account and session did not begin it
 */
export async function returnFromNetwork(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  { type, state, code, error, issuer }: Returned,
): Promise<void> {
  requireOwner(actor);
  const attempt = await mustFind(ctx, actor, state);
  if (attempt.type !== type) throw notFound();
  if (isOver(ctx, attempt) || attempt.sealedVerifier === null) return;
  if (!(await takeVerifier(ctx.db.write, attempt.id))) return;
  const way = wayOf(signIns, attempt);
  if (code === undefined) return fail(ctx, attempt, failureOf(way, error));
  const call = way && (await findCall(ctx, signIns, way, attempt));
  if (way?.auth.kind !== 'oauth' || !call) return fail(ctx, attempt, 'keys');
  const kept = ctx.vault.open(attempt.sealedVerifier, about('verifier', attempt.stateHash));
  const { auth } = way;
  const back = { code, redirectUri: attempt.redirectUri, issuer, ...readKept(kept) };
  const got = await enterNetwork(signIns, { way, call }, () => auth.exchange(call, back));
  // The network has forgotten an app that it took from us by itself.
  if (got === 'keys') await forgetApp(ctx, { provider: way.provider, server: attempt.server }, call.app);
  await keep(ctx, signIns, actor, attempt, got);
}

/** What an attempt has come to. @throws AppError not-found when this account and session did not begin it */
export async function readAttempt(
  ctx: Context,
  actor: AccountActor,
  state: string,
): Promise<ConnectAttempt & { readonly type: ChannelType }> {
  requireOwner(actor);
  const attempt = await mustFind(ctx, actor, state);
  const { type, status, failure, connectionId, instead } = attempt;
  const why = isOver(ctx, attempt) ? 'expired' : failure;
  if (why) {
    const by = parseChannelType(attempt.provider);
    const error = String(say('channels.connect-failed', { channel: type, why, ...(by && { by }) }));
    return { type, status: 'failed', accounts: [], error };
  }
  const accounts = attempt.sealedGrant === null ? [] : openGrant(ctx, attempt).accounts;
  return {
    ...{ type, status },
    accounts: accounts.map(({ id, name, kind }) => ({ id, name, kind })),
    ...(connectionId !== null && { platformId: connectionId }),
    ...(instead !== null && { instead }),
  };
}

/**
 * Ends an attempt: this account is connected. @returns the connection's id
 * @throws AppError not-found as above; conflict when there is nothing to choose (any more), or a post is on its way by the
 * network that would be left; invalid for an account that was not offered
 */
export async function chooseAccount(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  { state, accountId }: { readonly state: string; readonly accountId: string },
): Promise<number> {
  requireOwner(actor);
  const attempt = await mustFind(ctx, actor, state);
  if (attempt.status !== 'choose' || isOver(ctx, attempt)) throw nothingToChoose();
  const grant = openGrant(ctx, attempt);
  const account = grant.accounts.find(({ id }) => id === accountId);
  if (account) return connect(ctx, signIns, actor, { attempt, account, grant });
  throw new AppError('invalid', inField('accountId', say('channels.not-offered')), { field: 'accountId' });
}

/** Keeps what a sign-in has brought; where there is one account, there is nothing to choose. */
async function keep(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  attempt: AttemptRecord,
  got: Grant | ConnectFailure,
): Promise<void> {
  if (typeof got === 'string') return fail(ctx, attempt, got);
  const sealedGrant = ctx.vault.seal(JSON.stringify(got), about('grant', attempt.stateHash));
  const isKept = await moveAttempt(ctx.db.write, attempt.id, { from: 'pending', to: 'choose', sealedGrant });
  const [account, another] = got.accounts;
  if (isKept && account && !another) await connect(ctx, signIns, actor, { attempt, account, grant: got });
}

async function fail(ctx: Context, { id }: AttemptRecord, failure: ConnectFailure): Promise<void> {
  await moveAttempt(ctx.db.write, id, { from: 'pending', to: 'failed', failure });
}

function connect(
  ctx: Context,
  signIns: SignIns,
  actor: AccountActor,
  chosen: { readonly attempt: AttemptRecord; readonly account: NetworkAccount; readonly grant: Grant },
): Promise<number> {
  const { attempt, account, grant } = chosen;
  const way = wayOf(signIns, attempt);
  if (!way) throw nothingToChoose();
  return unitOfWork(ctx, actor, async (tx) => {
    const { connectionId, instead } = await storeSignIn(tx, actor, {
      ...{ type: attempt.type, network: attempt.network, provider: attempt.provider },
      ...{ server: attempt.server, account },
      tokens: account.tokens ?? grant.tokens,
      renewWithin: way.auth.renewWithin,
    });
    const step = { from: 'choose', to: 'connected', connectionId, instead } as const;
    const isFirst = await moveAttempt(tx.q, attempt.id, step);
    if (!isFirst) throw nothingToChoose();
    return connectionId;
  });
}

/** What a page that leads back without a code means (RFC 6749, 4.1.2.1); a vendor may have errors of its own. */
const ERRORS: Readonly<Record<string, ConnectFailure>> = {
  access_denied: 'denied',
  invalid_scope: 'scopes',
  unauthorized_client: 'scopes',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

function failureOf(way: SignInWay | undefined, error: Told | undefined): ConnectFailure {
  const own = way?.auth.kind === 'oauth' ? way.auth.errors : undefined;
  const told = new Map(Object.entries({ ...ERRORS, ...own }));
  return told.get(String(error)) ?? 'refused';
}

function readKept(kept: string): { readonly verifier: string; readonly note?: string } {
  return JSON.parse(kept);
}

function nothingToChoose(): AppError {
  return new AppError('conflict', say('channels.nothing-to-choose'));
}

function requireTyped(typed: Readonly<Record<string, string>>): void {
  const missing = Object.keys(typed).find((name) => typed[name] === '');
  if (missing)
    throw new AppError('invalid', inField(missing, say('channels.needed')), {
      field: missing,
    });
}

async function mustFind(ctx: Context, actor: AccountActor, state: string): Promise<AttemptRecord> {
  const attempt = await findAttempt(ctx.db.read, beginnerOf(actor), sha256(state));
  if (!attempt) throw notFound();
  return attempt;
}

function beginnerOf({ businessId, accountId, sessionId }: AccountActor): Beginner {
  return { businessId, accountId, sessionId: sessionId ?? null };
}

/** Its time is over, and it came to nothing yet. */
function isOver(ctx: Context, { status, expiresAt }: AttemptRecord): boolean {
  return (status === 'pending' || status === 'choose') && expiresAt <= ctx.clock.now();
}

function openGrant(ctx: Context, { sealedGrant, stateHash }: AttemptRecord): Grant {
  if (sealedGrant === null) throw nothingToChoose();
  return JSON.parse(ctx.vault.open(sealedGrant, about('grant', stateHash)));
}

const about = (what: 'verifier' | 'grant', stateHash: string) => `connect-attempt-${what}:${stateHash}`;
