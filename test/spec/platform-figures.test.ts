// The Analytics and Audience tabs of a platform's page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { press, serveSite } from '../screens/site.ts';
import { connectChannel } from '../support/factories.ts';
import { addFigures } from '../support/figures.ts';
import { statement } from './statement.ts';

const SECTION = '2 Per-platform page';

const site = serveSite();

const html = async (route: string) => {
  const markup = await (await fetch(`${site().url}/screens${route}`)).text();
  return markup.slice(markup.indexOf('<main'));
};
const words = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const cardOf = (markup: string, title: string) => {
  const card = markup.split('<section class="card').find((part) => part.includes(`card-title">${title}`));
  assert.ok(card, `no card "${title}"`);
  return words(card);
};

for (const type of CHANNEL_TYPES) {
  const { name, segment } = channelOf(type);
  statement(
    SECTION,
    `Analytics of ${name}: placeholders with "No analytics data available" and Connect Account`,
    async () => {
      const markup = await html(`/platforms/${segment}?tab=analytics`);
      assert.ok((markup.match(/No analytics data available/g)?.length ?? 0) >= 2, words(markup));
      assert.equal(markup.match(/Connect Account/g)?.length, 1);
    },
  );

  statement(
    SECTION,
    `Audience of ${name}: placeholder demographics and 3 invented posts, each a Sample`,
    async () => {
      const markup = await html(`/platforms/${segment}?tab=audience`);
      const demographics = cardOf(markup, 'Audience Demographics');
      assert.match(demographics, /Sample/);
      assert.ok(demographics.includes(`The real shares come from ${name} itself`), demographics);
      const top = cardOf(markup, 'Top Performing Content');
      assert.match(top, /Sample/);
      const counts = [...top.matchAll(/(\d+) likes · (\d+) comments · (\d+) shares/g)].map((match) =>
        match.slice(1).map(Number),
      );
      assert.equal(counts.length, 3);
      for (const [likes = 0, comments = 0, shares = 0] of counts) {
        assert.ok(likes >= 125 && comments >= 32 && shares >= 18, `${likes} ${comments} ${shares}`);
      }
      const likes = counts.map(([first]) => first ?? 0);
      assert.deepEqual(
        likes,
        [...likes].sort((a, b) => b - a),
      );
    },
  );
}

statement(
  SECTION,
  'Analytics: Connect Account opens the connect dialog instead of doing nothing',
  async () => {
    const page = await site().open('/platforms/facebook?tab=analytics');
    await press(page, 'Connect Account');
    await page.waitForSelector('dialog[open]');
    assert.match(
      await page.$eval('dialog', (dialog) => dialog.innerText),
      /Connect Facebook[\s\S]*Fully Autonomous Marketing/,
    );
  },
);

statement(SECTION, 'Audience: Top Performing Content shows 3 posts ranked by their real likes', async () => {
  for (const type of ['instagram', 'email']) await connectChannel(site().client, type);
  await addFigures(site().app.ctx, 20);
  const markup = await html('/platforms/instagram?tab=audience');
  const top = cardOf(markup, 'Top Performing Content');
  assert.match(top, /Sandbox/);
  assert.doesNotMatch(top, /Sample/);
  assert.deepEqual(
    [...top.matchAll(/(\d+) likes?\b/g)].map(([, likes]) => Number(likes)),
    [19, 18, 17],
  );
});

statement(
  '3 Entities',
  'content item: platformId, title, content, scheduledAt, createdAt, analytics {likes, comments, shares}',
  async () => {
    const answer = await site().client('/api/users/14/contents?status=published');
    const [post] = (await answer.json()) as Post[];
    const connections = (await (await site().client('/api/users/14/platforms')).json()) as Connection[];
    assert.ok(connections.some(({ id }) => id === post?.platformId));
    assert.match(post?.content ?? '', /^Bread of day \d+\.$/);
    assert.ok(post && 'title' in post && 'scheduledAt' in post);
    assert.ok(Date.parse(post.createdAt) < Date.now());
    assert.deepEqual(
      [typeof post.analytics?.likes, post.analytics?.comments, post.analytics?.shares],
      ['number', 2, 1],
    );
  },
);

test('a demographics sample stays marked beside real figures', async () => {
  assert.match(cardOf(await html('/platforms/instagram?tab=audience'), 'Audience Demographics'), /Sample/);
});

test('with figures the Analytics tab shows them over time, marked as Sandbox', async () => {
  const markup = await html('/platforms/instagram?tab=analytics&period=7');
  assert.doesNotMatch(markup, /No analytics data available/);
  assert.match(
    cardOf(markup, 'Engagement Metrics'),
    /Sandbox .*Your posts brought \d+ reactions in the last 7 days/,
  );
  assert.match(cardOf(markup, 'Since the beginning'), /Posts 20 Impressions 4,000 Likes 190/);
  assert.match(markup, /href="\/screens\/platforms\/instagram\?tab=analytics&amp;period=90"/);
});

test('mail is measured by what left, not by likes', async () => {
  await site().app.ctx.db.write('posts').whereNotNull('id').update({ delivered: 4, undelivered: 1 });
  const markup = await html('/platforms/email?tab=analytics');
  assert.match(cardOf(markup, 'Mails by mailing'), /The last 10 mailings: 40 delivered, 10 not/);
  assert.doesNotMatch(markup, /card-title">Engagement Metrics/);
});

test('what was simulated does not count once a person posts by hand', async () => {
  const { client, app } = site();
  const [instagram] = (await (await client('/api/users/14/platforms')).json()) as {
    id: number;
    type: string;
  }[];
  await app.ctx.db.write('posts').whereNull('network').update({ network: 'sandbox' });
  await app.ctx.db.write('connections').where({ id: instagram?.id }).update({ network: 'manual' });
  const markup = await html('/platforms/instagram');
  assert.match(words(markup), /Engagement Rate No data available/);
  assert.match(cardOf(await html('/platforms/instagram?tab=analytics'), 'Engagement Metrics'), /Sandbox/);
});
