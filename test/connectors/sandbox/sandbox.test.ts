import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import type {
  CheckRequest,
  NetworkProfile,
  PublishOutcome,
} from '../../../server/connectors/channels/connector.ts';
import { type Fault, NO_FAULTS } from '../../../server/connectors/channels/sandbox/fault.ts';
import { createSandbox, type SandboxParts } from '../../../server/connectors/channels/sandbox/sandbox.ts';
import type { Databases } from '../../../server/db/open.ts';
import { createSandboxStore } from '../../../server/db/sandbox-store.ts';
import { DAY, HOUR, SECOND, SimulatedClock, systemClock } from '../../../server/kernel/clock.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { openSandboxFiles } from '../../support/media.ts';
import { makeCall } from '../../support/network-call.ts';

const START = Date.UTC(2027, 2, 1, 9);

/** Each test has an account of its own on the one network. */
let profile = '';
let profiles = 0;
beforeEach(() => {
  profiles += 1;
  profile = `connection-${profiles}`;
});

type Request = CheckRequest & NetworkProfile;

function request(change: Partial<Request> = {}): Request {
  return {
    channel: 'facebook',
    profile,
    attempt: 'attempt-1',
    key: 'post-1',
    madeAt: START,
    since: START,
    others: [],
    title: null,
    content: 'Twelve kinds of bread, every morning from six.',
    media: [],
    mediaPreview: null,
    ...change,
  };
}

