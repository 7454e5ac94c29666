// The words of every sentence, and the names under which they are kept.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { CATALOGUE, inField, say, wordsOf } from '../../server/sentences/index.ts';

const FOLDER = new URL('../../server/sentences/', import.meta.url);

test('a name is given once, and its first word is the file in which its words stand', async () => {
  const files = readdirSync(FOLDER).filter((name) => !/^(index|moment)\.ts$/.test(name));
  const names: string[] = [];
  for (const file of files) {
    const area = file.replace('.ts', '');
    const exported: Record<string, object> = await import(new URL(file, FOLDER).href);
    const own = Object.keys(exported[area.toUpperCase()] ?? {});
    assert.ok(own.length > 0, file);
    for (const name of own) assert.match(name, new RegExp(`^${area}\\.[a-z0-9-]+$`));
    names.push(...own);
  }
  assert.deepEqual(new Set(names).size, names.length);
  assert.deepEqual(Object.keys(CATALOGUE).sort(), ['legacy', ...names].sort());
});

test('a sentence is its name and what it is about as JSON, and its words as text', () => {
  const sentence = say('members.businesses-full', { most: 5 });
  assert.equal(JSON.stringify(sentence), '{"id":"members.businesses-full","params":{"most":5}}');
  assert.equal(String(sentence), 'One account may have 5 businesses at most.');
  assert.equal(wordsOf(JSON.parse(JSON.stringify(sentence))), String(sentence));
  assert.equal(JSON.stringify(say('billing.no-method')), '{"id":"billing.no-method"}');
});

test('a sentence may stand inside of another', () => {
  assert.equal(wordsOf(inField('email', say('accounts.email-needed'))), 'email: is needed to sign in');
  assert.equal(
    wordsOf(say('billing.declined', { reason: say('billing.no-method') })),
    'The payment was declined, so your plan stays as it is. There is no payment method.',
  );
});

test('one that this release does not know is its name, so that nothing is lost', () => {
  assert.equal(wordsOf({ id: 'moon.has-set' }), 'moon.has-set');
  assert.equal(wordsOf({ id: 'toString' }), 'toString');
});
