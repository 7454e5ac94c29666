// Posts out of a list: what importing it would do, then doing it.
import { createElement } from 'react';
import { PostImportPreview } from '../../views/pages/post-import-preview.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  POST_COLUMNS,
  POST_IMPORT_EXAMPLE,
  PostImportInput,
  PostImportReport,
} from '../contract/post-import.ts';
import { findBusiness } from '../domain/business/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { importPosts } from '../domain/content/index.ts';
import { checkOwnPost } from '../domain/writer/index.ts';
import { isFormBody } from '../http/context.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';
import { answerPage } from './plain-page.ts';

export const importContents = defineRoute({
  method: 'POST',
  path: '/api/contents/import',
  who: 'writer',
  rate: 'costly',
  bodyLimit: LIMITS.importBody,
  form: '/compose?from=list',
  fromForm: readImportForm,
  input: { body: PostImportInput },
  output: PostImportReport,
  docs: { example: POST_IMPORT_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const report = await importPosts(app.ctx, actor, { input: body, check: checkOwnPost });
    if (body.confirm || !isFormBody(http)) return { body: report };
    const business = await findBusiness(app.ctx.db.read, actor.businessId);
    const clock = { locale: business?.locale ?? 'en', timeZone: business?.timezone ?? 'UTC' };
    return answerPage(
      createElement(PostImportPreview, {
        ...{ report, input: body, clock, businessId: actor.businessId },
        channels: await listConnections(app.ctx.db.read, actor.businessId),
      }),
    );
  },
});

/** `textColumn` and its like are chosen columns; an empty choice is none. */
function readImportForm(fields: Readonly<Record<string, string>>) {
  const { csv, dates, confirm, platformId, textColumn } = fields;
  const columns = POST_COLUMNS.map((name) => [name, readNumber(fields[`${name}Column`]) ?? null]);
  return {
    csv,
    ...(textColumn !== undefined && { columns: Object.fromEntries(columns) }),
    ...(dates && { dates }),
    ...(platformId && { platformId: readNumber(platformId) }),
    ...(confirm && { confirm }),
  };
}
