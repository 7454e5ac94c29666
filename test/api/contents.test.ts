import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

const GENERATE = '/api/contents/generate';
const LIST = '/api/users/14/contents';
const DESCRIPTION = [
  'Sourdough bakery by the harbour in Whitby.',
  'We bake 12 kinds of bread every morning from local flour.',
  'Our rye loaf rises for 36 hours.',
  'The shop opens at 7 am from Tuesday to Saturday.',
  'Offices order bread baskets by phone until 4 pm.',
  'On Saturdays our baking class has room for 8 people.',
].join(' ');

let server: TestServer;
let facebook: Connection;
let x: Connection;
let foreignChannel: Connection;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  facebook = await connectChannel(owner, 'facebook');
  x = await connectChannel(owner, 'x');
  foreignChannel = await connectChannel(server.as('foreign'), 'x');
});
after(() => server.stop());

async function list(query = ''): Promise<Post[]> {
  return (await server.as('owner')(`${LIST}${query}`)).json();
}

describe('generating', () => {
  test('without a profile there is nothing to write from', async () => {
    const answer = await server.as('owner')(GENERATE, { json: { platformId: facebook.id, count: 2 } });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /Describe your business first/);
    await saveProfile(server.as('owner'), { description: DESCRIPTION });
  });

  test('writes as many drafts as were asked for, each different, and says why', async () => {
    const posts = await generatePosts(server.as('owner'), facebook.id, 4);
    assert.equal(posts.length, 4);
    for (const post of posts) {
      const {
        platformId,
        platform,
        network,
        status,
        scheduledAt,
        publishedAt,
        analytics,
        externalUrl,
        note,
      } = post;
      assert.deepEqual(
        { platformId, platform, network, status, scheduledAt, publishedAt, analytics, externalUrl, note },
        {
          platformId: facebook.id,
          platform: 'facebook',
          network: 'sandbox',
          status: 'draft',
          scheduledAt: null,
          publishedAt: null,
          analytics: null,
          externalUrl: null,
          note: null,
        },
      );
      assert.ok(post.content.length > 40);
    }
    assert.equal(new Set(posts.map(({ content }) => content)).size, 4);
    assert.deepEqual(
      (await list()).map(({ id }) => id),
      posts.map(({ id }) => id).reverse(),
    );
    const [why]: Decision[] = await (await server.as('owner')('/api/decisions')).json();
    assert.partialDeepStrictEqual(why, {
      kind: 'write',
      what: 'Wrote 4 drafts for Facebook',
      platformId: facebook.id,
    });
    assert.match(why?.why ?? '', /You asked for 4/);
  });

  test('a profile that cannot carry so many gives fewer, and tells so', async () => {
    const foreign = server.as('foreign');
    await saveProfile(foreign, {
      // The library does not speak it: there is no more to say than the owner said.
      description: 'Wir reparieren die Stiefel und das Leder in der Stadt.',
      brandValues: '',
      targetAudience: '',
      marketingGoals: '',
    });
    const posts = await generatePosts(foreign, foreignChannel.id, LIMITS.generate);
    assert.ok(posts.length > 0 && posts.length < LIMITS.generate, `${posts.length}`);
    const [why]: Decision[] = await (await foreign('/api/decisions')).json();
    assert.ok(why?.limit, 'the decision names the limit');
    let answer: Response;
    do answer = await foreign(GENERATE, { json: { platformId: foreignChannel.id, count: 50 } });
    while (answer.status === 201);
    assert.equal(answer.status, 409, 'in the end there is nothing left to say');
    assert.match(await answer.text(), /\w+ \w+/);
  });

  test('two requests at the same time never store the same words', async () => {
    const json = { platformId: x.id, count: 2 };
    const answers = await Promise.all([1, 2, 3].map(() => server.as('owner')(GENERATE, { json })));
    assert.ok(answers.every(({ status }) => status === 201 || status === 409));
    const posts = await list(`?platformId=${x.id}`);
    assert.equal(new Set(posts.map(({ content }) => content)).size, posts.length);
  });

  const refused = (name: string, json: () => unknown, status: number, contains: string): Scenario => ({
    name,
    as: 'owner',
    url: GENERATE,
    get json() {
      return json();
    },
    status,
    contains: [contains],
    events: { 'post.draft': 0 },
  });
  runScenarios(
    () => server,
    [
      ...[0, -1, 51, 1.5, '2', null, [], 1e9].map((count) =>
        refused(`count ${JSON.stringify(count)}`, () => ({ platformId: facebook.id, count }), 422, 'count: '),
      ),
      refused('no count', () => ({ platformId: facebook.id }), 422, 'count: is required'),
      refused('no channel', () => ({ count: 1 }), 422, 'platformId: is required'),
      ...['1', null, -1, 0, 1.5, {}].map((platformId) =>
        refused(
          `channel ${JSON.stringify(platformId)}`,
          () => ({ platformId, count: 1 }),
          422,
          'platformId: ',
        ),
      ),
      refused(
        'a seed too long',
        () => ({ platformId: facebook.id, count: 1, seed: 'x'.repeat(101) }),
        422,
        'seed',
      ),
      refused(
        'somebody else’s channel',
        () => ({ platformId: foreignChannel.id, count: 1 }),
        404,
        'Not found',
      ),
      refused('an unknown channel', () => ({ platformId: 9999, count: 1 }), 404, 'Not found'),
      { ...refused('nobody', () => ({ platformId: 1, count: 1 }), 401, ''), as: 'anonymous' },
    ],
  );

  test('a channel without content takes none', async () => {
    const ads = await connectChannel(server.as('owner'), 'google-ads');
    const answer = await server.as('owner')(GENERATE, { json: { platformId: ads.id, count: 1 } });
    assert.deepEqual([answer.status, await answer.text()], [409, 'Google Ads publishes no content.']);
  });

  test('an approver writes nothing', async () => {
    const approver = await addApprover(server);
    assert.equal((await approver(GENERATE, { json: { platformId: facebook.id, count: 1 } })).status, 403);
  });
});

