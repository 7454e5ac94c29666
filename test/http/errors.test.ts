import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('errors', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const json = { 'Content-Type': 'application/json' };
  const patch = { as: 'owner', method: 'PATCH', url: '/api/users/14' } as const;

  runScenarios(
    () => server,
    [
      { name: 'an unknown path', as: 'owner', url: '/api/nothing', status: 404, contains: ['Not found'] },
      {
        name: 'a known path by another method names what is possible',
        as: 'owner',
        method: 'PUT',
        url: '/api/users/14',
        status: 405,
        answers: { Allow: 'GET, PATCH, HEAD, OPTIONS' },
      },
      {
        name: 'OPTIONS',
        as: 'anonymous',
        method: 'OPTIONS',
        url: '/api/user',
        status: 204,
        answers: { Allow: 'GET, HEAD, OPTIONS', 'Access-Control-Allow-Origin': null },
      },
      {
        name: 'HEAD',
        as: 'owner',
        method: 'HEAD',
        url: '/api/user',
        status: 200,
        answers: { 'Content-Length': /\d/ },
      },
      {
        ...patch,
        name: 'malformed JSON',
        headers: json,
        body: '{"name":',
        status: 400,
        contains: ['not valid JSON'],
      },
      { ...patch, name: 'no JSON at all', body: 'name=x', status: 415, events: { 'account.changed': 0 } },
      {
        ...patch,
        name: 'a form where none is taken',
        url: '/api/calendar/moves',
        method: 'POST',
        form: { moves: '' },
        status: 415,
      },
      {
        ...patch,
        name: 'a compressed body',
        headers: { ...json, 'Content-Encoding': 'gzip' },
        body: 'x',
        status: 415,
      },
      {
        ...patch,
        name: 'a body that is too large',
        json: { name: 'x'.repeat(LIMITS.body) },
        status: 413,
        contains: ['64 KB'],
        events: { 'account.changed': 0 },
      },
      {
        ...patch,
        name: 'a body just within the limit',
        json: { name: 'x', rest: 'x'.repeat(65_000) },
        status: 200,
      },
      {
        ...patch,
        name: 'an invalid field is named',
        json: { name: 5 },
        status: 422,
        contains: ['name: must be text'],
        answers: { 'Content-Type': /^text\/plain/ },
        events: { 'account.changed': 0 },
      },
      { ...patch, name: 'a list instead of an object', json: [], status: 422, excludes: ['Expected'] },
      {
        name: 'an absent field',
        as: 'anonymous',
        url: '/api/session',
        json: {},
        status: 422,
        contains: ['is required'],
      },
      { name: 'an empty body', as: 'anonymous', method: 'POST', url: '/api/session', status: 422 },
      { name: 'a foreign account', as: 'owner', url: '/api/users/15', status: 404, contains: ['Not found'] },
      { name: 'an unknown account', as: 'owner', url: '/api/users/99', status: 404, contains: ['Not found'] },
      {
        name: 'an id that is no number',
        as: 'owner',
        url: '/api/users/abc',
        status: 404,
        contains: ['Not found'],
      },
      { name: 'an id beyond every number', as: 'owner', url: `/api/users/${'9'.repeat(400)}`, status: 404 },
      { name: 'a path that cannot be decoded', as: 'owner', url: '/api/users/%E0%A4%A', status: 404 },
      { name: 'a path out of the assets', as: 'owner', url: '/assets/..%2fserver.cjs', status: 403 },
    ],
  );

  const PROBLEM = 'application/problem+json';
  for (const accept of [PROBLEM, 'application/json', `${PROBLEM}, text/plain;q=0.5`]) {
    test(`a problem document for Accept: ${accept}`, async () => {
      const response = await server.as('owner')('/api/users/14', {
        method: 'PATCH',
        headers: { Accept: accept },
        json: { name: '  ' },
      });
      assert.equal(response.headers.get('Content-Type'), PROBLEM);
      assert.deepEqual(await response.json(), {
        type: 'about:blank',
        title: 'Invalid input',
        status: 422,
        detail: 'name: Please enter your name.',
        instance: response.headers.get('X-Request-Id'),
        field: 'name',
      });
    });
  }

  test('a mistake of ours tells nothing of the inside, and names the request', async () => {
    const broken = await startServer();
    await broken.app.ctx.db.write.schema.dropTable('memberships');
    const response = await broken.as('owner')('/api/user');
    assert.equal(response.status, 500);
    const reference = response.headers.get('X-Request-Id');
    assert.equal(await response.text(), `Something went wrong on our side. Reference: ${reference}`);
    await broken.stop();
  });
});
