// A small world for signing in to networks: our database, the Sandbox's, a frozen clock, an owner and a way in.
import assert from 'node:assert/strict';
import type { Auth } from '../../server/connectors/channels/connector.ts';
import { createSandboxSignIn, type SandboxSignIn } from '../../server/connectors/channels/sandbox/sign-in.ts';
import { createSignIns } from '../../server/connectors/channels/sign-ins.ts';
import { Outbound } from '../../server/connectors/http.ts';
import type { ConnectInput } from '../../server/contract/connecting.ts';
import type { Databases } from '../../server/db/open.ts';
import { createSandboxSignInStore } from '../../server/db/sandbox-sign-ins.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import {
  beginConnect,
  type CallKind,
  type Credentials,
  chooseAccount,
  createCredentials,
  returnFromNetwork,
  type SignIns,
} from '../../server/domain/channels/index.ts';
import { type AccountActor, SYSTEM } from '../../server/kernel/actor.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';

/** When such a world begins. */
export const BEGIN = Date.UTC(2027, 2, 1, 9);

export interface SigningIn {
  readonly ctx: Context;
  readonly clock: SimulatedClock;
  readonly sandbox: SandboxSignIn;
  readonly signIns: SignIns;
  readonly credentials: Credentials;
  readonly actor: AccountActor;
  readonly reports: Error[];
  /** Begins, and allows what the Sandbox's page asks for. @returns the state and what leads back */
  goThere(type?: ConnectInput['type']): Promise<{ state: string; code: string }>;
  /** All steps. @returns the connection's id */
  connect(type?: ConnectInput['type']): Promise<number>;
  /** For a call that publishes, unless told. */
  open(connectionId: number, kind?: CallKind): ReturnType<Credentials['open']>;
  countEvents(kind: string): Promise<number>;
}

/**
 * @param around what the Sandbox does otherwise than by its OAuth
 * @param real how one signs in to the real networks, the Sandbox asking nobody then; to none when absent
 */
export async function inSigningIn(
  databases: Databases,
  around: (auth: SandboxSignIn, clock: SimulatedClock) => Auth = (sandbox) => sandbox.oauth,
  real?: (auth: SandboxSignIn) => Auth,
): Promise<SigningIn> {
  const clock = new SimulatedClock(BEGIN);
  const ctx = createTestContext(databases.main, clock);
  const store = createSandboxSignInStore(databases.sandbox);
  const sandbox = createSandboxSignIn({ store, clock, ids: secureIds });
  const reports: Error[] = [];
  const signIns = createSignIns({
    realWaysOf: (provider) => (real ? [{ provider, auth: real(sandbox) }] : []),
    sandbox: real ? null : around(sandbox, clock),
    apps: {},
    report: (error) => reports.push(error),
    outbound: new Outbound(),
    clock,
  });
  const actor = await addOwner(ctx);
  const credentials = createCredentials(ctx, signIns);
  const goThere: SigningIn['goThere'] = async (type = 'x') => {
    const begun = await beginConnect(ctx, signIns, actor, inputOf(type));
    return { state: begun.state, code: await allow(sandbox, type, begun.authorizeUrl) };
  };
  return {
    ...{ ctx, clock, sandbox, signIns, credentials, actor, reports, goThere },
    connect: async (type = 'x') => {
      const { state, code } = await goThere(type);
      await returnFromNetwork(ctx, signIns, actor, { type, state, code });
      return chooseAccount(ctx, signIns, actor, { state, accountId: 'sandbox-page-1' });
    },
    open: (connectionId, kind = 'publish') => {
      const { signal } = new AbortController();
      return credentials.open({ connectionId, network: 'sandbox', kind, signal });
    },
    countEvents: async (kind) => (await ctx.db.read('events').where({ kind })).length,
  };
}

/** What a person sends to begin. */
export function inputOf(type: ConnectInput['type'], typed: Partial<ConnectInput> = {}) {
  const redirectUri = `https://drivyn.example/oauth/${type}/callback`;
  return { type, by: '', server: '', handle: '', password: '', ...typed, redirectUri, isOwnAddress: true };
}

/** As a person who allows everything on the page that opens. */
async function allow(
  sandbox: SandboxSignIn,
  channel: ConnectInput['type'],
  page: string | null,
): Promise<string> {
  assert.ok(page);
  const asked = Object.fromEntries(new URL(page).searchParams);
  return sandbox.allow({
    clientId: asked.client_id ?? '',
    channel,
    redirectUri: asked.redirect_uri ?? '',
    challenge: asked.code_challenge ?? '',
    scopes: (asked.scope ?? '').split(' '),
  });
}

async function addOwner(ctx: Context): Promise<AccountActor> {
  const businessId = await unitOfWork(ctx, SYSTEM, (tx) => insertBusiness(tx.q, tx.now));
  const [account] = await ctx.db
    .write('accounts')
    .insert({ email: 'anna@example.com', name: 'Anna', created_at: BEGIN })
    .returning('id');
  return {
    ...{ kind: 'account', accountId: account.id, businessId },
    ...{ role: 'owner', open: false, sessionId: 7 },
  };
}
