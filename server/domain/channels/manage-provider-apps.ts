// The apps under which vendors know this server, as the admin sees and sets them. What the environment names is fixed.

import {
  CHANNEL_TYPES,
  type ChannelType,
  practiceOf,
  type VendorApp,
  vendorAppOf,
} from '../../contract/channels/index.ts';
import type { ProviderAppCheck, ProviderAppInput, ProviderAppPage } from '../../contract/provider-app.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AdminActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { SealError } from '../../kernel/vault.ts';
import { inField, type Said, say, wordsOf } from '../../sentences/index.ts';
import { findCall } from './enter-network.ts';
import { countSignedIn } from './network-account.repo.ts';
import {
  deleteApp,
  findStoredApp,
  listStoredApps,
  type StoredApp,
  type StoredAppRecord,
  saveApp,
} from './provider-app.repo.ts';
import { openApp, sealApp } from './provider-app.ts';
import { type AddressOf, returnTrouble, scopesOf } from './sign-in-page.ts';
import { asError, type SignIns, type SignInWay } from './sign-ins.ts';

/** Every channel whose vendor wants an app, in the channels' order. */
export async function listProviderApps(
  ctx: Context,
  signIns: SignIns,
  addressOf: AddressOf,
): Promise<ProviderAppPage[]> {
  const [stored, counts] = await Promise.all([listStoredApps(ctx.db.read), countSignedIn(ctx.db.read)]);
  return CHANNEL_TYPES.flatMap((type) => {
    const app = vendorAppOf(type);
    if (!app) return [];
    const own = stored.find(({ provider }) => provider === type);
    return [present(ctx, signIns, { type, app, own, signedIn: counts.get(type) ?? 0 }, addressOf)];
  });
}

/** @throws AppError not-found for a channel whose vendor wants none */
export async function readProviderApp(
  ctx: Context,
  signIns: SignIns,
  type: ChannelType,
  addressOf: AddressOf,
): Promise<ProviderAppPage> {
  const found = (await listProviderApps(ctx, signIns, addressOf)).find((one) => one.type === type);
  if (!found) throw notFound();
  return found;
}

interface Found {
  readonly type: ChannelType;
  readonly app: VendorApp;
  readonly own: StoredAppRecord | undefined;
  readonly signedIn: number;
}

function present(
  ctx: Context,
  signIns: SignIns,
  { type, app, own, signedIn }: Found,
  addressOf: AddressOf,
): ProviderAppPage {
  const { signIn } = practiceOf(type);
  if (signIn.kind !== 'oauth') throw new Error(`${type} has an app, and nobody signs in by one`);
  const fixed = signIns.apps[type];
  const isReviewed = (fixed ?? own)?.isReviewed ?? false;
  const trouble = returnTrouble({ type, provider: type }, wayBy(signIns, type, type), addressOf(type));
  return {
    ...{ type, signedIn },
    source: fixed ? 'environment' : own ? 'admin' : 'none',
    clientId: fixed?.clientId ?? own?.clientId ?? '',
    knowsSecret: fixed ? fixed.clientSecret !== '' : own !== undefined && hasSecretThatOpens(ctx, own),
    savedAt: fixed || !own ? null : iso(own.updatedAt),
    opens: listOpened(signIns, type).map((opened) => ({
      type: opened,
      redirectUri: addressOf(opened),
      scopes: [...scopesOf(opened, wayBy(signIns, opened, type), { isReviewed })],
    })),
    trouble: trouble && wordsOf(trouble),
    console: app.console,
    asks: [...app.asks],
    hasSecret: app.hasSecret,
    review: app.review && { name: app.review.name, isGranted: isReviewed },
    api: { ...signIn.api },
  };
}

/** The app of one channel may open others of the same vendor, too. */
function listOpened(signIns: SignIns, type: ChannelType): ChannelType[] {
  return [type, ...CHANNEL_TYPES.filter((other) => other !== type && wayBy(signIns, other, type))];
}

