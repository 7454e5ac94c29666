// Feeds whose new articles become drafts: what stood there is left alone, what is new is drafted once for each channel, and
// what goes wrong with a feed is said and never ours.
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { NewsFeed } from '../../server/contract/news-feed.ts';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { paint, pngOf } from '../support/pictures.ts';
import { START, startServer, type TestServer } from '../support/server.ts';
import { WebsiteStandIn } from '../support/website-stand-in.ts';

const URL = '/api/news-feeds';
const site = new WebsiteStandIn();
let server: TestServer;
let owner: Client;
let facebook = 0;
let x = 0;
before(async () => {
  await site.start();
  server = await startServer({ parts: { outbound: site.outbound() } });
  owner = server.as('owner');
  await saveProfile(owner);
  facebook = (await connectChannel(owner, 'facebook')).id;
  x = (await connectChannel(owner, 'x')).id;
});
after(async () => {
  await server.stop();
  site.stop();
});
beforeEach(async () => {
  const { write } = server.app.ctx.db;
  for (const table of ['news_feeds', 'posts', 'jobs']) await write(table).delete();
  server.clock.set(START);
  tell([{ id: 'old', title: 'What was there' }]);
});

interface Told {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly at?: number;
}
/** What the blog's feed says from now on. */
function tell(articles: readonly Told[], path = '/feed.xml'): void {
  const items = articles.map(
    ({ id, title, text = '', at = START }) =>
      `<item><guid>${id}</guid><title>${title}</title><link>https://bakery.example/${id}</link><description>${text}</description><pubDate>${new Date(at).toUTCString()}</pubDate></item>`,
  );
  site.pages = {
    '/': '<link rel="alternate" type="application/rss+xml" href="/feed.xml"><p>Our blog</p>',
    '/page': '<p>No feed</p>',
    [path]: `<rss version="2.0"><channel><title>Harbour Bread</title>${items.join('')}</channel></rss>`,
  };
}
async function add(path = '/feed.xml', platformIds = [facebook]): Promise<NewsFeed> {
  const answer = await owner(URL, { json: { url: site.at(path), platformIds } });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}
/** The hourly job, so much later. */
async function later(by = HOUR): Promise<void> {
  server.clock.set(server.clock.now() + by);
  const now = server.clock.now();
  const job = {
    kind: 'read-feeds',
    key: `read-feeds:${now}`,
    payload: {},
    runAt: now,
    businessId: null,
  } as const;
  await insertJobs(server.app.ctx.db.write, [job], now);
  await server.drain();
}
const drafts = () =>
  server.app.ctx.db
    .read('posts')
    .orderBy('id')
    .select('status', 'content', 'connection_id', 'note', 'scheduled_at');
const list = async (): Promise<NewsFeed[]> => (await owner(URL)).json();

describe('drafts', () => {
  test('are made of what is new, once, for each channel, and leave only when a person says so', async () => {
    await add('/', [facebook, x]);
    await later();
    assert.deepEqual(await drafts(), [], 'what was there is known');
    const text = 'We bake it from Saturday on. It rises for a day. The flour is from Kent. Come early.';
    tell([
      { id: 'rye', title: 'A new rye', text, at: START + HOUR },
      { id: 'old', title: 'What was there' },
    ]);
    await later();
    await later();
    const made = await drafts();
    assert.deepEqual(
      made.map(({ status, connection_id, scheduled_at }) => [status, connection_id, scheduled_at]),
      [
        ['draft', facebook, null],
        ['draft', x, null],
      ],
    );
    for (const { content } of made) {
      assert.match(content, /^A new rye\n\nWe bake it from Saturday on\./);
      assert.match(content, /\n\nhttps:\/\/bakery\.example\/rye$/);
      assert.doesNotMatch(content, /Come early/, 'the article itself is one press away');
    }
    assert.deepEqual(
      (await list()).map(({ url, title, drafts: count, problem }) => [url, title, count, problem]),
      [[site.at('/feed.xml'), 'Harbour Bread', 2, null]],
    );
    const bell = await (await owner('/api/notifications')).json();
    assert.match(JSON.stringify(bell), /New on Harbour Bread/);
  });

  test('are not made again of old articles that are called otherwise now, or that come back', async () => {
    await add();
    tell([{ id: 'https-old', title: 'What was there', at: START - 30 * DAY }]);
    await later();
    tell([]);
    await later();
    tell([{ id: 'old', title: 'What was there' }]);
    await later();
    assert.deepEqual(await drafts(), []);
  });

  test('are at most five of one reading, the newest', async () => {
    await add();
    tell(
      Array.from({ length: 8 }, (_, at) => ({ id: `n${at}`, title: `News ${at}`, at: START + at * 1000 })),
    );
    await later();
    assert.deepEqual(
      (await drafts()).map(({ content }) => content.split('\n')[0]),
      ['News 3', 'News 4', 'News 5', 'News 6', 'News 7'],
    );
  });

  test('keep within the limits of their channel, and say what it would refuse', async () => {
    await add('/feed.xml', [x]);
    tell([{ id: 'long', title: `Bread ${'and more bread '.repeat(40)}`, at: START + HOUR }]);
    await later();
    const [draft] = await drafts();
    assert.match(draft?.content ?? '', /…\n\nhttps:\/\/bakery\.example\/long$/);
    assert.ok((draft?.content.length ?? 999) <= 280 + 'https://bakery.example/long'.length);
    assert.equal(draft?.note, null);
  });

  test('"Read now" reads it at once', async () => {
    const { id } = await add();
    tell([{ id: 'now', title: 'Just out', at: START }]);
    const answer = await owner(`${URL}/${id}/read`, { method: 'POST' });
    assert.deepEqual([answer.status, (await answer.json()).drafts], [200, 1]);
  });
});

