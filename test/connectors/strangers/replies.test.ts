// Replies that no stand-in of ours gives, and vendors may.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bluesky } from '../../../server/connectors/channels/bluesky/connector.ts';
import { packSession } from '../../../server/connectors/channels/bluesky/pds.ts';
import { listOrganizations } from '../../../server/connectors/channels/linkedin/roles.ts';
import { mastodon } from '../../../server/connectors/channels/mastodon/connector.ts';
import { toPublished } from '../../../server/connectors/channels/mastodon/statuses.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { makeCall } from '../../support/network-call.ts';
import { makePost } from '../support/posts.ts';
import { openStranger } from './stranger.ts';

test('pages of LinkedIn are told to the end, also where one of them is short', async () => {
  const urn = (number: number) => `urn:li:organization:${number}`;
  const there = await openStranger(({ url }) => {
    const start = Number(url.searchParams.get('start'));
    const isFirst = start === 0;
    const links = isFirst ? [{ rel: 'next', href: '/next' }] : null;
    return { status: 200, body: { elements: [{ organization: urn(start), role: null }], paging: { links } } };
  });
  const outbound = new Outbound({ origins: { 'https://api.linkedin.com': there.url } });
  const signal = new AbortController().signal;
  assert.deepEqual(await listOrganizations({ outbound, signal, token: 'any' }), [urn(0), urn(100)]);
  await there.close();
});

const PAGES = [
  { status: 404, body: '<html><title>404 Not Found</title></html>' },
  { status: 200, body: '<html>Welcome! Please sign in to use the internet.</html>' },
] as const;
const credential = {
  ...{ externalId: '7', handle: 'any', scopes: [], app: null, version: 1, provider: 'any' },
};
for (const page of PAGES) {
  test(`a page with ${page.status} takes no post of Mastodon down`, async (t) => {
    const there = await openStranger(() => page);
    t.after(() => there.close());
    const outbound = new Outbound({ origins: { 'https://toots.example': there.url } });
    const signedIn = { ...credential, server: 'toots.example', token: 'any' };
    const call = makeCall({ channel: 'mastodon', outbound, credential: signedIn });
    await assert.rejects(async () => mastodon.remove?.(call, '7'));
  });
  test(`a page with ${page.status} brings no post of Bluesky out`, async (t) => {
    const there = await openStranger(({ url }) =>
      url.pathname.endsWith('applyWrites')
        ? page
        : { status: 400, body: { error: 'RecordNotFound', message: null } },
    );
    t.after(() => there.close());
    const outbound = new Outbound({ origins: { 'https://pds.example': there.url } });
    const token = packSession({ pds: 'https://pds.example', jwt: 'any' });
    const call = makeCall({
      channel: 'bluesky',
      outbound,
      credential: { ...credential, server: null, token },
    });
    assert.equal((await bluesky.publish(call, makePost({ content: 'Bread.' }))).end, 'unknown');
  });
}

test('a server of Mastodon leads nobody to anything but a page', () => {
  const post = { id: '7', uri: 'https://toots.example/7' };
  assert.equal(toPublished({ ...post, url: 'javascript:alert(1)' }).url, post.uri);
  assert.equal(toPublished({ ...post, url: 'https://toots.example/@a/7' }).url, 'https://toots.example/@a/7');
  assert.equal(toPublished({ id: '7', uri: 'tag:toots', url: null }).url, '');
});