describe('listing', () => {
  test('pages by Link headers: everything once, newest first, filters kept', async () => {
    await generatePosts(server.as('owner'), facebook.id, 5);
    const all = await list(`?platformId=${facebook.id}`);
    assert.equal(all.length, 9);
    const seen: number[] = [];
    let next: string | undefined = `${LIST}?platformId=${facebook.id}&status=draft&limit=4`;
    while (next !== undefined) {
      const answer: Response = await server.as('owner')(next);
      const page: Post[] = await answer.json();
      assert.ok(page.length <= 4);
      seen.push(...page.map(({ id }) => id));
      next = /^<(\S+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      if (next) assert.match(next, new RegExp(`platformId=${facebook.id}.*status=draft`));
    }
    assert.deepEqual(
      seen,
      all.map(({ id }) => id),
    );
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => b - a),
    );
  });

  test('a list that fits names no next page', async () => {
    assert.equal((await server.as('owner')(LIST)).headers.get('link'), null);
  });

  test('filters by channel and by state', async () => {
    const posts = await list();
    assert.ok(posts.some((post) => post.platformId === x.id));
    assert.deepEqual(
      await list(`?platformId=${x.id}`),
      posts.filter((post) => post.platformId === x.id),
    );
    assert.deepEqual(await list('?status=published'), []);
    assert.deepEqual(await list(`?platformId=${foreignChannel.id}`), []);
    assert.deepEqual(await list('?before=1'), []);
  });

  const bad = (query: string, field: string): Scenario => {
    return { name: query, as: 'owner', url: `${LIST}?${query}`, status: 422, contains: [`${field}: `] };
  };
  runScenarios(
    () => server,
    [
      ...['banana', '', 'Draft', 'draft,published'].map((one) => bad(`status=${one}`, 'status')),
      ...['0', '101', '-1', 'all', '1.5', ''].map((one) => bad(`limit=${one}`, 'limit')),
      ...['x', '-3', '0'].map((one) => bad(`before=${one}`, 'before')),
      bad('platformId=facebook', 'platformId'),
      bad('limit=1&limit=2', 'limit'),
      { name: 'somebody else’s', as: 'foreign', url: LIST, status: 404, contains: ['Not found'] },
      {
        name: 'an unknown account’s',
        as: 'owner',
        url: '/api/users/999/contents',
        status: 404,
        contains: ['Not found'],
      },
      { name: 'anonymously', as: 'anonymous', url: LIST, status: 401 },
    ],
  );
});

describe('reading one', () => {
  test('answers what the list shows, to its owner only', async () => {
    const [post] = await list();
    const url = `/api/contents/${post?.id}`;
    assert.deepEqual(await (await server.as('owner')(url)).json(), post);
    const [foreign, unknown] = await Promise.all([
      server.as('foreign')(url),
      server.as('owner')('/api/contents/9999'),
    ]);
    assert.deepEqual([foreign.status, await foreign.text()], [404, 'Not found']);
    assert.deepEqual([unknown.status, await unknown.text()], [404, 'Not found']);
    assert.equal((await server.as('anonymous')(url)).status, 401);
  });
});
