// Brand names every trade of which posts tell: the business's own, and what it has beside it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

async function trades(description: string, trade = ''): Promise<string> {
  const owner = server.as('owner');
  await saveProfile(owner, { name: 'Hall & Daughter', industry: 'retail', description });
  await owner('/api/preferences', { method: 'PUT', json: { brand: { trade } } });
  const page = await (await owner('/screens/brand')).text();
  const field = /<select[^>]*name="trade".*?<\/div>/s.exec(page)?.[0] ?? '';
  return field.replace(/<option value="[^"]+".*?<\/option>/g, '').replace(/<[^>]+>/g, ' ');
}

test('two trades in a row are both found', async () => {
  const shown = await trades('A bakery and florist in York.');
  assert.match(shown, /Found: Florist, Bakery/);
  assert.doesNotMatch(shown, /as well/);
});

test('a second trade that is a part of the first is named', async () => {
  const shown = await trades('A bike workshop with coffee. We mend bikes.');
  assert.match(
    shown,
    /Posts tell ideas of it, and some of what you say you have as well: Café or restaurant\./,
  );
});

test('so is the second of two where the owner has chosen the first', async () => {
  const shown = await trades('A bakery and florist in York.', 'florist');
  assert.match(shown, /as well: Bakery\./);
});
