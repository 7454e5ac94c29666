// A segment's rule: groups of conditions about people, as it is sent and stored.
import * as v from 'valibot';
import { AttributeKey, readDate } from './attribute.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, requiredLine } from './schema.ts';
import {
  type Condition as ConditionShape,
  type FieldKind,
  OPS,
  type Op,
  OWN_FIELDS,
  type Part,
  RELATIVE,
  RULE_CONDITIONS,
  RULE_DEPTH,
  type Rule as RuleShape,
} from './segment-rule.ts';

export type Rule = RuleShape;

export const FIELD_OPS: Readonly<Record<FieldKind, readonly Op[]>> = {
  text: ['is', 'not', 'exists'],
  status: ['is', 'not'],
  date: ['before', 'after'],
  tag: ['has', 'is', 'not', 'exists'],
  list: ['has', 'is', 'not', 'exists'],
  attribute: ['is', 'not', 'gt', 'lt', 'before', 'after', 'exists'],
  /** `is`, `not`, `gt` and `lt` compare how often, `before` and `after` when last. */
  event: ['exists', 'is', 'not', 'gt', 'lt', 'before', 'after'],
};

/** The kind of a field, or undefined for what is none. */
export function kindOf(field: string): FieldKind | undefined {
  if (Object.hasOwn(OWN_FIELDS, field)) return OWN_FIELDS[field];
  const [, group, name = ''] = /^(attributes|event)\.(.*)$/s.exec(field) ?? [];
  if (group === 'attributes') return v.is(AttributeKey, name) ? 'attribute' : undefined;
  return group === 'event' && v.is(EventName, name) ? 'event' : undefined;
}

const EventName = requiredLine(64);

/** What stands behind the point of `attributes.city` and `event.order`. */
export function nameOf(field: string): string {
  return field.slice(field.indexOf('.') + 1);
}

const DAY = 86_400_000;

/** The moment that a date, or `30 days ago` or `in 7 days`, names, UTC milliseconds; undefined for other words. */
export function readWhen(words: unknown, now: number): number | undefined {
  if (typeof words !== 'string') return undefined;
  const [matched, ago, ahead] = RELATIVE.exec(words) ?? [];
  if (matched) return now + (ahead === undefined ? -Number(ago) : Number(ahead)) * DAY;
  return readDate(words);
}

type Check = readonly [fits: (value: unknown) => boolean, message: string];

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= LIMITS.attributeText;
const TEXT: Check = [isText, problem('short-text', { most: LIMITS.attributeText })];
const NUMBER: Check = [isNumber, problem('number')];
const WHEN: Check = [(value) => readWhen(value, 0) !== undefined, problem('date-or-ago')];
const YES_NO: Check = [
  (value) => value === undefined || typeof value === 'boolean',
  problem('yes-no-or-absent'),
];
const STATUS: Check = [
  (value) => value === 'active' || value === 'unsubscribed' || value === 'known',
  problem('either', { names: ['active', 'unsubscribed', 'known'] }),
];
const ANY: Check = [
  (value) => isText(value) || isNumber(value) || typeof value === 'boolean',
  problem('simple-value'),
];

/** What a value has to be, by the kind of the field and the operator. */
function checkOf(kind: FieldKind, op: Op): Check {
  if (op === 'exists') return YES_NO;
  if (op === 'before' || op === 'after') return WHEN;
  if (kind === 'event' || op === 'gt' || op === 'lt') return NUMBER;
  if (kind === 'list') return [(value) => v.is(Id, value), problem('id-of-a-list')];
  if (kind === 'status') return STATUS;
  return kind === 'attribute' ? ANY : TEXT;
}

const PATH = problem('either', {
  names: ['email', 'name', 'status', 'createdAt', 'tag', 'list', 'attributes.<key>', 'event.<name>'],
});

