// The Sandbox's page to sign in on, gone through as a browser does.
import assert from 'node:assert/strict';
import type { Client } from './client.ts';

/** Opens the page, presses its button, and comes back. @returns where that leads */
export async function goThrough(client: Client, authorizeUrl: string, decision = 'allow'): Promise<string> {
  const url = new URL(authorizeUrl);
  const page = await (await client(`${url.pathname}${url.search}`)).text();
  assert.match(page, /Sandbox: this stands for the page of/);
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const form = Object.fromEntries(
    fields.map(([, name, value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
  const decided = await client('/sandbox/authorize', { form: { ...form, decision } });
  assert.equal(decided.status, 303);
  const back = new URL(decided.headers.get('location') ?? '');
  const returned = await client(`${back.pathname}${back.search}`);
  assert.equal(returned.status, 303);
  return returned.headers.get('location') ?? '';
}
