// The calls of a sign-in: by which way, under which app, and what they bring.

import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectFailure, ConnectInput } from '../../contract/connecting.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import type {
  NetworkAccount,
  PageAsk,
  PageOutcome,
  ProviderApp,
  SignInCall,
  SignInOutcome,
  Tokens,
} from './auth.ts';
import { findApp, forgetApp, NO_APP, registerApp } from './provider-app.ts';
import { returnTrouble } from './sign-in-page.ts';
import { asError, SIGN_IN_DEADLINE, type SignIns, type SignInWay } from './sign-ins.ts';

/** What a sign-in has brought, between the return and the choice. */
export interface Grant {
  readonly tokens: Tokens;
  readonly accounts: readonly NetworkAccount[];
}

export interface Entrance {
  readonly way: SignInWay;
  readonly call: SignInCall;
}

/** Where the network leads back to. */
export interface Here {
  readonly redirectUri: string;
  /** Whether that surely is this server's address: it is configured, or nobody else reaches the server. */
  readonly isOwnAddress: boolean;
}

/**
 * The way that a person names, or else the first way of a channel for which there are keys, and by which one is led back.
 * @throws AppError conflict when nobody signs in to this channel, no keys are configured, or its vendor leads nobody back to
 * the address of this server; invalid for a way that is none, or a server that is missing; unavailable when a server does
 * not answer to whom we make ourselves known
 */
export async function chooseEntrance(
  ctx: Context,
  signIns: SignIns,
  { type, by, server, password, redirectUri, isOwnAddress }: ConnectInput & Here,
): Promise<Entrance> {
  const all = signIns.waysOf(type);
  if (all.length === 0) throw new AppError('conflict', say('channels.no-sign-in', { channel: type }));
  // Who has typed an app password means to use it.
  const usual = all.toSorted((x, y) => Number(fits(y, password)) - Number(fits(x, password)));
  const ways = by === '' ? usual : all.filter(({ provider }) => provider === by);
  if (ways.length === 0)
    throw new AppError('invalid', inField('by', say('channels.no-such-way')), { field: 'by' });
  let trouble: Sentence = say('channels.no-keys', { channel: type });
  for (const way of ways) {
    if (way.auth.asksServer && server === '') {
      throw new AppError('invalid', inField('server', say('channels.needed')), { field: 'server' });
    }
    const at = way.auth.asksServer ? server : null;
    const call = await findCall(ctx, signIns, way, { type, server: at });
    const unsafe = returnTrouble({ type, provider: way.provider }, way, redirectUri);
    if (call && !unsafe && leadsTo(way, call.app, redirectUri)) return { way, call };
    const isPossible = call || (way.auth.kind === 'oauth' && way.auth.register);
    if (isPossible && unsafe) trouble = unsafe;
    if (unsafe) continue;
    // A request may name any address as ours: what others sign in by does not follow it.
    const known = call?.app.redirectUri;
    if (known !== undefined && !isOwnAddress) {
      trouble = say('channels.known-elsewhere', { channel: type, address: new URL(known).origin });
      continue;
    }
    // This server has another address now: the network would lead nobody back to it.
    if (call) await forgetApp(ctx, { provider: way.provider, server: at }, call.app);
    const registered = await register(ctx, signIns, way, { type, server: at, redirectUri });
    if (registered) return { way, call: registered };
  }
  throw new AppError('conflict', trouble);
}

function fits({ auth }: SignInWay, password: string): boolean {
  return password !== '' && auth.kind === 'app-password';
}

/** An app of the Sandbox is good for all channels, and its page leads back to wherever one has come from. */
function leadsTo({ auth, network }: SignInWay, { redirectUri }: ProviderApp, here: string): boolean {
  const isAnywhere = network === 'sandbox' || auth.kind !== 'oauth' || !auth.register;
  return isAnywhere || redirectUri === undefined || redirectUri === here;
}

/** What a call about a sign-in is made with; undefined when there are no keys for it. */
export async function findCall(
  ctx: Context,
  signIns: Pick<SignIns, 'apps'>,
  { provider, auth }: SignInWay,
  to: { readonly type: SignInCall['channel']; readonly server: string | null },
): Promise<SignInCall | undefined> {
  const app =
    auth.kind === 'oauth' ? await findApp(ctx, { provider, server: to.server }, signIns.apps) : NO_APP;
  return app && { ...callTo(to), app };
}

/** Begins a deadline: for one call. */
function callTo({ type, server }: { readonly type: SignInCall['channel']; readonly server: string | null }) {
  return { channel: type, server, signal: AbortSignal.timeout(SIGN_IN_DEADLINE) };
}

async function register(
  ctx: Context,
  signIns: SignIns,
  { provider, auth }: SignInWay,
  to: Parameters<typeof callTo>[0] & { readonly redirectUri: string },
): Promise<SignInCall | undefined> {
  if (auth.kind !== 'oauth' || !auth.register) return undefined;
  const call = callTo(to);
  const key = { provider, server: to.server };
  try {
    const app = await registerApp(ctx, key, {
      redirectUri: to.redirectUri,
      register: () => auth.register?.(call, to.redirectUri),
    });
    return app && { ...call, app };
  } catch (error) {
    signIns.report(asError(error));
    const at = to.server ?? channelOf(to.type).name;
    throw new AppError('unavailable', say('channels.server-silent', { server: at }));
  }
}

/** Asks a network for the page to sign in on. @throws AppError unavailable when it does not answer */
export async function askForPage(
  signIns: Pick<SignIns, 'report'>,
  { way: { auth }, call }: Entrance,
  ask: PageAsk & { readonly handle: string },
): Promise<PageOutcome> {
  if (auth.kind !== 'oauth' || !auth.begin) throw new Error('this network is not asked for its page');
  try {
    return await auth.begin(call, ask);
  } catch (error) {
    signIns.report(asError(error));
    const server = channelOf(call.channel).name;
    throw new AppError('unavailable', say('channels.server-silent', { server }));
  }
}

/** Signs in and lists what may be chosen. @returns why not, when that did not work */
export async function enterNetwork(
  signIns: Pick<SignIns, 'report'>,
  { way, call }: Entrance,
  enter: () => Promise<SignInOutcome>,
): Promise<Grant | ConnectFailure> {
  try {
    const outcome = await enter();
    if (outcome.end === 'refused') return outcome.why;
    const { tokens } = outcome;
    const accounts = await way.auth.listAccounts(call, tokens);
    return accounts.length === 0 ? 'nothing' : { tokens, accounts };
  } catch (error) {
    signIns.report(asError(error));
    return 'unreachable';
  }
}
