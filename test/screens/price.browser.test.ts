// What a vendor charges is told while a post is written, and again where it is approved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectChannel } from '../support/factories.ts';
import { serveSite } from './site.ts';

let platformId = 0;
const site = serveSite(async ({ client, app }) => {
  ({ id: platformId } = await connectChannel(client, 'x'));
  const db = app.ctx.db.write;
  await db('connections').where({ id: platformId }).update({ network: 'real' });
  const scheduledAt = new Date(Date.now() + 864e5).toISOString();
  for (const content of ['Bread from seven.', 'Menu: https://bakery.example/menu'])
    await client('/api/contents', { json: { platformId, content, scheduledAt } });
  await db('posts').update({ status: 'awaiting_approval' });
});

test('the composer tells what X charges, and that a link makes it dearer', async () => {
  const page = await site().open(`/compose?platform=${platformId}`);
  const text = 'textarea[name="content"]';
  await page.waitForSelector(text);
  await page.type(text, 'Bread from seven.');
  await page.waitForFunction(() => /X charges \$0\.015 for this post\./.test(document.body.innerText));
  await page.type(text, ' https://bakery.example');
  await page.waitForFunction(() =>
    /X charges \$0\.20 for this post, as it has a link\./.test(document.body.innerText),
  );
});

test('approvals tell it for each post, and for all that are ticked together', async () => {
  const page = await site().open('/approvals');
  await page.waitForSelector('.approval');
  const words = await page.evaluate(() => document.body.innerText);
  assert.match(words, /X charges \$0\.015 for this post\./);
  assert.match(words, /X charges \$0\.20 for this post, as it has a link\./);
  assert.match(words, /Their networks charge \$0\.215 for 2 of them\./);
  await page.click('.approval input[type="checkbox"]');
  await page.waitForFunction(() => /charge \$0\.(015|20) for one of them/.test(document.body.innerText));
});
