// LinkedIn through the product: connected in the browser, a page chosen, a post out once by its job, measured and taken down.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { shownOf } from './post-calls.ts';
import { openLinkedIn } from './stand-in.ts';
import { APP, type LinkedIn, PAGE } from './world.ts';

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
  const { id: platformId } = await connectThere(owner, { type: 'linkedin' }, (offered) => {
    const shown = offered.map(({ name, kind }) => [name, kind]);
    assert.deepEqual(shown, [
      ['Mia Baker', 'profile'],
      ['Bakery 2001', 'organization'],
      ['Bakery 2002', 'organization'],
    ]);
    return PAGE;
  });

  const content = 'Two days of rye (and one of rest). #rye_bread';
  const { id } = await postNow(server, owner, { platformId, content });
  const post = await settlePost(server, owner, id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [made, another] = there.posts;
  assert.ok(made && !another);
  assert.deepEqual([shownOf(made.commentary), made.author], [content, PAGE]);
  assert.equal(post.externalUrl, `https://www.linkedin.com/feed/update/${made.id}/`);

  there.statistics.set(made.id, { impressionCount: 77, likeCount: 5 });
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner, id);
  assert.deepEqual([analytics?.impressions, analytics?.likes, analytics?.shares], [77, 5, undefined]);

  assert.equal((await owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.posts, []);
});

test('an answer that is lost for a profile, whose posts nobody may read, asks a person within minutes', async () => {
  const owner = server.as('owner');
  const { id: platformId } = await connectThere(
    owner,
    { type: 'linkedin' },
    (offered) => offered[0]?.id ?? '',
  );
  there.server.fail('lost');
  const { id } = await postNow(server, owner, { platformId, content: 'The oven rests on Mondays.' });
  const lostAt = clock.now();
  const post = await settlePost(server, owner, id);
  assert.equal(post.status, 'needs_attention', JSON.stringify(post));
  assert.match(post.note ?? '', /LinkedIn does not let this app read the posts of the account/);
  assert.ok(clock.now() - lostAt <= 2 * MINUTE);
  assert.equal(there.posts.length, 1);
});
