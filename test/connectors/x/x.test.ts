// What is X's own: threads as replies, credit, limits, pictures and films in pieces, and clicks that are told for 30 days.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type {
  Call,
  CheckOutcome,
  LimitNotice,
  PublishOutcome,
  PublishRequest,
} from '../../../server/connectors/channels/connector.ts';
import { auth } from '../../../server/connectors/channels/x/auth.ts';
import { x } from '../../../server/connectors/channels/x/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { type Asked, jsonOf } from '../support/stand-in.ts';
import { APP, openX, type XStandIn } from './stand-in.ts';

const THREAD = [
  'The oven is lit at three.',
  'At five the rolls go in.',
  'At seven we open: https://bakery.example',
];
const isPost = ({ method, path }: Asked) => method === 'POST' && path === '/2/tweets';

let server: XStandIn;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  server = await openX(clock);
  told = [];
});
afterEach(() => server.close());

function call(change: Partial<Call> = {}): Call {
  return makeCall({
    channel: 'x',
    credential: {
      externalId: '2244994945',
      provider: 'x',
      app: APP,
      handle: 'bakery',
      server: null,
      token: 'token-1',
      scopes: [],
      version: 1,
    },
    outbound: new Outbound({ origins: server.originMap }),
    clock,
    tell: (notice) => void told.push(notice),
    ...change,
  });
}

const makeThread = () => makePost({ content: THREAD.join('\n---\n') });
const wordsOut = () => server.tweets.map(({ text }) => text).reverse();
const look = (post: PublishRequest, data?: string, others: string[] = []) =>
  x.check(call(), { ...post, since: clock.now() - HOUR, others, ...(data !== undefined && { data }) });

function noteOf(outcome: PublishOutcome | CheckOutcome): string {
  assert.ok(outcome.end === 'pending', JSON.stringify(outcome));
  return outcome.data;
}

async function goOn(first: PublishOutcome | CheckOutcome, post: PublishRequest) {
  let outcome = first;
  while (outcome.end === 'pending') outcome = await x.resume(call(), outcome.data, post);
  return outcome;
}

