// What is Mastodon's own: threads that are sent status by status, keys that the server knows again, edits, and its sign-in.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type {
  Call,
  CheckOutcome,
  LimitNotice,
  PublishOutcome,
  PublishRequest,
} from '../../../server/connectors/channels/connector.ts';
import { auth } from '../../../server/connectors/channels/mastodon/auth.ts';
import { mastodon } from '../../../server/connectors/channels/mastodon/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { makePicture, makePost } from '../support/posts.ts';
import { type Asked, jsonOf } from '../support/stand-in.ts';
import { type MastodonStandIn, ORIGIN, openMastodon, SERVER } from './stand-in.ts';

const START = Date.UTC(2027, 2, 1, 9);
const THREAD = ['The oven is lit at three.', 'At five the rolls go in.', 'At seven we open.'];
const isPost = ({ method, path }: Asked) => method === 'POST' && path === '/api/v1/statuses';

/** True when it is asked for the nth time. */
function nth(wanted: number): () => boolean {
  let count = 0;
  return () => {
    count += 1;
    return count === wanted;
  };
}

let server: MastodonStandIn;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(START);
  server = await openMastodon(clock);
  told = [];
});
afterEach(() => server.close());

function call(change: Partial<Call> = {}): Call {
  return makeCall({
    channel: 'mastodon',
    credential: {
      externalId: '1',
      handle: 'baker',
      server: SERVER,
      token: 'token-1',
      scopes: [],
      version: 1,
      provider: 'mastodon',
      app: null,
    },
    outbound: new Outbound({ origins: server.originMap }),
    clock,
    tell: (notice) => void told.push(notice),
    ...change,
  });
}

const makeThread = () => makePost({ content: THREAD.join('\n---\n') });
const look = (post: ReturnType<typeof makePost>, others: string[] = []) =>
  mastodon.check(call(), { ...post, since: clock.now() - HOUR, others });
const wordsOut = () => server.statuses.map(({ text }) => text);

async function goOn(first: PublishOutcome | CheckOutcome, post: PublishRequest) {
  let outcome = first;
  while (outcome.end === 'pending' && outcome.at === undefined)
    outcome = await mastodon.resume(call(), outcome.data, post);
  return outcome;
}
const publish = async (post: PublishRequest) => goOn(await mastodon.publish(call(), post), post);

describe('a thread', () => {
  test('is a status and its answers, each to the one before; what goes on stays out of public timelines', async () => {
    const thread = { ...makeThread(), media: [makePicture()] };
    const begun = await mastodon.publish(call(), thread);
    assert.partialDeepStrictEqual(begun, { end: 'pending', next: 'publish', parts: 1 });
    assert.deepEqual(wordsOut(), THREAD.slice(0, 1));
    const outcome = await goOn(begun, thread);
    assert.deepEqual(wordsOut(), THREAD);
    const [first, second, third] = server.statuses;
    assert.ok(outcome.end === 'published' && outcome.externalId === first?.id);
    assert.equal(outcome.url, `${ORIGIN}/@baker/${first.id}`);
    assert.deepEqual([second?.parent, third?.parent], [first.id, second?.id]);
    assert.deepEqual(
      server.statuses.map(({ visibility, media }) => [visibility, media.length]),
      [
        ['public', 1],
        ['unlisted', 0],
        ['unlisted', 0],
      ],
    );
  });

  for (const loss of ['busy', 'lost', 'reset'] as const) {
    test(`of which one is ${loss} goes on where it stands`, async () => {
      const post = makeThread();
      const begun = await mastodon.publish(call(), post);
      assert.ok(begun.end === 'pending');
      server.fail(loss);
      assert.equal((await mastodon.resume(call(), begun.data, post)).end, 'unknown');
      const there = loss === 'busy' ? 1 : 2;
      assert.deepEqual(wordsOut(), THREAD.slice(0, there));
      const found = await look(post);
      assert.partialDeepStrictEqual(found, { end: 'pending', next: 'publish', parts: there });
      const since = clock.now() - HOUR;
      // By what is noted it is found even where its beginning is said to be somebody else's.
      const others = server.statuses.slice(0, 1).map(({ id }) => id);
      assert.deepEqual(await mastodon.check(call(), { ...post, since, others, data: begun.data }), found);
      assert.equal((await goOn(found, post)).end, 'published');
      assert.deepEqual(wordsOut(), THREAD);
      assert.equal((await look(post)).end, 'published');
    });
  }

  test('that meets a limit half-way goes on after it, and is never begun anew', async () => {
    const isThird = nth(3);
    server.refuse((asked) => isPost(asked) && isThird(), {
      status: 429,
      headers: server.limits(),
      json: { error: 'Too many requests' },
    });
    const post = makeThread();
    const outcome = await publish(post);
    assert.ok(outcome.end === 'pending' && outcome.next === 'publish', JSON.stringify(outcome));
    assert.deepEqual([outcome.parts, outcome.at], [2, server.limitedUntil()]);
    assert.equal((await goOn({ ...outcome, at: undefined } as never, post)).end, 'published');
    assert.deepEqual(wordsOut(), THREAD);
  });

  test('that is refused half-way says how much of it is out', async () => {
    const isSecond = nth(2);
    server.refuse((asked) => isPost(asked) && isSecond(), {
      status: 422,
      json: { error: 'Not this.' },
    });
    const outcome = await publish(makeThread());
    assert.deepEqual(outcome, {
      end: 'rejected',
      reason: say('networks.thread-stopped', {
        said: 'Not this.',
        out: say('networks.thread-out', { sent: 1, most: 3 }),
      }),
    });
  });

  test('is edited and taken down as a whole; answers of others stay', async () => {
    const outcome = await publish(makeThread());
    assert.ok(outcome.end === 'published');
    server.write('Lovely!', { account: '2', parent: outcome.externalId });
    const content = ['One.', 'Two.', 'Three.'].join('\n---\n');
    assert.deepEqual(await mastodon.edit?.(call(), outcome.externalId, { title: null, content }), {
      end: 'edited',
    });
    assert.deepEqual(wordsOut(), ['One.', 'Two.', 'Three.', 'Lovely!']);
    const shorter = await mastodon.edit?.(call(), outcome.externalId, {
      title: null,
      content: 'One.\n---\nTwo.',
    });
    assert.equal(shorter?.end, 'rejected');
    assert.equal(await mastodon.remove(call(), outcome.externalId), true);
    assert.deepEqual(wordsOut(), ['Lovely!']);
  });
});

