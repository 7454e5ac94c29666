// Loads what Email Marketing shows of the audience: people, one person, lists, forms and imports.
import { ruleWords } from '../../../views/components/rule-words.ts';
import {
  AUDIENCE_VIEWS,
  type EmailTab,
  SUBSCRIBER_GROUPS,
} from '../../../views/screens/email-marketing/types.ts';
import { draftOf, EMPTY_ROW, readDraft } from '../../contract/segment-draft.ts';
import {
  countSegments,
  countSubscribers,
  findLists,
  findPersonHistory,
  findRuleChoices,
  getImport,
  getPerson,
  getSegment,
  listAttributes,
  listEventNames,
  listImports,
  listSubscribers,
  presentImport,
  presentSubscriber,
  readGroup,
} from '../../domain/audience/index.ts';
import { findMailLook, findSegmentSizes } from '../../domain/email/index.ts';
import { countAsked, listForms } from '../../domain/forms/index.ts';
import { presentForm } from '../../pages/present-form.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { toPage } from './page-of-rows.ts';
import { readId } from './query.ts';

const SUBSCRIBERS = 25;
const IMPORTS = 20;
/** Tags and events that a builder offers. */
const TAGS = 100;
const EVENTS = 50;
/** Events that can be asked for before the first of them was told. */
const USUAL_EVENTS = ['order', 'cart', 'product_viewed', 'refund', 'opened', 'clicked'];

export async function loadAudience(request: AccountRequest): Promise<EmailTab> {
  const { ctx, actor, query } = request;
  const q = ctx.db.read;
  const { businessId } = actor;
  const person = readId(query.get('subscriber'));
  if (person !== undefined) return loadPerson(request, person);
  switch (AUDIENCE_VIEWS.find((view) => view === query.get('view'))) {
    case 'lists':
      return { tab: 'lists', lists: await findLists(q, businessId) };
    case 'segments':
      return loadSegments(request);
    case 'forms':
      return loadForms(request);
    case 'import':
      return loadImports(request);
    default:
      return loadPeople(request);
  }
}

async function loadPerson({ ctx, actor }: AccountRequest, id: number): Promise<EmailTab> {
  const q = ctx.db.read;
  const person = await getPerson(q, actor, id);
  const [history, lists] = await Promise.all([
    findPersonHistory(q, actor, person),
    findLists(q, actor.businessId),
  ]);
  return { tab: 'subscriber', person, history, lists };
}

async function loadForms({ ctx, actor, sending }: AccountRequest): Promise<EmailTab> {
  const q = ctx.db.read;
  const forms = await listForms(q, actor.businessId);
  const [look, lists, counts] = await Promise.all([
    findMailLook(ctx, actor.businessId),
    findLists(q, actor.businessId),
    countAsked(
      q,
      forms.map(({ id }) => id),
    ),
  ]);
  const parts = { vault: ctx.vault, publicUrl: sending.publicUrl, look };
  return {
    tab: 'forms',
    lists,
    forms: forms.map((form) => ({
      ...presentForm(parts, form),
      ...(counts.get(form.id) ?? { asked: 0, confirmed: 0 }),
    })),
  };
}

async function loadImports({ ctx, actor, query }: AccountRequest): Promise<EmailTab> {
  const q = ctx.db.read;
  const id = readId(query.get('import'));
  if (id === undefined) {
    const imports = (await listImports(q, actor.businessId, IMPORTS)).map(presentImport);
    return { tab: 'imports', imports, open: null, lists: [], attributes: [] };
  }
  const [open, lists, attributes] = await Promise.all([
    getImport(q, actor, id),
    findLists(q, actor.businessId),
    listAttributes(q, actor.businessId),
  ]);
  return {
    tab: 'imports',
    imports: [],
    open: presentImport(open),
    lists,
    attributes: attributes.map(({ key, type }) => ({ key, type })),
  };
}

async function loadSegments(request: AccountRequest): Promise<EmailTab> {
  const { ctx, actor, query } = request;
  const asked = query.get('segment');
  const id = readId(asked);
  if (id !== undefined || asked === 'new') return loadSegment(request, id);
  const q = ctx.db.read;
  const [own, sizes, lists] = await Promise.all([
    countSegments(ctx, actor.businessId),
    findSegmentSizes(q, actor.businessId, ctx.clock.now()),
    findLists(q, actor.businessId),
  ]);
  return {
    tab: 'segments',
    sizes,
    own: own.map(({ rule, ...one }) => ({ ...one, words: ruleWords(draftOf(rule, []), { lists }) })),
  };
}

/** One that is built: what somebody typed where a plain form was refused, else as it is stored. */
async function loadSegment({ ctx, actor, form }: AccountRequest, id: number | undefined): Promise<EmailTab> {
  const q = ctx.db.read;
  const { businessId } = actor;
  const [segment, choices, events] = await Promise.all([
    id === undefined ? undefined : getSegment(q, actor, id),
    findRuleChoices(q, businessId, TAGS),
    listEventNames(q, businessId, EVENTS),
  ]);
  const stored = segment && draftOf(segment.rule, choices.attributes);
  const draft = (form && readDraft(form.values)) ?? stored ?? { match: 'all' as const, parts: [] };
  return {
    tab: 'segment',
    id: segment?.id ?? null,
    name: segment?.name ?? '',
    draft: draft.parts.length > 0 ? draft : { ...draft, parts: [EMPTY_ROW] },
    choices: { ...choices, events: [...new Set([...USUAL_EVENTS, ...events])] },
  };
}

async function loadPeople({ ctx, actor, query }: AccountRequest): Promise<EmailTab> {
  const q = ctx.db.read;
  const { businessId } = actor;
  const now = ctx.clock.now();
  const group = SUBSCRIBER_GROUPS.find((name) => name === query.get('group'));
  const search = (query.get('search') ?? '').trim().slice(0, 254);
  const before = readId(query.get('before'));
  const list = readId(query.get('list'));
  const within = readId(query.get('segment'));
  const segment = within === undefined ? null : await getSegment(q, actor, within);
  const filter = {
    businessId,
    search,
    list,
    ...(segment ? { within: { segment: segment.rule, now } } : readGroup(group, now)),
  };
  const isWhole =
    group === undefined && search === '' && before === undefined && list === undefined && !segment;
  const [rows, found, sizes] = await Promise.all([
    listSubscribers(q, { ...filter, before, limit: SUBSCRIBERS + 1 }),
    countSubscribers(q, filter),
    isWhole ? findSegmentSizes(q, businessId, now) : null,
  ]);
  const page = toPage(rows.map(presentSubscriber), SUBSCRIBERS, before);
  const shown =
    list === undefined ? undefined : (await findLists(q, businessId)).find(({ id }) => id === list);
  return {
    tab: 'audience',
    page,
    found,
    sizes,
    search,
    group: group ?? null,
    list: shown ?? null,
    segment: segment && { id: segment.id, name: segment.name },
  };
}
