// The plan on the AI Strategy screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

test('a channel whose every post is looked at does not claim to post without asking', async () => {
  const owner = server.as('owner');
  await saveProfile(owner);
  const { id } = await connectChannel(owner, 'facebook');
  const told = async () => {
    const html = await (await owner('/screens/ai-strategy')).text();
    return html.split('The plan per platform')[1]?.match(/>(\d+%)</)?.[1];
  };
  assert.equal(await told(), '100%');
  assert.equal(
    (await owner(`/api/platforms/${id}`, { method: 'PUT', json: { approval: true } })).status,
    200,
  );
  assert.equal(await told(), '0%');
});
