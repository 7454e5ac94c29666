// A page of Facebook through the whole product: connected, posted to once, measured, and the post taken down again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Post } from '../../../server/contract/post.ts';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { connectChannel } from '../../support/factories.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { APP } from '../meta/login.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { openFacebook, type StoodFacebook } from './stand-in.ts';

let there: StoodFacebook;
let server: TestServer;
before(async () => {
  const clock = new SimulatedClock(START);
  there = await openFacebook(clock);
  server = await startServer({
    clock,
    config: { originMap: there.originMap, providerKeys: { facebook: APP } },
  });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('a page is connected by Facebook, and its post goes out once, is measured and taken down', async () => {
  const owner = server.as('owner');
  const page = await connectThere(owner, { type: 'facebook' }, there.page.id);
  assert.deepEqual([page.name, page.network], [there.page.name, 'real']);
  const [account] = await server.app.ctx.db.read('connection_accounts');
  assert.ok(account?.access_ends_at === null && account.renew_at === null);

  const content = 'Rye from seven. https://bakery.example/rye';
  const post = await postNow(server, owner, { platformId: page.id, content });
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [seen, another] = there.posts();
  assert.ok(seen && !another);
  assert.equal(seen.message, content);
  assert.equal(post.externalUrl, `https://www.facebook.com/cornerbakery/posts/${seen.id.split('_')[1]}`);

  seen.figures = { reactions: 12, comments: 1, views: 90 };
  server.clock.advance(15 * MINUTE);
  await server.drain();
  const measured = await readPost(owner, post.id);
  assert.partialDeepStrictEqual(measured.analytics, { likes: 12, comments: 1, impressions: 90 });

  const gone = await owner(`/api/contents/${post.id}`, { method: 'DELETE' });
  assert.ok(gone.ok, await gone.text());
  await server.drain();
  assert.deepEqual(there.posts(), []);
});

test('a first comment is approved with its post, and follows it', async () => {
  const owner = server.as('owner');
  const page = await connectThere(owner, { type: 'facebook' }, there.page.id);
  const make = async (json: object) => owner('/api/contents', { json: { platformId: page.id, ...json } });
  const change = (id: number, json: object) => owner(`/api/contents/${id}`, { method: 'PATCH', json });

  const long = await make({ content: 'Rolls.', firstComment: 'a'.repeat(8001) });
  assert.deepEqual(
    [long.status, await long.text()],
    [422, 'firstComment: must have at most 8000 characters, and has 8001'],
  );
  const claim = await make({ content: 'Rolls.', firstComment: 'They cure cancer.' });
  assert.equal(claim.status, 422);
  assert.match(await claim.text(), /^firstComment: /);

  const made = (await (
    await make({ content: 'Rolls at nine.', firstComment: ' Where? Here. ' })
  ).json()) as Post;
  assert.equal(made.firstComment, 'Where? Here.');
  const none = (await (await change(made.id, { firstComment: null })).json()) as Post;
  assert.equal(none.firstComment, null);
  const again = (await (await change(made.id, { firstComment: 'At the corner.' })).json()) as Post;
  assert.deepEqual([again.firstComment, again.content], ['At the corner.', 'Rolls at nine.']);
  const copy = (await (await owner(`/api/contents/${made.id}/duplicate`, { method: 'POST' })).json()) as Post;
  assert.equal(copy.firstComment, 'At the corner.');

  const sent = await owner(`/api/contents/${made.id}/publish`, { method: 'POST' });
  assert.equal(sent.status, 202);
  const changed = (await (await change(made.id, { firstComment: 'Around the corner.' })).json()) as Post;
  assert.equal(changed.status, 'awaiting_approval', 'who approved it has not seen this comment');
  const yes = await owner(`/api/contents/${made.id}/approve`, { method: 'POST' });
  assert.equal(yes.status, 200, await yes.text());
  await server.drain();
  const [seen] = there.posts();
  assert.equal(seen?.message, 'Rolls at nine.');
  assert.deepEqual(there.comments, [{ post: seen?.id, message: 'Around the corner.' }]);
});

test('where nobody places comments, none is kept', async () => {
  const owner = server.as('owner');
  const x = await connectChannel(owner, 'x');
  const answer = await owner('/api/contents', {
    json: { platformId: x.id, content: 'Rolls.', firstComment: 'Here.' },
  });
  assert.equal(((await answer.json()) as Post).firstComment, null);
});
