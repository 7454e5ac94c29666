// How notifications reach a person: changed in parts, refused with the field named, one truth with the spec's toggles.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addApprover } from '../support/members.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const URL = '/api/notification-settings';
const put = (json: unknown) => ({ as: 'owner', method: 'PUT', url: URL, json, status: 422 }) as const;

runScenarios(
  () => server,
  [
    { name: 'nobody reads them', as: 'anonymous', url: URL, status: 401 },
    { name: 'nobody changes them', as: 'anonymous', method: 'PUT', url: URL, json: {}, status: 401 },
    {
      ...put({ topics: { security: { app: false } } }),
      name: 'security is always shown',
      contains: ['topics.security.app: cannot be switched off'],
      events: { 'notifications.set': 0 },
    },
    { ...put({ topics: { gossip: { app: true } } }), name: 'a topic that does not exist is refused' },
    { ...put({ topics: { aiContent: { pigeon: true } } }), name: 'a way that does not exist is refused' },
    { ...put({ rhythm: 'hourly' }), name: 'a rhythm is daily or weekly', contains: ['rhythm: must be'] },
    {
      ...put({ quiet: { from: '25:00', until: '07:00' } }),
      name: 'a time is a time',
      contains: ['quiet.from: must be a time'],
    },
    {
      ...put({ quiet: { from: '07:00', until: '07:00' } }),
      name: 'quiet hours that begin when they end are refused',
      contains: ['quiet: must not begin when they end'],
    },
    { name: 'a link that names nobody', as: 'anonymous', url: '/stop/nobody/all', status: 404 },
    { name: 'a link about nothing', as: 'anonymous', url: '/stop/nobody/gossip', status: 404 },
  ],
);

test('they and the toggles of Settings are the same fields', async () => {
  const owner = server.as('owner');
  const read = async () => (await owner(URL)).json();
  await owner('/api/preferences', {
    method: 'PUT',
    json: { notifications: { aiContent: false, email: true } },
  });
  const details = await read();
  assert.deepEqual(
    [details.email, details.topics.aiContent.app, details.topics.billing.app],
    [true, false, true],
  );
  await owner(URL, { method: 'PUT', json: { topics: { aiContent: { app: true, email: false } } } });
  const { notifications } = await (await owner('/api/preferences')).json();
  assert.deepEqual([notifications.aiContent, notifications.email], [true, true]);
  assert.deepEqual((await read()).topics.aiContent, { app: true, email: false, browser: true });
});

test('each person has their own, whatever their role', async () => {
  const approver = await addApprover(server);
  const saved = await approver(URL, { method: 'PUT', json: { rhythm: 'weekly' } });
  assert.equal((await saved.json()).rhythm, 'weekly');
  const toggled = await approver('/api/preferences', {
    method: 'PUT',
    json: { notifications: { email: true } },
  });
  assert.equal(toggled.status, 200);
  const brand = await approver('/api/preferences', { method: 'PUT', json: { brand: { keywords: 'rye' } } });
  assert.equal(brand.status, 403);
  assert.equal((await (await server.as('owner')(URL)).json()).rhythm, 'daily');
});
