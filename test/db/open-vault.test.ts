// The master key and the database: they belong together, and every other pair is refused before anything is sealed.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { StartError } from '../../server/config/start-error.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { eachDatabase } from '../support/databases.ts';

const root = mkdtempSync(join(tmpdir(), 'drivyn-vault-'));
after(() => rmSync(root, { recursive: true, force: true }));
const newPlace = () => ({ dataDir: mkdtempSync(join(root, 'place-')), secretKey: undefined });

function refused(reason: RegExp) {
  return (error: unknown) =>
    error instanceof StartError && reason.test(error.message) && !error.message.includes('\n');
}

eachDatabase((open) => {
  test('the first start makes a key file for this user alone; later starts use it', async () => {
    const { main } = await open();
    const place = newPlace();
    const sealed = (await openVault(main, place)).seal('hello', 'a:1');
    assert.deepEqual(readdirSync(place.dataDir), ['secret.key']);
    assert.equal(statSync(join(place.dataDir, 'secret.key')).mode & 0o777, 0o600);
    assert.equal((await openVault(main, place)).open(sealed, 'a:1'), 'hello');
    const text = readFileSync(join(place.dataDir, 'secret.key'), 'utf8').trim();
    const settings = JSON.stringify(await main.read('server_settings'));
    assert.ok(!settings.includes(text), 'the key is not in the database');
  });

  test('a key from the environment needs no file', async () => {
    const { main } = await open();
    const place = { ...newPlace(), secretKey: createMasterKey() };
    await openVault(main, place);
    assert.deepEqual(readdirSync(place.dataDir), []);
  });

  test('another key is refused in one line that names both', async () => {
    const { main } = await open();
    const [first, second] = [createMasterKey(), createMasterKey()];
    await openVault(main, { ...newPlace(), secretKey: first });
    await assert.rejects(
      openVault(main, { ...newPlace(), secretKey: second }),
      refused(new RegExp(`${first.id}.*DRIVYN_SECRET_KEY is the key ${second.id}`)),
    );
    const place = newPlace();
    writeFileSync(join(place.dataDir, 'secret.key'), formatMasterKey(second), { mode: 0o600 });
    await assert.rejects(openVault(main, place), refused(/secret\.key in .* is the key/));
  });

  test('a lost key file is not replaced by a new one', async () => {
    const { main } = await open();
    const place = newPlace();
    await openVault(main, place);
    const elsewhere = newPlace();
    await assert.rejects(openVault(main, elsewhere), refused(/Restore secret\.key from a backup/));
    assert.deepEqual(readdirSync(elsewhere.dataDir), []);
  });

  test('two first starts at once agree on one key', async () => {
    const { main } = await open();
    const place = newPlace();
    const [one, two] = await Promise.all([openVault(main, place), openVault(main, place)]);
    assert.equal(two.open(one.seal('hello', 'a:1'), 'a:1'), 'hello');
  });

  test('a key file that others can read is closed to them, and the operator hears of it', async () => {
    const { main } = await open();
    const place = newPlace();
    await openVault(main, place);
    const file = join(place.dataDir, 'secret.key');
    chmodSync(file, 0o644);
    const heard: string[] = [];
    await openVault(main, place, (sentence) => heard.push(sentence));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match(heard.join(), /could be read by others.*drivyn key rotate/);
  });

  test('a key file that holds no key is refused', async () => {
    const { main } = await open();
    const place = newPlace();
    writeFileSync(join(place.dataDir, 'secret.key'), 'hello\n', { mode: 0o600 });
    await assert.rejects(openVault(main, place), refused(/secret\.key holds no key/));
  });
});
