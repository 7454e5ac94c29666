// What networks read of this server at an address of its own, where that is how they know it.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { findApp } from './provider-app.ts';
import type { SignIns } from './sign-ins.ts';

/** The document of a channel; null where its network reads none, or nobody has begun to sign in there yet. */
export async function readClientDocument(
  ctx: Context,
  signIns: SignIns,
  type: ChannelType,
): Promise<object | null> {
  for (const { auth, provider, network } of signIns.waysOf(type)) {
    if (network !== 'real' || auth.kind !== 'oauth' || !auth.describe) continue;
    const app = await findApp(ctx, { provider, server: null }, signIns.apps);
    const document = app && auth.describe(app);
    if (document) return document;
  }
  return null;
}