describe('what is sent twice', () => {
  test('is one status within an hour: the key of the post is its key there', async () => {
    const post = makePost();
    const [first, second] = [
      await mastodon.publish(call(), post),
      await mastodon.publish(call(), { ...post, attempt: 'b' }),
    ];
    assert.deepEqual(first, second);
    assert.equal(server.statuses.length, 1);
    assert.equal((await mastodon.publish(call(), makePost({ content: post.content }))).end, 'published');
    assert.equal(server.statuses.length, 2, 'another post of the same words is another');
  });

  test("is looked for by its words among the account's own, however many came after it", async () => {
    const post = makePost({ content: 'Rolls & "bread" <today>\nat seven' });
    const out = await mastodon.publish(call(), post);
    for (let index = 0; index < 90; index += 1) server.write(`Something else ${index}`);
    assert.deepEqual(await look(post), out);
    clock.advance(DAY);
    assert.deepEqual(await look(post), { end: 'absent' }, 'an old one of the same words is another');
  });

  test('is unknown, and not absent, where more came after it than can be looked through', async () => {
    const post = makePost();
    const out = await mastodon.publish(call(), post);
    for (let index = 0; index < 250; index += 1) server.write(`Something else ${index}`);
    assert.deepEqual(await look(post), out);
    for (let index = 0; index < 250; index += 1) server.write(`Something else ${index}`);
    assert.equal((await look(post)).end, 'unknown');
  });

  test('is not taken for an answer of the same words', async () => {
    const post = makePost({ content: 'Thank you!' });
    server.write('Thank you!', { parent: '99' });
    assert.deepEqual(await look(post), { end: 'absent' });
  });
});

test('an edit keeps pictures and what they show', async () => {
  const outcome = await mastodon.publish(
    call(),
    makePost({ media: [makePicture(), makePicture({ alt: 'Rolls' })] }),
  );
  assert.ok(outcome.end === 'published');
  const media = server.statuses[0]?.media;
  await mastodon.edit?.(call(), outcome.externalId, { title: null, content: 'Other words' });
  assert.deepEqual([wordsOut(), server.statuses[0]?.media], [['Other words'], media]);
});

test('limits are told with every reply, those of uploads by their own name', async () => {
  await mastodon.publish(call(), makePost({ media: [makePicture()] }));
  assert.deepEqual(
    told.map(({ of, counted, used, most }) => [of, counted, used, most]),
    [
      ['account', 'uploads', 1, 300],
      ['account', 'calls', 2, 300],
    ],
  );
  assert.equal(told[0]?.endsAt, server.limitedUntil());
});