function wayBy(signIns: SignIns, type: ChannelType, provider: ChannelType): SignInWay | undefined {
  return signIns.waysOf(type).find((way) => way.provider === provider);
}

/** A secret that no key opens is none: it has to be typed again. */
function hasSecretThatOpens({ vault }: Context, own: StoredApp): boolean {
  try {
    return openApp(vault, own).clientSecret !== '';
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/**
 * Keeps the keys of an app, in place of what the admin saved before.
 * @throws AppError not-found for a channel whose vendor wants none; conflict for what the environment names; invalid for a
 * secret that is missing
 */
export async function saveProviderApp(
  ctx: Context,
  signIns: SignIns,
  actor: AdminActor,
  { type, clientId, clientSecret, isReviewed }: ProviderAppInput & { readonly type: ChannelType },
): Promise<void> {
  const { hasSecret, review } = requireFree(signIns, type);
  await unitOfWork(ctx, actor, async (tx) => {
    const secret = clientSecret || (await secretOf(tx, type, clientId));
    const app = { clientId, clientSecret: secret, isReviewed: isReviewed === true && review !== null };
    if (hasSecret && app.clientSecret === '') {
      const problem = inField('clientSecret', say('channels.secret-needed'));
      throw new AppError('invalid', problem, { field: 'clientSecret' });
    }
    await saveApp(tx.q, sealApp(tx.vault, { provider: type, server: null }, app), tx.now);
    tx.emit({ kind: 'provider-app.saved', businessId: null, data: { type } });
  });
}

/** What was saved with the same id; the secret of another one is of no use to it. */
async function secretOf(tx: Tx, type: ChannelType, clientId: string): Promise<string> {
  const before = await findStoredApp(tx.q, { provider: type, server: '' });
  return before?.clientId === clientId ? openApp(tx.vault, before).clientSecret : '';
}

/** Forgets the keys of an app; nothing happens where there are none. @throws AppError as `saveProviderApp` does */
export async function forgetProviderApp(
  ctx: Context,
  signIns: SignIns,
  actor: AdminActor,
  type: ChannelType,
): Promise<void> {
  requireFree(signIns, type);
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteApp(tx.q, { provider: type, server: '' }))) return;
    tx.emit({ kind: 'provider-app.forgotten', businessId: null, data: { type } });
  });
}

function requireFree(signIns: SignIns, type: ChannelType): VendorApp {
  const app = vendorAppOf(type);
  if (!app) throw notFound();
  if (!signIns.apps[type]) return app;
  throw new AppError('conflict', say('channels.keys-fixed', { channel: type }));
}

/** Shows the vendor the keys together with a code that nobody was given: it refuses either these or that. */
export async function checkProviderApp(
  ctx: Context,
  signIns: SignIns,
  type: ChannelType,
  addressOf: AddressOf,
): Promise<ProviderAppCheck> {
  if (!vendorAppOf(type)) throw notFound();
  const way = wayBy(signIns, type, type);
  if (way?.auth.kind !== 'oauth')
    throw new AppError('conflict', say('channels.no-sign-in', { channel: type }));
  const call = await findCall(ctx, signIns, way, { type, server: null });
  if (!call) throw new AppError('conflict', say('channels.no-keys', { channel: type }));
  const made = { code: ctx.ids.token(24), verifier: ctx.ids.token(48), redirectUri: addressOf(type) };
  const outcome = await way.auth.exchange(call, made).catch((error: unknown) => {
    signIns.report(asError(error));
    return { end: 'silent' } as const;
  });
  const tell = (end: ProviderAppCheck['end'], said: Said) => ({ end, message: String(said) });
  if (outcome.end === 'refused' && outcome.why === 'keys')
    return tell('unknown', say('channels.keys-unknown', { channel: type }));
  if (outcome.end === 'refused') return tell('known', say('channels.keys-known', { channel: type }));
  return tell('unclear', say('channels.keys-unclear', { channel: type }));
}
