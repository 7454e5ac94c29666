import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secureIds } from '../../server/kernel/ids.ts';
import { createPasswords } from '../../server/kernel/passwords.ts';

const real = createPasswords(secureIds);
const cheap = createPasswords(secureIds, { N: 2 ** 10, r: 8, p: 1 });

test('a password matches its own hash only, and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => cheap.hash('correct horse')));
  assert.ok(one && other);
  assert.notEqual(one, other);
  assert.ok(!one.includes('correct horse'));
  assert.equal(await cheap.verify('correct horse', one), true);
  assert.equal(await cheap.verify('correct horse', other), true);
  for (const wrong of ['Correct horse', 'correct horse ', '']) {
    assert.equal(await cheap.verify(wrong, one), false, JSON.stringify(wrong));
  }
});

test('a guess costs as much as OWASP asks', async () => {
  const hash = await real.hash('correct horse');
  assert.match(hash, /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  assert.equal(real.isOutdated(hash), false);
});

test('the costs stand in the hash, so old hashes keep working when they rise', async () => {
  const old = await createPasswords(secureIds, { N: 2 ** 8, r: 4, p: 2 }).hash('correct horse');
  assert.match(old, /^scrypt\$256\$4\$2\$/);
  assert.equal(await real.verify('correct horse', old), true);
  assert.equal(real.isOutdated(old), true);
});

test('the same letters typed in another way match', async () => {
  const hash = await cheap.hash('cafe\u0301 au lait');
  assert.equal(await cheap.verify('caf\u00e9 au lait', hash), true);
});

test('without a hash nothing matches, after as much work as with one', async () => {
  const hash = await real.hash('correct horse');
  const time = async (stored: string | null) => {
    const startedAt = process.cpuUsage().user;
    assert.equal(await real.verify('a guess', stored), false);
    return process.cpuUsage().user - startedAt;
  };
  const [known, unknown] = [await time(hash), await time(null)];
  assert.ok(unknown > known / 2, `${unknown} against ${known} microseconds`);
});
