// The words of every sentence, and the names under which they are kept.
import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CATALOGUE, inField, say, wordsOf } from '../../server/sentences/index.ts';
import { isProse } from '../support/stored-prose.ts';

const FOLDER = new URL('../../server/sentences/', import.meta.url);

test('a name is given once, and its first word is the file in which its words stand', async () => {
  const files = readdirSync(FOLDER).filter((name) => !/^(a-post|amounts|index|moment)\.ts$/.test(name));
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

/** What stands in a source in quotation marks or backticks, without its comments; what is put in is a letter. */
function literalsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, 'x'));
}

test('what connectors say of the outside world is said by the catalogue', () => {
  const FOLDER = new URL('../../server/connectors/', import.meta.url);
  /** What other machines are told, in their protocol; the name of a made-up advert; what the operator has set wrongly. */
  const OTHERS = /^\d\.\d\.\d |^Video: |smtp:\/\/ or smtps/;
  const files = globSync('**/*.ts', { cwd: FOLDER.pathname });
  assert.ok(files.length > 100);
  // In small letters a programmer is told of a call that nobody makes.
  for (const file of files)
    for (const text of literalsOf(readFileSync(new URL(file, FOLDER), 'utf8')))
      assert.ok(!/^[A-Z]/.test(text) || OTHERS.test(text) || !isProse(text), `${file}: ${text}`);
  assert.deepEqual(literalsOf("say('It is on its way.') // It's 'not'\n`It has " + '$' + '{one} way`'), [
    'It is on its way.',
    'It has x way',
  ]);
});

test('what was stored before a sentence took anything is said without it', () => {
  assert.equal(wordsOf({ id: 'notifications.connected' }), 'It is part of the plan from now on.');
});
