// What stands in the log of an address that holds a secret, or a person's own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutSecret } from '../../server/http/secret-paths.ts';

for (const [path, logged] of [
  ['/e/abc', '/e/[secret]'],
  ['/y/abc', '/y/[secret]'],
  ['/v/abc', '/v/[secret]'],
  ['/p/abc', '/p/[secret]'],
  ['/c/abc/12', '/c/[secret]/12'],
  ['/bounces/abc/ses', '/bounces/[secret]/ses'],
  ['/api/suppressions/anna@example.com', '/api/suppressions/[secret]'],
  ['/api/suppressions/anna%40example.com', '/api/suppressions/[secret]'],
  ['/api/suppressions', '/api/suppressions'],
  ['/api/subscribers/12', '/api/subscribers/12'],
] as const) {
  test(`${path} is logged as ${logged}`, () => assert.equal(withoutSecret(path), logged));
}