describe('the picture of an article', () => {
  const BIG = Buffer.from(pngOf(paint(800, 500)));
  const image =
    (bytes: Uint8Array): ((response: ServerResponse) => void) =>
    (response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes);
  const shown = () =>
    server.app.ctx.db
      .read('post_media')
      .join('posts', 'posts.id', 'post_media.post_id')
      .join('media', 'media.id', 'post_media.media_id')
      .orderBy('posts.id')
      .select('posts.connection_id', 'media.alt', 'media.origin', 'media.width');
  /** An article that tells so of itself, read an hour later. */
  async function read(more: string, pages: typeof site.pages): Promise<void> {
    const item = `<item><guid>rye</guid><title>A new rye</title><link>${site.at('/rye')}</link>${more}<pubDate>${new Date(START + HOUR).toUTCString()}</pubDate></item>`;
    const feed = `<rss version="2.0"><channel><title>Harbour Bread</title>${item}</channel></rss>`;
    site.pages = { '/feed.xml': feed, ...pages };
    site.asked = [];
    await later();
  }
  const enclosure = (url: string) => `<enclosure url="${url}" type="image/png" length="1"/>`;
  const OWN = { '/own.png': image(BIG) };
  const PAGE = { '/rye': '<meta property="og:image" content="/shared.png"><p>Rye</p>' };

  test('comes to the drafts of it, once for all channels', async () => {
    await add('/feed.xml', [facebook, x]);
    await read(enclosure(site.at('/own.png')), OWN);
    assert.deepEqual(await shown(), [
      { connection_id: facebook, alt: 'A new rye', origin: 'website', width: 800 },
      { connection_id: x, alt: 'A new rye', origin: 'website', width: 800 },
    ]);
    assert.equal(site.asked.filter((path) => path === '/own.png').length, 1);
    assert.equal(site.asked.includes('/rye'), false, 'the page is not asked where the feed shows it');
    await read(enclosure(site.at('/own.png')), OWN);
    assert.equal((await shown()).length, 2);
  });

  test('is told in the words of the feed where it has some', async () => {
    await add();
    const words = '<media:description>A loaf on a board</media:description>';
    await read(`<media:content url="${site.at('/own.png')}" medium="image">${words}</media:content>`, OWN);
    assert.equal((await shown())[0]?.alt, 'A loaf on a board');
  });

  test('is the one that its page is shared with where the feed shows none', async () => {
    await add();
    await read('', { ...PAGE, '/shared.png': image(BIG) });
    assert.equal((await shown()).length, 1);
  });

  const lacking: [string, string, typeof site.pages][] = [
    ['is gone', enclosure(site.at('/none.png')), {}],
    ['is no picture', enclosure(site.at('/own.png')), { '/own.png': image(Buffer.from('<html>')) }],
    ['is cut off', enclosure(site.at('/own.png')), { '/own.png': image(BIG.subarray(0, 60)) }],
    ['is an icon', enclosure(site.at('/own.png')), { '/own.png': image(pngOf(paint(64, 64))) }],
    ['is at an address of this network', enclosure('http://127.0.0.1:1/own.png'), OWN],
    [
      'is larger than a picture may be',
      enclosure(site.at('/own.png')),
      { '/own.png': image(Buffer.concat([BIG, Buffer.alloc(6 * 1024 * 1024)])) },
    ],
    [
      'leads to an address of this network',
      enclosure(site.at('/own.png')),
      { '/own.png': (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/x.png' }).end() },
    ],
    [
      'is closed to programs',
      enclosure(site.at('/own.png')),
      { ...OWN, '/robots.txt': 'User-agent: *\nDisallow: /own.png' },
    ],
    [
      'stands on a page that is closed to programs',
      '',
      { ...PAGE, '/shared.png': image(BIG), '/robots.txt': 'User-agent: *\nDisallow: /rye' },
    ],
  ];
  for (const [name, more, pages] of lacking)
    test(`that ${name} costs no draft`, async () => {
      await add();
      await read(more, pages);
      assert.equal((await drafts()).length, 1);
      assert.deepEqual(await shown(), []);
      const jobs = await server.app.ctx.db.read('jobs').where({ kind: 'picture-article' }).select('state');
      assert.ok(jobs.length <= 1);
      assert.deepEqual(
        [...new Set(jobs.map(({ state }) => state))].filter((state) => state === 'failed'),
        [],
      );
    });

  test('is stored for nobody where no draft is left that would show it', async () => {
    await add();
    const media = () => server.app.ctx.db.read('media').count<[{ n: number }]>({ n: '*' });
    const [before] = await media();
    await read(enclosure(site.at('/own.png')), {
      '/own.png': async (response) => {
        await server.app.ctx.db.write('posts').update({ status: 'awaiting_approval' });
        image(BIG)(response);
      },
    });
    assert.deepEqual(await media(), [before]);
  });

  test('takes the place of no picture that a person has put there, and comes to no draft that has gone on', async () => {
    await add('/feed.xml', [facebook, x]);
    // The page answers only once a person has been there.
    await read(enclosure(site.at('/own.png')), {
      '/own.png': async (response) => {
        const [first] = await drafts();
        assert.equal(first?.connection_id, facebook);
        await server.app.ctx.db
          .write('posts')
          .where({ connection_id: facebook })
          .update({ status: 'awaiting_approval' });
        image(BIG)(response);
      },
    });
    assert.deepEqual(
      (await shown()).map(({ connection_id }) => connection_id),
      [x],
    );
  });
});

describe('what goes wrong', () => {
  test('is said by the address, and nothing is stored', async () => {
    const refusals: [string, RegExp][] = [
      ['ftp://bakery.example/feed', /^url: must be a web address/],
      ['http://gone.example/', /gone\.example cannot be reached/],
      ['http://127.0.0.1:1/', /is not a public website/],
      [site.at('/none'), /has no page at this address/],
      [site.at('/page'), /There is no feed here/],
    ];
    for (const [url, words] of refusals) {
      const answer = await owner(URL, { json: { url, platformIds: [facebook] } });
      assert.equal(answer.status, 422, url);
      assert.match(await answer.text(), words);
    }
    assert.deepEqual(await list(), []);
  });

  test('elements within elements without end are no feed', async () => {
    site.pages['/deep'] = `<rss><channel><title>${'<b>'.repeat(200_000)}`;
    const answer = await owner(URL, { json: { url: site.at('/deep'), platformIds: [facebook] } });
    assert.equal(answer.status, 422, await answer.text());
  });

  test('an address is read once, and a channel that takes no posts gets none', async () => {
    await add();
    const again = await owner(URL, { json: { url: site.at('/'), platformIds: [facebook] } });
    assert.equal(again.status, 409);
    const email = (await connectChannel(owner, 'email')).id;
    const mail = await owner(URL, { json: { url: site.at('/'), platformIds: [email] } });
    assert.equal(mail.status, 422);
    const unknown = await owner(URL, { json: { url: site.at('/'), platformIds: [987_654] } });
    assert.equal(unknown.status, 404);
  });

  test('a feed that fails is asked more and more seldom, told of once, and goes on when it is back', async () => {
    await add();
    const page = site.pages['/feed.xml'];
    site.pages = {};
    for (let hour = 0; hour < 30; hour += 1) await later();
    const asked = site.asked.length;
    const [feed] = await list();
    assert.match(feed?.problem ?? '', /has no page/);
    for (let hour = 0; hour < 20; hour += 1) await later();
    assert.ok(site.asked.length <= asked + 1, 'once a day');
    const bell: { title: string }[] = await (await owner('/api/notifications')).json();
    assert.equal(bell.filter(({ title }) => /cannot be read/.test(title)).length, 1);
    site.pages['/feed.xml'] = page ?? '';
    await later(DAY);
    assert.equal((await list())[0]?.problem, null);
  });

  test('an approver adds and removes none, and nobody sees those of others', async () => {
    const { id } = await add();
    const approver = await addApprover(server);
    const json = { url: site.at('/feed.xml'), platformIds: [facebook] };
    assert.equal((await approver(URL, { json })).status, 403);
    assert.equal((await approver(`${URL}/${id}`, { method: 'DELETE' })).status, 403);
    assert.equal((await owner(`${URL}/${id}`, { method: 'DELETE' })).status, 204);
    assert.deepEqual(await list(), []);
  });
});

test('the server is asked whether anything is new, and told nothing more than that', async () => {
  const asked: (string | undefined)[] = [];
  site.pages['/tagged'] = (response) => {
    const tag = response.req.headers['if-none-match'];
    asked.push(tag);
    if (tag === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { ETag: '"1"' }).end('<rss><channel><title>T</title></channel></rss>');
  };
  await add('/tagged');
  await later();
  assert.deepEqual(asked, [undefined, '"1"']);
  assert.equal((await list())[0]?.problem, null);
});

test('the page lists feeds, and a plain form adds one', async () => {
  const form = { url: site.at('/'), [`channel-${facebook}`]: 'true', screen: '/compose?from=feed' };
  const refused = await owner(URL, { form: { ...form, url: site.at('/page') } });
  assert.equal(refused.status, 422);
  const page = await refused.text();
  assert.match(page, />There is no feed here/);
  assert.match(page, /<h1[^>]*>Feeds/);
  const added = await owner(URL, { form });
  assert.equal(added.status, 303);
  assert.match(await (await owner('/screens/compose?from=feed')).text(), /Harbour Bread/);
});