test('a picture without a description has none there either', async () => {
  await mastodon.publish(call(), makePost({ media: [makePicture({ alt: '' })] }));
  assert.deepEqual(
    [...server.media.values()].map(({ description }) => description),
    [null],
  );
  const sent = server.asked.find(isPost);
  assert.ok(sent && !('in_reply_to_id' in jsonOf(sent)));
});

describe('signing in', () => {
  const authCall = () => ({ ...call(), server: SERVER });

  test('asks only for what is used, and shows the handle with its server', async () => {
    const app = await auth.register?.(authCall(), 'https://drivyn.example/cb');
    assert.ok(app);
    const way = { ...authCall(), app };
    const verifier = 'v'.repeat(64);
    const address = auth.authorizeUrl(way, {
      state: 's',
      redirectUri: 'https://drivyn.example/cb',
      verifier,
    });
    const code = server.allow(address);
    const entered = await auth.exchange(way, { code, redirectUri: 'https://drivyn.example/cb', verifier });
    assert.ok(entered.end === 'signed-in');
    assert.deepEqual(entered.tokens.scopes, [
      'read:accounts',
      'read:statuses',
      'write:media',
      'write:statuses',
    ]);
    assert.deepEqual([entered.tokens.accessEndsAt, entered.tokens.refresh], [null, null]);
    assert.deepEqual(await auth.listAccounts(way, entered.tokens), [
      { id: '1', name: 'Harbour Bakery', handle: 'baker@social.example', kind: 'profile', tokens: null },
    ]);
    await auth.revoke?.(way, entered.tokens);
    assert.equal(server.tokens.has(entered.tokens.access), false);
  });

  test('on a server that is no Mastodon ends with an error that says so', async () => {
    server.refuse(({ path }) => path === '/api/v1/apps', { status: 404, body: '<h1>Not found</h1>' });
    await assert.rejects(async () => auth.register?.(authCall(), 'https://drivyn.example/cb'), /took no app/);
  });

  test('never reaches inside our own network', async () => {
    const inside = new Outbound({ resolve: async () => ['10.0.0.7'] });
    await assert.rejects(
      async () => auth.register?.({ ...authCall(), outbound: inside }, 'https://a.example/cb'),
      /not a public/,
    );
  });
});

test('a token that is gone, and a server that is away, are told apart', async () => {
  assert.deepEqual(await mastodon.examine(call()), {
    end: 'well',
    followers: 321,
    findings: [],
    ownLimits: null,
  });
  server.tokens.clear();
  assert.deepEqual(await mastodon.examine(call()), {
    end: 'reconnect',
    error: 'The access token is invalid',
  });
  assert.equal((await look(makePost())).end, 'reconnect');
});

test('a server tells its own limits; what is none is left as it was', async () => {
  const limitsOf = async () => {
    const found = await mastodon.examine(call());
    return found.end === 'well' ? found.ownLimits : found.end;
  };
  server.limitTo(1200);
  assert.deepEqual(await limitsOf(), { text: 1200 });
  server.limitTo(10_000_000);
  assert.deepEqual(await limitsOf(), { text: 65_000 }, 'nobody writes more than that here');
  for (const told of [{}, { configuration: { statuses: { max_characters: 'many' } } }, [], 'a page']) {
    server.limitTo(500, told);
    assert.equal(await limitsOf(), undefined, JSON.stringify(told));
  }
  const tell = (most: unknown, media_attachments: unknown) => {
    const statuses = { max_characters: 500, max_media_attachments: most };
    server.limitTo(500, { configuration: { statuses, media_attachments } });
  };
  const types = ['image/jpeg', 'video/webm', 'video/mp4', 'video/quicktime', 'audio/mpeg'];
  const usual = {
    ...{ supported_mime_types: types, description_limit: 1500 },
    ...{ image_size_limit: 16_777_216, video_size_limit: 103_809_024 },
  };
  tell(4, usual);
  assert.equal(await limitsOf(), null, 'as a server that sets none says it');
  tell(6, {
    ...usual,
    image_size_limit: 8_000_000,
    description_limit: 420,
    supported_mime_types: ['video/mp4'],
  });
  const media = { most: 6, imageBytes: 8_000_000, filmBytes: 99_000_000, films: ['mp4'] };
  assert.deepEqual(await limitsOf(), { text: 500, media, description: 420 });
  tell('many', { supported_mime_types: 'all', description_limit: -1, image_size_limit: 0 });
  assert.equal(await limitsOf(), null, 'what makes no sense is as usual');
});
