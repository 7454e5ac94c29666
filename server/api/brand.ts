// The brand kit of the caller's business: what makes its pictures look like its own.
import { BRAND_KIT_EXAMPLE, BrandKit, BrandKitInput, SheetQuery } from '../contract/brand.ts';
import { kitSheetOf } from '../domain/autopilot/index.ts';
import { findBrandKit, forgetBrandKit, saveBrandKit } from '../domain/design/index.ts';
import { prepareFile } from '../http/file-answer.ts';
import { defineRoute } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';

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

/** What pictures look like in a kit that is not saved. A browser that wants another one already leaves, and it is not drawn. */
export const readBrandSheet = defineRoute({
  method: 'GET',
  path: '/api/brand/sheet',
  who: 'account',
  rate: 'search',
  input: { query: SheetQuery },
  handler: async ({ app, actor, query, http }) => {
    if (!app.draws) throw notFound();
    const { primary, secondary, accent, ...rest } = query;
    const kit = { ...rest, colors: { primary, secondary, accent } };
    const { drawing, media } = app;
    const { tag, draw } = await kitSheetOf(app.ctx, actor, { kit, drawing, store: media.store });
    const file = { type: 'image/webp', tag: `"${tag}"`, maxAge: 0 };
    if (prepareFile(http, { ...file, size: 0 }, { isWhole: true }) === 'known')
      return { status: 304, raw: { type: file.type, content: '' } };
    const gone = new AbortController();
    http.res.once('close', () => gone.abort());
    try {
      const content = Buffer.from((await draw(gone.signal)).bytes);
      prepareFile(http, { ...file, size: content.length }, { isWhole: true });
      return { status: 200, raw: { type: file.type, content } };
    } catch (error) {
      if (!gone.signal.aborted) throw error;
      return { status: 204 };
    }
  },
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
