import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, verifyPassword } from '../../../server/domain/accounts/index.ts';
import { secureIds } from '../../../server/kernel/ids.ts';

const COST = { N: 2 ** 10, r: 8, p: 1 };

test('a password matches its own hash only, and no two hashes are alike', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => hashPassword(secureIds, 'correct horse', COST)));
  assert.ok(one && other);
  assert.notEqual(one, other);
  assert.ok(!one.includes('correct horse'));
  assert.equal(await verifyPassword('correct horse', one), true);
  assert.equal(await verifyPassword('correct horse', other), true);
  for (const wrong of ['Correct horse', 'correct horse ', '']) {
    assert.equal(await verifyPassword(wrong, one), false, JSON.stringify(wrong));
  }
});

test('the costs stand in the hash, so old hashes keep working when they rise', async () => {
  const old = await hashPassword(secureIds, 'correct horse', { N: 2 ** 8, r: 4, p: 2 });
  assert.match(old, /^scrypt\$256\$4\$2\$/);
  assert.equal(await verifyPassword('correct horse', old), true);
});

test('the same letters typed in another way match', async () => {
  const hash = await hashPassword(secureIds, 'cafe\u0301 au lait', COST);
  assert.equal(await verifyPassword('caf\u00e9 au lait', hash), true);
});

test('without a hash nothing matches, after as much work as with one', async () => {
  const hash = await hashPassword(secureIds, 'correct horse');
  const time = async (stored: string | null) => {
    const startedAt = process.cpuUsage().user;
    assert.equal(await verifyPassword('a guess', stored), false);
    return process.cpuUsage().user - startedAt;
  };
  const [known, unknown] = [await time(hash), await time(null)];
  assert.ok(unknown > known / 2, `${unknown} against ${known} microseconds`);
});
