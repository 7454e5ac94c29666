// The brand kit of the caller's business: what makes its pictures look like its own.
import { BRAND_KIT_EXAMPLE, BrandKit, BrandKitInput } from '../contract/brand.ts';
import { findBrandKit, saveBrandKit } from '../domain/design/index.ts';
import { defineRoute } from '../http/route.ts';

export const readBrand = defineRoute({
  method: 'GET',
  path: '/api/brand',
  who: 'account',
  output: BrandKit,
  handler: async ({ app: { ctx }, actor }) => ({ body: await findBrandKit(ctx, actor.businessId) }),
});

export const writeBrand = defineRoute({
  method: 'PUT',
  path: '/api/brand',
  who: 'writer',
  form: '/brand',
  fromForm: readKit,
  input: { body: BrandKitInput },
  output: BrandKit,
  docs: { example: BRAND_KIT_EXAMPLE },
  handler: async ({ app: { ctx }, actor, body }) => ({ body: await saveBrandKit(ctx, actor, body) }),
});

/** A plain form's colours carry names of their own; a third colour counts when its box is ticked. */
function readKit(fields: Readonly<Record<string, string>>) {
  const { primary, secondary, accent, hasAccent, fonts, corners, photos } = fields;
  return {
    colors: { primary, secondary, accent: hasAccent === undefined ? null : accent },
    ...{ fonts, corners, photos },
  };
}