describe('a thread', () => {
  test('is one visible call a step, each a reply to the one before; the first shows the picture', async () => {
    const post = { ...makeThread(), media: [makePicture()] };
    const first = await x.publish(call(), post);
    assert.ok(first.end === 'pending' && first.next === 'publish');
    assert.deepEqual(wordsOut(), THREAD.slice(0, 1));
    const outcome = await goOn(first, post);
    assert.deepEqual(wordsOut(), THREAD);
    const [last, middle, root] = server.tweets;
    assert.deepEqual([last?.parent, middle?.parent, root?.parent], [middle?.id, root?.id, null]);
    assert.deepEqual([root?.media.length, middle?.media.length], [1, 0]);
    assert.deepEqual(outcome, {
      end: 'published',
      externalId: [root, middle, last].map((one) => one?.id).join(','),
      url: `https://x.com/bakery/status/${root?.id}`,
    });
    assert.deepEqual(await look(post), outcome);
  });

  for (const loss of ['busy', 'lost', 'reset'] as const) {
    test(`of which a part is ${loss} on the way goes on where it stands`, async () => {
      const post = makeThread();
      const note = noteOf(await x.publish(call(), post));
      server.fail(loss);
      assert.equal((await x.resume(call(), note, post)).end, 'unknown');
      const there = loss === 'busy' ? 1 : 2;
      const found = await look(post, note);
      assert.deepEqual(JSON.parse(noteOf(found)).ids.length, there);
      assert.equal((await goOn(found, post)).end, 'published');
      assert.deepEqual(wordsOut(), THREAD);
    });
  }

  test('of which nothing is known, as after a crash, is found by its words', async () => {
    const post = makeThread();
    const note = noteOf(await x.publish(call(), post));
    await x.resume(call(), note, post);
    const found = await look(post);
    assert.equal((await goOn(found, post)).end, 'published');
    assert.deepEqual(wordsOut(), THREAD);
  });

  test('that meets a limit half-way goes on at the moment that X names, and never begins anew', async () => {
    const post = makeThread();
    const note = noteOf(await x.publish(call(), post));
    server.useUp();
    const outcome = await x.resume(call(), note, post);
    const at = server.limitedUntil();
    assert.deepEqual(outcome, { end: 'pending', data: note, next: 'publish', parts: 1, at });
    assert.equal(told.at(-1)?.blockedUntil, server.limitedUntil());
    clock.advance(16 * MINUTE);
    assert.equal((await goOn(outcome, post)).end, 'published');
    assert.deepEqual(wordsOut(), THREAD);
  });

  test('that is refused half-way says how much of it is out, and where', async () => {
    const post = makeThread();
    const note = noteOf(await x.publish(call(), post));
    server.refuse(isPost, server.problem(403, 'Forbidden', 'Your Tweet text is too long.'));
    const outcome = await x.resume(call(), note, post);
    assert.ok(outcome.end === 'rejected');
    const out = `1 of 3 posts of the thread are out (https://x.com/bakery/status/${server.tweets[0]?.id}).`;
    assert.equal(wordsOfTold(outcome.reason), `Your Tweet text is too long. ${out}`);
    assert.equal((await goOn(await x.resume(call(), note, post), post)).end, 'published');
    assert.deepEqual(wordsOut(), THREAD);
  });

  test('of which a part is lost again after it was looked for is not taken for refused', async () => {
    const post = makeThread();
    const note = noteOf(await x.publish(call(), post));
    server.fail('busy');
    assert.equal((await x.resume(call(), note, post)).end, 'unknown');
    const looked = noteOf(await look(post, note));
    server.fail('reset');
    assert.equal((await x.resume(call(), looked, post)).end, 'unknown');
    assert.equal((await goOn(await look(post, looked), post)).end, 'published');
    assert.deepEqual(wordsOut(), THREAD);
  });

  test('of which more is out than is left of it is out', async () => {
    const post = makeThread();
    const note = noteOf(await x.publish(call(), post));
    const shorter = { ...post, content: THREAD[0] ?? '' };
    const outcome = await x.resume(call(), note, shorter);
    assert.ok(outcome.end === 'published' && outcome.externalId === server.tweets[0]?.id);
  });

  test('whose part stands elsewhere already ends when it was looked for in vain', async () => {
    server.write(THREAD[1] ?? '');
    const post = makeThread();
    const lost = await goOn(await x.publish(call(), post), post);
    assert.equal(lost.end, 'unknown', 'it may have been a part of ours whose answer was lost');
    const again = await goOn(await look(post), post);
    assert.ok(again.end === 'rejected' && /duplicate/.test(wordsOfTold(again.reason)), JSON.stringify(again));
  });

  test("counts as one post; our own replies are nobody's comments; it is taken down as a whole", async () => {
    const post = makeThread();
    const outcome = await goOn(await x.publish(call(), post), post);
    assert.ok(outcome.end === 'published');
    for (const tweet of server.tweets) Object.assign(tweet.figures, { likes: 2, views: 100 });
    const root = server.tweets.at(-1);
    server.write('Lovely!', { parent: root?.id ?? null, author: '7' });
    const figures = (await x.measure(call(), [outcome.externalId])).get(outcome.externalId);
    assert.deepEqual(figures, { likes: 6, comments: 1, shares: 0, clicks: 0, impressions: 300 });
    assert.equal(await x.remove(call(), outcome.externalId), true);
    assert.deepEqual(wordsOut(), ['Lovely!']);
  });
});

describe('what is looked for', () => {
  test('is not a reply of the same words, nor another post of ours', async () => {
    const post = makePost({ content: 'Thank you!' });
    const other = server.write('Thank you!');
    server.write('Thank you!', { parent: other.id });
    assert.deepEqual(await look(post, undefined, [`1,${other.id}`]), { end: 'absent' });
  });

  test('is found among many, and by whole words alone', async () => {
    const post = makePost({ content: 'Fresh & warm: https://bakery.example/today?a=1' });
    const out = await x.publish(call(), post);
    for (let index = 0; index < 30; index += 1) server.write(`Fresh & warm: number ${index}`);
    assert.deepEqual(await look(post), out);
    const other = makePost({ content: 'Fresh & warm: https://bakery.example/today?a=2' });
    assert.deepEqual(await look(other), { end: 'absent' });
  });

  test('is found below as many posts of ours as an hour takes', async () => {
    const post = makePost({ content: 'Fresh from the oven.' });
    const out = await x.publish(call(), post);
    const later = Array.from({ length: 90 }, (_, index) => server.write(`Loaf number ${index}.`).id);
    assert.deepEqual(await look(post, undefined, later), out);
    assert.deepEqual(await look(makePost({ content: 'Never sent.' }), undefined, later), { end: 'absent' });
  });

  test('is not known to be absent where the account cannot be read', async () => {
    server.refuse(
      ({ path }) => path.endsWith('/tweets'),
      server.problem(402, 'CreditsDepleted', 'No credits.'),
    );
    assert.equal((await look(makePost())).end, 'unknown');
  });
});

