// Subscribers of the caller's business.
import { createElement } from 'react';
import * as v from 'valibot';
import { ImportPreview } from '../../views/pages/import-preview.tsx';
import { SEGMENT_NAMES } from '../contract/constants/email.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { PersonExport } from '../contract/person-history.ts';
import { IdText, text } from '../contract/schema.ts';
import {
  AddedSubscriber,
  type ConsentSource,
  DescribedSubscriber,
  IMPORT_EXAMPLE,
  ImportInput,
  ImportReport,
  Person,
  SUBSCRIBER_CHANGE_EXAMPLE,
  SUBSCRIBER_EXAMPLE,
  Subscriber,
  SubscriberChange,
  SubscriberInput,
} from '../contract/subscriber.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addSubscriber,
  changeSubscriber,
  describeSubscriber,
  exportPerson,
  getPerson,
  importSubscribers,
  listSubscribers,
  pageSubscribers,
  presentSubscriber,
  previewImport,
  readGroup,
  removeSubscriber,
  type SubscriberRecord,
  unsubscribeById,
} from '../domain/audience/index.ts';
import { streamCsv } from '../domain/lists/index.ts';
import { type HttpContext, isFormBody } from '../http/context.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { IMPORT_ROUTES } from './imports.ts';
import { readPersonForm } from './person-form.ts';
import { answerPage } from './plain-page.ts';

const SCREEN = '/email-marketing?tab=audience';
const ById = { params: v.object({ id: IdText }) };

const Query = v.object({
  search: v.optional(text(LIMITS.email)),
  group: v.optional(v.picklist([...SEGMENT_NAMES, 'left', 'known'])),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

const readSubscribers = defineRoute({
  method: 'GET',
  path: '/api/users/:id/subscribers',
  who: 'account',
  input: { ...ById, query: Query },
  output: v.array(Subscriber),
  handler: async ({ app, actor, params, query }) => {
    resolveAccount(actor, params.id);
    const { group, ...page } = query;
    const rows = await listSubscribers(app.ctx.db.read, {
      ...page,
      businessId: actor.businessId,
      ...readGroup(group, app.ctx.clock.now()),
    });
    const last = rows.at(-1);
    const next = rows.length === query.limit && last ? { before: last.id } : undefined;
    return { body: rows.map(presentSubscriber), next };
  },
});

const createSubscriber = defineRoute({
  method: 'POST',
  path: '/api/users/:id/subscribers',
  who: 'writer',
  input: { ...ById, body: SubscriberInput },
  output: AddedSubscriber,
  form: SCREEN,
  docs: { example: SUBSCRIBER_EXAMPLE },
  handler: async ({ app, actor, params, body, http }) => {
    resolveAccount(actor, params.id);
    const { subscriber, created } = await addSubscriber(app.ctx, actor, body, sourceOf(http));
    const described = await describeSubscriber(app.ctx.db.read, subscriber);
    return { status: created ? 201 : 200, body: { ...described, isNew: created } };
  },
});

/** Browsers name the page that writes; a program has none. */
function sourceOf(http: HttpContext): ConsentSource {
  return isFormBody(http) || http.headers.origin ? 'manual' : 'api';
}

const readPerson = defineRoute({
  method: 'GET',
  path: '/api/subscribers/:id',
  who: 'account',
  input: ById,
  output: Person,
  handler: async ({ app, actor, params }) => ({ body: await getPerson(app.ctx.db.read, actor, params.id) }),
});

/** Everything that is stored of one person, for them to have. */
const exportOne = defineRoute({
  method: 'GET',
  path: '/api/subscribers/:id/export',
  who: 'writer',
  input: ById,
  output: PersonExport,
  handler: async ({ app, actor, params, http }) => {
    const body = await exportPerson(app.ctx.db.read, actor, params.id);
    http.set('Content-Disposition', `attachment; filename="person-${params.id}.json"`);
    return { body };
  },
});

const editSubscriber = defineRoute({
  method: 'PATCH',
  path: '/api/subscribers/:id',
  who: 'writer',
  form: SCREEN,
  fromForm: readPersonForm,
  input: { ...ById, body: SubscriberChange },
  output: DescribedSubscriber,
  docs: { example: SUBSCRIBER_CHANGE_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    const subscriber = await changeSubscriber(app.ctx, actor, params.id, body);
    return { body: await describeSubscriber(app.ctx.db.read, subscriber) };
  },
});

const endSubscriptionById = defineRoute({
  method: 'POST',
  path: '/api/subscribers/:id/unsubscribe',
  who: 'writer',
  form: SCREEN,
  input: ById,
  output: Subscriber,
  handler: async ({ app, actor, params }) => ({
    body: presentSubscriber(await unsubscribeById(app.ctx, actor, params.id)),
  }),
});

const deleteSubscriber = defineRoute({
  method: 'DELETE',
  path: '/api/subscribers/:id',
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeSubscriber(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

const importList = defineRoute({
  method: 'POST',
  path: '/api/users/:id/subscribers/import',
  who: 'writer',
  rate: 'costly',
  bodyLimit: LIMITS.importBody,
  form: SCREEN,
  fromForm: ({ csv, confirm, emailColumn, nameColumn, lastNameColumn }) => ({
    csv,
    confirm: confirm === 'true',
    columns: emailColumn === undefined ? undefined : readColumns([emailColumn, nameColumn, lastNameColumn]),
  }),
  input: { ...ById, body: ImportInput },
  output: ImportReport,
  docs: { example: IMPORT_EXAMPLE },
  handler: async ({ app, actor, params, body, http }) => {
    resolveAccount(actor, params.id);
    if (body.confirm) return { body: await importSubscribers(app.ctx, actor, body) };
    const report = await previewImport(app.ctx, actor, body);
    if (!isFormBody(http)) return { body: report };
    return answerPage(
      createElement(ImportPreview, {
        report,
        csv: body.csv,
        userId: params.id,
        businessId: actor.businessId,
      }),
    );
  },
});

/** Columns that a plain form chose; an empty choice is none. */
function readColumns([email, name, lastName]: readonly (string | undefined)[]) {
  const read = (choice: string | undefined) => (choice ? Number(choice) : null);
  return { email: read(email), name: read(name), lastName: read(lastName) };
}

const COLUMNS = ['email', 'name', 'status', 'subscribed_at', 'unsubscribed_at'];

function toRow(subscriber: SubscriberRecord): string[] {
  const { email, name, status, createdAt, unsubscribedAt } = presentSubscriber(subscriber);
  return [email, name, status, createdAt, unsubscribedAt ?? ''];
}

async function* toRows(pages: AsyncIterable<SubscriberRecord[]>) {
  for await (const page of pages) yield page.map(toRow);
}

/** All that is known of each subscriber, those who left included. */
const exportList = defineRoute({
  method: 'GET',
  path: '/api/users/:id/subscribers.csv',
  who: 'writer',
  handler: async ({ app, actor, params, http }) => {
    resolveAccount(actor, params.id);
    const pages = pageSubscribers(app.ctx.db.read, actor.businessId);
    http.set('Content-Disposition', 'attachment; filename="subscribers.csv"');
    return { raw: { type: 'text/csv; charset=utf-8', content: streamCsv(COLUMNS, toRows(pages)) } };
  },
  input: ById,
});

export const SUBSCRIBER_ROUTES: readonly Route[] = [
  readSubscribers,
  createSubscriber,
  readPerson,
  exportOne,
  editSubscriber,
  endSubscriptionById,
  deleteSubscriber,
  importList,
  ...IMPORT_ROUTES,
  exportList,
];
