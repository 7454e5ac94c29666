// A channel's posts by state: what a filter counts is what its list holds, page after page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Post, PostStatus } from '../../server/contract/post.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { LIBRARY_FILTERS } from '../../views/screens/platforms/types.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

/** Of the longest two more than a page holds, all at one time. */
const POSTS: Partial<Record<PostStatus, number>> = { scheduled: 22, draft: 2, rejected: 3, published: 21 };

let server: TestServer;
let owner: Client;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner);
  const { id } = await connectChannel(owner, 'facebook');
  const table = () => server.app.ctx.db.write('posts');
  await table().delete();
  for (const [status, count] of Object.entries(POSTS))
    for (let nth = 0; nth < count; nth += 1) {
      const json = { platformIds: [id], content: `Post ${nth}, ${status}` };
      const [post]: Post[] = await (await owner('/api/contents', { json })).json();
      const times = { scheduled_at: START + HOUR, published_at: status === 'published' ? START : null };
      await table()
        .where({ id: post?.id })
        .update({ status, ...(status === 'draft' ? {} : times) });
    }
});
after(() => server.stop());

/** Ids of all posts of a filter, and what the filter says of their number. */
async function readFilter(filter: string): Promise<{ ids: string[]; count: number; pages: number }> {
  const ids: string[] = [];
  let count = Number.NaN;
  let pages = 0;
  let next: string | undefined = `/platforms/facebook?tab=content&status=${filter}`;
  for (; next !== undefined; pages += 1) {
    const page: string = (await (await owner(`/screens${next}`)).text()).replaceAll('&amp;', '&');
    ids.push(
      ...[...page.matchAll(new RegExp(`id="library-${filter}-(\\d+)"`, 'g'))].map(([, id = '']) => id),
    );
    const current = /aria-current="true">[^<]*<span[^>]*>(?:<data value="(\d+)"[^>]*>)?(\d+)/.exec(page);
    count = Number(current?.[1] ?? current?.[2]);
    next = /href="#(\/platforms\/facebook\?[^"]*from=\d+)"/.exec(page)?.[1];
  }
  return { ids, count, pages };
}

for (const filter of LIBRARY_FILTERS)
  test(`as many as "${filter}" counts are listed, each once`, async () => {
    const { ids, count, pages } = await readFilter(filter);
    assert.deepEqual([ids.length, new Set(ids).size], [count, count]);
    assert.equal(pages, Math.max(1, Math.ceil(count / 20)));
  });
