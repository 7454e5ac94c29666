// Every shop whose webhooks are read.
import type { ShopReaders } from '../../../domain/automations/index.ts';
import { readShopify } from './shopify.ts';
import { readStripeCheckout } from './stripe-checkout.ts';
import { readWooCommerce } from './woocommerce.ts';

export const SHOP_READERS: ShopReaders = {
  shopify: readShopify,
  woocommerce: readWooCommerce,
  stripe: readStripeCheckout,
};
