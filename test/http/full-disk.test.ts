// A disk without space: what was asked is not done, and whoever asked is told why.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;

before(async () => {
  server = await startServer();
  await saveProfile(server.as('owner'));
});
after(() => server.stop());

/** The database may grow no further: SQLite itself says then that it is full. */
async function fillUp(): Promise<() => PromiseLike<unknown>> {
  const { write } = server.app.ctx.db;
  const [{ page_count: pages }] = await write.raw('pragma page_count');
  const [{ max_page_count: before }] = await write.raw('pragma max_page_count');
  await write.raw(`pragma max_page_count = ${pages}`);
  return () => write.raw(`pragma max_page_count = ${before}`);
}

test('nothing is stored, the reason is told, and once there is room it works again', async () => {
  const owner = server.as('owner');
  let spoons = 0;
  const fact = () =>
    owner('/api/facts', {
      method: 'POST',
      json: {
        kind: 'service',
        text: `Spoon ${++spoons} is of oak. ${'No other one is like it. '.repeat(10)}`,
      },
    });
  const makeRoom = await fillUp();
  let response = await fact();
  // What is free inside of the file is used up first.
  for (let more = 0; more < 500 && response.status === 201; more += 1) response = await fact();
  assert.equal(response.status, 507);
  assert.match(
    await response.text(),
    /^There is no space left on the disk of this server, so nothing was saved\./,
  );
  assert.equal((await owner('/')).status, 200);
  const count = async () => ((await (await owner('/api/facts')).json()) as unknown[]).length;
  const stored = await count();
  assert.equal((await fact()).status, 507);
  assert.equal(await count(), stored);
  await makeRoom();
  assert.equal((await fact()).status, 201);
});
