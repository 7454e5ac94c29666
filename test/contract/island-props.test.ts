// The props of an island in its attribute.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readProps, writeProps } from '../../server/contract/island-props.ts';

test('props come back as they were, whatever a text holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (props) => {
      const plain = JSON.parse(JSON.stringify(props));
      assert.deepEqual(readProps(writeProps(plain)), plain);
    }),
  );
  assert.deepEqual(readProps(writeProps({ name: 'Sam\'s "`best`"' })), { name: 'Sam\'s "`best`"' });
});

test('an attribute needs no escape for what JSON itself brings', () => {
  assert.doesNotMatch(writeProps({ posts: [{ id: 1, name: 'bread' }] }), /["'&<>]/);
});
