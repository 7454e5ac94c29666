// Email campaigns: written, looked at, tried out. What moves a post on (approve, publish, unschedule, delete) moves a
// campaign on, too: see contents.ts.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  MAILING_EXAMPLE,
  MAILING_STATUSES,
  Mailing,
  MailingDraft,
  MailingInput,
  MailingResults,
  MailLookQuery,
  type MailView,
  RECIPIENT_STATUSES,
  Recipient,
  ResendInput,
  TestMail,
} from '../contract/mailing.ts';
import { problem } from '../contract/problem.ts';
import { IdText } from '../contract/schema.ts';
import { fromWallTime } from '../contract/wall-time.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addMailing,
  editMailing,
  findEmailOverview,
  getMailing,
  listMailings,
  listRecipients,
  type MailingStep,
  moveMailing,
  readResults,
  renderSample,
  resendMailing,
  sendTestMail,
} from '../domain/email/index.ts';
import type { HttpContext } from '../http/context.ts';
import { frameMail } from '../http/middleware/security-headers.ts';
import { type Answer, defineRoute, type Route } from '../http/route.ts';
import { readNumber } from './form-fields.ts';
import { nextPage } from './next-page.ts';

const SCREEN = '/email-marketing?tab=campaigns';
const ById = { params: v.object({ id: IdText }) };

