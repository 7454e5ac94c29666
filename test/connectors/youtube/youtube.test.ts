import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Call, LimitNotice, PublishRequest } from '../../../server/connectors/channels/connector.ts';
import { SCOPES } from '../../../server/connectors/channels/youtube/api.ts';
import { youtube } from '../../../server/connectors/channels/youtube/connector.ts';
import { PART } from '../../../server/connectors/channels/youtube/session.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { makeCall } from '../../support/network-call.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePost } from '../support/posts.ts';
import type { Asked } from '../support/stand-in.ts';
import { APP, allow, apiError } from '../vendors/google-accounts.ts';
import { CHANNEL, isVisible, openYouTube, type YouTube } from './stand-in.ts';

/** A Monday, 01:00 in California. */
const START = Date.UTC(2027, 2, 1, 9);
const MIDNIGHT_THERE = Date.UTC(2027, 2, 2, 8);

const isBegin = ({ method, path }: Asked) => method === 'POST' && path === '/upload/youtube/v3/videos';

function film(change: Partial<PublishRequest> = {}): PublishRequest {
  return makePost({ title: 'How dough is folded', media: [makeFilm()], ...change });
}

const credentialOf = (token: string, scopes: readonly string[] = SCOPES) => ({
  ...{
    externalId: CHANNEL,
    handle: 'cornerbakery',
    server: null,
    token,
    scopes,
    version: 1,
    provider: 'youtube',
    app: APP,
  },
});

async function open(): Promise<Subject> {
  const clock = new SimulatedClock(START);
  const there = await openYouTube(() => clock.now());
  const token = there.accounts.give(SCOPES);
  const last = () => there.accounts.tokens.get(token);
  return {
    channel: 'youtube',
    connector: youtube,
    originMap: there.originMap,
    clock,
    credential: credentialOf(token),
    posts: { film },
    published: () =>
      there.films
        .filter(({ asks, end }) => asks === 0 && end === 'processed')
        .map(({ id, title, description }) => ({ id, words: `${title}\n${description}`, alts: [null] })),
    hasAlt: false,
    fail: (loss) => there.fail(loss),
    taken: () => there.taken(),
    refuse: {
      limited: () =>
        there.refuse(isBegin, apiError(403, 'quotaExceeded', 'The request cannot be completed.')),
      expired: () => void Object.assign(last() ?? {}, { endsAt: clock.now() }),
      revoked: () => void there.accounts.tokens.delete(token),
      forbidden: () => void there.accounts.tokens.set(token, { scopes: [], endsAt: START + HOUR }),
      refused: () =>
        there.refuse(isBegin, apiError(400, 'invalidDescription', 'The description is invalid.')),
      duplicate: null,
    },
    limitedUntil: () => MIDNIGHT_THERE,
    works: (asks, end) => there.works(asks, end === 'ready' ? 'processed' : 'failed'),
    figures: {
      set: (id) => {
        const one = there.films.find((each) => each.id === id);
        Object.assign(one ?? {}, {
          statistics: { viewCount: '1204', likeCount: '31', commentCount: '2' },
          shares: 4,
        });
        return { impressions: 1204, likes: 31, comments: 2, shares: 4 };
      },
      without: (id) =>
        void Object.assign(there.films.find((each) => each.id === id) ?? {}, { statistics: {} }),
    },
    removes: true,
    signIn: {
      auth: youtube.auth as never,
      app: APP,
      allow: (url) => allow(there.at, url),
      accounts: [CHANNEL],
    },
    close: () => there.close(),
  };
}

conformance('YouTube', open);

let there: YouTube;
let clock: SimulatedClock;
let told: LimitNotice[];
beforeEach(async () => {
  clock = new SimulatedClock(START);
  there = await openYouTube(() => clock.now());
  told = [];
});
afterEach(() => there.close());

function call(change: Partial<Call> = {}): Call {
  return makeCall({
    channel: 'youtube',
    credential: credentialOf(there.accounts.give(SCOPES)),
    outbound: new Outbound({ origins: there.originMap }),
    clock,
    tell: (notice) => void told.push(notice),
    ...change,
  });
}

/** All steps before the one that makes it visible. @returns its note */
async function uploadFirstParts(post: PublishRequest): Promise<string> {
  const begun = await youtube.publish(call(), post);
  assert.ok(begun.end === 'pending' && begun.next === 'ask', JSON.stringify(begun));
  const staged = await youtube.resume(call(), begun.data, post);
  assert.ok(staged.end === 'pending' && staged.next === 'publish', JSON.stringify(staged));
  return staged.data;
}

