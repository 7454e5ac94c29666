// Shops that tell what people do. Their addresses and what signs calls are secrets: shown to whoever asks for them.

import { siteSnippet } from '../../../views/pages/site-script.ts';
import type { EmailTab } from '../../../views/screens/email-marketing/types.ts';
import type { Shop } from '../../contract/shop.ts';
import { listShops, readShopHooks, readSite, readWebhookSecret } from '../../domain/automations/index.ts';
import { canWrite } from '../../domain/business/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

export async function loadShops({ ctx, actor, query, sending }: AccountRequest): Promise<EmailTab> {
  const [shops, found] = await Promise.all([listShops(ctx.db.read, actor), readSite(ctx.db.read, actor)]);
  const site = found ? { origins: found.origins, snippet: siteSnippet(sending.publicUrl, found.key) } : null;
  // As the calls that read them: not for an admin who is at work in the account.
  const isAsked = query.get('shown') === '1' && canWrite(actor) && !actor.impersonation;
  if (!isAsked) return { tab: 'shops', shops, site, secrets: null };
  const hooks = await readShopHooks(ctx, actor, sending.publicUrl);
  const addresses = Object.fromEntries(hooks.map(({ shop, url }) => [shop, url])) as Record<Shop, string>;
  return { tab: 'shops', shops, site, secrets: { addresses, ofCalls: await readWebhookSecret(ctx, actor) } };
}
