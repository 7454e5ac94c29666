// The ways to sign in to each channel: those of its real network, then the Sandbox's play of it where that is switched on.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Auth, PageOutcome, SignInCall, SignIns, SignInWay } from '../../domain/channels/index.ts';
import type { AuthCall, Auth as ConnectorAuth, OtherWay } from './connector.ts';

/** What every call of a connector is made with beyond what the domain knows. */
type Outside = Pick<AuthCall, 'outbound' | 'clock'>;

export interface SignInParts extends Outside, Pick<SignIns, 'apps' | 'report'> {
  /** How one signs in to the real network of a channel, the usual way first. */
  readonly realWaysOf: (channel: ChannelType) => readonly OtherWay[];
  /** How the Sandbox lets people in; null while it asks nobody. */
  readonly sandbox: ConnectorAuth | null;
}

export function createSignIns({ realWaysOf, sandbox, apps, report, ...outside }: SignInParts): SignIns {
  const waysOf = (channel: ChannelType): SignInWay[] => {
    // Mail leaves through the server's own mail server, so nobody signs in.
    const played = channelOf(channel).delivery === 'mail' ? null : sandbox;
    return [
      ...realWaysOf(channel).map(
        ({ provider, auth }) => ({ network: 'real', provider, auth: bind(auth, outside) }) as const,
      ),
      ...(played ? [{ network: 'sandbox', provider: 'sandbox', auth: bind(played, outside) } as const] : []),
    ];
  };
  return { waysOf, apps, report };
}

/** A connector's way, with what is outside of the domain filled in. */
function bind(auth: ConnectorAuth, outside: Outside): Auth {
  const full = <C extends Omit<SignInCall, 'app'>>(call: C) => ({ ...call, ...outside });
  const { asksServer, renewWithin, rotates, renewsItself, revoke } = auth;
  const common = {
    ...{ asksServer, renewWithin, rotates },
    ...(renewsItself && { renewsItself }),
    listAccounts: (call, tokens) => auth.listAccounts(full(call), tokens),
    refresh: (call, tokens) => auth.refresh(full(call), tokens),
    revoke: revoke && ((call, tokens) => revoke(full(call), tokens)),
  } satisfies Partial<Auth>;
  if (auth.kind === 'app-password') {
    return { ...common, kind: auth.kind, signIn: (call, typed) => auth.signIn(full(call), typed) };
  }
  const { register, begin, asksHandle, errors, scopes, leadsBackTo, describe } = auth;
  return {
    ...common,
    kind: auth.kind,
    ...(asksHandle && { asksHandle }),
    ...(errors && { errors }),
    ...(scopes && { scopes }),
    ...(leadsBackTo && { leadsBackTo }),
    ...(describe && { describe }),
    ...(begin && { begin: async (call, ask) => toPlace(outside, await begin(full(call), ask)) }),
    ...(register && { register: (call, redirectUri) => register(full(call), redirectUri) }),
    authorizeUrl: (call, ask) => outside.outbound.pageAt(auth.authorizeUrl(full(call), ask)),
    exchange: (call, back) => auth.exchange(full(call), back),
  };
}

/** The page is where the person's browser finds it. */
function toPlace({ outbound }: Outside, outcome: PageOutcome): PageOutcome {
  return outcome.end === 'begun' ? { ...outcome, url: outbound.pageAt(outcome.url) } : outcome;
}
