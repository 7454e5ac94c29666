// LinkedIn through the product: connected in the browser, a page chosen, a post out once by its job, measured and taken down.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ConnectAttempt, ConnectBegun } from '../../../server/contract/connecting.ts';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { shownOf } from './post-calls.ts';
import { openLinkedIn } from './stand-in.ts';
import { APP, type LinkedIn, LOGIN, PAGE } from './world.ts';

const clock = new SimulatedClock(START);
let there: LinkedIn;
let server: TestServer;
before(async () => {
  there = await openLinkedIn(clock);
  there.products = [
    ...['r_basicprofile', 'w_member_social', 'r_member_postAnalytics'],
    ...['rw_organization_admin', 'r_organization_social', 'w_organization_social'],
  ];
  const linkedin = { ...APP, isReviewed: true };
  server = await startServer({
    clock,
    config: { originMap: there.server.originMap, providerKeys: { linkedin } },
  });
});
after(async () => {
  await server.stop();
  await there.server.close();
});

test('a post goes out once for the page that was chosen, is measured and taken down', async () => {
  const owner = server.as('owner');
  const begun = await owner('/api/connections', { json: { type: 'linkedin' } });
  assert.equal(begun.status, 201, await begun.clone().text());
  const { state, authorizeUrl } = (await begun.json()) as ConnectBegun;
  assert.ok(authorizeUrl?.startsWith(there.server.at(LOGIN)), authorizeUrl ?? '');
  const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  await owner(`${back.pathname}${back.search}`);
  const { accounts } = (await (await owner(`/api/connections/${state}`)).json()) as ConnectAttempt;
  assert.deepEqual(
    accounts.map(({ name, kind }) => [name, kind]),
    [
      ['Mia Baker', 'profile'],
      ['Bakery 2001', 'organization'],
      ['Bakery 2002', 'organization'],
    ],
  );
  const chosen = await owner(`/api/connections/${state}/choose`, { json: { accountId: PAGE } });
  assert.equal(chosen.status, 200, await chosen.clone().text());
  const { id: platformId } = (await chosen.json()) as { id: number };

  const content = 'Two days of rye (and one of rest). #rye_bread';
  const posted = await owner('/api/contents', { json: { platformId, content, status: 'scheduled' } });
  assert.equal(posted.status, 201, await posted.clone().text());
  const { id } = (await posted.json()) as Post;
  const read = async () => (await (await owner(`/api/contents/${id}`)).json()) as Post;
  for (let waited = 0; waited < 40 && (await read()).status !== 'published'; waited += 1) {
    clock.advance(MINUTE);
    await server.drain();
  }
  const post = await read();
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [made, another] = there.posts;
  assert.ok(made && !another);
  assert.deepEqual([shownOf(made.commentary), made.author], [content, PAGE]);
  assert.equal(post.externalUrl, `https://www.linkedin.com/feed/update/${made.id}/`);

  there.statistics.set(made.id, { impressionCount: 77, likeCount: 5 });
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await read();
  assert.deepEqual([analytics?.impressions, analytics?.likes, analytics?.shares], [77, 5, undefined]);

  assert.equal((await owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.posts, []);
});
