// Approving many at once in a browser: what somebody has unticked stays unticked, whatever else happens meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { click, press, serveSite } from './site.ts';

let waiting: Post[] = [];
const site = serveSite(async ({ client, app }) => {
  await saveProfile(client);
  const { id } = await connectChannel(client, 'facebook');
  waiting = await generatePosts(client, id, 3);
  await app.ctx.db.write('posts').update({ status: 'awaiting_approval', scheduled_at: Date.now() + 864e5 });
});

test('what is unticked stays so when somebody else approves a post meanwhile', async () => {
  const page = await site().open('/approvals');
  await page.waitForSelector('.approval');
  const [kept, approved, other] = waiting;
  assert.ok(kept && approved && other);
  const total = (await page.$$('.approval')).length;
  await click(page, `label[for=field-post-${kept.id}]`);
  await page.waitForFunction(
    (words) => document.querySelector('#approvals-form [type=submit]')?.textContent === words,
    {},
    `Approve ${total - 1}`,
  );
  await page.evaluate(() =>
    document.addEventListener('drivyn:event', () => document.body.setAttribute('data-heard', '')),
  );
  await site().client('/api/contents/approve', { json: { ids: [approved.id] } });
  await page.waitForSelector('body[data-heard]');
  // The swap would come 300 ms after the event.
  await new Promise((resolve) => setTimeout(resolve, 800));
  await press(page, `Approve ${total - 1}`);
  await page.waitForFunction(() =>
    / approved$/.test(document.querySelector('.toast strong')?.textContent ?? ''),
  );
  const statusOf = async ({ id }: Post) =>
    ((await (await site().client(`/api/contents/${id}`)).json()) as Post).status;
  assert.equal(await statusOf(kept), 'awaiting_approval');
  assert.equal(await statusOf(other), 'scheduled');
});
