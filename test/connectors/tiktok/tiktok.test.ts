// What is TikTok's own: who sees a post is a person's choice, films go in pieces, pictures are fetched, ids come late.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type {
  Call,
  LimitNotice,
  PublishOutcome,
  PublishRequest,
} from '../../../server/connectors/channels/connector.ts';
import { auth } from '../../../server/connectors/channels/tiktok/auth.ts';
import { tiktok } from '../../../server/connectors/channels/tiktok/connector.ts';
import { partFilm } from '../../../server/connectors/channels/tiktok/upload.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say, wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { type Asked, jsonOf } from '../support/stand-in.ts';
import { APP, fault, OPEN_ID, openTikTok, type TikTokStandIn } from './stand-in.ts';

const MB = 1024 * 1024;
let server: TikTokStandIn;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  server = await openTikTok(clock);
  told = [];
});
afterEach(() => server.close());

function call(level = 'PUBLIC_TO_EVERYONE', change: Partial<Call> = {}): Call {
  return makeCall({
    channel: 'tiktok',
    credential: {
      externalId: level === '' ? OPEN_ID : `${OPEN_ID}#${level}`,
      provider: 'tiktok',
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

const film = (change = {}) => makePost({ media: [makeFilm(change)] });
const isInit = ({ path }: Asked) => path.endsWith('/init/');

async function goOn(first: PublishOutcome, post: PublishRequest, level?: string) {
  let outcome = first;
  for (let steps = 0; outcome.end === 'pending' && steps < 30; steps += 1)
    outcome = await tiktok.resume(call(level), outcome.data, post);
  return outcome;
}
const publish = async (post: PublishRequest, level?: string) =>
  goOn(await tiktok.publish(call(level), post), post, level);
const look = (post: PublishRequest, data?: string, level?: string) =>
  tiktok.check(call(level), { ...post, since: clock.now() - HOUR, others: [], ...(data && { data }) });

describe('who sees a post', () => {
  test('is chosen together with the account, among those that TikTok allows', async () => {
    const way = { ...call(), app: APP, server: null };
    const tokens = { access: 'token-1', accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes: [] };
    const accounts = await auth.listAccounts(way, tokens);
    assert.deepEqual(
      accounts.map(({ id, name, handle }) => [id, name, handle]),
      [
        [`${OPEN_ID}#PUBLIC_TO_EVERYONE`, 'The Bakery, seen by everyone', 'bakery'],
        [`${OPEN_ID}#MUTUAL_FOLLOW_FRIENDS`, 'The Bakery, seen by friends', 'bakery'],
        [`${OPEN_ID}#SELF_ONLY`, 'The Bakery, seen by yourself alone', 'bakery'],
      ],
    );
  });

  test('is sent as it was chosen, with what the account has switched off', async () => {
    await publish(film(), 'SELF_ONLY');
    assert.equal(server.videos[0]?.level, 'SELF_ONLY');
    const init = server.asked.find(isInit);
    const { post_info: info } = (init && jsonOf(init)) as { post_info: Record<string, unknown> };
    assert.deepEqual([info.disable_comment, info.disable_duet, info.disable_stitch], [false, true, false]);
    const paths = server.asked.map(({ path }) => path);
    assert.ok(
      paths.indexOf('/v2/post/publish/creator_info/query/') <
        paths.findIndex((path) => path.endsWith('/init/')),
    );
  });

  test('is never made up: without a choice a person is asked, and nothing is sent', async () => {
    const outcome = await publish(film(), '');
    assert.ok(
      outcome.end === 'attention' && /choose/.test(wordsOfTold(outcome.reason)),
      JSON.stringify(outcome),
    );
    assert.ok(!server.asked.some(isInit));
  });

  test('is chosen anew when the account does not allow it any more', async () => {
    server.creator.privacy_level_options = ['SELF_ONLY'];
    const outcome = await publish(film());
    assert.ok(outcome.end === 'attention' && /only: yourself alone/.test(wordsOfTold(outcome.reason)));
    assert.ok(!server.asked.some(isInit));
    assert.deepEqual(await tiktok.examine(call()), { end: 'well', followers: 731, findings: ['private'] });
  });

  test('is nobody else before TikTok has audited the app, and the post says so', async () => {
    server.refuse(isInit, fault(403, 'unaudited_client_can_only_post_to_private_accounts'));
    const outcome = await publish(film());
    assert.ok(
      outcome.end === 'attention' && /audited/.test(wordsOfTold(outcome.reason)),
      JSON.stringify(outcome),
    );
  });
});

describe('a film', () => {
  test('is parted as TikTok counts', () => {
    assert.deepEqual(partFilm(3 * MB), { size: 3 * MB, pieceSize: 3 * MB, count: 1 });
    assert.deepEqual(partFilm(20 * MB), { size: 20 * MB, pieceSize: 20 * MB, count: 1 });
    assert.deepEqual(partFilm(32 * MB), { size: 32 * MB, pieceSize: 16 * MB, count: 2 });
    assert.deepEqual(partFilm(50 * MB + 7), { size: 50 * MB + 7, pieceSize: 16 * MB, count: 3 });
    assert.ok(partFilm(4_000_000_000).count <= 1000);
  });

  test('of several pieces is seen when the last one is there, and not before', async () => {
    const post = film({ bytes: 50 * MB + 7 });
    const begun = await tiktok.publish(call(), post);
    assert.ok(begun.end === 'pending' && begun.next === 'publish');
    assert.equal(server.videos.length, 0);
    const outcome = await goOn(begun, post);
    assert.ok(outcome.end === 'published');
    assert.equal(outcome.externalId, server.videos[0]?.id);
    assert.equal(outcome.url, `https://www.tiktok.com/@bakery/video/${outcome.externalId}`);
    const pieces = server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body.length);
    assert.deepEqual(pieces, [16 * MB, 16 * MB, 18 * MB + 7]);
  });

  test('that breaks off in the middle begins anew, as nobody sees it', async () => {
    const post = film({ bytes: 40 * MB });
    const begun = await tiktok.publish(call(), post);
    server.refuse(({ method }) => method === 'PUT', { status: 503, body: 'busy' });
    assert.equal((await goOn(begun, post)).end, 'retry');
    assert.ok(begun.end === 'pending');
    assert.deepEqual(await look(post, begun.data), { end: 'absent' });
    assert.equal((await publish(post)).end, 'published');
    assert.equal(server.videos.length, 1);
  });

  test('whose address has run out begins anew', async () => {
    const post = film();
    const begun = await tiktok.publish(call(), post);
    clock.advance(90 * MINUTE);
    assert.equal((await goOn(begun, post)).end, 'retry');
  });

  test('that is too long for the account says how long it may be', async () => {
    const outcome = await publish(film({ seconds: 400 }));
    assert.deepEqual(outcome, { end: 'rejected', reason: say('networks.tiktok-too-long', { seconds: 300 }) });
  });

  test('that TikTok works on when its answer is lost is asked for, and never sent again', async () => {
    server.plan(2, 'ready');
    const post = film();
    const begun = await tiktok.publish(call(), post);
    assert.ok(begun.end === 'pending');
    server.fail('lost');
    assert.equal((await tiktok.resume(call(), begun.data, post)).end, 'unknown');
    const found = await look(post, begun.data);
    assert.ok(found.end === 'pending' && found.next === 'ask', JSON.stringify(found));
    assert.equal((await goOn(found, post)).end, 'published');
    assert.equal(server.videos.length, 1);
  });

  test('that was never named was never sent; one of a lost note is found in the list', async () => {
    const post = film();
    assert.deepEqual(await look(post), { end: 'absent' });
    const long = { ...post, content: `${'Bread. '.repeat(40)}#bakery` };
    const outcome = await publish(long);
    assert.deepEqual(await look(long), outcome);
    clock.advance(90 * MINUTE);
    assert.deepEqual(await look(long), { end: 'absent' }, 'an older one of the same words is another');
  });
});

describe('what TikTok says of a post that it has', () => {
  const failing = async (reason: string) => {
    server.plan(0, reason);
    return publish(film());
  };

  test('tells what may be tried again from what may not', async () => {
    assert.equal((await failing('internal')).end, 'retry');
    assert.equal((await failing('video_pull_failed')).end, 'retry');
    assert.equal((await failing('auth_removed')).end, 'reconnect');
    assert.equal((await failing('spam_risk')).end, 'attention');
    const outcome = await failing('duration_check_failed');
    assert.deepEqual(outcome, {
      end: 'rejected',
      reason: say('networks.tiktok-unfit', { what: 'duration' }),
    });
  });

  test('may lack a public id for a while: it is waited for, then the post is shown in the profile', async () => {
    server.moderation.isQuick = false;
    const outcome = await publish(film());
    assert.ok(outcome.end === 'published' && outcome.externalId.startsWith('v_pub_file'));
    assert.equal(outcome.url, 'https://www.tiktok.com/@bakery');
    assert.equal(server.asked.filter(({ path }) => path.endsWith('/status/fetch/')).length, 6);
    assert.deepEqual(await tiktok.measure(call(), [outcome.externalId]), new Map());
    server.moderation.isQuick = true;
    Object.assign(server.videos[0]?.figures ?? {}, { view_count: 5 });
    const figures = (await tiktok.measure(call(), [outcome.externalId])).get(outcome.externalId);
    assert.deepEqual(figures, { likes: 0, comments: 0, shares: 0, impressions: 5 });
  });

  test('never has one where only its author sees the post', async () => {
    const outcome = await publish(film(), 'SELF_ONLY');
    assert.ok(outcome.end === 'published' && outcome.url === 'https://www.tiktok.com/@bakery');
  });

  test('is asked for again, and never sent again, when the answer is lost', async () => {
    const post = film();
    const begun = await tiktok.publish(call(), post);
    assert.ok(begun.end === 'pending');
    const sent = await tiktok.resume(call(), begun.data, post);
    assert.ok(sent.end === 'pending' && sent.next === 'ask');
    for (const answer of [{ status: 503 }, fault(429, 'rate_limit_exceeded')]) {
      server.refuse(({ path }) => path.endsWith('/status/fetch/'), answer);
      assert.ok(['unknown', 'pending'].includes((await tiktok.resume(call(), sent.data, post)).end));
    }
    assert.equal((await goOn(sent, post)).end, 'published');
  });
});

describe('pictures', () => {
  const pictures = (change = {}) =>
    makePost({ media: [makePicture(change), makePicture({ bytes: 40_000 })] });

  test('are fetched from their addresses', async () => {
    const post = pictures();
    assert.equal((await publish(post)).end, 'published');
    assert.equal(server.videos[0]?.kind, 'photo');
    const init = server.asked.find(isInit);
    const { source_info: source } = (init && jsonOf(init)) as { source_info: object };
    const photo_images = ['https://drivyn.example/m/50000', 'https://drivyn.example/m/40000'];
    assert.deepEqual(source, { source: 'PULL_FROM_URL', photo_images, photo_cover_index: 0 });
  });

  test('that nobody can fetch are refused with what is missing', async () => {
    const outcome = await publish(pictures({ address: () => null }));
    assert.ok(outcome.end === 'rejected' && /DRIVYN_PUBLIC_URL/.test(wordsOfTold(outcome.reason)));
  });

  test('whose answer is lost are never sent again: no list tells of them for certain', async () => {
    const post = pictures();
    server.fail('lost');
    assert.equal((await tiktok.publish(call(), post)).end, 'unknown');
    assert.equal((await look(post)).end, 'unknown');
    assert.equal(server.videos.length, 1);
  });

  test('from an address that is not verified wait for a person', async () => {
    const outcome = await publish(pictures({ address: () => 'https://elsewhere.example/m/1' }));
    assert.ok(outcome.end === 'attention' && /verified/.test(wordsOfTold(outcome.reason)));
  });
});

test('too many posts a day wait for hours, and so do the others of the account', async () => {
  server.refuse(isInit, fault(403, 'spam_risk_too_many_posts'));
  const outcome = await publish(film());
  const at = clock.now() + 4 * HOUR;
  assert.deepEqual([outcome.end, outcome.end === 'retry' && outcome.at], ['retry', at]);
  assert.deepEqual(told, [{ of: 'account', counted: 'posts/day', alike: true, blockedUntil: at }]);
});

test('an app on this machine shows the digest of its secret in hex', async () => {
  const redirectUri = 'http://127.0.0.1:8080/oauth/tiktok/callback';
  const way = { ...call(), app: APP, server: null };
  const verifier = 'v'.repeat(64);
  const code = server.allow(auth.authorizeUrl(way, { state: 's', redirectUri, verifier }));
  assert.equal((await auth.exchange(way, { code, redirectUri, verifier })).end, 'signed-in');
});
