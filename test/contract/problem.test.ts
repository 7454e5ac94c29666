// What a call's schemas find wrong is named, so that its words are made where somebody reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { problem } from '../../server/contract/problem.ts';
import { CATALOGUE, readProblem, wordsOf } from '../../server/sentences/index.ts';

/** Every message that stands anywhere in a schema; a field of that name is none. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'message' && typeof part !== 'object' ? [part] : messagesIn(part, seen),
  );
}

test('every message of every schema of a call is the name of a sentence', () => {
  const inputs = routes.flatMap(({ input }) => [input.params, input.query, input.body]);
  const said = messagesIn(inputs).filter((message) => message !== undefined);
  assert.ok(said.length > 400, `${said.length}`);
  for (const message of said) {
    const text = typeof message === 'function' ? message({ input: 'x'.repeat(9) }) : message;
    const sentence = readProblem(text);
    assert.ok(Object.hasOwn(CATALOGUE, sentence.id), text);
    assert.match(wordsOf(sentence), /^[^{}[\]]/, text);
  }
});

test('a problem keeps what it is about', () => {
  assert.equal(String(readProblem(problem('at-most', { most: 5 }))), 'must be at most 5');
  assert.equal(String(readProblem(problem('either', { names: ['up', 'down'] }))), 'must be up or down');
  assert.equal(String(readProblem(problem('either', { names: [1, 2, 3] }))), 'must be 1, 2 or 3');
  assert.equal(String(readProblem(problem('required'))), 'is required');
});