function externalIdOf(outcome: PublishOutcome): string {
  assert.equal(outcome.end, 'published', JSON.stringify(outcome));
  return outcome.end === 'published' ? outcome.externalId : '';
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  /** A Sandbox whose next answers follow `faults`, then none. */
  function openSandbox(faults: Fault[] = [], more: Partial<SandboxParts> = {}) {
    const clock = new SimulatedClock(START);
    const store = createSandboxStore(databases.sandbox);
    const plan = faults.length > 0 ? { next: () => faults.shift() ?? null } : NO_FAULTS;
    const network = createSandbox({
      files: openSandboxFiles(),
      store,
      clock,
      ids: secureIds,
      faults: plan,
      ...more,
    });
    const callOf = ({ channel, profile }: NetworkProfile) => makeCall({ channel, profile, clock });
    const sandbox = {
      ...network,
      publish: (post: Request, signal = new AbortController().signal) =>
        network.publish({ ...callOf(post), signal }, post),
      resume: (of: Request, data: string) => network.resume(callOf(of), data, of),
      check: (attempt: Request) => network.check(callOf(attempt), attempt),
      measure: (of: Request, ...ids: string[]) => network.measure(callOf(of), ids),
      remove: (of: Request, id: string) => network.remove(callOf(of), id),
    };
    return { sandbox, clock };
  }

  test('a post is published, found, shown, measured and removed', async () => {
    const { sandbox, clock } = openSandbox();
    const published = await sandbox.publish(request());
    const externalId = externalIdOf(published);
    assert.ok(published.end === 'published' && published.url === `/sandbox/facebook/${externalId}`);
    assert.deepEqual(await sandbox.check(request()), published);
    clock.advance(DAY);
    const [item, ...others] = await sandbox.feed(request());
    assert.deepEqual(others, []);
    assert.partialDeepStrictEqual(item, {
      externalId,
      content: request().content,
      mediaPreview: null,
      publishedAt: '2027-03-01T09:00:00.000Z',
    });
    const measured = (await sandbox.measure(request(), externalId, 'unknown')).get(externalId);
    assert.ok(measured?.impressions && measured.impressions > 0);
    assert.equal(item?.figures?.impressions, measured.impressions);
    assert.deepEqual(await sandbox.view(request(), externalId), item);
    assert.equal(await sandbox.view(request({ profile: 'another' }), externalId), undefined);
    assert.equal(await sandbox.remove(request({ profile: 'another' }), externalId), true);
    assert.equal((await sandbox.feed(request())).length, 1, 'another profile removes nothing');
    assert.equal(await sandbox.remove(request(), externalId), true);
    assert.equal(await sandbox.remove(request(), externalId), true, 'gone is gone');
    assert.deepEqual(await sandbox.feed(request()), []);
    assert.equal((await sandbox.measure(request(), externalId)).size, 0);
  });

  test('a post without the picture that it needs is shown as its text, and nobody reacts to it', async () => {
    const { sandbox, clock } = openSandbox();
    const mediaPreview = 'This post still needs its image.';
    const bare = request({ channel: 'instagram', mediaPreview });
    const externalId = externalIdOf(await sandbox.publish(bare));
    clock.advance(30 * DAY);
    assert.partialDeepStrictEqual(await sandbox.view(bare, externalId), { mediaPreview, figures: null });
    assert.equal((await sandbox.measure(bare, externalId)).size, 0);
  });

  test('a figure that the channel does not give is absent, in what it tells and in what it shows', async () => {
    const { sandbox, clock } = openSandbox();
    const film = request({ channel: 'tiktok' });
    const externalId = externalIdOf(await sandbox.publish(film));
    clock.advance(DAY);
    const told = (await sandbox.measure(film, externalId)).get(externalId);
    assert.deepEqual(Object.keys(told ?? {}).sort(), ['comments', 'impressions', 'likes', 'shares']);
    assert.deepEqual((await sandbox.view(film, externalId))?.figures, told);
  });

  test('the feed shows the newest first, and each profile its own', async () => {
    const { sandbox, clock } = openSandbox();
    for (const content of ['first', 'second', 'third']) {
      await sandbox.publish(request({ content }));
      clock.advance(SECOND);
    }
    await sandbox.publish(request({ profile: 'another', content: 'elsewhere' }));
    const shown = (await sandbox.feed(request())).map((item) => item.content);
    assert.deepEqual(shown, ['third', 'second', 'first']);
  });

  for (const [name, change, reason] of [
    [
      'a text that is too long',
      { channel: 'x', content: 'a'.repeat(281) },
      /281 weighted characters; X takes at most 280/,
    ],
    ['too many bytes', { channel: 'youtube', title: 'Bread', content: 'ü'.repeat(2501) }, /5002 bytes/],
    ['a title that is too long', { channel: 'pinterest', title: 'a'.repeat(101) }, /The title has 101/],
    ['a video without a title', { channel: 'youtube', title: ' ' }, /needs a title/],
    [
      'more hashtags than the channel takes',
      { channel: 'instagram', content: Array.from({ length: 31 }, (_, at) => `#tag${at}`).join(' ') },
      /31 hashtags; Instagram takes at most 30/,
    ],
    [
      'a thread with a post that is too long',
      { channel: 'x', content: `short\n---\n${'a'.repeat(281)}` },
      /281 weighted characters; X takes at most 280/,
    ],
    ['a thread with an empty post', { channel: 'x', content: 'one\n---\n\n---\ntwo' }, /empty/],
    [
      'a thread that is too long',
      { channel: 'x', content: Array.from({ length: 26 }, () => 'a').join('\n---\n') },
      /26 posts; X takes at most 25/,
    ],
    [
      'characters that the channel forbids',
      { channel: 'youtube', title: 'Bread', content: 'bread <3' },
      /YouTube allows no < in the text/,
    ],
    ['a title of several lines', { channel: 'pinterest', title: 'a\nb' }, /must be one line/],
    ['an empty post', { content: ' \n' }, /empty/],
    ['a channel that carries no posts', { channel: 'google-ads' }, /takes no posts/],
  ] as const) {
    test(`refuses ${name}`, async () => {
      const { sandbox } = openSandbox();
      const outcome = await sandbox.publish(request(change));
      assert.equal(outcome.end, 'rejected');
      assert.match(outcome.end === 'rejected' ? wordsOfTold(outcome.reason) : '', reason);
      assert.deepEqual(await sandbox.feed(request(change)), []);
    });
  }

  test('links count as the channel counts them', async () => {
    const { sandbox } = openSandbox();
    const content = `${'a'.repeat(256)} https://example.com/${'b'.repeat(200)}`;
    assert.equal((await sandbox.publish(request({ channel: 'x', content }))).end, 'published');
  });

  test('a lost reply is found at once, and the same words are not taken twice', async () => {
    const { sandbox } = openSandbox([{ kind: 'lost-reply' }]);
    assert.equal((await sandbox.publish(request())).end, 'unknown');
    assert.equal((await sandbox.publish(request())).end, 'unknown', 'not rejected: it may be our own post');
    assert.equal((await sandbox.check(request())).end, 'published');
    assert.equal((await sandbox.feed(request())).length, 1);
  });

  test('a slow network has the post later', async () => {
    const { sandbox, clock } = openSandbox([{ kind: 'slow', ms: 30 * SECOND }]);
    assert.equal((await sandbox.publish(request())).end, 'unknown');
    assert.equal((await sandbox.check(request())).end, 'absent', 'at this moment');
    assert.deepEqual(await sandbox.feed(request()), [], 'nobody sees it yet');
    clock.advance(30 * SECOND);
    const found = await sandbox.check(request());
    assert.equal(found.end, 'published');
    assert.equal((await sandbox.feed(request())).length, 1);
  });

  test('a connection that broke before the post was read brings nothing about', async () => {
    const { sandbox, clock } = openSandbox([{ kind: 'reset' }]);
    assert.equal((await sandbox.publish(request())).end, 'unknown');
    clock.advance(sandbox.settle);
    assert.deepEqual(await sandbox.check(request()), { end: 'absent' });
    assert.equal((await sandbox.publish(request())).end, 'published');
  });

  test('told not to refuse duplicates, it takes the same words as often as they come', async () => {
    const { sandbox } = openSandbox([], { refusesDuplicates: false });
    const ids = [await sandbox.publish(request()), await sandbox.publish(request())].map(externalIdOf);
    assert.equal((await sandbox.feed(request())).length, 2);
    const found = await sandbox.check(request({ others: ids.slice(0, 1) }));
    assert.equal(
      found.end === 'published' && found.externalId,
      ids[1],
      'the other one is another post of ours',
    );
    assert.deepEqual(await sandbox.check(request({ others: ids })), { end: 'absent' });
  });

  test('a long call that is given up is taken all the same', async () => {
    const { promise: uploaded, resolve: finish } = Promise.withResolvers<void>();
    const clock = { ...systemClock, now: () => START, sleep: () => uploaded };
    const { sandbox } = openSandbox([{ kind: 'long', ms: 90 * SECOND }], { clock });
    const caller = new AbortController();
    const outcome = sandbox.publish(request(), caller.signal);
    caller.abort();
    assert.equal((await outcome).end, 'unknown');
    assert.deepEqual(await sandbox.check(request()), { end: 'absent' });
    finish();
    while ((await sandbox.check(request())).end === 'absent');
    assert.equal((await sandbox.feed(request())).length, 1);
  });

  test('media are asked for until they are ready, and then published by a call of its own', async () => {
    const { sandbox } = openSandbox([{ kind: 'media', asks: 2, isReady: true }]);
    const steps: string[] = [];
    let outcome = await sandbox.publish(request());
    while (outcome.end === 'pending') {
      steps.push(outcome.next);
      assert.deepEqual(await sandbox.feed(request()), [], 'nobody sees it yet');
      outcome = await sandbox.resume(request(), outcome.data);
    }
    assert.deepEqual(steps, ['ask', 'ask', 'publish']);
    externalIdOf(outcome);
    assert.equal((await sandbox.feed(request())).length, 1);
  });

  test('media that cannot be processed are refused', async () => {
    const { sandbox } = openSandbox([{ kind: 'media', asks: 0, isReady: false }]);
    const outcome = await sandbox.publish(request());
    assert.ok(outcome.end === 'pending' && outcome.next === 'ask');
    assert.equal((await sandbox.resume(request(), outcome.data)).end, 'rejected');
  });

  test('a refusal and a busy network take nothing', async () => {
    const { sandbox } = openSandbox([
      { kind: 'refused', reason: 'Not today.' },
      { kind: 'busy', ms: 5000 },
    ]);
    assert.deepEqual(await sandbox.publish(request()), { end: 'rejected', reason: 'Not today.' });
    assert.partialDeepStrictEqual(await sandbox.publish(request()), { end: 'retry', at: START + 5000 });
    assert.deepEqual(await sandbox.feed(request()), []);
    assert.equal((await sandbox.publish(request())).end, 'published');
  });

  test('an earlier post with the same words is not mistaken for this attempt', async () => {
    const { sandbox, clock } = openSandbox();
    const first = externalIdOf(await sandbox.publish(request()));
    clock.advance(HOUR);
    const later = request({ attempt: 'attempt-2', since: clock.now() });
    assert.equal((await sandbox.publish(later)).end, 'unknown');
    assert.deepEqual(await sandbox.check(later), { end: 'absent' });
    clock.advance(DAY);
    const again = await sandbox.publish(request({ attempt: 'attempt-3' }));
    assert.notEqual(externalIdOf(again), first, 'after a day the words may be used again');
  });

  test('other words, another title or another profile are no duplicate', async () => {
    const { sandbox } = openSandbox();
    const posts = [
      request({ channel: 'pinterest' }),
      request({ channel: 'pinterest', title: 'Bread' }),
      request({ channel: 'pinterest', profile: 'another' }),
      request({ channel: 'pinterest', content: 'Other words' }),
    ];
    for (const post of posts) assert.equal((await sandbox.publish(post)).end, 'published');
  });

  test('of many at once with the same words one is taken', async () => {
    const { sandbox } = openSandbox();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => sandbox.publish(request({ attempt: `attempt-${at}` }))),
    );
    assert.equal(outcomes.filter((outcome) => outcome.end === 'published').length, 1);
    assert.equal((await sandbox.feed(request())).length, 1);
  });

  test('what it took survives a transaction of ours that fails', async () => {
    const { sandbox } = openSandbox();
    await assert.rejects(
      databases.main.write.transaction(async () => {
        await sandbox.publish(request());
        throw new Error('ours fails');
      }),
      /ours fails/,
    );
    assert.equal((await sandbox.feed(request())).length, 1);
  });
});