const ListQuery = v.object({
  status: v.optional(v.picklist(MAILING_STATUSES)),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

const readMailings = defineRoute({
  method: 'GET',
  path: '/api/users/:id/mailings',
  who: 'account',
  input: { ...ById, query: ListQuery },
  output: v.array(Mailing),
  handler: async ({ app, actor, params, query }) => {
    resolveAccount(actor, params.id);
    const { connectionId } = await findEmailOverview(app.ctx.db.read, actor.businessId);
    const campaigns = await listMailings(app.ctx, actor, query, connectionId);
    const last = campaigns.at(-1);
    const next = campaigns.length === query.limit && last ? { before: last.id } : undefined;
    return { body: campaigns, next };
  },
});

const createMailing = defineRoute({
  method: 'POST',
  path: '/api/users/:id/mailings',
  who: 'writer',
  form: SCREEN,
  fromForm: readSending,
  input: { ...ById, body: MailingInput },
  output: Mailing,
  docs: { example: MAILING_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { status: 201, body: await addMailing(app.ctx, actor, body) };
  },
});

const readMailing = defineRoute({
  method: 'GET',
  path: '/api/mailings/:id',
  who: 'account',
  input: ById,
  output: Mailing,
  handler: async ({ app, actor, params }) => ({ body: await getMailing(app.ctx, actor, params.id) }),
});

const changeMailing = defineRoute({
  method: 'PATCH',
  path: '/api/mailings/:id',
  who: 'writer',
  form: SCREEN,
  fromForm: readSending,
  input: { ...ById, body: MailingInput },
  output: Mailing,
  docs: { example: MAILING_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await editMailing(app.ctx, actor, params.id, body),
  }),
});

/** A form says when by a choice, a time on the wall and the time zone of that wall. */
function readSending(fields: Readonly<Record<string, string>>) {
  const { subject, content, segment, send, testSubject, testContent } = fields;
  const isTried = Boolean(testSubject?.trim() || testContent?.trim());
  return {
    subject,
    content,
    segment,
    sendAt: send === 'at' || send === 'local' ? readWall(fields) : send === 'now' ? send : null,
    clock: send === 'local' ? 'reader' : 'business',
    test: isTried ? readTest(fields) : null,
  };
}

/** What is left empty is the same in both versions. */
function readTest({ testSubject, testContent, share, by, hours }: Readonly<Record<string, string>>) {
  return {
    subject: testSubject?.trim() || null,
    content: testContent?.trim() || null,
    ...{ share: readNumber(share), by, hours: readNumber(hours) },
  };
}

/** What is no time, or in no time zone, is handed on as it is: the schema refuses it. */
function readWall({ wall = '', timeZone = 'UTC' }: Readonly<Record<string, string>>): string {
  try {
    const at = fromWallTime(wall, timeZone);
    return at === undefined ? wall : new Date(at).toISOString();
  } catch (error) {
    if (error instanceof RangeError) return wall;
    throw error;
  }
}

/** The mail as its readers would get it, for a frame of the screen. */
const previewMailingDraft = defineRoute({
  method: 'POST',
  path: '/api/users/:id/mailings/preview',
  who: 'writer',
  form: SCREEN,
  input: { ...ById, body: MailingDraft },
  docs: { example: MAILING_EXAMPLE },
  handler: async ({ app, actor, params, body, http }) => {
    resolveAccount(actor, params.id);
    return answerMail(http, await renderSample(app.ctx, app.mail, actor, body), body.view);
  },
});

const previewMailing = defineRoute({
  method: 'GET',
  path: '/api/mailings/:id/preview',
  who: 'account',
  input: { ...ById, query: MailLookQuery },
  handler: async ({ app, actor, params, query, http }) => {
    const { subjectLine: subject, content } = await getMailing(app.ctx, actor, params.id);
    const words = { subject, content, ...query };
    return answerMail(http, await renderSample(app.ctx, app.mail, actor, words), query.view);
  },
});

/** An answer that shows a mail. */
export function answerMail(http: HttpContext, content: string, view?: MailView): Answer<never> {
  frameMail(http);
  const type = view === 'text' ? 'text/plain' : 'text/html';
  return { raw: { type: `${type}; charset=utf-8`, content } };
}

const testMailing = defineRoute({
  method: 'POST',
  path: '/api/mailings/:id/test',
  who: 'writer',
  rate: 'send',
  form: SCREEN,
  input: ById,
  output: TestMail,
  handler: async ({ app, actor, params }) => {
    const { subjectLine: subject, content } = await getMailing(app.ctx, actor, params.id);
    const to = await sendTestMail(app.ctx, app.mail, actor, { subject, content });
    return { body: { to, local: await app.mail.isLocal(actor.businessId) } };
  },
});

const readMailingResults = defineRoute({
  method: 'GET',
  path: '/api/mailings/:id/results',
  who: 'account',
  input: ById,
  output: MailingResults,
  handler: async ({ app, actor, params }) => ({ body: await readResults(app.ctx, actor, params.id) }),
});

/** Steps of a mailing that is on its way. */
const moveRoute = (step: MailingStep) =>
  defineRoute({
    method: 'POST',
    path: `/api/mailings/:id/${step}`,
    who: 'writer',
    form: SCREEN,
    input: ById,
    output: Mailing,
    handler: async ({ app, actor, params }) => ({ body: await moveMailing(app.ctx, actor, params.id, step) }),
  });

const resend = defineRoute({
  method: 'POST',
  path: '/api/mailings/:id/resend',
  who: 'writer',
  form: SCREEN,
  input: { ...ById, body: ResendInput },
  output: Mailing,
  docs: { example: { to: 'unreached' } },
  handler: async ({ app, actor, params, body }) => {
    const draft = await resendMailing(app.ctx, actor, params.id, body.to);
    return { status: 201, body: draft, goTo: `${SCREEN}&compose=${draft.id}` };
  },
});

const RecipientQuery = v.object({
  status: v.optional(v.picklist(RECIPIENT_STATUSES, problem('one-of', { names: RECIPIENT_STATUSES }))),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

const readRecipients = defineRoute({
  method: 'GET',
  path: '/api/mailings/:id/recipients',
  who: 'account',
  input: { ...ById, query: RecipientQuery },
  output: v.array(Recipient),
  handler: async ({ app, actor, params, query }) => {
    const rows = await listRecipients(app.ctx, actor, params.id, query);
    return { body: rows, next: nextPage(rows, query.limit) };
  },
});

/** Every call about mailings. */
export const MAILING_ROUTES: readonly Route[] = [
  readMailings,
  createMailing,
  readMailing,
  changeMailing,
  previewMailingDraft,
  readMailingResults,
  previewMailing,
  testMailing,
  moveRoute('pause'),
  moveRoute('resume'),
  moveRoute('cancel'),
  resend,
  readRecipients,
];
