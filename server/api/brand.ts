// The brand kit of the caller's business: what makes its pictures look like its own.
import { BRAND_KIT_EXAMPLE, BrandKit, BrandKitInput } from '../contract/brand.ts';
import { findBrandKit, forgetBrandKit, saveBrandKit } from '../domain/design/index.ts';
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

export const deleteBrand = defineRoute({
  method: 'DELETE',
  path: '/api/brand',
  who: 'writer',
  form: '/brand',
  handler: async ({ app: { ctx }, actor }) => {
    await forgetBrandKit(ctx, actor);
    return { status: 204 };
  },
});

/** A plain form's colours are fields of their own; it has a third one when its box is ticked. What it does not have stays as it is. */
function readKit(fields: Readonly<Record<string, string>>) {
  const { accent, hasAccent } = fields;
  const third = accent === undefined ? {} : { accent: hasAccent === undefined ? null : accent };
  return {
    ...pick(fields, ['fonts', 'corners', 'photos']),
    colors: { ...pick(fields, ['primary', 'secondary']), ...third },
  };
}

function pick(fields: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
