// Imports of people from files: brought as they are, looked through and stored in the background.
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  IMPORT_CHANGE_EXAMPLE,
  IMPORT_CONSENT_EXAMPLE,
  ImportChange,
  ImportConsent,
  ImportQuery,
  PeopleImport,
} from '../contract/import.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addImport,
  changeImport,
  checkImport,
  getImport,
  type ImportRecord,
  listImports,
  presentImport,
  removeImport,
  resumeImport,
  startImport,
  stopImport,
} from '../domain/audience/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { announcedBytes, readUpload } from '../http/upload.ts';
import { parseInput } from '../http/validate.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { readOwnRoute } from '../pages/own-route.ts';
import { say } from '../sentences/index.ts';
import { IMPORT_SCREEN, readImportForm } from './import-form.ts';

const ById = { params: v.object({ id: IdText }) };
const answer = (record: ImportRecord) => ({ body: presentImport(record) });

const readImports = defineRoute({
  method: 'GET',
  path: '/api/users/:id/imports',
  who: 'account',
  input: ById,
  output: v.array(PeopleImport),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const imports = await listImports(app.ctx.db.read, actor.businessId, LIMITS.page);
    return { body: imports.map(presentImport) };
  },
});

/** The body is the file itself, or a form (multipart/form-data) with one: a page's own says in `next` where it leads. */
const createImport = defineRoute({
  method: 'POST',
  path: '/api/users/:id/imports',
  who: 'writer',
  rate: 'costly',
  input: { ...ById, query: ImportQuery },
  output: PeopleImport,
  handler: async ({ app, actor, params, query, http }) => {
    resolveAccount(actor, params.id);
    if (announcedBytes(http) > LIMITS.importFile * 1.01)
      throw new AppError('too-large', say('audience.import-too-large', { most: LIMITS.importFile }));
    const file = readUpload(http);
    const name = () => parseInput(ImportQuery, { name: file.name() || query.name }).name || 'List';
    const record = await addImport(app.ctx, actor, {
      files: app.lists,
      upload: { bytes: file.bytes, name },
    });
    const next = readOwnRoute(file.fields.next);
    if (next) http.set('Location', `/screens${next}&import=${record.id}`);
    return next ? { status: 303 } : { status: 201, ...answer(record) };
  },
});

const readImport = defineRoute({
  method: 'GET',
  path: '/api/imports/:id',
  who: 'account',
  input: ById,
  output: PeopleImport,
  handler: async ({ app, actor, params }) => answer(await getImport(app.ctx.db.read, actor, params.id)),
});

const editImport = defineRoute({
  method: 'PATCH',
  path: '/api/imports/:id',
  who: 'writer',
  form: IMPORT_SCREEN,
  fromForm: readImportForm,
  input: { ...ById, body: ImportChange },
  output: PeopleImport,
  docs: { example: IMPORT_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) =>
    answer(await changeImport(app.ctx, actor, params.id, { files: app.lists, change: body })),
});

/** Says how the file is read, as a change does, and looks through it in the background. */
const lookThrough = defineRoute({
  method: 'POST',
  path: '/api/imports/:id/check',
  who: 'writer',
  rate: 'costly',
  form: IMPORT_SCREEN,
  fromForm: readImportForm,
  input: { ...ById, body: ImportChange },
  output: PeopleImport,
  docs: { example: IMPORT_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    if (Object.keys(body).length > 0)
      await changeImport(app.ctx, actor, params.id, { files: app.lists, change: body });
    return answer(await checkImport(app.ctx, actor, params.id));
  },
});

const store = defineRoute({
  method: 'POST',
  path: '/api/imports/:id/start',
  who: 'writer',
  rate: 'costly',
  form: IMPORT_SCREEN,
  input: { ...ById, body: ImportConsent },
  output: PeopleImport,
  docs: { example: IMPORT_CONSENT_EXAMPLE },
  handler: async ({ app, actor, params, body }) => answer(await startImport(app.ctx, actor, params.id, body)),
});

const stop = defineRoute({
  method: 'POST',
  path: '/api/imports/:id/stop',
  who: 'writer',
  form: IMPORT_SCREEN,
  input: ById,
  output: PeopleImport,
  handler: async ({ app, actor, params }) => answer(await stopImport(app.ctx, actor, params.id)),
});

const resume = defineRoute({
  method: 'POST',
  path: '/api/imports/:id/resume',
  who: 'writer',
  form: IMPORT_SCREEN,
  input: ById,
  output: PeopleImport,
  handler: async ({ app, actor, params }) => answer(await resumeImport(app.ctx, actor, params.id)),
});

const deleteImport = defineRoute({
  method: 'DELETE',
  path: '/api/imports/:id',
  who: 'writer',
  form: IMPORT_SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeImport(app.ctx, actor, params.id, app.lists);
    return { status: 204 };
  },
});

/** Rows that are not taken, as they stand in the file, each with its line and the reason. */
const readRefused = defineRoute({
  method: 'GET',
  path: '/api/imports/:id/refused.csv',
  who: 'writer',
  input: ById,
  handler: async ({ app, actor, params, http }) => {
    const { file, refusedBytes } = await getImport(app.ctx.db.read, actor, params.id);
    const rows = file === null ? null : await app.lists.openRefused(file, refusedBytes);
    if (!rows) throw notFound();
    http.set('Content-Disposition', 'attachment; filename="left-out.csv"');
    return { raw: { type: 'text/csv; charset=utf-8', content: Readable.from(rows, { objectMode: false }) } };
  },
});

export const IMPORT_ROUTES: readonly Route[] = [
  readImports,
  createImport,
  readImport,
  editImport,
  lookThrough,
  store,
  stop,
  resume,
  deleteImport,
  readRefused,
];
