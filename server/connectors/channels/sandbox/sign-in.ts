// Signing in to the Sandbox, as strictly as networks are: codes that live for a minute and work once, S256 challenges,
// access for an hour, refresh tokens that are spent by their use and end everything when they come a second time.
import { createHash } from 'node:crypto';
import type { ChannelType } from '../../../contract/channels/index.ts';
import { channelOf, practiceOf } from '../../../contract/channels/index.ts';
import { type Clock, HOUR, MINUTE } from '../../../kernel/clock.ts';
import { type Ids, sha256 } from '../../../kernel/ids.ts';
import type {
  AppPassword,
  AuthCall,
  NetworkAccount,
  OAuth,
  ProviderApp,
  RefreshOutcome,
  Tokens,
} from '../connector.ts';
import type { SandboxGrant, SandboxSignInStore } from './sign-in-store.ts';

const CODE_LASTS = MINUTE;
const ACCESS_LASTS = HOUR;
const RENEW_WITHIN = 10 * MINUTE;
const TOKEN_BYTES = 32;
/** The page of the Sandbox on which one signs in, on our own server. */
export const SANDBOX_AUTHORIZE = '/sandbox/authorize';
/** What the Sandbox calls an app password. */
const APP_PASSWORD = /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/;

export interface SandboxSignInParts {
  readonly store: SandboxSignInStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What somebody has allowed on the Sandbox's page. */
export interface Allowed {
  readonly clientId: string;
  readonly channel: ChannelType;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly string[];
}

export interface SandboxSignIn {
  readonly oauth: OAuth;
  readonly appPassword: AppPassword;
  /** @returns the code that leads back */
  allow(allowed: Allowed): Promise<string>;
  /** Whether a token lets in to a channel now. */
  admits(channel: ChannelType, token: string): Promise<boolean>;
}

export function createSandboxSignIn(parts: SandboxSignInParts): SandboxSignIn {
  const { store, clock, ids } = parts;
  const common = {
    asksServer: false,
    renewWithin: RENEW_WITHIN,
    rotates: true,
    listAccounts: async ({ channel }: AuthCall) => accountsOf(channel),
    refresh: (call: AuthCall, tokens: Tokens) => refresh(parts, call, tokens),
    revoke: async (_: AuthCall, { access }: Tokens) => {
      const grant = await store.findByAccess(sha256(access));
      if (grant) await store.revoke(grant.id);
      return grant !== undefined;
    },
  };
  return {
    oauth: {
      ...common,
      kind: 'oauth',
      register: async () => {
        const app = { clientId: `sandbox-${ids.token(12)}`, clientSecret: ids.token(TOKEN_BYTES) };
        await store.addApp({ clientId: app.clientId, secretHash: sha256(app.clientSecret) });
        return app;
      },
      authorizeUrl,
      exchange: async ({ app }, { code, redirectUri, verifier }) => {
        if (!(await knows(store, app))) return { end: 'refused', why: 'keys' };
        const grant = await store.takeCode(sha256(code));
        const isRight =
          grant?.clientId === app.clientId &&
          grant.redirectUri === redirectUri &&
          grant.challenge === challengeOf(verifier) &&
          (grant.codeEndsAt ?? 0) > clock.now() &&
          !grant.isRevoked;
        return isRight
          ? { end: 'signed-in', tokens: await handOut(parts, grant) }
          : { end: 'refused', why: 'refused' };
      },
    },
    appPassword: {
      ...common,
      kind: 'app-password',
      signIn: async ({ channel }, { password }) => {
        if (!APP_PASSWORD.test(password)) return { end: 'refused', why: 'refused' };
        const grant = await store.addGrant({ ...NO_CODE, channel, clientId: '', scopes: [] });
        return { end: 'signed-in', tokens: await handOut(parts, grant) };
      },
    },
    allow: async (allowed) => {
      const code = ids.token(TOKEN_BYTES);
      const codeEndsAt = clock.now() + CODE_LASTS;
      await store.addGrant({ ...allowed, codeHash: sha256(code), codeEndsAt });
      return code;
    },
    admits: async (channel, token) => {
      const grant = await store.findByAccess(sha256(token));
      return grant?.channel === channel && !grant.isRevoked && (grant.accessEndsAt ?? 0) > clock.now();
    },
  };
}

const NO_CODE = { codeHash: null, codeEndsAt: null, redirectUri: null, challenge: null };

function knows(store: SandboxSignInStore, { clientId, clientSecret }: ProviderApp): Promise<boolean> {
  return store.hasApp({ clientId, secretHash: sha256(clientSecret) });
}

/** The page is beside the one to which it leads back: the Sandbox is on our own server. */
function authorizeUrl(
  { app, channel }: AuthCall,
  { state, redirectUri, verifier }: { state: string; redirectUri: string; verifier: string },
): string {
  const url = new URL(SANDBOX_AUTHORIZE, redirectUri);
  const { signIn } = practiceOf(channel);
  const asked = {
    client_id: app.clientId,
    channel,
    redirect_uri: redirectUri,
    state,
    code_challenge: challengeOf(verifier),
    scope: signIn.kind === 'oauth' ? signIn.scopes.join(' ') : '',
  };
  url.search = new URLSearchParams(asked).toString();
  return url.href;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

async function handOut({ store, clock, ids }: SandboxSignInParts, grant: SandboxGrant): Promise<Tokens> {
  const [access, refreshToken] = [ids.token(TOKEN_BYTES), ids.token(TOKEN_BYTES)];
  const accessEndsAt = clock.now() + ACCESS_LASTS;
  const pair = { accessHash: sha256(access), accessEndsAt, refreshHash: sha256(refreshToken) };
  await store.setPair(grant.id, pair);
  return { access, accessEndsAt, refresh: refreshToken, refreshEndsAt: null, scopes: grant.scopes };
}

async function refresh(parts: SandboxSignInParts, { app }: AuthCall, old: Tokens): Promise<RefreshOutcome> {
  if (old.refresh === null) return { end: 'reconnect' };
  const grant = await parts.store.spendRefresh(sha256(old.refresh));
  const isRight = grant && !grant.isRevoked && grant.clientId === app.clientId;
  return isRight ? { end: 'refreshed', tokens: await handOut(parts, grant) } : { end: 'reconnect' };
}

/** Everybody has the same: what is chosen only has to be told apart. */
function accountsOf(channel: ChannelType): NetworkAccount[] {
  const { name } = channelOf(channel);
  return [
    { id: 'sandbox-page-1', name: `${name} page`, handle: 'sandbox.page', kind: 'page', tokens: null },
    {
      id: 'sandbox-page-2',
      name: `Second ${name} page`,
      handle: 'sandbox.second',
      kind: 'page',
      tokens: null,
    },
    { id: 'sandbox-profile', name: `${name} profile`, handle: 'sandbox', kind: 'profile', tokens: null },
  ];
}
