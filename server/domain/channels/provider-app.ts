// The apps under which networks know this server: from the environment, saved by the admin, or made known to a server of a
// network the first time that somebody connects there.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import type { Vault } from '../../kernel/vault.ts';
import type { ProviderApp } from './auth.ts';
import { addApp, dropApp, findStoredApp, type StoredApp } from './provider-app.repo.ts';

/** The app of networks that ask for none. */
export const NO_APP: ProviderApp = { clientId: '', clientSecret: '' };

/** Of whom an app is. */
interface AppKey {
  /** A channel, or `sandbox`. */
  readonly provider: string;
  /** Null for networks of one server. */
  readonly server: string | null;
}

/** The app of a network; undefined when there is none. @param environment wins over what is stored */
export async function findApp(
  ctx: Context,
  { provider, server }: AppKey,
  environment: Readonly<Partial<Record<string, ProviderApp>>>,
): Promise<ProviderApp | undefined> {
  const fixed = server === null ? environment[provider] : undefined;
  if (fixed) return fixed;
  const stored = await findStoredApp(ctx.db.read, { provider, server: server ?? '' });
  return stored && openApp(ctx.vault, stored);
}

/** Whether the vendor has reviewed the app by which somebody signed in; also where its secret does not open any more. */
export async function isReviewedApp(
  ctx: Pick<Context, 'db'>,
  { provider, server }: AppKey,
  environment: Readonly<Partial<Record<string, ProviderApp>>>,
): Promise<boolean> {
  const fixed = server === null ? environment[provider] : undefined;
  if (fixed) return fixed.isReviewed ?? false;
  return (await findStoredApp(ctx.db.read, { provider, server: server ?? '' }))?.isReviewed ?? false;
}

/** Makes this server known to a network, and keeps what that gives. @throws whatever the network's silence throws */
export async function registerApp(
  ctx: Context,
  key: AppKey,
  {
    redirectUri,
    register,
  }: { readonly redirectUri: string; readonly register: () => Promise<ProviderApp> | undefined },
): Promise<ProviderApp | undefined> {
  const app = await register();
  if (!app) return undefined;
  await unitOfWork(ctx, SYSTEM, (tx) =>
    addApp(tx.q, sealApp(tx.vault, key, { ...app, redirectUri }), tx.now),
  );
  return findApp(ctx, key, {});
}

/** Lets go of an app that a network took from us by itself: the next sign-in makes us known anew. */
export async function forgetApp(ctx: Context, { provider, server }: AppKey, app: ProviderApp): Promise<void> {
  if (app.redirectUri === undefined) return;
  await dropApp(ctx.db.write, { provider, server: server ?? '' }, app.clientId);
}

const about = (provider: string, server: string) => `provider-app:${provider}:${server}`;

export function sealApp(vault: Vault, { provider, server }: AppKey, app: ProviderApp): StoredApp {
  const at = server ?? '';
  return {
    provider,
    server: at,
    clientId: app.clientId,
    sealedSecret: vault.seal(app.clientSecret, about(provider, at)),
    isReviewed: app.isReviewed ?? false,
    redirectUri: app.redirectUri ?? null,
  };
}

/** @throws SealError when the row was tampered with, or its key is not at hand */
export function openApp(vault: Vault, { provider, server, sealedSecret, ...app }: StoredApp): ProviderApp {
  const { clientId, isReviewed, redirectUri } = app;
  const clientSecret = vault.open(sealedSecret, about(provider, server));
  return { clientId, clientSecret, isReviewed, ...(redirectUri !== null && { redirectUri }) };
}
