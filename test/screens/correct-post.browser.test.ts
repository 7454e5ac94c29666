// Other words for a post that is out, as a person gives them: in the dialog of "Change it there", and what it says when the
// network does not take them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Outbound } from '../../server/connectors/http.ts';
import type { ConnectAttempt, ConnectBegun } from '../../server/contract/connecting.ts';
import type { Post } from '../../server/contract/post.ts';
import { type MastodonStandIn, openMastodon, SERVER } from '../connectors/mastodon/stand-in.ts';
import type { Client } from '../support/client.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

let mastodon: MastodonStandIn;
const site = serveSite(undefined, {}, async () => {
  mastodon = await openMastodon({ now: Date.now });
  return { outbound: new Outbound({ origins: mastodon.originMap }) };
});
after(() => mastodon.close());

async function connect(client: Client): Promise<number> {
  const json = { type: 'mastodon', server: SERVER };
  const begun = (await (await client('/api/connections', { json })).json()) as ConnectBegun;
  const page = await fetch(begun.authorizeUrl ?? '', { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  await client(`${back.pathname}${back.search}`);
  const attempt = (await (await client(`/api/connections/${begun.state}`)).json()) as ConnectAttempt;
  assert.ok(attempt.platformId, JSON.stringify(attempt));
  return attempt.platformId;
}

async function publish(client: Client, platformId: number, content: string): Promise<number> {
  const json = { platformId, content, status: 'draft' };
  const { id } = (await (await client('/api/contents', { json })).json()) as Post;
  const published = await client(`/api/contents/${id}/publish`, { method: 'POST' });
  assert.ok(published.ok, await published.clone().text());
  for (let tries = 0; tries < 400; tries += 1) {
    const post = (await (await client(`/api/contents/${id}`)).json()) as Post;
    if (post.status === 'published') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`post ${id} was not published`);
}

test('what is typed stands there at once; what is refused is said at the words, which stay', async () => {
  const { client, open } = site();
  const id = await publish(client, await connect(client), 'Bread from seven.');
  const page = await open(`/posts/${id}`);
  await headingIs(page, 'Post on Mastodon');
  const retype = async (words: string) => {
    const area = await page.waitForSelector('dialog textarea');
    await area?.evaluate((one) => (one as HTMLTextAreaElement).select());
    await area?.type(words);
    await press(page, 'Change on Mastodon', 'dialog');
  };
  const told = () => mastodon.statuses.map(({ text }) => text);

  await press(page, 'Change it there');
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value === 'Bread from seven.',
  );
  await retype('Try it, it is risk-free.');
  await page.waitForFunction(() =>
    document.querySelector('dialog .field-error')?.textContent?.includes('may not stand in a post'),
  );
  assert.deepEqual(told(), ['Bread from seven.']);
  await retype('Bread from half past seven.');
  await toastOf(page, 'Changed on Mastodon');
  await page.waitForFunction(
    () =>
      !document.querySelector('dialog[open]') &&
      document.querySelector('#main')?.textContent?.includes('Bread from half past seven.'),
  );
  assert.deepEqual(told(), ['Bread from half past seven.']);

  mastodon.statuses.splice(0);
  await press(page, 'Change it there');
  await retype('Bread from eight.');
  await page.waitForFunction(() =>
    document
      .querySelector('dialog .field-error')
      ?.textContent?.startsWith('Mastodon did not change the post:'),
  );
  assert.equal(
    await page.$eval('dialog textarea', (area) => (area as HTMLTextAreaElement).value),
    'Bread from eight.',
  );
});
