// The editorial library: every pack on the shelf keeps the editor's rules that a program can check.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { SHELF } from '../../../server/domain/writer/library/shelf.ts';
import { faultsOfPack } from './lint-idea.ts';

const FOLDERS = readdirSync(new URL('../../../server/domain/writer/packs/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the editorial library', () => {
  test('has every folder of packs on its shelf, once', () => {
    assert.deepEqual(SHELF.map(({ id }) => id).toSorted(), FOLDERS.toSorted());
  });

  for (const entry of SHELF)
    test(`${entry.id}: ideas without a fault`, async () => {
      const { default: pack } = await entry.load();
      assert.equal(pack.id, entry.id);
      assert.ok(pack.ideas.length >= 8, `${pack.ideas.length} ideas`);
      assert.deepEqual(faultsOfPack(pack), []);
    });
});
