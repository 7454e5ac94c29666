// A post of which nobody knows whether it is out, as its owner settles it; and one that failed, tried again from the bell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { findPostOfAnyBusiness, transition } from '../../server/domain/content/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { say } from '../../server/sentences/index.ts';
import { connectChannel } from '../support/factories.ts';
import { press, serveSite, toastOf } from './site.ts';

const site = serveSite();

async function postIn(to: 'failed' | 'needs_attention', platformId: number): Promise<number> {
  const json = { platformId, content: `Bread, ${to}.` };
  const { id } = (await (await site().client('/api/contents', { json })).json()) as Post;
  const { ctx } = site().app;
  await ctx.db.write('posts').where({ id }).update({ status: 'publishing', attempt: '1.a', scheduled_at: 1 });
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const post = await findPostOfAnyBusiness(tx.q, id);
    assert.ok(post);
    const trouble = to === 'failed' ? 'unreachable' : 'unknown';
    await transition(tx, post, to, { note: say('content.not-taken'), trouble });
  });
  return id;
}
const read = async (id: number) => (await (await site().client(`/api/contents/${id}`)).json()) as Post;

test('it is there, with its link; it is not, and leaves; Retry stands at the bell', async () => {
  const { id: platformId } = await connectChannel(site().client, 'facebook');
  const found = await postIn('needs_attention', platformId);
  const page = await site().open(`/posts/${found}`);
  await press(page, 'It is there');
  await page.waitForSelector('dialog [name=externalUrl]');
  await page.type('dialog [name=externalUrl]', 'https://example.com/p/1');
  await press(page, 'Mark as published', 'dialog');
  await toastOf(page, 'Marked as published');
  const { status, externalUrl } = await read(found);
  assert.deepEqual([status, externalUrl], ['published', 'https://example.com/p/1']);

  const absent = await postIn('needs_attention', platformId);
  const other = await site().open(`/posts/${absent}`);
  await press(other, 'It is not there, publish');
  await toastOf(other, 'Publishing');
  assert.notEqual((await read(absent)).status, 'needs_attention');

  const failed = await postIn('failed', platformId);
  await site().app.worker.drain();
  const bell = await site().open('/help-support');
  await bell.click('.bell');
  await bell.waitForSelector('.note-acts button');
  await bell.click('.note-acts button');
  await toastOf(bell, 'Publishing');
  assert.notEqual((await read(failed)).status, 'failed');
});