/** @returns what is wrong with a condition, with the key at fault; undefined when it can be asked */
function faultOf({
  field,
  op,
  value,
}: ConditionShape): [key: 'field' | 'op' | 'value', message: string] | undefined {
  const kind = kindOf(field);
  if (!kind) return ['field', PATH];
  if (!FIELD_OPS[kind].includes(op)) return ['op', problem('one-of-for', { names: FIELD_OPS[kind], field })];
  const [fits, message] = checkOf(kind, op);
  return fits(value) ? undefined : ['value', message];
}

const Condition = v.pipe(
  v.strictObject({
    field: v.string(PATH),
    op: v.picklist(OPS, problem('one-of', { names: OPS })),
    value: v.optional(v.union([v.string(), v.number(), v.boolean()], problem('simple-value'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [key, message] = faultOf(dataset.value) ?? [];
    if (!key || !message) return;
    const { value } = dataset;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
  }),
);

const Parts = v.pipe(
  v.array(
    v.lazy((part): v.GenericSchema<Part> => (isGroup(part) ? Group : (Condition as v.GenericSchema<Part>))),
    problem('list-of-conditions'),
  ),
  v.minLength(1, problem('condition-needed')),
);

const Group: v.GenericSchema<Rule> = v.lazy((rule) =>
  isObject(rule) && 'any' in rule ? v.strictObject({ any: Parts }) : v.strictObject({ all: Parts }, GROUP),
) as v.GenericSchema<Rule>;

const GROUP = problem('group');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGroup = (value: unknown) => isObject(value) && ('all' in value || 'any' in value);

/** How many groups stand in each other; looks no deeper than is allowed. */
function depthOf(rule: unknown, left: number = RULE_DEPTH + 1): number {
  if (left === 0 || !isObject(rule)) return 0;
  const parts: unknown = Object.values(rule).find(Array.isArray);
  if (!Array.isArray(parts)) return 0;
  return 1 + Math.max(0, ...parts.slice(0, RULE_CONDITIONS + 1).map((part) => depthOf(part, left - 1)));
}

/** Every condition of a rule. */
export function conditionsOf(part: Part): ConditionShape[] {
  if ('field' in part) return [part];
  return partsOf(part).flatMap(conditionsOf);
}

export function partsOf(rule: Rule): readonly Part[] {
  return 'all' in rule ? rule.all : rule.any;
}

export const Rule = v.pipe(
  v.unknown(),
  v.check(isGroup, GROUP),
  v.check((rule) => depthOf(rule) <= RULE_DEPTH, problem('groups-deep', { most: RULE_DEPTH })),
  Group,
  v.check(
    (rule) => conditionsOf(rule).length <= RULE_CONDITIONS,
    problem('most-conditions', { most: RULE_CONDITIONS }),
  ),
);

/** Body of POST /api/users/:id/segments. */
export const SegmentInput = v.object({ name: requiredLine(LIMITS.name), rule: Rule });
export type SegmentInput = v.InferOutput<typeof SegmentInput>;

/** Body of PATCH /api/segments/:id. */
export const SegmentChange = v.object({
  name: v.optional(requiredLine(LIMITS.name)),
  rule: v.optional(Rule),
});
export type SegmentChange = v.InferOutput<typeof SegmentChange>;

/** Body of POST /api/users/:id/segments/count. */
export const CountInput = v.object({ rule: Rule });
export const PeopleCount = v.object({ count: v.number() });

export const Segment = v.object({
  id: v.number(),
  name: v.string(),
  rule: v.custom<Rule>(isGroup),
});
export type Segment = v.InferOutput<typeof Segment>;

const RULE_EXAMPLE = {
  all: [
    { field: 'attributes.city', op: 'is', value: 'Hamburg' },
    {
      any: [
        { field: 'tag', op: 'has', value: 'vip' },
        { field: 'event.order', op: 'after', value: '30 days ago' },
      ],
    },
  ],
};
export const SEGMENT_EXAMPLE = { name: 'Good customers nearby', rule: RULE_EXAMPLE };
export const COUNT_EXAMPLE = { rule: RULE_EXAMPLE };
