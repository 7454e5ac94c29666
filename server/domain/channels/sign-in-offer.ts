// Which ways to sign in are open for a channel, and if none leads to its real network, why.
import { type ChannelType, practiceOf } from '../../contract/channels/index.ts';
import type { SignInOffer, SignInStand } from '../../contract/connecting.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { listStoredApps, type StoredApp } from './provider-app.repo.ts';
import { type AddressOf, returnTrouble } from './sign-in-page.ts';
import type { SignIns, SignInWay } from './sign-ins.ts';

export async function readSignInStand(
  ctx: Context,
  signIns: SignIns,
  addressOf: AddressOf,
  type: ChannelType,
): Promise<SignInStand> {
  return standOf(signIns, await listStoredApps(ctx.db.read), { type, redirectUri: addressOf(type) });
}

/** The same by the apps that the admin has saved. */
export function standOf(
  signIns: SignIns,
  stored: readonly StoredApp[],
  { type, redirectUri }: { readonly type: ChannelType; readonly redirectUri: string },
): SignInStand {
  const ways = signIns.waysOf(type);
  const real = ways.filter(({ network }) => network === 'real');
  const troubles = real.map((way) => troubleOf(signIns, stored, { type, way, redirectUri }));
  const open = real.filter((_, index) => troubles[index] === null);
  if (open.length > 0) return { offers: open.map((way) => present(type, way)), trouble: null };
  const played = ways.filter(({ network }) => network !== 'real');
  return { offers: played.map((way) => present(type, way)), trouble: troubles[0] ?? null };
}

function troubleOf(
  signIns: SignIns,
  stored: readonly StoredApp[],
  { type, way, redirectUri }: { type: ChannelType; way: SignInWay; redirectUri: string },
): string | null {
  const { auth, provider } = way;
  const isKnown = signIns.apps[provider] || stored.some((app) => app.provider === provider);
  const makesItself = auth.kind === 'app-password' || auth.register !== undefined;
  if (!isKnown && !makesItself) return wordsOf(say('channels.no-keys', { channel: type }));
  const trouble = returnTrouble({ type, provider }, way, redirectUri);
  return trouble && wordsOf(trouble);
}

function present(type: ChannelType, { network, provider, auth }: SignInWay): SignInOffer {
  const { signIn } = practiceOf(type);
  return {
    kind: auth.kind,
    by: provider,
    network,
    asksServer: auth.asksServer,
    asksHandle: auth.kind === 'app-password' || auth.asksHandle === true,
    madeAt: auth.kind === 'app-password' && signIn.kind === 'app-password' ? signIn.madeAt : null,
  };
}