test('a film goes in parts, nothing is there before the last, and the last is sent once', async () => {
  const bytes = 2 * PART + 1;
  const post = film({ media: [makeFilm({ bytes })] });
  const note = await uploadFirstParts(post);
  assert.equal(there.films.length, 0);
  assert.equal(there.asked.filter(isVisible).length, 0);
  const sent = await youtube.resume(call(), note, post);
  assert.ok(sent.end === 'pending' && sent.next === 'ask');
  assert.equal((await youtube.resume(call(), sent.data, post)).end, 'published');
  const last = there.asked.filter(isVisible);
  assert.deepEqual(
    last.map(({ body }) => body.length),
    [1],
  );
  assert.deepEqual(
    there.films.map((made) => made.bytes),
    [bytes],
  );
});

test('a film as small as one part has nothing to go before', async () => {
  const post = film({ media: [makeFilm({ bytes: 10_000 })] });
  const note = await uploadFirstParts(post);
  assert.equal((await youtube.resume(call(), note, post)).end, 'pending');
  assert.equal(there.films[0]?.bytes, 10_000);
});

test('an upload that broke off goes on where the session says it is', async () => {
  const post = film({ media: [makeFilm({ bytes: 3 * PART })] });
  const begun = await youtube.publish(call(), post);
  assert.ok(begun.end === 'pending');
  const isSecond = ({ headers }: Asked) =>
    headers['content-range'] === `bytes ${PART}-${2 * PART - 1}/${3 * PART}`;
  there.refuse(isSecond, { status: 503, body: 'busy' });
  assert.equal((await youtube.resume(call(), begun.data, post)).end, 'unknown');
  const before = there.asked.length;
  const staged = await youtube.resume(call(), begun.data, post);
  assert.ok(staged.end === 'pending' && staged.next === 'publish');
  assert.deepEqual(
    there.asked.slice(before).map(({ headers }) => headers['content-range']),
    [`bytes */${3 * PART}`, `bytes ${PART}-${2 * PART - 1}/${3 * PART}`],
  );
});

test('the session tells what became of the last part, whether or not the channel shows it yet', async () => {
  const post = film();
  const note = await uploadFirstParts(post);
  const looked = (data: string) => youtube.check(call(), { ...post, since: START - HOUR, others: [], data });
  assert.deepEqual(await looked(note), { end: 'absent' });
  there.fail('lost');
  assert.equal((await youtube.resume(call(), note, post)).end, 'unknown');
  const [made] = there.films;
  there.refuse(({ path }) => path === '/youtube/v3/playlistItems', { json: { items: [] } });
  assert.deepEqual(await looked(note), {
    end: 'published',
    externalId: made?.id,
    url: `https://www.youtube.com/watch?v=${made?.id}`,
  });
});

test('a session that nobody knows any more begins anew before the last part, and is looked for after it', async () => {
  const post = film();
  const begun = await youtube.publish(call(), post);
  assert.ok(begun.end === 'pending');
  there.forgetSessions();
  assert.equal((await youtube.resume(call(), begun.data, post)).end, 'retry');
  const note = await uploadFirstParts(post);
  there.fail('reset');
  assert.equal((await youtube.resume(call(), note, post)).end, 'unknown');
  there.forgetSessions();
  const found = await youtube.check(call(), { ...post, since: START - HOUR, others: [], data: note });
  assert.equal(found.end, 'published');
});

test('a film that is still worked on is found as such, and one of another time or of others is not ours', async () => {
  const post = film();
  there.works(2, 'processed');
  const note = await uploadFirstParts(post);
  await youtube.resume(call(), note, post);
  const look = (change: object) =>
    youtube.check(call(), { ...post, since: START - HOUR, others: [], ...change });
  assert.equal((await look({})).end, 'pending');
  assert.equal((await look({})).end, 'published');
  assert.equal((await look({ since: START + MINUTE })).end, 'absent');
  assert.equal((await look({ others: [there.films[0]?.id] })).end, 'absent');
  assert.equal((await look({ content: `${post.content} And more.` })).end, 'absent');
});

test('a film is found however many came after it, and absent only where all of them were read', async () => {
  const post = film();
  await youtube.resume(call(), await uploadFirstParts(post), post);
  const [made] = there.films;
  assert.ok(made);
  const add = (count: number) => {
    for (let index = 0; index < count; index += 1)
      there.films.unshift({ ...made, id: `other-${there.films.length}`, title: `Another ${index}` });
  };
  const look = (change = {}) =>
    youtube.check(call(), { ...post, since: START - HOUR, others: [], ...change });
  add(300);
  assert.equal((await look()).end, 'published');
  assert.deepEqual(await look({ title: 'Never' }), { end: 'absent' });
  add(300);
  assert.equal((await look()).end, 'unknown');
});

