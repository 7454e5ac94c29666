// Shops: the addresses that a business enters there, the secrets that they sign with, and what they tell.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import { SHOP_EXAMPLE, SHOPS, ShopHook, ShopInput, ShopName } from '../contract/shop.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findShop, readShopHooks, recordShopEvents, setShopSecret } from '../domain/automations/index.ts';
import { readBytes } from '../http/middleware/body.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

const SCREEN = '/email-marketing?tab=automations&view=shops';
const ByShop = { params: v.object({ id: IdText, shop: ShopName }) };

const readShops = defineRoute({
  method: 'GET',
  path: '/api/users/:id/shops',
  who: 'writer',
  personal: true,
  input: { params: v.object({ id: IdText }) },
  output: v.array(ShopHook),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await readShopHooks(app.ctx, actor, app.mail.publicUrl) };
  },
});

const setShop = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/shops/:shop',
  who: 'writer',
  form: SCREEN,
  input: { ...ByShop, body: ShopInput },
  docs: { example: SHOP_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await setShopSecret(app.ctx, actor, params.shop, body.secret);
    return { status: 204 };
  },
});

const forgetShop = defineRoute({
  method: 'DELETE',
  path: '/api/users/:id/shops/:shop',
  who: 'writer',
  form: SCREEN,
  input: ByShop,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await setShopSecret(app.ctx, actor, params.shop, null);
    return { status: 204 };
  },
});

/** An order of very many lines; read only where the address is known. */
const MESSAGE_LIMIT = 4 * 1024 * 1024;

/** The address and the signature are the whole authority. A shop tries again for long what is not answered with 2xx. */
const takeShop = defineRoute({
  method: 'POST',
  path: '/shops/:token/:shop',
  who: 'anyone',
  rate: 'event',
  input: {
    params: v.object({
      token: v.pipe(v.string(), v.maxLength(64)),
      shop: v.pipe(v.string(), v.maxLength(20)),
    }),
  },
  output: v.object({ taken: v.number() }),
  handler: async ({ app, http, params }) => {
    const shop = SHOPS.find((one) => one === params.shop);
    const found = shop && (await findShop(app.ctx, params.token, shop));
    if (!shop || !found) throw notFound();
    const body = await readBytes(http, MESSAGE_LIMIT);
    const message = { body, header: (name: string) => http.request.get(name), now: app.ctx.clock.now() };
    const told = app.shops[shop](message, found.secret);
    if (told === 'unsigned') throw new AppError('forbidden', say('automations.shop-unsigned'));
    if (told === 'unreadable') throw new AppError('invalid', say('automations.shop-unreadable'));
    return { body: { taken: await recordShopEvents(app.ctx, { businessId: found.businessId, shop }, told) } };
  },
});

/** Every call about shops. */
export const SHOP_ROUTES: readonly Route[] = [readShops, setShop, forgetShop, takeShop];
