import assert from 'node:assert/strict';
import { serveSite } from '../screens/site.ts';
import { statement } from './statement.ts';

const site = serveSite();

const text = async (path: string) => (await fetch(`${site().url}/screens${path}`)).text();

statement('2 Route table', 'anything else shows the not-found page', async () => {
  assert.match(await text('/no-such-screen'), /404 Page Not Found/);
});

statement(
  '2 Route table',
  'the not-found page asks "Did you forget to add the page to the router?"',
  async () => {
    assert.match(await text('/no-such-screen'), /Did you forget to add the page to the router\?/);
  },
);