test('words that YouTube stores otherwise are the same words', async () => {
  const post = film({ content: 'Folded twice.\n\n#bread  \n' });
  await youtube.resume(call(), await uploadFirstParts(post), post);
  assert.equal((await youtube.check(call(), { ...post, since: START, others: [] })).end, 'published');
});

test('an hour of grace is not asked for: quotas begin anew at midnight in California, also over the summer', async () => {
  for (const [now, midnight] of [
    [Date.UTC(2027, 2, 1, 7, 59), Date.UTC(2027, 2, 1, 8)],
    [Date.UTC(2027, 6, 1, 9), Date.UTC(2027, 6, 2, 7)],
  ] as const) {
    clock.set(now);
    there.refuse(isBegin, apiError(403, 'quotaExceeded', 'The quota is used up.'));
    const outcome = await youtube.publish(call(), film());
    assert.ok(outcome.end === 'retry');
    assert.equal(outcome.at, midnight);
    assert.deepEqual(told.at(-1), { of: 'app', counted: 'quota', blockedUntil: midnight });
  }
});

test('a channel that has had its films of the day waits a day, and reads on meanwhile', async () => {
  there.refuse(isBegin, apiError(400, 'uploadLimitExceeded', 'The user has exceeded the number of videos.'));
  const outcome = await youtube.publish(call(), film());
  assert.ok(outcome.end === 'retry');
  assert.equal(outcome.at, START + 24 * HOUR);
  assert.ok(told.every(({ blockedUntil }) => blockedUntil === undefined));
});

test('a permission that was unticked is named, before anything is sent', async () => {
  const credential = credentialOf('ya29.x', [SCOPES[1] ?? '']);
  const outcome = await youtube.publish(call({ credential }), film());
  assert.ok(outcome.end === 'reconnect');
  assert.match(wordsOfTold(outcome.error), /youtube\.upload/);
  const edited = await youtube.edit?.(call({ credential }), 'film-1', { title: 'a', content: 'b' });
  assert.ok(edited?.end === 'reconnect');
  assert.match(wordsOfTold(edited.error), /youtube\.force-ssl/);
  assert.deepEqual(there.asked, []);
});

test('other words leave category and tags as they are', async () => {
  const post = film();
  await youtube.resume(call(), await uploadFirstParts(post), post);
  const [made] = there.films;
  Object.assign(made ?? {}, { tags: ['bread', 'dough'], categoryId: '26' });
  const words = { title: null, content: 'Folded four times.' };
  assert.deepEqual(await youtube.edit?.(call(), made?.id ?? '', words), { end: 'edited' });
  const { title, description, tags, categoryId } = made ?? {};
  assert.deepEqual(
    [title, description, tags, categoryId],
    [post.title, words.content, ['bread', 'dough'], '26'],
  );
  const refused = await youtube.edit?.(call(), made?.id ?? '', { title: '<b>', content: '' });
  assert.equal(refused?.end, 'rejected');
});

test('films that all stay private say that nobody has audited the project', async () => {
  const look = () => youtube.examine(call());
  assert.deepEqual(await look(), { end: 'well', followers: 412, findings: [] });
  there.isAudited = false;
  const post = film();
  await youtube.resume(call(), await uploadFirstParts(post), post);
  assert.deepEqual(await look(), { end: 'well', followers: 412, findings: ['private'] });
  there.isAudited = true;
  const another = film();
  await youtube.resume(call(), await uploadFirstParts(another), another);
  assert.deepEqual(await look(), { end: 'well', followers: 412, findings: [] });
});

test('a refresh token comes once, and goes on', async () => {
  const { auth } = youtube;
  assert.ok(auth?.kind === 'oauth');
  const { signal, outbound } = call();
  const way = { channel: 'youtube', app: APP, server: null, signal, outbound, clock } as const;
  const ask = {
    state: 's',
    redirectUri: 'https://drivyn.example/oauth/youtube/callback',
    verifier: 'v'.repeat(64),
  };
  const code = await allow(there.at, auth.authorizeUrl(way, ask));
  const entered = await auth.exchange(way, { ...ask, code });
  assert.ok(entered.end === 'signed-in' && entered.tokens.refresh !== null);
  const renewed = await auth.refresh(way, entered.tokens);
  assert.ok(renewed.end === 'refreshed');
  assert.equal(renewed.tokens.refresh, entered.tokens.refresh);
  assert.notEqual(renewed.tokens.access, entered.tokens.access);
  await auth.revoke?.(way, renewed.tokens);
  assert.deepEqual(await auth.refresh(way, renewed.tokens), { end: 'reconnect' });
});
