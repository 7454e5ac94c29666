// Replies that no stand-in of ours gives, and vendors may.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOrganizations } from '../../../server/connectors/channels/linkedin/roles.ts';
import { toPublished } from '../../../server/connectors/channels/mastodon/statuses.ts';
import { Outbound } from '../../../server/connectors/http.ts';
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

test('a server of Mastodon leads nobody to anything but a page', () => {
  const post = { id: '7', uri: 'https://toots.example/7' };
  assert.equal(toPublished({ ...post, url: 'javascript:alert(1)' }).url, post.uri);
  assert.equal(toPublished({ ...post, url: 'https://toots.example/@a/7' }).url, 'https://toots.example/@a/7');
  assert.equal(toPublished({ id: '7', uri: 'tag:toots', url: null }).url, '');
});
