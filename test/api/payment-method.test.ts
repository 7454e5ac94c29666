// Storing how an account pays, and refusing to be told more than that.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

const URL = '/api/users/14/payment-method';
const put = (change: object) => ({
  as: 'owner' as const,
  url: URL,
  method: 'PUT',
  json: { ...PAYMENT_METHOD_EXAMPLE, ...change },
});

describe('the payment method', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  runScenarios(
    () => server,
    [
      { name: 'a card number is refused', ...put({ cardNumber: '4242424242424242' }), status: 422 },
      { name: 'a CVV is refused', ...put({ cvv: '123' }), status: 422, contains: ['cvv'] },
      { name: 'more than four digits are refused', ...put({ lastFour: '42424242' }), status: 422 },
      {
        name: 'a number in place of the name is refused',
        ...put({ holder: '4242 4242 4242 4242' }),
        status: 422,
      },
      { name: 'month 13 is refused', ...put({ expiry: '13/29' }), status: 422, contains: ['MM/YY'] },
      { name: 'an unknown brand is refused', ...put({ brand: 'acme' }), status: 422 },
      { name: 'another account is not found', ...put({}), as: 'foreign', status: 404 },
      { name: 'nobody may store one', ...put({}), as: 'anonymous', status: 401 },
      { name: 'one is stored', ...put({}), status: 200, events: { 'payment-method.saved': 1 } },
      { name: 'another takes its place', ...put({ lastFour: '0005' }), status: 200, contains: ['0005'] },
      { name: 'another account cannot remove it', as: 'foreign', url: URL, method: 'DELETE', status: 404 },
      {
        name: 'the plain form removes it and shows the screen',
        as: 'owner',
        url: `${URL}?_method=delete`,
        form: {},
        status: 303,
        answers: { Location: '/screens/profile' },
        events: { 'payment-method.removed': 1 },
      },
      {
        name: 'removing none is no mistake',
        as: 'owner',
        url: URL,
        method: 'DELETE',
        status: 204,
        events: { 'payment-method.removed': 0 },
      },
    ],
  );

  test('nothing that was refused was stored', async () => {
    const { read } = server.app.ctx.db;
    assert.ok(!JSON.stringify(await read('events')).includes('4242'));
    assert.deepEqual(await read('payment_methods'), []);
  });
});
