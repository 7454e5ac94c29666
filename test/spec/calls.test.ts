// How every call of the pages is made, and what a failed one says.
import assert from 'node:assert/strict';
import { afterEach, mock } from 'node:test';
import { ApiError, api } from '../../islands/runtime/api.ts';
import { loadQuery } from '../../islands/runtime/query.ts';
import { queryAtom, store } from '../../islands/runtime/store.ts';
import { statement } from './statement.ts';

const SECTION = '7 Calls';

afterEach(() => mock.restoreAll());

/** As much of a page as a call asks for: which business it shows, and what tells of its end. */
Object.assign(globalThis, { document: { documentElement: { dataset: {} }, querySelector: () => null } });

/** Every call is answered like this. @returns what was asked */
function answer(body: string, init: ResponseInit = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  mock.method(globalThis, 'fetch', async (url: string, given: RequestInit) => {
    asked.push({ url, init: given });
    return new Response(body, init);
  });
  return asked;
}

statement(SECTION, 'every request includes credentials', async () => {
  const asked = answer('{}');
  await api('GET', '/api/user');
  await api('POST', '/api/platforms', { name: 'A' });
  assert.deepEqual(
    asked.map(({ init }) => init.credentials),
    ['include', 'include'],
  );
});

statement(SECTION, 'a payload is sent as JSON with a JSON content type', async () => {
  const asked = answer('{}');
  await api('PUT', '/api/platforms/3', { budget: 12.5 });
  const [sent] = asked;
  assert.deepEqual(
    [sent?.init.method, sent?.url, sent?.init.body],
    ['PUT', '/api/platforms/3', '{"budget":12.5}'],
  );
  assert.equal(new Headers(sent?.init.headers).get('Content-Type'), 'application/json');
});

statement(SECTION, 'the JSON response is parsed', async () => {
  answer('{"id":14}');
  assert.deepEqual(await api('GET', '/api/user'), { id: 14 });
});

for (const [what, body, statusText, message] of [
  ['the response body text', 'The disk is full.', 'Service Unavailable', 'The disk is full.'],
  ['without a body the status text', '', 'Service Unavailable', 'Service Unavailable'],
  ['without both "Request failed with status {code}"', '', '', 'Request failed with status 503'],
] as const) {
  statement(SECTION, `a non-success status raises an error whose message is ${what}`, async () => {
    answer(body, { status: 503, statusText });
    await assert.rejects(api('POST', '/api/tickets', {}), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual([error.status, error.message], [503, message]);
      return true;
    });
  });
}

statement(SECTION, 'a cached query asks by GET for the URL in its key', async () => {
  const asked = answer('[1]');
  await loadQuery('/api/users/14/platforms');
  assert.deepEqual(
    asked.map(({ url, init }) => `${init.method} ${url}`),
    ['GET /api/users/14/platforms'],
  );
  assert.deepEqual(store.get(queryAtom('/api/users/14/platforms')), { status: 'ready', data: [1] });
});

for (const [status, body] of [
  [500, 'broken'],
  [401, 'Sign in first.'],
] as const) {
  statement(
    SECTION,
    `a query that fails with ${status}: "{status}: {body text}", without retry`,
    async () => {
      const asked = answer(body, { status });
      const outcome = await loadQuery('/api/users/14/contents');
      assert.equal(outcome.status === 'failed' && outcome.error.message, `${status}: ${body}`);
      assert.equal(asked.length, 1);
    },
  );
}
