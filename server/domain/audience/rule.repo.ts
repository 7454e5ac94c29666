// All SQL of segments' rules: each condition is a question about one row of `subscribers`.
import type { Knex } from 'knex';
import { spellAddress } from '../../contract/schema.ts';
import { conditionsOf, kindOf, nameOf, partsOf, readWhen } from '../../contract/segment.ts';
import type { Condition, Part, Rule } from '../../contract/segment-rule.ts';
import { isAmong } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What a rule is asked of. */
interface Asked {
  readonly q: Query;
  readonly businessId: number;
  /** For dates such as "30 days ago". */
  readonly now: number;
}

type Where = (where: Knex.QueryBuilder) => void;

/**
 * The people of a business whom a rule finds, to be selected or counted: those who are subscribed, unless the rule asks
 * for the status itself.
 */
export function peopleOf(q: Query, businessId: number, rule: Rule, now: number): Knex.QueryBuilder {
  const people = q('subscribers').where({ 'subscribers.business_id': businessId });
  if (!conditionsOf(rule).some(({ field }) => field === 'status'))
    people.where('subscribers.status', 'active');
  return people.where(holds({ q, businessId, now }, rule));
}

/** Whether a rule finds one person now. */
export async function meetsRule(
  q: Query,
  person: { readonly id: number; readonly businessId: number },
  rule: Rule,
  now: number,
): Promise<boolean> {
  const found: unknown = await peopleOf(q, person.businessId, rule, now)
    .where({ 'subscribers.id': person.id })
    .first('subscribers.id');
  return found !== undefined;
}

function holds(asked: Asked, part: Part): Where {
  if ('field' in part) return conditionHolds(asked, part);
  const parts = partsOf(part).map((one) => holds(asked, one));
  return (where) => {
    for (const one of parts) {
      if ('any' in part) where.orWhere(one);
      else where.andWhere(one);
    }
  };
}

const NEVER: Where = (where) => where.whereRaw('1 = 0');

function conditionHolds(asked: Asked, condition: Condition): Where {
  const { field, op, value } = condition;
  switch (kindOf(field)) {
    case 'text':
    case 'status':
      return ownColumn(`subscribers.${field}`, field === 'email' ? spelled(condition) : condition);
    case 'date':
      return compareTime('subscribers.created_at', op, readWhen(value, asked.now));
    case 'tag':
      return owns(asked, condition, tagged(asked, condition));
    case 'list':
      return owns(asked, condition, listed(asked, condition));
    case 'attribute':
      return owns(asked, condition, described(asked, condition));
    case 'event':
      return happened(asked, condition);
    default:
      return NEVER;
  }
}

const spelled = (condition: Condition): Condition => ({
  ...condition,
  value: spellAddress(String(condition.value)),
});

/** Whether the operator asks for the absence of what it names. */
const isNegative = ({ op, value }: Condition) => op === 'not' || (op === 'exists' && value === false);

function ownColumn(column: string, { op, value }: Condition): Where {
  if (op === 'exists') return (where) => where.where(column, value === false ? '=' : '<>', '');
  return (where) => where.where(column, op === 'not' ? '<>' : '=', value as string);
}

function compareTime(column: string, op: Condition['op'], at: number | undefined): Where {
  if (at === undefined) return NEVER;
  return (where) => where.where(column, op === 'before' ? '<' : '>', at);
}

/** A row elsewhere that belongs to the person, or the absence of one. */
function owns({ q }: Asked, condition: Condition, rows: Knex.QueryBuilder): Where {
  return ownsRow(q, rows, !isNegative(condition));
}

/** Rows that belong to people by `subscriber_id`. */
const ofPerson = (q: Query, table: string) => q(`${table} as of_person`);

function ownsRow(q: Query, rows: Knex.QueryBuilder, isThere: boolean): Where {
  return isAmong(q, { id: 'subscribers.id', rows, of: 'of_person.subscriber_id', isThere });
}

function tagged({ q, businessId }: Asked, { op, value }: Condition) {
  const rows = ofPerson(q, 'subscriber_tags');
  if (op === 'exists') return rows;
  return rows.where(
    'of_person.tag_id',
    q('tags').select('id').where({ business_id: businessId, name: value }),
  );
}

function listed({ q }: Asked, { op, value }: Condition) {
  const rows = ofPerson(q, 'subscriber_lists');
  return op === 'exists' ? rows : rows.where('of_person.list_id', value as number);
}

function described(asked: Asked, { field, op, value }: Condition) {
  const { q, businessId, now } = asked;
  const attribute = q('attributes')
    .select('id')
    .where({ business_id: businessId, key: nameOf(field) });
  const rows = ofPerson(q, 'subscriber_attributes').where('of_person.attribute_id', attribute);
  if (op === 'exists') return rows;
  if (op === 'gt' || op === 'lt')
    return rows.where('of_person.number', op === 'gt' ? '>' : '<', value as number);
  if (op === 'before' || op === 'after') {
    return rows.where(compareTime('of_person.number', op, readWhen(value, now)));
  }
  if (typeof value !== 'string') return rows.where('of_person.number', Number(value));
  const at = readWhen(value, now);
  return rows.where((same) => {
    same.where('of_person.text', value);
    if (at !== undefined) same.orWhere('of_person.number', at);
  });
}

/** Mails that were opened, and whose links were followed, are events as well: those that were measured. */
const MEASURED: Readonly<Record<string, string>> = { opened: 'opened_at', clicked: 'clicked_at' };

/** What a person did of one kind, and the column that says when. */
function eventsOf({ q, businessId }: Asked, name: string): [rows: Knex.QueryBuilder, at: string] {
  const column = Object.hasOwn(MEASURED, name) ? MEASURED[name] : undefined;
  if (column) {
    const rows = ofPerson(q, 'deliveries').where('of_person.business_id', businessId);
    return [rows.whereNotNull(`of_person.${column}`), `of_person.${column}`];
  }
  const rows = ofPerson(q, 'person_events');
  return [rows.where({ 'of_person.business_id': businessId, 'of_person.event': name }), 'of_person.at'];
}

const COMPARED = { is: '=', not: '<>', gt: '>', lt: '<' } as const;

function happened(asked: Asked, condition: Condition): Where {
  const { field, op, value } = condition;
  const events = () => eventsOf(asked, nameOf(field));
  if (op === 'exists') return owns(asked, condition, events()[0]);
  if (op === 'before' || op === 'after') {
    const at = readWhen(value, asked.now);
    if (at === undefined) return NEVER;
    const [late, column] = events();
    if (op === 'after') return ownsRow(asked.q, late.where(column, '>', at), true);
    const ever = ownsRow(asked.q, events()[0], true);
    const lately = ownsRow(asked.q, late.where(column, '>=', at), false);
    return (where) => where.andWhere(ever).andWhere(lately);
  }
  if (op === 'has') return NEVER;
  const count = events()[0].whereRaw('of_person.subscriber_id = subscribers.id').count('*');
  return (where) => where.where(asked.q.raw('(?)', [count]), COMPARED[op], value as number);
}
