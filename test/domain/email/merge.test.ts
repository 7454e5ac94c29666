// Merge fields: read once, filled for each person.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fieldsOf, fillTemplate, parseTemplate } from '../../../server/domain/email/merge.ts';

const PERSON: Readonly<Record<string, string>> = { name: 'Anna', 'attributes.city': '', email: 'a@b.c' };

function fill(text: string): string {
  return fillTemplate(parseTemplate(text, 'content'), (field) => PERSON[field] ?? '');
}

describe('merge fields', () => {
  test('a value, and what stands after the bar where there is none', () => {
    assert.equal(fill('Dear {{name|friend}} in {{attributes.city|your town}}.'), 'Dear Anna in your town.');
    assert.equal(fill('Dear {{ name | friend }}!'), 'Dear Anna!');
    assert.equal(fill('To {{attributes.city}}.'), 'To .');
  });

  test('what depends on a value is said only with it, or only without', () => {
    assert.equal(fill('{{#name}}Hello {{name}}{{/name}}{{^name}}Hello{{/name}}!'), 'Hello Anna!');
    assert.equal(fill('{{#attributes.city}}near you {{/attributes.city}}today'), 'today');
    assert.equal(fill('{{#name}}a{{^attributes.city}}b{{/attributes.city}}{{/name}}'), 'ab');
  });

  test('a value that looks like a field is not read as one', () => {
    const template = parseTemplate('Hi {{name}}', 'content');
    assert.equal(
      fillTemplate(template, () => '{{email}}'),
      'Hi {{email}}',
    );
  });

  test('braces that are no field stay as they are', () => {
    for (const text of ['{name}', '{{', '}}', 'a { b } c', '{{name', '{ {name} }'])
      assert.equal(fill(text), text);
  });

  for (const text of [
    '{{}}',
    '{{a b}}',
    '{{#name}}',
    '{{/name}}',
    '{{#a}}{{/b}}',
    '{{#a|b}}x{{/a}}',
    '{{<script>}}',
  ]) {
    test(`${text} is refused`, () => {
      assert.throws(() => parseTemplate(text, 'subject'), { code: 'invalid', field: 'subject' });
    });
  }

  test('the fields of a text are told, each once', () => {
    const template = parseTemplate('{{name}} {{#email}}{{attributes.city|x}}{{/email}} {{name}}', 'content');
    assert.deepEqual(fieldsOf(template), ['name', 'email', 'attributes.city']);
  });
});
