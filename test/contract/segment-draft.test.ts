// Rules as rows of a form, and back: nothing is lost on the way, whatever stands in them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import type { Attribute } from '../../server/contract/attribute.ts';
import { Rule } from '../../server/contract/segment.ts';
import {
  ASKS,
  draftOf,
  type GroupDraft,
  isComplete,
  nameOfPart,
  readDraft,
  type Subject,
  toRule,
  valueKindOf,
} from '../../server/contract/segment-draft.ts';
import type { Condition, Rule as RuleShape } from '../../server/contract/segment-rule.ts';

const ATTRIBUTES: readonly Attribute[] = [
  { key: 'city', type: 'text' },
  { key: 'age', type: 'number' },
  { key: 'member', type: 'boolean' },
  { key: 'birthday', type: 'date' },
];

const c = (field: string, op: Condition['op'], value?: Condition['value']): Condition => ({
  field,
  op,
  ...(value !== undefined && { value }),
});

const CONDITIONS: readonly Condition[] = [
  c('email', 'is', 'anna@example.com'),
  c('name', 'exists', false),
  c('status', 'not', 'active'),
  c('createdAt', 'after', '30 days ago'),
  c('createdAt', 'before', '2027-03-01T09:30:00Z'),
  c('tag', 'has', 'vip'),
  c('list', 'not', 3),
  c('list', 'exists'),
  c('attributes.city', 'is', '12'),
  c('attributes.age', 'gt', 30.5),
  c('attributes.member', 'is', false),
  c('attributes.birthday', 'before', 'in 7 days'),
  c('attributes.birthday', 'after', 'in 0 days'),
  c('attributes.unheard', 'is', 5),
  c('attributes.unheard', 'after', '2027-01-01'),
  c('event.order', 'before', '90 days ago'),
  c('event.a:number', 'is', 2),
  c('event.order', 'exists'),
];

const NESTED: RuleShape = {
  any: [
    c('tag', 'has', 'vip'),
    { all: [c('list', 'has', 1), { any: [c('event.cart', 'exists', false), c('attributes.age', 'lt', 3)] }] },
  ],
};

test('a rule becomes rows, and the rows that rule again', () => {
  for (const rule of [{ all: CONDITIONS }, NESTED]) {
    assert.ok(v.is(Rule, rule));
    const draft = draftOf(rule, ATTRIBUTES);
    assert.ok(isComplete(draft));
    assert.deepEqual(toRule(draft), rule);
  }
});

test('one of several tags or lists is asked for in one way', () => {
  assert.deepEqual(toRule(draftOf({ all: [c('tag', 'is', 'vip')] }, [])), { all: [c('tag', 'has', 'vip')] });
});

test('the fields of a plain form say the same', () => {
  const fields: Record<string, string> = { name: 'Mine', screen: '/x' };
  const write = (group: GroupDraft, path: readonly number[]) => {
    fields[nameOfPart('match', path)] = group.match;
    for (const [at, part] of group.parts.entries()) {
      if ('match' in part) write(part, [...path, at]);
      else
        for (const what of ['field', 'ask', 'value'] as const)
          fields[nameOfPart(what, [...path, at])] = part[what];
    }
  };
  write(draftOf(NESTED, ATTRIBUTES), []);
  const read = readDraft(fields);
  assert.ok(read);
  assert.deepEqual(toRule(read), NESTED);
  assert.equal(readDraft({ name: 'Mine' }), undefined);
  assert.deepEqual(readDraft({ 'field-0': '', 'field-4': 'tag', 'ask-4': 'known' })?.parts, [
    { field: 'tag', ask: 'known', value: '' },
  ]);
});

test('what a form says amiss is refused by the rule, and never throws', () => {
  const rows: readonly Readonly<Record<string, string>>[] = [
    { 'field-0': 'attributes.age:number', 'ask-0': 'gt', 'value-0': 'many' },
    { 'field-0': 'event.order', 'ask-0': 'within', 'value-0': 'x' },
    { 'field-0': '__proto__', 'ask-0': 'constructor', 'value-0': '' },
    { 'field-0': 'list', 'ask-0': 'has', 'value-0': '' },
    { 'field-0-1-2-3-4-5': 'tag', 'ask-0-1-2-3-4-5': 'has', 'value-0-1-2-3-4-5': 'x' },
  ];
  for (const row of rows) {
    const draft = readDraft(row);
    assert.ok(draft);
    assert.equal(v.is(Rule, toRule(draft)), false, JSON.stringify(row));
  }
});

test('every question that is offered can be asked', () => {
  const values = { days: '7', day: '2027-03-01', number: '3', list: '1', status: 'active', tag: 'vip' };
  const more = { ...values, 'yes-no': 'true', text: 'Ulm', none: '' };
  const fields: Readonly<Record<Subject, string>> = {
    ...{ text: 'name', status: 'status', date: 'createdAt', tag: 'tag', list: 'list', event: 'event.order' },
    'attribute-text': 'attributes.city:text',
    'attribute-number': 'attributes.age:number',
    'attribute-boolean': 'attributes.member:boolean',
    'attribute-date': 'attributes.birthday:date',
  };
  for (const [subject, field] of Object.entries(fields) as [Subject, string][]) {
    for (const ask of Object.keys(ASKS[subject])) {
      const row = { field, ask, value: '' };
      const rule = toRule({ match: 'all', parts: [{ ...row, value: more[valueKindOf(row)] }] });
      assert.ok(v.is(Rule, rule), JSON.stringify(rule));
      assert.deepEqual(toRule(draftOf(rule, ATTRIBUTES)), rule);
    }
  }
});
