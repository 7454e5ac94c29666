// Segments that a business makes.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import {
  COUNT_EXAMPLE,
  CountInput,
  PeopleCount,
  SEGMENT_EXAMPLE,
  Segment,
  SegmentChange,
  SegmentInput,
} from '../contract/segment.ts';
import { readDraft, toRule } from '../contract/segment-draft.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import {
  addSegment,
  changeSegment,
  countRule,
  findSegments,
  removeSegment,
} from '../domain/audience/index.ts';
import { isSegmentUsed } from '../domain/email/index.ts';
import { defineRoute, type Route } from '../http/route.ts';

const SCREEN = '/email-marketing?tab=audience&view=segments';
const ById = { params: v.object({ id: IdText }) };

const readSegments = defineRoute({
  method: 'GET',
  path: '/api/users/:id/segments',
  who: 'account',
  input: ById,
  output: v.array(Segment),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: await findSegments(app.ctx.db.read, actor.businessId) };
  },
});

const createSegment = defineRoute({
  method: 'POST',
  path: '/api/users/:id/segments',
  who: 'writer',
  form: SCREEN,
  fromForm: readForm,
  input: { ...ById, body: SegmentInput },
  output: Segment,
  docs: { example: SEGMENT_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { status: 201, body: await addSegment(app.ctx, actor, body) };
  },
});

/** Asked again with every change of a rule that somebody builds. */
const countSegment = defineRoute({
  method: 'POST',
  path: '/api/users/:id/segments/count',
  who: 'account',
  input: { ...ById, body: CountInput },
  output: PeopleCount,
  docs: { example: COUNT_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: { count: await countRule(app.ctx, actor, body.rule) } };
  },
});

const editSegment = defineRoute({
  method: 'PATCH',
  path: '/api/segments/:id',
  who: 'writer',
  form: SCREEN,
  fromForm: readForm,
  input: { ...ById, body: SegmentChange },
  output: Segment,
  docs: { example: SEGMENT_EXAMPLE },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeSegment(app.ctx, actor, params.id, body),
  }),
});

const deleteSegment = defineRoute({
  method: 'DELETE',
  path: '/api/segments/:id',
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    const { businessId } = actor;
    await removeSegment(app.ctx, actor, params.id, (tx) => isSegmentUsed(tx.q, businessId, params.id));
    return { status: 204 };
  },
});

/** A form sends its rule as JSON, or as rows of fields. */
function readForm({ rule, ...rest }: Readonly<Record<string, string>>): unknown {
  if (rule !== undefined) return { ...rest, rule: parse(rule) };
  const draft = readDraft(rest);
  return draft ? { ...rest, rule: toRule(draft) } : rest;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

export const SEGMENT_ROUTES: readonly Route[] = [
  readSegments,
  createSegment,
  countSegment,
  editSegment,
  deleteSegment,
];
