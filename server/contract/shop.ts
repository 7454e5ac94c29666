// Shops that tell what people do, each by webhooks that it signs.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

export const SHOPS = ['shopify', 'woocommerce', 'stripe'] as const;
export type Shop = (typeof SHOPS)[number];
export const ShopName = v.picklist(SHOPS, problem('either', { names: ['shopify', 'woocommerce', 'stripe'] }));

/** Body of PUT /api/users/:id/shops/:shop: what the shop signs with; it is never shown again. */
export const ShopInput = v.object({ secret: requiredLine(200) });

export const ShopHook = v.object({
  shop: ShopName,
  /** To be entered in the shop; its last but one part is a secret. */
  url: v.string(),
  /** Whether the shop's secret is known: what it sends counts from then on. */
  isSet: v.boolean(),
});
export type ShopHook = v.InferOutput<typeof ShopHook>;

export const SHOP_EXAMPLE = { secret: 'whsec_5f0c1a2b' };
