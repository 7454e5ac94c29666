// What a person does on the page of Bluesky's own server: signs in with their own password, and allows. Its page is a program
// for browsers; this makes the calls that it makes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const CALLS = '/@atproto/oauth-provider/~api';

/** @param at where the server is on this machine @returns the address to which the page leads back */
export async function allowOnPage(
  at: string,
  page: string,
  person: { readonly did: string; readonly handle: string; readonly password: string },
): Promise<URL> {
  const { origin, pathname, search } = new URL(page);
  const cookies = new Map<string, string>();
  /** Not by `fetch`, which says itself what kind of request it is. */
  const call = async (path: string, headers: Readonly<Record<string, string>>, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = request(`${at}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(cookie && { Cookie: cookie }), 'User-Agent': 'A browser' },
    });
    sent.end(body && JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    for (const set of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return { status: reply.statusCode, location: reply.headers.location, text: await text(reply) };
  };
  const shown = await call(`${pathname}${search}`, {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
  });
  assert.equal(shown.status, 200, shown.text);
  const press = async (what: string, body: object, bearer?: string) => {
    const reply = await call(
      `${CALLS}${what}`,
      {
        ...{ 'Content-Type': 'application/json', Origin: origin, Referer: page },
        ...{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'same-origin' },
        'X-CSRF-Token': cookies.get('csrf-token') ?? '',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      body,
    );
    assert.equal(reply.status, 200, reply.text);
    return JSON.parse(reply.text) as Record<string, string>;
  };
  const { handle: username, password, did } = person;
  const signedIn = await press('/sign-in', { locale: 'en', username, password });
  const { url = '' } = await press('/consent', { did }, signedIn.ephemeralToken);
  // A page in between, which sends the browser on.
  const on = await call(url.slice(origin.length), {
    ...{ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    Referer: page,
  });
  return new URL(on.location ?? '');
}
