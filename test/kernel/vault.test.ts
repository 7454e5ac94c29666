// Sealed texts: what opens, and everything that must not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  createMasterKey,
  createVault,
  formatMasterKey,
  keyIdOf,
  parseMasterKey,
  rewrap,
  SealError,
} from '../../server/kernel/vault.ts';

const key = createMasterKey();
const vault = createVault(key);

describe('a sealed text', () => {
  for (const plain of ['JBSWY3DPEHPK3PXP', '', 'zwölf Brote 🍞', 'x'.repeat(100_000)]) {
    test(`opens as it was: ${JSON.stringify(plain.slice(0, 20))}`, () => {
      assert.equal(vault.open(vault.seal(plain, 'two-factor:14'), 'two-factor:14'), plain);
    });
  }

  test('never looks the same twice, and shows nothing of its content', () => {
    const [one, two] = [vault.seal('hello', 'a:1'), vault.seal('hello', 'a:1')];
    assert.notEqual(one, two);
    assert.ok(!one.includes(Buffer.from('hello').toString('base64url')));
  });

  test('names the key that sealed it', () => {
    assert.equal(keyIdOf(vault.seal('hello', 'a:1')), key.id);
    assert.equal(keyIdOf('hello'), undefined);
    assert.equal(keyIdOf('v1.short'), undefined);
  });

  test('does not open about something else', () => {
    const sealed = vault.seal('hello', 'two-factor:14');
    assert.throws(() => vault.open(sealed, 'two-factor:15'), SealError);
    assert.throws(() => vault.open(sealed, ''), SealError);
  });

  test('does not open when any one character was changed', () => {
    const sealed = vault.seal('hello', 'a:1');
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      assert.throws(
        () => vault.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'a:1'),
        SealError,
        `${at}`,
      );
    }
  });

  test('does not open when it was cut, lengthened or put together from two', () => {
    const [one, two] = [vault.seal('hello', 'a:1').split('.'), vault.seal('howdy', 'a:1').split('.')];
    const wrong = [
      '',
      'v1...',
      one.slice(0, 3).join('.'),
      `${one.join('.')}.`,
      `${one.join('.')}A`,
      one.join('.').slice(0, -4),
      [...one.slice(0, 3), two[3]].join('.'),
    ];
    for (const text of wrong) assert.throws(() => vault.open(text, 'a:1'), SealError, text);
  });

  test('does not open with another key, and the error names both without showing either', () => {
    const other = createMasterKey();
    const sealed = vault.seal('hello', 'a:1');
    assert.throws(
      () => createVault(other).open(sealed, 'a:1'),
      (error) =>
        error instanceof SealError &&
        error.message.includes(key.id) &&
        error.message.includes(other.id) &&
        !error.message.includes(formatMasterKey(key)),
    );
  });

  test('opens with the new key after its data key was wrapped anew; the text itself is left as it is', () => {
    const next = createMasterKey();
    const sealed = vault.seal('hello', 'a:1');
    const moved = rewrap(sealed, key, next);
    assert.equal(createVault(next).open(moved, 'a:1'), 'hello');
    assert.equal(moved.split('.')[3], sealed.split('.')[3]);
    assert.throws(() => vault.open(moved, 'a:1'), SealError);
    assert.throws(() => rewrap(moved, key, next), SealError);
  });
});

describe('a master key', () => {
  test('is read as base64, base64url and hex', () => {
    const { bytes, id } = key;
    for (const text of [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]) {
      assert.equal(parseMasterKey(text)?.id, id);
    }
  });

  test('is 32 bytes and nothing else', () => {
    const wrong = [
      '',
      'a pass phrase that is long enough to be a key',
      'ab'.repeat(31),
      'A'.repeat(42),
      'A'.repeat(45),
    ];
    for (const text of wrong) assert.equal(parseMasterKey(text), undefined, text);
  });
});