describe('what X wants to be paid for', () => {
  for (const [name, answer] of [
    [
      '402',
      {
        status: 402,
        json: {
          title: 'CreditsDepleted',
          detail: 'Your account has no credits.',
          type: 'about:blank',
          status: 402,
        },
      },
    ],
    [
      '403 with its marker',
      { status: 403, json: { title: 'CreditsDepleted', type: 'about:blank', status: 403 } },
    ],
    [
      'a spending limit',
      { status: 429, json: { title: 'UsageCapExceeded', type: 'https://api.x.com/2/problems/usage-capped' } },
    ],
  ] as const) {
    test(`${name}: a person is asked, and nothing tried again`, async () => {
      server.refuse(isPost, answer);
      const outcome = await x.publish(call(), makePost());
      assert.ok(
        outcome.end === 'attention' && /console\.x\.com/.test(wordsOfTold(outcome.reason)),
        JSON.stringify(outcome),
      );
      assert.deepEqual(wordsOut(), []);
    });
  }

  test('is found when the sign-in is tried', async () => {
    server.refuse(
      ({ path }) => path === '/2/users/me',
      server.problem(402, 'CreditsDepleted', 'No credits.'),
    );
    assert.deepEqual(await x.examine(call()), { end: 'well', followers: null, findings: ['paid'] });
    assert.deepEqual(await x.examine(call()), { end: 'well', followers: 412, findings: [] });
  });
});

test('what is left of the window is told with every post', async () => {
  await x.publish(call(), makePost());
  assert.deepEqual(told, [
    {
      ...{ of: 'account', counted: 'posts/15 minutes', alike: true },
      ...{ used: 1, most: 100, endsAt: server.limitedUntil() },
    },
  ]);
});

test('a film goes in segments; what makes it visible is a step of its own', async () => {
  server.works(2, 'ready');
  const post = makePost({ media: [makeFilm({ bytes: 9_000_000 })] });
  const first = await x.publish(call(), post);
  assert.ok(first.end === 'pending' && first.next === 'ask' && first.at === clock.now() + 5_000);
  const film = [...server.media.values()][0];
  assert.deepEqual([film?.segments, film?.received, film?.category], [3, 9_000_000, 'tweet_video']);
  const second = await x.resume(call(), first.data, post);
  assert.ok(second.end === 'pending' && second.next === 'ask');
  const third = await x.resume(call(), second.data, post);
  assert.ok(third.end === 'pending' && third.next === 'publish');
  assert.deepEqual(wordsOut(), []);
  assert.equal((await x.resume(call(), third.data, post)).end, 'published');
});

test('one animation goes as such; among pictures it is one of them', async () => {
  const gif = () => makePicture({ type: 'image/gif' });
  await goOn(await x.publish(call(), makePost({ media: [gif()] })), makePost());
  await x.publish(call(), makePost({ media: [gif(), makePicture()] }));
  assert.deepEqual(
    [...server.media.values()].map(({ category }) => category),
    ['tweet_gif', 'tweet_image', 'tweet_image'],
  );
});

test('a post of last month still tells everything but its clicks', async () => {
  const outcome = await x.publish(call(), makePost());
  assert.ok(outcome.end === 'published');
  server.tokens.set('token-1', { scopes: ['tweet.read', 'users.read'], endsAt: clock.now() + 40 * DAY });
  clock.advance(31 * DAY);
  const figures = (await x.measure(call(), [outcome.externalId])).get(outcome.externalId);
  assert.deepEqual(figures, { likes: 0, comments: 0, shares: 0, impressions: 0 });
});

test('a post says no more than its words', async () => {
  await x.publish(call(), makePost({ content: 'Plain.' }));
  const sent = server.asked.find(isPost);
  assert.deepEqual(sent && jsonOf(sent), { text: 'Plain.' });
});

test('an app without a secret names itself', () => {
  const app = { clientId: 'public-1', clientSecret: '' };
  const base = { channel: 'x', app, server: null, signal: new AbortController().signal, clock } as const;
  const asked: unknown[] = [];
  const outbound = {
    fetchProvider: async (...given: unknown[]) => {
      asked.push(given);
      throw new Error('far enough');
    },
  } as unknown as Outbound;
  const refreshing = auth.refresh(
    { ...base, outbound },
    { access: 'a', accessEndsAt: null, refresh: 'r', refreshEndsAt: null, scopes: [] },
  );
  return assert.rejects(refreshing, /far enough/).then(() => {
    const [[, path, request]] = asked as [
      [string, string, { body: string; headers: Record<string, string> }],
    ];
    assert.equal(path, '/2/oauth2/token');
    assert.equal(request.body, 'grant_type=refresh_token&refresh_token=r&client_id=public-1');
    assert.equal(request.headers.Authorization, undefined);
  });
});
