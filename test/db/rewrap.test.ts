// A new master key: every sealed column, all or nothing, and a start that finds the right key at every point in between.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { NEXT_KEY_FILE, readKeyFile, writeKeyFile } from '../../server/config/key-file.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { rewrapAll } from '../../server/db/rewrap.ts';
import { SEALED_COLUMNS } from '../../server/db/sealed-columns.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { openLinkToken, sealLinkToken } from '../../server/kernel/link-token.ts';
import { createMasterKey, createVault, keyIdOf, SealError, type Vault } from '../../server/kernel/vault.ts';
import { eachDatabase, type OpenDatabases } from '../support/databases.ts';

const root = mkdtempSync(join(tmpdir(), 'drivyn-rewrap-'));
after(() => rmSync(root, { recursive: true, force: true }));

async function createSealed(open: OpenDatabases, subscribers: number) {
  const { main } = await open();
  const place = { dataDir: mkdtempSync(join(root, 'place-')), secretKey: undefined };
  const vault = await openVault(main, place);
  const businessId = await insertBusiness(main.write, 1);
  for (let index = 0; index < subscribers; index += 1) {
    const { hash, sealed } = sealLinkToken(vault, 'unsubscribe', `token-${index}`);
    const email = `s${index}@example.com`;
    const row = { business_id: businessId, email, token_hash: hash, sealed_token: sealed, created_at: 1 };
    await main.write('subscribers').insert(row);
  }
  const from = readKeyFile(place.dataDir)?.key;
  assert.ok(from);
  const readable = async (with_: Vault) => {
    const rows = await main.read('subscribers').select({ hash: 'token_hash', sealed: 'sealed_token' });
    return rows.filter((row) => openLinkToken(with_, 'unsubscribe', row).startsWith('token-')).length;
  };
  return { main, place, from, readable };
}

eachDatabase((open) => {
  test('every sealed column is there, with its key', async () => {
    const { main } = await open();
    for (const { table, key, column } of SEALED_COLUMNS) await main.read(table).select(key, column).limit(1);
  });

  test('all texts open with the new key and none with the old', async () => {
    const { main, from, readable } = await createSealed(open, 1001);
    const to = createMasterKey();
    const texts = await main.write.transaction((q) => rewrapAll(q, { from, to }));
    assert.equal(texts, 1001);
    assert.equal(await readable(createVault(to)), 1001);
    await assert.rejects(readable(createVault(from)), SealError);
  });

  test('cut off before its end it has changed nothing, and a start goes on with the old key', async () => {
    const { main, place, from, readable } = await createSealed(open, 5);
    const to = createMasterKey();
    writeKeyFile(place.dataDir, to, NEXT_KEY_FILE);
    const cut = main.write.transaction(async (q) => {
      await rewrapAll(q, { from, to });
      throw new Error('the power failed');
    });
    await assert.rejects(cut, /the power failed/);
    assert.equal(await readable(await openVault(main, place)), 5);
  });

  test('cut off after its end, a start takes the new key', async () => {
    const { main, place, from, readable } = await createSealed(open, 5);
    const to = createMasterKey();
    writeKeyFile(place.dataDir, to, NEXT_KEY_FILE);
    await main.write.transaction((q) => rewrapAll(q, { from, to }));
    assert.equal(await readable(await openVault(main, place)), 5);
    assert.deepEqual(readdirSync(place.dataDir), ['secret.key']);
    assert.equal(readKeyFile(place.dataDir)?.key.id, to.id);
  });

  test('one text that was tampered with stops it before anything changes', async () => {
    const { main, from } = await createSealed(open, 3);
    await main.write('subscribers').where({ email: 's2@example.com' }).update({ sealed_token: 'v1.x.y.z' });
    const to = createMasterKey();
    await assert.rejects(
      main.write.transaction((q) => rewrapAll(q, { from, to })),
      (error) => error instanceof SealError && /^subscribers 3: /.test(error.message),
    );
    const ids = (await main.read('subscribers').orderBy('id').pluck('sealed_token')).map(keyIdOf);
    assert.deepEqual(ids, [from.id, from.id, 'x']);
  });
});
